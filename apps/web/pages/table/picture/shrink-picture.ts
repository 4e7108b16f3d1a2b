/** How large a picture may be: its length as text, and its sides, the best first. */
interface PictureLimits {
  readonly characters: number;
  readonly sides: readonly number[];
}

/** A map is stored in the table's world, and every client fetches it once. */
export const MAP_LIMITS: PictureLimits = { characters: 150_000, sides: [1600, 1280, 1024, 800, 640, 480] };
export const HANDOUT_LIMITS: PictureLimits = { ...MAP_LIMITS, characters: 130_000 };
export const TOKEN_LIMITS: PictureLimits = { characters: 60_000, sides: [512, 384, 256] };

const QUALITIES = [0.8, 0.65, 0.5] as const;

/** Draws a picture anew, small enough to be stored; returns undefined if the file is not a picture. */
export async function shrinkPicture(
  file: File,
  { characters, sides }: PictureLimits,
): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  for (const side of sides) {
    const canvas = drawScaled(bitmap, side);
    for (const quality of QUALITIES) {
      const text = encodePicture(canvas, quality);
      if (text.length <= characters) return text;
    }
  }
  return undefined;
}

function drawScaled(bitmap: ImageBitmap, max: number): HTMLCanvasElement {
  const scale = Math.min(1, max / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Browsers that cannot write WebP return another format, which is far larger. */
function encodePicture(canvas: HTMLCanvasElement, quality: number): string {
  const text = canvas.toDataURL('image/webp', quality);
  return text.startsWith('data:image/webp') ? text : canvas.toDataURL('image/jpeg', quality);
}
