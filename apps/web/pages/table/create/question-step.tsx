import { type AnyQuestion, firstFit, type Json, type System, same } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Choices } from './choices.tsx';
import { PointsStep } from './points-step.tsx';
import { CREATE } from './words.ts';

export interface StepProps<Q extends AnyQuestion> {
  readonly question: Q;
  readonly system: System;
  /** The previous choice, when it is being changed. */
  readonly before: Json | undefined;
  readonly onAnswer: (answer: Json) => void;
}

/** One question of the rules, by its kind. */
export function QuestionStep({ question, ...rest }: StepProps<AnyQuestion>) {
  switch (question.kind) {
    case 'one':
      return <OneStep question={question} {...rest} />;
    case 'some':
      return <SomeStep question={question} {...rest} />;
    case 'points':
      return <PointsStep question={question} {...rest} />;
    case 'number':
      return <NumberStep question={question} {...rest} />;
    case 'text':
      return <TextStep question={question} {...rest} />;
  }
}

type Kind<K extends AnyQuestion['kind']> = Extract<AnyQuestion, { kind: K }>;

function OneStep({ question: { options, barred }, system, before, onAnswer }: StepProps<Kind<'one'>>) {
  return (
    <Choices system={system} options={options} barred={barred}>
      {(option, says) => (
        <Button
          className="create-choice"
          aria-pressed={before !== undefined && same(before, option)}
          onClick={() => onAnswer(option)}
        >
          <span className="says">{says}</span>
        </Button>
      )}
    </Choices>
  );
}

function SomeStep({ question, system, before, onAnswer }: StepProps<Kind<'some'>>) {
  const speech = useSpeech();
  const { options, barred, least, most } = question;
  const [chosen, setChosen] = useState<readonly Json[]>(() =>
    Array.isArray(before) ? before.filter((one) => options.some((option) => same(option, one))) : [],
  );
  const why = useId();
  const has = (option: Json): boolean => chosen.some((one) => same(one, option));
  const full = chosen.length >= most;
  const key = least === most ? 'choose-exactly' : least === 0 ? 'choose-up-to' : 'choose-some';
  return (
    <div className="stack">
      <p className={full ? 'create-count full' : 'create-count'} aria-live="polite">
        {speech.words(CREATE[key], { least, most, n: chosen.length })}
      </p>
      <Choices system={system} options={options} barred={barred}>
        {(option, says) => (
          <Button
            className="create-choice"
            aria-pressed={has(option)}
            disabled={full && !has(option)}
            aria-describedby={full && !has(option) ? why : undefined}
            onClick={() =>
              setChosen(has(option) ? chosen.filter((one) => !same(one, option)) : [...chosen, option])
            }
          >
            {has(option) && <Icon name="check" size={16} />}
            <span className="says">{says}</span>
          </Button>
        )}
      </Choices>
      {full && options.length > most && (
        <p className="soft small" id={why}>
          {speech.words(CREATE['no-more'], { most })}
        </p>
      )}
      {chosen.length < least && <p className="soft small">{speech.words(CREATE['too-few'], { least })}</p>}
      <div className="row create-foot">
        <Button look="strong" disabled={chosen.length < least} onClick={() => onAnswer(chosen)}>
          {speech.text('next')}
        </Button>
      </div>
    </div>
  );
}

function NumberStep({ question, before, onAnswer }: StepProps<Kind<'number'>>) {
  const { words, text, number } = useSpeech();
  const { least, most } = question;
  const [value, setValue] = useState(typeof before === 'number' ? before : least);
  const id = useId();
  return (
    <div className="stack">
      <label htmlFor={id}>{words(CREATE.from, { least, most })}</label>
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

function TextStep({ question, before, onAnswer }: StepProps<Kind<'text'>>) {
  const { text } = useSpeech();
  const [typed, setTyped] = useState(typeof before === 'string' ? before : String(firstFit(question)));
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(typed);
      }}
    >
      <input
        className="input"
        maxLength={question.most}
        value={typed}
        aria-label={text('next')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button look="strong" type="submit">
        {text('next')}
      </Button>
    </form>
  );
}
