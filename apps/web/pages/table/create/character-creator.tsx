import type { AnyQuestion, Language } from '@arbitro/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RuleLink, Statement } from '../parts/rule.tsx';
import type { TableView } from '../table-view.ts';
import { AnswersSoFar } from './answers-so-far.tsx';
import { countSteps } from './count-steps.ts';
import {
  addAnswer,
  addFace,
  type CreationState,
  changeAnswer,
  countDroppedAnswers,
  runCreation,
  throwRoll,
} from './creation-state.ts';
import { describeOption } from './describe-option.ts';
import { DiceStep } from './dice-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { CREATE_TEXTS } from './texts.ts';
import { type CharacterDraft, useCharacterDraft } from './use-character-draft.ts';

import './create.css';
import '../sheet/sheet.css';

// shown only when all questions are answered
const EndStep = lazy(() => import('./end-step.tsx').then(({ EndStep: step }) => ({ default: step })));
const loadSuggestions = () => import('./suggestions.ts');

interface CharacterCreatorProps {
  readonly table: TableView;
  /** Begins with a finished character by chance. */
  readonly isSurprise?: boolean;
  readonly onClose: () => void;
}

/** Character creation, one question of the rules after another. The answers are stored on this device. */
export function CharacterCreator({ table, isSurprise = false, onClose }: CharacterCreatorProps) {
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
  const moveByChance = async (from: CreationState): Promise<void> => {
    const { suggestName, surprise } = await loadSuggestions();
    move(from);
    draft.suggest(surprise(from), suggestName());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the wizard opens
  useEffect(() => {
    if (isSurprise) void moveByChance({ ...making, answers: [] });
  }, []);
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
              <Button look="quiet" onClick={() => void moveByChance(making)}>
                <Icon name="star" />
                {words(
                  making.answers.length > 0 ? CREATE_TEXTS['surprise-from-here'] : CREATE_TEXTS.surprise,
                )}
              </Button>
            )}
            {making.answers.length > 0 && (
              <>
                <Button look="quiet" onClick={() => void moveByChance({ ...making, answers: [] })}>
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
  const { language } = useLocale();
  const created = useMemo(() => runCreation(making), [making]);
  const { system } = table;
  if (created.kind === 'refused') return null;
  const old = changing === undefined ? undefined : created.soFar[changing];
  if (changing !== undefined && old && 'question' in old)
    return (
      <QuestionFrame making={making} label={old.label} n={changing + 1}>
        <QuestionStep
          key={`change-${changing}`}
          question={old.question}
          system={system}
          before={old.chosen}
          effects={() =>
            listEffects(truncateAnswers(making, changing), {
              label: old.label.name,
              question: old.question,
              language,
            })
          }
          onAnswer={(answer) => {
            const next = changeAnswer(making, changing, { label: old.label.name, chosen: [answer] });
            onMove(next, countDroppedAnswers(making, next));
          }}
        />
      </QuestionFrame>
    );
  if (created.kind === 'made')
    return (
      <Suspense>
        <EndStep
          table={table}
          options={making.options}
          sheet={created.sheet}
          shown={created.sheet}
          name={name}
          onName={draft.rename}
          onDone={onDone}
        />
      </Suspense>
    );
  const { ask, soFar } = created;
  const [asked] = ask.kind === 'choose' ? ask.to : [];
  return (
    <QuestionFrame making={making} label={ask.label} n={soFar.length + 1}>
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
          effects={() => listEffects(making, { label: ask.label.name, question: asked.question, language })}
          onAnswer={(answer) => onMove(addAnswer(making, { label: ask.label.name, chosen: [answer] }))}
        />
      )}
    </QuestionFrame>
  );
}

const truncateAnswers = (making: CreationState, count: number): CreationState => ({
  ...making,
  answers: making.answers.slice(0, count),
});

/** Returns what the options of a choice of one mean in play. */
const listEffects = async (
  making: CreationState,
  { label, question, language }: { label: string; question: AnyQuestion; language: Language },
) =>
  question.kind === 'one'
    ? (await loadSuggestions()).compareOptions(making, { label, options: question.options, language })
    : [];

interface QuestionFrameProps {
  readonly making: CreationState;
  readonly label: { readonly name: string; readonly rule: string };
  readonly n: number;
  readonly children: ReactNode;
}

/** The question in words, the rule that asks it, and the control to answer it. */
function QuestionFrame({ making, label, n, children }: QuestionFrameProps) {
  const speech = useLocale();
  const { system } = making;
  const total = useMemo(() => Math.max(n, countSteps(making)), [making, n]);
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
      <div className="create-progress">
        <p className="soft small">{speech.words(CREATE_TEXTS.step, { n, total })}</p>
        <progress aria-hidden="true" max={total} value={n - 1} />
      </div>
      <h3 className="question" ref={heading} tabIndex={-1}>
        {describeOption(system, label.name, speech)}
      </h3>
      <Statement system={system} rule={label.rule} />
      <RuleLink icon system={system} rule={label.rule} />
      {children}
    </section>
  );
}
