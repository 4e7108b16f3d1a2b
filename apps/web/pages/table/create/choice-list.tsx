import type { DisabledOption, Json, System } from '@arbitro/kernel';
import { foldAccents } from '@arbitro/kernel';

import { type ReactNode, useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { describeDisabled, describeOption } from './describe-option.ts';
import { CREATE_TEXTS } from './texts.ts';

/** More options than this get a search field. */
export const SEARCH_FROM = 12;

interface ChoiceListProps {
  readonly system: System;
  readonly options: readonly Json[];
  readonly barred: readonly DisabledOption[] | undefined;
  readonly children: (option: Json, text: string) => ReactNode;
}

/** All available options, and below them the disabled ones, grouped by reason. */
export function ChoiceList({ system, options, barred = [], children }: ChoiceListProps) {
  const speech = useLocale();
  const [wanted, setWanted] = useState('');
  const fits = (option: Json): boolean =>
    foldAccents(describeOption(system, option, speech)).includes(foldAccents(wanted.trim()));
  const open = options.filter(fits);
  const shut = barred.filter(({ option }) => fits(option));
  return (
    <>
      {options.length > SEARCH_FROM && (
        <SearchField value={wanted} onChange={setWanted} label={speech.words(CREATE_TEXTS.find)} />
      )}
      <ul className="create-choices">
        {open.map((option) => (
          <li key={JSON.stringify(option)}>{children(option, describeOption(system, option, speech))}</li>
        ))}
      </ul>
      {open.length + shut.length === 0 && <p className="soft">{speech.words(CREATE_TEXTS['none-found'])}</p>}
      {shut.length > 0 && <DisabledChoices system={system} barred={shut} />}
    </>
  );
}

function DisabledChoices({
  system,
  barred,
}: {
  readonly system: System;
  readonly barred: readonly DisabledOption[];
}) {
  const speech = useLocale();
  const heading = useId();
  const reasons = [
    ...Map.groupBy(barred, (disabledOption) => describeDisabled(system, disabledOption, speech)),
  ];
  return (
    <section className="create-shut" aria-labelledby={heading}>
      <h4 id={heading}>{speech.words(CREATE_TEXTS['not-now'])}</h4>
      <dl>
        {reasons.map(([why, all]) => (
          <div key={why}>
            <dt>{why}</dt>
            {all.map(({ option }) => (
              <dd key={JSON.stringify(option)}>{describeOption(system, option, speech)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
