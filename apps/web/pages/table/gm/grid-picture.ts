/** So long a picture may be as text: it is kept in the world of the table, and everybody fetches it once. */
const MOST_CHARACTERS = 150_000;
const SIDES = [1600, 1280, 1024, 800, 640, 480] as const;
const QUALITIES = [0.8, 0.65, 0.5] as const;

/** A picture made small enough to be kept in the scene; nothing where the file is none. */
export async function pictureFrom(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  for (const side of SIDES) {
    const canvas = drawn(bitmap, side);
    for (const quality of QUALITIES) {
      const text = spelled(canvas, quality);
      if (text.length <= MOST_CHARACTERS) return text;
    }
  }
  return undefined;
}

function drawn(bitmap: ImageBitmap, most: number): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Browsers that do not write WebP answer with another kind, which is far larger. */
function spelled(canvas: HTMLCanvasElement, quality: number): string {
  const text = canvas.toDataURL('image/webp', quality);
  return text.startsWith('data:image/webp') ? text : canvas.toDataURL('image/jpeg', quality);
}
