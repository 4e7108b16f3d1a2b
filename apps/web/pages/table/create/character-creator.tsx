import type { Answer, Json } from '@arbitro/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RuleLink, Statement } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';
import { AnswersSoFar } from './answers-so-far.tsx';
import {
  addAnswer,
  addFace,
  answerRandomly,
  type CreationState,
  changeAnswer,
  countDroppedAnswers,
  runCreation,
  throwRoll,
} from './creation-state.ts';
import { describeOption } from './describe-option.ts';
import { DiceStep } from './dice-step.tsx';
import { EndStep } from './end-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { CREATE_TEXTS } from './texts.ts';
import './create.css';
import '../sheet/sheet.css';

interface CharacterCreatorProps {
  readonly table: TableView;
  readonly onClose: () => void;
}

/** Character creation, one question of the rules after another. The answers are stored on this device. */
export function CharacterCreator({ table, onClose }: CharacterCreatorProps) {
  const { words, text } = useLocale();
  const draft = useCharacterDraft(table);
  const [changing, setChanging] = useState<number | undefined>(undefined);
  const created = useMemo(() => runCreation(draft.making), [draft.making]);
  const { system } = table;
  const soFar = created.kind === 'refused' ? [] : created.soFar;
  const { making, set } = draft;
  const [lost, setLost] = useState(0);
  const move = (next: CreationState, gone = 0): void => {
    setLost(gone);
    set(next);
    setChanging(undefined);
  };
  const before = soFar.findLastIndex(
    (creationDecision, index) => 'question' in creationDecision && index < (changing ?? soFar.length),
  );
  return (
    <Dialog title={words(CREATE_TEXTS.title)} onClose={onClose} wide>
      <div className="creating">
        <div className="creating-step">
          <p className="small create-lost" role="status">
            {lost > 0 && words(CREATE_TEXTS['asked-again'], { n: lost })}
          </p>
          <CreationStep
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
                {words(CREATE_TEXTS['keep-it'])}
              </Button>
            )}
            {created.kind !== 'made' && (
              <Button look="quiet" onClick={() => move(answerRandomly(making))}>
                <Icon name="star" />
                {words(
                  making.answers.length > 0 ? CREATE_TEXTS['surprise-from-here'] : CREATE_TEXTS.surprise,
                )}
              </Button>
            )}
            {making.answers.length > 0 && (
              <>
                <Button look="quiet" onClick={() => move(answerRandomly({ ...making, answers: [] }))}>
                  <Icon name="die" />
                  {words(CREATE_TEXTS['surprise-all'])}
                </Button>
                <Button look="quiet" onClick={() => move({ ...making, answers: [] })}>
                  <Icon name="undo" />
                  {words(CREATE_TEXTS['from-the-start'])}
                </Button>
              </>
            )}
          </div>
        </div>
        <aside className="creating-so-far">
          <h3>{words(CREATE_TEXTS['so-far'])}</h3>
          <AnswersSoFar system={system} soFar={soFar} changing={changing} onChange={setChanging} />
        </aside>
      </div>
    </Dialog>
  );
}

interface CharacterDraft {
  readonly making: CreationState;
  readonly name: string;
  set(making: CreationState): void;
  rename(name: string): void;
  forget(): void;
}

function useCharacterDraft({ system, seen }: TableView): CharacterDraft {
  const key = `create.${seen.table.id}`;
  const [storedDraft, setKept] = useState(() => readStoredDraft(key));
  const { options } = seen.view as { readonly options: Json };
  const keep = (next: StoredDraft): void => {
    setKept(next);
    storeValue(key, JSON.stringify(next));
  };
  const making = useMemo(
    () => resetIfInvalid({ system, options, answers: storedDraft.answers }),
    [system, options, storedDraft.answers],
  );
  return {
    making,
    name: storedDraft.name,
    set: ({ answers }) => keep({ ...storedDraft, answers }),
    rename: (name) => keep({ ...storedDraft, name }),
    forget: () => storeValue(key, undefined),
  };
}

interface StoredDraft {
  readonly answers: readonly Answer[];
  readonly name: string;
}

function readStoredDraft(key: string): StoredDraft {
  try {
    return JSON.parse(readStored(key) ?? '') as StoredDraft;
  } catch {
    return { answers: [], name: '' };
  }
}

/** Restarts if the rules have changed since the creation began. */
const resetIfInvalid = (making: CreationState): CreationState =>
  runCreation(making).kind === 'refused' ? { ...making, answers: [] } : making;

interface CreationStepProps {
  readonly table: TableView;
  readonly draft: CharacterDraft;
  readonly changing: number | undefined;
  /** Called with the new state, and how many later answers were discarded. */
  readonly onMove: (making: CreationState, gone?: number) => void;
  readonly onDone: () => void;
}

function CreationStep({ table, draft, changing, onMove, onDone }: CreationStepProps) {
  const { making, name } = draft;
  const created = useMemo(() => runCreation(making), [making]);
  const { system } = table;
  if (created.kind === 'refused') return null;
  const old = changing === undefined ? undefined : created.soFar[changing];
  if (changing !== undefined && old && 'question' in old)
    return (
      <QuestionFrame table={table} label={old.label} n={changing + 1}>
        <QuestionStep
          key={`change-${changing}`}
          question={old.question}
          system={system}
          before={old.chosen}
          onAnswer={(answer) => {
            const next = changeAnswer(making, changing, { label: old.label.name, chosen: [answer] });
            onMove(next, countDroppedAnswers(making, next));
          }}
        />
      </QuestionFrame>
    );
  if (created.kind === 'made')
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
    <QuestionFrame table={table} label={ask.label} n={soFar.length + 1}>
      {ask.kind === 'roll' && (
        <DiceStep
          ask={ask}
          onThrow={() => onMove(throwRoll(making))}
          onFace={(face) => onMove(addFace(making, face))}
        />
      )}
      {asked && (
        <QuestionStep
          key={`${soFar.length}/${ask.label.name}`}
          question={asked.question}
          system={system}
          before={undefined}
          onAnswer={(answer) => onMove(addAnswer(making, { label: ask.label.name, chosen: [answer] }))}
        />
      )}
    </QuestionFrame>
  );
}

interface QuestionFrameProps {
  readonly table: TableView;
  readonly label: { readonly name: string; readonly rule: string };
  readonly n: number;
  readonly children: ReactNode;
}

/** The question in words, the rule that asks it, and the control to answer it. */
function QuestionFrame({ table: { system }, label, n, children }: QuestionFrameProps) {
  const speech = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownQuestion = useRef(n);
  useEffect(() => {
    if (shownQuestion.current === n) return;
    shownQuestion.current = n;
    heading.current?.closest('.inside')?.scrollTo(0, 0);
    // the button that answered is gone, and with it the keyboard focus
    heading.current?.focus({ preventScroll: true });
  }, [n]);
  return (
    <section className="create-asked stack">
      <p className="soft small">{speech.words(CREATE_TEXTS.step, { n })}</p>
      <h3 className="question" ref={heading} tabIndex={-1}>
        {describeOption(system, label.name, speech)}
      </h3>
      <Statement system={system} rule={label.rule} />
      <RuleLink icon system={system} rule={label.rule} />
      {children}
    </section>
  );
}
