import {
  type AnyQuestion,
  type CharacterField,
  defaultAnswer,
  isEqualJson,
  type Json,
  type System,
} from '@arbitro/kernel';
import { useEffect, useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChoiceList } from './choice-list.tsx';
import { OptionEffects } from './option-effects-line.tsx';
import { PointsStep } from './points-step.tsx';
import { CREATE_TEXTS } from './texts.ts';

/** The fields in which each option differs from the others. */
type OptionFields = readonly (readonly CharacterField[])[];

export interface StepProps<Q extends AnyQuestion> {
  readonly question: Q;
  readonly system: System;
  /** The previous choice, when it is being changed. */
  readonly before: Json | undefined;
  /** Computes what each option means in play, in the order of the options. */
  readonly effects?: () => Promise<OptionFields>;
  readonly onAnswer: (answer: Json) => void;
}

/** One question of the rules, by its kind. */
export function QuestionStep({ question, ...rest }: StepProps<AnyQuestion>) {
  switch (question.kind) {
    case 'one':
      return <ChooseOneStep question={question} {...rest} />;
    case 'some':
      return <ChooseSomeStep question={question} {...rest} />;
    case 'points':
      return <PointsStep question={question} {...rest} />;
    case 'number':
      return <NumberStep question={question} {...rest} />;
    case 'text':
      return <TextStep question={question} {...rest} />;
  }
}

type QuestionOfKind<K extends AnyQuestion['kind']> = Extract<AnyQuestion, { kind: K }>;

function ChooseOneStep({
  question: { options, barred },
  system,
  before,
  effects,
  onAnswer,
}: StepProps<QuestionOfKind<'one'>>) {
  const [fields, setFields] = useState<OptionFields>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, which has its own key
  useEffect(() => void effects?.().then(setFields), []);
  const ids = useId();
  return (
    <ChoiceList system={system} options={options} barred={barred}>
      {(option, text) => (
        <Button
          className="create-choice"
          aria-labelledby={`${ids}-${options.indexOf(option)}`}
          aria-describedby={`${ids}-${options.indexOf(option)}-effects`}
          aria-pressed={before !== undefined && isEqualJson(before, option)}
          onClick={() => onAnswer(option)}
        >
          <span className="says" id={`${ids}-${options.indexOf(option)}`}>
            {text}
          </span>
          <OptionEffects
            id={`${ids}-${options.indexOf(option)}-effects`}
            system={system}
            fields={fields[options.indexOf(option)] ?? []}
          />
        </Button>
      )}
    </ChoiceList>
  );
}

function ChooseSomeStep({ question, system, before, onAnswer }: StepProps<QuestionOfKind<'some'>>) {
  const speech = useLocale();
  const { options, barred, least, most } = question;
  const [chosen, setChosen] = useState<readonly Json[]>(() =>
    Array.isArray(before) ? before.filter((item) => options.some((option) => isEqualJson(option, item))) : [],
  );
  const why = useId();
  const has = (option: Json): boolean => chosen.some((item) => isEqualJson(item, option));
  const full = chosen.length >= most;
  const key = least === most ? 'choose-exactly' : least === 0 ? 'choose-up-to' : 'choose-some';
  return (
    <div className="stack">
      <p className={full ? 'create-count full' : 'create-count'} aria-live="polite">
        {speech.words(CREATE_TEXTS[key], { least, most, n: chosen.length })}
      </p>
      <ChoiceList system={system} options={options} barred={barred}>
        {(option, text) => (
          <Button
            className="create-choice"
            aria-pressed={has(option)}
            disabled={full && !has(option)}
            aria-describedby={full && !has(option) ? why : undefined}
            onClick={() =>
              setChosen(
                has(option) ? chosen.filter((item) => !isEqualJson(item, option)) : [...chosen, option],
              )
            }
          >
            {has(option) && <Icon name="check" size={16} />}
            <span className="says">{text}</span>
          </Button>
        )}
      </ChoiceList>
      {full && options.length > most && (
        <p className="soft small" id={why}>
          {speech.words(CREATE_TEXTS['no-more'], { most })}
        </p>
      )}
      {chosen.length < least && (
        <p className="soft small">{speech.words(CREATE_TEXTS['too-few'], { least })}</p>
      )}
      <div className="row create-foot">
        <Button look="strong" disabled={chosen.length < least} onClick={() => onAnswer(chosen)}>
          {speech.text('next')}
        </Button>
      </div>
    </div>
  );
}

function NumberStep({ question, before, onAnswer }: StepProps<QuestionOfKind<'number'>>) {
  const { words, text, number } = useLocale();
  const { least, most } = question;
  const [value, setValue] = useState(typeof before === 'number' ? before : least);
  const id = useId();
  return (
    <div className="stack">
      <label htmlFor={id}>{words(CREATE_TEXTS.from, { least, most })}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={({ target }) => setValue(Number(target.value))}
      />
      <output htmlFor={id} className="number create-number">
        {number(value)}
      </output>
      <Button look="strong" onClick={() => onAnswer(value)}>
        {text('next')}
      </Button>
    </div>
  );
}

function TextStep({ question, before, onAnswer }: StepProps<QuestionOfKind<'text'>>) {
  const { text } = useLocale();
  const [typedText, setTyped] = useState(
    typeof before === 'string' ? before : String(defaultAnswer(question)),
  );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(typedText);
      }}
    >
      <input
        className="input"
        maxLength={question.most}
        value={typedText}
        aria-label={text('next')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button look="strong" type="submit">
        {text('next')}
      </Button>
    </form>
  );
}
