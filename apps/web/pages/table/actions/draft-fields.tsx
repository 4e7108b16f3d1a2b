import { toSquare } from '@arbitro/grid';
import type { AnyQuestion, Board, Json } from '@arbitro/kernel';
import type { TextKey } from '../../../app/app-texts.ts';
import { useLocale } from '../../../app/language.tsx';
import { AnswerField } from '../parts/answer-field.tsx';
import { describeValue } from '../parts/describe-value.ts';
import { describeChoiceCount } from '../question/choice-count.ts';
import type { TableView } from '../table-view.ts';
import type { ActionDraft, DraftField, FieldFilling } from './action-draft.ts';
import { type EachOf, listParty } from './each-of.ts';

interface DraftFieldsProps {
  readonly table: TableView;
  readonly draft: Pick<ActionDraft, 'type' | 'actor'>;
  readonly fields: readonly DraftField[];
  /** The place that is filled with each of the party in turn. */
  readonly each: EachOf | undefined;
  readonly onFill: (path: string, filling: FieldFilling) => void;
  readonly onFillEach: (each: EachOf) => void;
}

/** The places of an action, listed vertically; number keys choose in the first open one. */
export function DraftFields({ fields, onFill, ...props }: DraftFieldsProps) {
  const waiting = fields.findIndex(({ filling }) => filling === undefined);
  const keyed = waiting >= 0 ? waiting : fields.findLastIndex(({ question }) => question.kind === 'one');
  return (
    <div className="fields">
      {fields.map((field, index) => (
        <FieldRow
          {...props}
          key={field.path}
          field={field}
          keyed={index === keyed}
          onFill={(filling) => onFill(field.path, filling)}
        />
      ))}
    </div>
  );
}

interface FieldRowProps extends Pick<DraftFieldsProps, 'table' | 'draft' | 'each' | 'onFillEach'> {
  readonly field: DraftField;
  readonly keyed: boolean;
  readonly onFill: (filling: FieldFilling) => void;
}

function FieldRow({ table, draft, field, keyed, each, onFill, onFillEach }: FieldRowProps) {
  const speech = useLocale();
  const { system, board, name } = table;
  const { path, question, optional, filling, shown } = field;
  const words = system.presentation.actions[draft.type]?.slots[path];
  const label = words ? speech.words(words) : name(path.split('.').at(-1) ?? path);
  const pointing = findPointingHint(question, board);
  const tone = (option: Json): string => {
    const row = board.rows.find(({ id }) => id === option);
    return row ? (row.ours ? 'ours' : 'theirs') : '';
  };
  const isEach = each?.path === path;
  const party = draft.actor === 'gm' ? listParty(question, board.rows) : [];
  const isEmpty = Array.isArray(shown) && shown.length === 0;
  const hint = filling === undefined || isEmpty ? describeWanted(field, speech) : undefined;
  return (
    <div className={filling === undefined ? 'field-row waits' : 'field-row'}>
      <div className="field-label">
        <b>{label}</b>
        {hint !== undefined && (
          <span className="small soft">
            {hint}
            {pointing && ` ${speech.text(pointing)}`}
          </span>
        )}
        {question.kind === 'some' && shown !== undefined && !isEmpty && (
          <span className="small">{describeValue(shown, name, speech)}</span>
        )}
      </div>
      <AnswerField
        question={question}
        label={label}
        value={isEach ? undefined : shown}
        onValue={(value) => onFill({ value })}
        name={name}
        keyed={keyed}
        tone={tone}
        {...(party.length > 0 && {
          together: {
            says: speech.text('table-each-of-ours', { n: party.length }),
            chosen: isEach,
            choose: () => onFillEach({ path, ids: party }),
          },
        })}
        {...(optional && {
          without: {
            says: speech.text(isSwitch(question) ? 'table-no' : 'table-left-out'),
            chosen: filling === 'absent',
            choose: () => onFill('absent'),
          },
        })}
      />
    </div>
  );
}

/** Returns where else the user can point at the value: in the tracker or on the map. */
function findPointingHint(question: AnyQuestion, { rows, scene }: Board): TextKey | undefined {
  if (question.kind !== 'one' && question.kind !== 'some') return undefined;
  if (question.options.some((option) => rows.some(({ id }) => id === option)))
    return scene ? 'table-or-tap-map' : 'table-or-tap';
  return scene?.kind === 'grid' && question.options.some((option) => toSquare(option))
    ? 'table-or-tap-square'
    : undefined;
}

/** For a yes-or-no question, leaving it out means no. */
const isSwitch = (question: AnyQuestion): boolean =>
  question.kind === 'one' && question.options.every((option) => typeof option === 'boolean');

function describeWanted({ question }: DraftField, { text }: ReturnType<typeof useLocale>): string {
  if (question.kind === 'some') return describeChoiceCount(question, text);
  return text('table-choose-one');
}
