import { DANGERS, type Encounter, type System } from '@arbitro/kernel';
import { findEncounterSides } from '@arbitro/scenario';
import { useMemo, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { navigateTo } from '../../app/router.tsx';
import { type CreatedTable, sendRequest } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { DangerSign } from '../../ui/danger-sign.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';

/** The encounters of a system: one click creates a table with party and foes. */
export function BuiltinEncounters({ system }: { readonly system: System }) {
  const { text, words } = useLocale();
  const { complain } = useToasts();
  const [opening, setOpening] = useState<string>();
  const party = usePartyNames(system);
  const open = async ({ id, title }: Encounter): Promise<void> => {
    setOpening(id);
    const body = { demo: system.id, encounter: id, title: words(title), name: text('gm') };
    const made = await sendRequest<CreatedTable>('/tables', { body });
    setOpening(undefined);
    if (made.ok) navigateTo(`/t/${made.value.table}#${made.value.key}`);
    else complain(made);
  };
  return (
    <section className="ready-made" aria-labelledby="ready-made">
      <h2 id="ready-made">{text('new-ready')}</h2>
      <p className="soft">{text('new-ready-says', { party })}</p>
      <ul>
        {system.encounters.map((encounter, index) => (
          <li key={encounter.id} className="card">
            <DangerSign danger={DANGERS[index] ?? 'deadly'} />
            <h3>{words(encounter.title)}</h3>
            <p>{words(encounter.about)}</p>
            <Button
              look="ember"
              disabled={opening !== undefined}
              aria-label={text('new-ready-play-of', { title: words(encounter.title) })}
              onClick={() => void open(encounter)}
            >
              <Icon name="play" />
              {text(opening === encounter.id ? 'new-making' : 'new-ready-play')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The party's names, the same in all three. */
function usePartyNames(system: System): string {
  const { words, language } = useLocale();
  return useMemo(() => {
    const sides = findEncounterSides(system, system.encounters[0]);
    const names = (sides.ok ? sides.value.party : []).map((id) => {
      const { called, name } = system.content[id] ?? {};
      return words(called ?? name ?? { en: id, it: id, fi: id });
    });
    return new Intl.ListFormat(language).format(names);
  }, [system, words, language]);
}
