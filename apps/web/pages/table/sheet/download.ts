import type { Json } from '@arbitro/kernel';

/** Downloads plain data as a file. */
export function download(name: string, content: Json): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileNameFor(name)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const fileNameFor = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase() || 'arbitro';
