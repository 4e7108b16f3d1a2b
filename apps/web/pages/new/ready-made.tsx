import { DANGERS, type Encounter, type System } from '@arbitro/kernel';
import { metIn } from '@arbitro/scenario';
import { useMemo, useState } from 'react';
import { useSpeech } from '../../app/language.tsx';
import { go } from '../../app/router.tsx';
import { ask, type Made } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { DangerSign } from '../../ui/danger.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';

/** The encounters of a system: one click creates a table with party and foes. */
export function ReadyMade({ system }: { readonly system: System }) {
  const { text, words } = useSpeech();
  const { complain } = useToasts();
  const [opening, setOpening] = useState<string>();
  const party = useParty(system);
  const open = async ({ id, title }: Encounter): Promise<void> => {
    setOpening(id);
    const body = { demo: system.id, encounter: id, title: words(title), name: text('gm') };
    const made = await ask<Made>('/tables', { body });
    setOpening(undefined);
    if (made.ok) go(`/t/${made.value.table}#${made.value.key}`);
    else complain(made);
  };
  return (
    <section className="ready-made" aria-labelledby="ready-made">
      <h2 id="ready-made">{text('new-ready')}</h2>
      <p className="soft">{text('new-ready-says', { party })}</p>
      <ul>
        {system.encounters.map((encounter, at) => (
          <li key={encounter.id} className="card">
            <DangerSign danger={DANGERS[at] ?? 'deadly'} />
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
function useParty(system: System): string {
  const { words, language } = useSpeech();
  return useMemo(() => {
    const met = metIn(system, system.encounters[0]);
    const names = (met.ok ? met.value.party : []).map((id) => {
      const { called, name } = system.content[id] ?? {};
      return words(called ?? name ?? { en: id, it: id, fi: id });
    });
    return new Intl.ListFormat(language).format(names);
  }, [system, words, language]);
}
