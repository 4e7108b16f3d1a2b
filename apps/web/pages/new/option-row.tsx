import {
  findSetting,
  listSwitchSettings,
  type NumberList,
  type Option,
  type Setting,
  type Switch,
} from '@arbitro/kernel';
import { memo, useId } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Link } from '../../app/router.tsx';
import { CustomValueInput } from '../../ui/custom-value-input.tsx';
import { type Fault, isOptionChanged } from './table-request.ts';

interface RowProps {
  readonly system: string;
  readonly id: string;
  readonly option: Option;
  readonly chosen: Setting | undefined;
  readonly faults: readonly Fault[];
  readonly onChoose: (id: string, setting: Setting) => void;
}

/** A house rule: collapsed it shows its setting, expanded the choices. */
export const OptionRow = memo((row: RowProps) => {
  const { text, words } = useLocale();
  const { system, option, chosen, faults } = row;
  return (
    <details className="option folds" open={faults.length > 0 || undefined}>
      <summary>
        <span className="name">{words(option.title)}</span>
        {isOptionChanged(option, chosen) && <span className="chip ember">{text('new-changed')}</span>}
        <span className="now">{useCurrentSetting(option, chosen)}</span>
      </summary>
      {option.kind === 'switch' ? (
        <SwitchChoices {...row} option={option} />
      ) : (
        <NumberChoices {...row} option={option} />
      )}
      {option.kind === 'switch' && option.others && (
        <CustomValueInput figures={option.others} onChoose={(figure) => row.onChoose(row.id, figure)} />
      )}
      <Faults faults={faults} />
      <p className="small">
        <Link href={`/rules/${system}/${option.rule}`}>{text('new-rule')}</Link>
      </p>
    </details>
  );
});

function useCurrentSetting(option: Option, chosen: Setting | undefined): string {
  const { words } = useLocale();
  if (option.kind === 'numbers') return String(chosen ?? option.default.join(', '));
  const value = chosen ?? option.default;
  const setting = findSetting(option, value);
  return setting ? words(setting.says) : String(value);
}

function SwitchChoices({ id, option, chosen, onChoose }: RowProps & { readonly option: Switch }) {
  const name = useId();
  const { text, words } = useLocale();
  return (
    <fieldset className="settings-of">
      <legend className="unseen">{words(option.title)}</legend>
      {listSwitchSettings(option, chosen ?? option.default).map(({ value, says }) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={name}
            checked={value === (chosen ?? option.default)}
            onChange={() => onChoose(id, value)}
          />
          <span>
            {words(says)}{' '}
            {value === option.default && <span className="chip good">{text('new-default')}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function NumberChoices({ id, option, chosen, faults, onChoose }: RowProps & { readonly option: NumberList }) {
  const field = useId();
  const { text, words } = useLocale();
  return (
    <div className="field">
      <p>{words(option.says)}</p>
      <label htmlFor={field}>{text('new-numbers')}</label>
      <input
        id={field}
        className="input number"
        inputMode="text"
        autoComplete="off"
        aria-invalid={faults.length > 0}
        value={String(chosen ?? option.default.join(', '))}
        onChange={({ target }) => onChoose(id, target.value)}
      />
    </div>
  );
}

export function Faults({
  faults,
  isNamed = false,
}: {
  readonly faults: readonly Fault[];
  readonly isNamed?: boolean;
}) {
  if (faults.length === 0) return null;
  return (
    <ul className="faults">
      {faults.map(({ at, says }) => (
        <li key={`${at} ${says}`} className="fault">
          {isNamed && at !== '' && <code>{at}</code>} {says}
        </li>
      ))}
    </ul>
  );
}
