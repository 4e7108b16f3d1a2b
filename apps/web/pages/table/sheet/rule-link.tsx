import type { System } from '@arbitro/kernel';
import { useSpeech } from '../../../app/language.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** A rule by its title; it opens beside the table, so that nobody leaves the game to read. */
export function RuleLink({ system, rule }: { readonly system: System; readonly rule: string }) {
  const { words } = useSpeech();
  const found = system.rules[rule];
  if (!found) return null;
  return (
    <a className="rule-link" href={`/rules/${system.id}/${rule}`} target="_blank" rel="noreferrer">
      <Icon name="book" size={14} />
      {words(found.title)}
    </a>
  );
}
