import type { Answer, Json } from '@arbitro/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { remember, remembered } from '../../../app/memory.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RuleLink, Statement } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';
import { DiceStep } from './dice-step.tsx';
import { EndStep } from './end-step.tsx';
import { answered, changed, givenUp, type Making, madeBy, surprised, thrown, withFace } from './making.ts';
import { optionWords } from './option-words.ts';
import { QuestionStep } from './question-step.tsx';
import { SoFar } from './so-far.tsx';
import { CREATE } from './words.ts';
import './create.css';
import '../sheet/sheet.css';

interface CreateProps {
  readonly table: TableView;
  readonly onClose: () => void;
}

/** Character creation, one question of the rules after another. The answers are stored on this device. */
export function Create({ table, onClose }: CreateProps) {
  const { words, text } = useSpeech();
  const draft = useDraft(table);
  const [changing, setChanging] = useState<number | undefined>(undefined);
  const created = useMemo(() => madeBy(draft.making), [draft.making]);
  const { system } = table;
  const soFar = created.is === 'refused' ? [] : created.soFar;
  const { making, set } = draft;
  const [lost, setLost] = useState(0);
  const move = (next: Making, gone = 0): void => {
    setLost(gone);
    set(next);
    setChanging(undefined);
  };
  const before = soFar.findLastIndex((one, at) => 'question' in one && at < (changing ?? soFar.length));
  return (
    <Dialog title={words(CREATE.title)} onClose={onClose} wide>
      <div className="creating">
        <div className="creating-step">
          <p className="small create-lost" role="status">
            {lost > 0 && words(CREATE['asked-again'], { n: lost })}
          </p>
          <Step
            table={table}
            draft={draft}
            changing={changing}
            onMove={move}
            onDone={() => {
              draft.forget();
              onClose();
            }}
          />
          <div className="row creating-tools">
            {before >= 0 && (
              <Button look="quiet" onClick={() => setChanging(before)}>
                <Icon name="back" />
                {text('back')}
              </Button>
            )}
            {changing !== undefined && (
              <Button look="quiet" onClick={() => setChanging(undefined)}>
                {words(CREATE['keep-it'])}
              </Button>
            )}
            {created.is !== 'made' && (
              <Button look="quiet" onClick={() => move(surprised(making))}>
                <Icon name="star" />
                {words(making.answers.length > 0 ? CREATE['surprise-from-here'] : CREATE.surprise)}
              </Button>
            )}
            {making.answers.length > 0 && (
              <>
                <Button look="quiet" onClick={() => move(surprised({ ...making, answers: [] }))}>
                  <Icon name="die" />
                  {words(CREATE['surprise-all'])}
                </Button>
                <Button look="quiet" onClick={() => move({ ...making, answers: [] })}>
                  <Icon name="undo" />
                  {words(CREATE['from-the-start'])}
                </Button>
              </>
            )}
          </div>
        </div>
        <aside className="creating-so-far">
          <h3>{words(CREATE['so-far'])}</h3>
          <SoFar system={system} soFar={soFar} changing={changing} onChange={setChanging} />
        </aside>
      </div>
    </Dialog>
  );
}

interface Draft {
  readonly making: Making;
  readonly name: string;
  set(making: Making): void;
  rename(name: string): void;
  forget(): void;
}

function useDraft({ system, seen }: TableView): Draft {
  const key = `create.${seen.table.id}`;
  const [kept, setKept] = useState(() => readDraft(key));
  const { options } = seen.view as { readonly options: Json };
  const keep = (next: Kept): void => {
    setKept(next);
    remember(key, JSON.stringify(next));
  };
  const making = useMemo(
    () => fitting({ system, options, answers: kept.answers }),
    [system, options, kept.answers],
  );
  return {
    making,
    name: kept.name,
    set: ({ answers }) => keep({ ...kept, answers }),
    rename: (name) => keep({ ...kept, name }),
    forget: () => remember(key, undefined),
  };
}

interface Kept {
  readonly answers: readonly Answer[];
  readonly name: string;
}

function readDraft(key: string): Kept {
  try {
    return JSON.parse(remembered(key) ?? '') as Kept;
  } catch {
    return { answers: [], name: '' };
  }
}

/** Restarts if the rules have changed since the creation began. */
const fitting = (making: Making): Making =>
  madeBy(making).is === 'refused' ? { ...making, answers: [] } : making;

interface StepsProps {
  readonly table: TableView;
  readonly draft: Draft;
  readonly changing: number | undefined;
  /** Called with the new state, and how many later answers were discarded. */
  readonly onMove: (making: Making, gone?: number) => void;
  readonly onDone: () => void;
}

function Step({ table, draft, changing, onMove, onDone }: StepsProps) {
  const { making, name } = draft;
  const created = useMemo(() => madeBy(making), [making]);
  const { system } = table;
  if (created.is === 'refused') return null;
  const old = changing === undefined ? undefined : created.soFar[changing];
  if (changing !== undefined && old && 'question' in old)
    return (
      <Asked table={table} label={old.label} n={changing + 1}>
        <QuestionStep
          key={`change-${changing}`}
          question={old.question}
          system={system}
          before={old.chosen}
          onAnswer={(answer) => {
            const next = changed(making, changing, { label: old.label.name, chosen: [answer] });
            onMove(next, givenUp(making, next));
          }}
        />
      </Asked>
    );
  if (created.is === 'made')
    return (
      <EndStep
        table={table}
        options={making.options}
        sheet={created.sheet}
        name={name}
        onName={draft.rename}
        onDone={onDone}
      />
    );
  const { ask, soFar } = created;
  const [asked] = ask.kind === 'choose' ? ask.to : [];
  return (
    <Asked table={table} label={ask.label} n={soFar.length + 1}>
      {ask.kind === 'roll' && (
        <DiceStep
          ask={ask}
          onThrow={() => onMove(thrown(making))}
          onFace={(face) => onMove(withFace(making, face))}
        />
      )}
      {asked && (
        <QuestionStep
          key={`${soFar.length}/${ask.label.name}`}
          question={asked.question}
          system={system}
          before={undefined}
          onAnswer={(answer) => onMove(answered(making, { label: ask.label.name, chosen: [answer] }))}
        />
      )}
    </Asked>
  );
}

interface AskedProps {
  readonly table: TableView;
  readonly label: { readonly name: string; readonly rule: string };
  readonly n: number;
  readonly children: ReactNode;
}

/** The question in words, the rule that asks it, and the control to answer it. */
function Asked({ table: { system }, label, n, children }: AskedProps) {
  const speech = useSpeech();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(n);
  useEffect(() => {
    if (asked.current === n) return;
    asked.current = n;
    heading.current?.closest('.inside')?.scrollTo(0, 0);
    // the button that answered is gone, and with it the keyboard focus
    heading.current?.focus({ preventScroll: true });
  }, [n]);
  return (
    <section className="create-asked stack">
      <p className="soft small">{speech.words(CREATE.step, { n })}</p>
      <h3 className="question" ref={heading} tabIndex={-1}>
        {optionWords(system, label.name, speech)}
      </h3>
      <Statement system={system} rule={label.rule} />
      <RuleLink icon system={system} rule={label.rule} />
      {children}
    </section>
  );
}
