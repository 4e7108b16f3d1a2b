import type { Json } from '@arbitro/kernel';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { AnswerFieldProps } from './answer-field.tsx';
import { describeValue } from './describe-value.ts';
import { isDiceChoice, isDiceText } from './dice-choice.ts';

/** More options than this get a search field, and fold once one is chosen. */
export const SEARCH_FROM = 14;

interface OptionsProps extends AnswerFieldProps {
  readonly options: readonly Json[];
  readonly several?: boolean;
}

const keyOf = (option: Json): string => JSON.stringify(option);

/** The options as buttons: one or several can be chosen. */
export function OptionButtons({
  options,
  several = false,
  value,
  onValue,
  without,
  together,
  ...props
}: OptionsProps) {
  const speech = useLocale();
  const [wanted, setWanted] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  const { label, name, keyed, beside, tone } = props;
  const chosen = listChosen(value, several);
  const isChosen = (option: Json): boolean => chosen.some((item) => keyOf(item) === keyOf(option));
  const pick = (option: Json): void => {
    setUnfolded(false);
    if (!several) onValue(option);
    else
      onValue(
        isChosen(option) ? chosen.filter((item) => keyOf(item) !== keyOf(option)) : [...chosen, option],
      );
  };
  const isLong = options.length > SEARCH_FROM;
  const isFolded = isLong && !several && chosen.length > 0 && !isUnfolded;
  const numberOf = (at: number): number | undefined => (keyed && at < NUMBER_KEYS ? at + 1 : undefined);
  const optionTexts = options.map((option) => ({ option, says: describeValue(option, name, speech) }));
  const visibleOptions = optionTexts.filter(({ option, says }) =>
    isFolded ? isChosen(option) : says.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <fieldset className="options" aria-label={label}>
      {isLong && !isFolded && (
        <input
          className="input filter"
          type="search"
          aria-label={`${speech.text('search')}: ${label}`}
          placeholder={speech.text('search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {visibleOptions.map(({ option, says }, index) => (
        <PickOption
          key={keyOf(option)}
          tone={tone?.(option) ?? ''}
          chosen={isChosen(option)}
          number={numberOf(index)}
          onPick={() => (isFolded ? setUnfolded(true) : pick(option))}
        >
          {several && isChosen(option) && <Icon name="check" size={16} />}
          <span className="says">{says}</span>
          {isFolded && <Icon name="more" size={16} />}
          {beside?.(option)}
        </PickOption>
      ))}
      {several && <AllOrNone options={options} chosen={chosen} onValue={onValue} {...props} />}
      {isDiceChoice(options) && <TypedDice label={label} options={options} value={value} onValue={onValue} />}
      {together && (
        <PickOption tone="ours" chosen={together.chosen} number={undefined} onPick={together.choose}>
          <Icon name="people" size={16} />
          <span className="says">{together.says}</span>
        </PickOption>
      )}
      {without && !isFolded && (
        <PickOption chosen={without.chosen} number={numberOf(visibleOptions.length)} onPick={without.choose}>
          <span className="says">{without.says}</span>
        </PickOption>
      )}
    </fieldset>
  );
}

function listChosen(value: Json | undefined, several: boolean): readonly Json[] {
  if (several) return Array.isArray(value) ? value : [];
  return value === undefined ? [] : [value];
}

const NUMBER_KEYS = 9;

interface PickProps {
  readonly tone?: string;
  readonly chosen: boolean;
  /** The number key that selects it. */
  readonly number: number | undefined;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

function PickOption({ tone = '', chosen, number, onPick, children }: PickProps) {
  return (
    <Button className={`pick-option ${tone}`} aria-pressed={chosen} data-key={number} onClick={onPick}>
      {number !== undefined && (
        <span className="kbd" aria-hidden="true">
          {number}
        </span>
      )}
      {children}
    </Button>
  );
}

interface AllProps extends Pick<AnswerFieldProps, 'question' | 'onValue'> {
  readonly options: readonly Json[];
  readonly chosen: readonly Json[];
}

/** Chooses all options at once, or none: where that is a valid answer. */
function AllOrNone({ question, options, chosen, onValue }: AllProps) {
  const { text } = useLocale();
  if (question.kind !== 'some' || question.most < options.length || options.length < 2) return null;
  const hasAll = chosen.length === options.length;
  return (
    <Button look="quiet" className="all-or-none" onClick={() => onValue(hasAll ? [] : options)}>
      {text(hasAll ? 'table-choose-none' : 'table-choose-all')}
    </Button>
  );
}

interface TypedDiceProps extends Pick<AnswerFieldProps, 'label' | 'value' | 'onValue'> {
  readonly options: readonly Json[];
}

/** Any other amount or dice than those listed. */
function TypedDice({ label, options, value, onValue }: TypedDiceProps) {
  const { text } = useLocale();
  const isListed = value === undefined || options.includes(value);
  const [typed, setTyped] = useState(isListed ? '' : String(value));
  return (
    <input
      className="input typed-dice"
      aria-label={`${label}: ${text('table-typed-dice')}`}
      placeholder={text('table-typed-dice')}
      maxLength={12}
      value={isListed && isDiceText(typed) ? '' : typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isDiceText(target.value)) onValue(target.value.trim());
      }}
    />
  );
}
