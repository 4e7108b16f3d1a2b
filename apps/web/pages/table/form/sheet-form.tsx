import {
  countFaults,
  type DataPath,
  describeForm,
  explainFault,
  type Fault,
  type FormGroup,
  isFields,
  type Json,
  parseWithSchema,
  type SheetLayout,
  type System,
  valueAt,
} from '@arbitro/kernel';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SheetPreview } from '../create/sheet-preview.tsx';
import type { TableView } from '../table-view.ts';
import { FormContext, type FormState } from './form-context.ts';
import { createFormNames } from './form-labels.ts';
import { GroupBody } from './group-field.tsx';
import { SheetText } from './sheet-text.tsx';
import { FORM_TEXTS } from './texts.ts';
import type { DraftHistory } from './use-draft-history.ts';
import './form.css';

interface SheetFormProps {
  readonly table: TableView;
  readonly layout: SheetLayout;
  readonly history: DraftHistory;
  readonly name: string;
}

/** A whole sheet: its fields in groups, with what the rules make of them beside it. */
export function SheetForm({ table, layout, history, name }: SheetFormProps) {
  const { words } = useLocale();
  const { system } = table;
  const form = useFormState(system, layout, history);
  const sections = useMemo(() => listSections(system, layout), [system, layout]);
  const { options } = table.seen.view as { readonly options: unknown };
  return (
    <FormContext value={form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside it */}
      <div className="sheet-form" onKeyDown={(event) => undoByKeys(event, history)}>
        <div className="form-groups">
          <UndoRow history={history} />
          <p className="soft small">{words(FORM_TEXTS.about)}</p>
          {sections.map(({ title, group, isFolded }) => (
            <details key={Object.keys(group.fields).join()} className="form-section folds" open={!isFolded}>
              <summary>{title ? words(title) : words(FORM_TEXTS.other)}</summary>
              <GroupBody node={group} path={[]} names={[]} />
            </details>
          ))}
          <SheetText history={history} />
        </div>
        <aside className="form-preview">
          <h3>{words(FORM_TEXTS.preview)}</h3>
          <FaultList faults={form.faults} form={form} />
          {form.read !== undefined && (
            <SheetPreview table={table} options={options} name={name} sheet={form.read} />
          )}
        </aside>
      </div>
    </FormContext>
  );
}

function useFormState(system: System, layout: SheetLayout, history: DraftHistory): FormState {
  const speech = useLocale();
  const { draft } = history;
  const checked = useMemo(() => parseWithSchema(system.schemas.sheet, draft, []), [system, draft]);
  const [last, setLast] = useState<Json>();
  // what was read before stays beside the fields while one of them cannot be read
  const read = checked.ok ? (checked.value as Json) : last;
  if (checked.ok && last !== checked.value) setLast(checked.value as Json);
  const names = useMemo(() => createFormNames(system, layout, speech), [system, layout, speech]);
  return {
    system,
    layout,
    names,
    draft,
    read,
    faults: checked.ok ? [] : checked.faults,
    set: history.set,
  };
}

interface Section {
  readonly title: SheetLayout['groups'][number]['title'] | undefined;
  readonly group: FormGroup;
  readonly isFolded: boolean;
}

/** The groups of the layout; fields that it does not name come last. */
function listSections({ schemas }: System, { groups, kept }: SheetLayout): readonly Section[] {
  const whole = describeForm(schemas.sheet);
  if (whole.kind !== 'group') return [];
  const pick = (keys: readonly string[]): FormGroup => ({
    ...whole,
    fields: Object.fromEntries(
      keys.flatMap((key) => (whole.fields[key] ? [[key, whole.fields[key]] as const] : [])),
    ),
  });
  const named = new Set([...kept, ...groups.flatMap(({ fields }) => fields)]);
  const others = Object.keys(whole.fields).filter((key) => !named.has(key));
  return [
    ...groups.map(({ title, fields, isFolded = false }) => ({ title, group: pick(fields), isFolded })),
    ...(others.length > 0 ? [{ title: undefined, group: pick(others), isFolded: false }] : []),
  ];
}

function undoByKeys(event: KeyboardEvent, history: DraftHistory): void {
  if (!(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) history.redo();
  else history.undo();
}

function UndoRow({ history }: { readonly history: DraftHistory }) {
  const { words } = useLocale();
  return (
    <div className="form-undo">
      <Button look="tight quiet" disabled={!history.canUndo} onClick={history.undo}>
        <Icon name="undo" size={16} />
        {words(FORM_TEXTS.undo)}
      </Button>
      <Button look="tight quiet" disabled={!history.canRedo} onClick={history.redo}>
        <Icon name="redo" size={16} />
        {words(FORM_TEXTS.redo)}
      </Button>
    </div>
  );
}

/** Everything that must be mended, by the name of its field. */
function FaultList({ faults, form }: { readonly faults: readonly Fault[]; readonly form: FormState }) {
  const { words, language } = useLocale();
  if (faults.length === 0) return null;
  return (
    <div className="sheet-faults" role="status">
      <strong>{words(FORM_TEXTS.wrong, { n: countFaults(faults) })}</strong>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.at.join('.')} ${fault.code}`}>
            <b>{describePlace(fault.at, form)}</b> {explainFault(fault, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `Attacks and powers › Club › Damage:` */
function describePlace(at: DataPath, { names, draft }: FormState): string {
  const parts = at.map((key, index) => {
    if (typeof key === 'string')
      return names.label(at.slice(0, index + 1).filter((part) => typeof part === 'string'));
    const item = valueAt(draft, at.slice(0, index + 1));
    return isFields(item) && typeof item.name === 'string' && item.name !== '' ? item.name : String(key + 1);
  });
  return `${parts.join(' › ')}:`;
}
