import type { SystemName } from '@arbitro/kernel';
import type { CSSProperties } from 'react';
import { useLocale } from '../app/language.tsx';

/** Returns a tint for each system, derived from its id. */
const hueOf = (id: string): number =>
  [...id].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

/** The first letter of a system on a die. */
export function Emblem({ system }: { readonly system: SystemName }) {
  const { words } = useLocale();
  return (
    <svg
      className="emblem"
      viewBox="0 0 64 64"
      aria-hidden="true"
      style={{ '--hue': hueOf(system.id) } as CSSProperties}
    >
      <path className="body" d="M32 3l26 14.500v29L32 61 6 46.500v-29z" />
      <path
        className="edges"
        d="M32 3v9M58 17.500L50 22M58 46.500L50 42M32 61v-9M6 46.500L14 42M6 17.500L14 22"
      />
      <path className="front" d="M32 12l18 10v20L32 52 14 42V22z" />
      <text x="32" y="41">
        {words(system.name).slice(0, 1)}
      </text>
    </svg>
  );
}
