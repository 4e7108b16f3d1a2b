import { toSquare } from '@arbitro/grid';
import type { AnyQuestion, Json, Namer } from '@arbitro/kernel';
import { type ReactNode, useId } from 'react';
import { capitalize } from '../../../app/capitalize.ts';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { describeValue } from './describe-value.ts';
import { OptionButtons, SEARCH_FROM } from './option-buttons.tsx';

/** An option beside those of the question. */
interface OtherOption {
  readonly says: string;
  readonly chosen: boolean;
  readonly choose: () => void;
}

export interface AnswerFieldProps {
  readonly question: AnyQuestion;
  readonly label: string;
  readonly value: Json | undefined;
  readonly onValue: (value: Json) => void;
  readonly name: Namer;
  /** Whether the number keys 1 to 9 choose here. */
  readonly keyed?: boolean;
  /** An addition to an option, such as its odds. */
  readonly beside?: (option: Json) => ReactNode;
  /** An additional option that leaves the value out. */
  readonly without?: OtherOption;
  /** An additional option that stands for several of the others. */
  readonly together?: OtherOption;
  /** The style of an option, such as the side of a creature. */
  readonly tone?: (option: Json) => string;
}

/** The control for an answer, by the kind of question. */
export function AnswerField(props: AnswerFieldProps) {
  const { question } = props;
  switch (question.kind) {
    case 'one':
      if (question.options.length > SEARCH_FROM && question.options.every((option) => toSquare(option)))
        return <SquareChoice {...props} options={question.options} />;
      return <OptionButtons {...props} options={question.options} />;
    case 'some':
      return <OptionButtons {...props} options={question.options} several />;
    case 'number':
      return <Stepper {...props} least={question.least} most={question.most} />;
    case 'points':
      return <PointsInput {...props} total={question.total} slots={question.slots} />;
    case 'text':
      return <TextInput {...props} most={question.most} />;
  }
}

interface SquaresProps extends AnswerFieldProps {
  readonly options: readonly Json[];
}

/** A square is chosen on the map; users who cannot point choose it by name. */
function SquareChoice({ options, value, onValue, without, label, name }: SquaresProps) {
  const speech = useLocale();
  const index = options.findIndex((option) => JSON.stringify(option) === JSON.stringify(value));
  return (
    <select
      className="input squares"
      aria-label={label}
      value={without?.chosen ? 'without' : index}
      onChange={({ target }) => {
        const option = options[Number(target.value)];
        if (target.value === 'without') without?.choose();
        else if (option !== undefined) onValue(option);
      }}
    >
      <option value={-1}>–</option>
      {without && <option value="without">{without.says}</option>}
      {options.map((option, place) => (
        <option key={JSON.stringify(option)} value={place}>
          {describeValue(option, name, speech)}
        </option>
      ))}
    </select>
  );
}

interface StepperProps extends Pick<AnswerFieldProps, 'label' | 'value' | 'onValue'> {
  readonly least: number;
  readonly most: number;
}

/** A number between bounds: by buttons, by keys, or typed. */
export function Stepper({ label, value, onValue, least, most }: StepperProps) {
  const { text } = useLocale();
  const now = typeof value === 'number' ? value : least;
  const set = (next: number): void => onValue(Math.max(least, Math.min(most, Math.round(next))));
  return (
    <div className="stepper">
      <Button
        look="square"
        aria-label={text('table-less', { what: label })}
        disabled={now <= least}
        onClick={() => set(now - 1)}
      >
        <Icon name="minus" />
      </Button>
      <NumberInput label={label} min={least} max={most} value={now} onNumber={set} />
      <Button
        look="square"
        aria-label={text('table-more', { what: label })}
        disabled={now >= most}
        onClick={() => set(now + 1)}
      >
        <Icon name="plus" />
      </Button>
    </div>
  );
}

interface PointsProps extends AnswerFieldProps {
  readonly total: number;
  readonly slots: readonly { readonly name: string; readonly least: number; readonly most: number }[];
}

function PointsInput({ total, slots, value, onValue, name }: PointsProps) {
  const { text } = useLocale();
  const points = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, number>
  >;
  const at = (slot: string): number => points[slot] ?? 0;
  const left = total - slots.reduce((sum, slot) => sum + at(slot.name), 0);
  return (
    <div className="points">
      <p className={left === 0 ? 'soft small' : 'small left'} role="status">
        {text('table-points-left', { n: left })}
      </p>
      {slots.map((slot) => (
        <div key={slot.name} className="row between">
          <span>{capitalize(name(slot.name))}</span>
          <Stepper
            label={name(slot.name)}
            value={at(slot.name)}
            least={slot.least}
            most={Math.min(slot.most, at(slot.name) + Math.max(0, left))}
            onValue={(next) => onValue({ ...points, [slot.name]: next })}
          />
        </div>
      ))}
    </div>
  );
}

function TextInput({ label, value, onValue, most }: AnswerFieldProps & { readonly most: number }) {
  const id = useId();
  return (
    <input
      id={id}
      className="input"
      type="text"
      aria-label={label}
      maxLength={most}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
