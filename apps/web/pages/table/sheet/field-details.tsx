import { type CharacterField, score } from '@arbitro/kernel';
import { describeReason } from '@arbitro/scenario';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import { RuleLink, Statement } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';
import { isOffered } from './is-offered.ts';
import { SHEET_TEXTS } from './texts.ts';

interface FieldDetailsProps {
  readonly field: CharacterField;
  readonly table: TableView;
  readonly label: string;
}

/** The reasons of a number, each with its rule, and the button that rolls it. */
export function FieldDetails({ field, table, label }: FieldDetailsProps) {
  const { words } = useLocale();
  const { system, name, offers } = table;
  const { because, rolls, rule } = field;
  const can = rolls !== undefined && isOffered(offers, rolls);
  return (
    <div className="field-about stack">
      <h3>{label}</h3>
      {because.length > 0 ? (
        <ol className="because">
          {because.map((reason, index) => (
            <li key={`${reason.rule}/${reason.what}/${reason.how}/${reason.value}`}>
              <span className="number">
                <TextWithSigns text={describeReason(reason, name)} />
              </span>
              {index > 0 && (
                <span className="so-far number soft">= {score(because.slice(0, index + 1)).value}</span>
              )}
              <RuleLink icon system={system} rule={reason.rule} />
            </li>
          ))}
        </ol>
      ) : (
        <Statement system={system} rule={rule} />
      )}
      {because.every((reason) => reason.rule !== rule) && <RuleLink icon system={system} rule={rule} />}
      {rolls && (
        <Button
          look="ember"
          disabled={!can}
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            table.begin(rolls);
          }}
        >
          <Icon name="die" />
          {words(can ? SHEET_TEXTS['roll-it'] : SHEET_TEXTS['not-now'])}
        </Button>
      )}
    </div>
  );
}
