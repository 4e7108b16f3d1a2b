import type { Json } from '@arbitro/kernel';

/** Downloads plain data as a file. */
export const download = (name: string, content: Json): void =>
  downloadText(name, `${JSON.stringify(content, null, 2)}\n`, 'application/json');

const ENDINGS = { 'application/json': 'json', 'text/html': 'html' } as const;

export function downloadText(name: string, content: string, type: keyof typeof ENDINGS): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileNameFor(name)}.${ENDINGS[type]}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const fileNameFor = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase() || 'arbitro';
