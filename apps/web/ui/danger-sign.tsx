import type { Danger } from '@arbitro/kernel';
import { useLocale } from '../app/language.tsx';
import { Icon } from './icon.tsx';

/** Listed here: the start page loads nothing of the engine. */
const DANGERS: readonly Danger[] = ['easy', 'hard', 'deadly'];

/** The danger of an encounter: up to three skulls, and the word. */
export function DangerSign({ danger }: { readonly danger: Danger }) {
  const { text } = useLocale();
  const steps = DANGERS.indexOf(danger);
  return (
    <span className={`danger ${danger}`}>
      {DANGERS.map((step, index) => (
        <span key={step} className={index <= steps ? 'on' : 'off'}>
          <Icon name="skull" size={18} />
        </span>
      ))}
      <span>{text(`danger-${danger}`)}</span>
    </span>
  );
}
