import type { Barred, Json, System } from '@arbitro/kernel';
import { folded } from '@arbitro/kernel';

import { type ReactNode, useId, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { optionWords, whyNot } from './option-words.ts';
import { CREATE } from './words.ts';

/** More options than this get a search field. */
export const MANY = 12;

interface ChoicesProps {
  readonly system: System;
  readonly options: readonly Json[];
  readonly barred: readonly Barred[] | undefined;
  readonly children: (option: Json, says: string) => ReactNode;
}

/** All available options, and below them the disabled ones, grouped by reason. */
export function Choices({ system, options, barred = [], children }: ChoicesProps) {
  const speech = useSpeech();
  const [wanted, setWanted] = useState('');
  const fits = (option: Json): boolean =>
    folded(optionWords(system, option, speech)).includes(folded(wanted.trim()));
  const open = options.filter(fits);
  const shut = barred.filter(({ option }) => fits(option));
  return (
    <>
      {options.length > MANY && (
        <SearchField value={wanted} onChange={setWanted} label={speech.words(CREATE.find)} />
      )}
      <ul className="create-choices">
        {open.map((option) => (
          <li key={JSON.stringify(option)}>{children(option, optionWords(system, option, speech))}</li>
        ))}
      </ul>
      {open.length + shut.length === 0 && <p className="soft">{speech.words(CREATE['none-found'])}</p>}
      {shut.length > 0 && <NotToBeHad system={system} barred={shut} />}
    </>
  );
}

function NotToBeHad({ system, barred }: { readonly system: System; readonly barred: readonly Barred[] }) {
  const speech = useSpeech();
  const heading = useId();
  const reasons = [...Map.groupBy(barred, (one) => whyNot(system, one, speech))];
  return (
    <section className="create-shut" aria-labelledby={heading}>
      <h4 id={heading}>{speech.words(CREATE['not-now'])}</h4>
      <dl>
        {reasons.map(([why, all]) => (
          <div key={why}>
            <dt>{why}</dt>
            {all.map(({ option }) => (
              <dd key={JSON.stringify(option)}>{optionWords(system, option, speech)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
