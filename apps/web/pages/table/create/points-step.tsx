import type { Slot, System } from '@arbitro/kernel';
import { folded } from '@arbitro/kernel';

import { useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { MANY } from './choices.tsx';
import {
  begun,
  type Dealt,
  evenly,
  grouped,
  leftOf,
  mostIn,
  type Points,
  type SlotGroup,
  spentIn,
  withPoints,
} from './dealing.ts';
import { optionWords } from './option-words.ts';
import { PointsSlot } from './points-slot.tsx';
import type { StepProps } from './question-step.tsx';
import { CREATE } from './words.ts';

/** Distributes points over slots, whether three or sixty: each with its limits, and always the points left. */
export function PointsStep({ question, system, before, onAnswer }: StepProps<Points>) {
  const { words, text } = useSpeech();
  const [dealt, setDealt] = useState<Dealt>(() => begun(question, before));
  const sought = useSought(question, system, dealt);
  const left = leftOf(question, dealt);
  const groups = grouped(sought.slots);
  return (
    <div className="stack">
      <Purse total={question.total} left={left} />
      {question.slots.length > MANY && (
        <div className="row create-seek">
          <SearchField value={sought.wanted} onChange={sought.seek} label={words(CREATE.find)} />
          <Button look="tight" aria-pressed={sought.spentOnly} onClick={sought.toggle}>
            {words(CREATE['with-points'])}
          </Button>
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.name ?? ''} group={group} system={system} dealt={dealt}>
          {(slot) => (
            <PointsSlot
              key={slot.name}
              slot={slot}
              label={sought.label(slot)}
              points={dealt[slot.name] ?? slot.least}
              most={mostIn(question, dealt, slot)}
              onPoints={(points) => setDealt((now) => withPoints(question, now, [slot, points]))}
            />
          )}
        </Group>
      ))}
      {groups.length === 0 && <p className="soft">{words(CREATE['none-found'])}</p>}
      <div className="row create-foot">
        <Button look="strong" disabled={left !== 0} onClick={() => onAnswer(dealt)}>
          {text('next')}
        </Button>
        <Button look="quiet" onClick={() => setDealt(evenly(question))}>
          {words(CREATE.evenly)}
        </Button>
        {left > 0 && <p className="soft small">{words(CREATE['spend-all'])}</p>}
      </div>
    </div>
  );
}

/** Filters the slots: by name, or only those with points in them. */
function useSought({ slots }: Points, system: System, dealt: Dealt) {
  const speech = useSpeech();
  const [wanted, seek] = useState('');
  const [spentOnly, setSpentOnly] = useState(false);
  const label = ({ name }: Slot): string => optionWords(system, name, speech);
  const fits = (slot: Slot): boolean =>
    folded(label(slot)).includes(folded(wanted.trim())) &&
    (!spentOnly || (dealt[slot.name] ?? 0) > slot.least);
  return {
    wanted,
    seek,
    spentOnly,
    toggle: () => setSpentOnly(!spentOnly),
    label,
    slots: slots.filter(fits),
  };
}

function Purse({ total, left }: { readonly total: number; readonly left: number }) {
  const { words } = useSpeech();
  return (
    <div className={left === 0 ? 'create-points none' : 'create-points'}>
      <p aria-live="polite">{words(CREATE['points-left'], { n: left, total })}</p>
      <progress aria-hidden="true" max={total} value={total - left} />
    </div>
  );
}

interface GroupProps {
  readonly group: SlotGroup;
  readonly system: System;
  readonly dealt: Dealt;
  readonly children: (slot: Slot) => React.ReactNode;
}

function Group({ group: { name, slots }, system, dealt, children }: GroupProps) {
  const speech = useSpeech();
  const list = <ul className="create-slots">{slots.map(children)}</ul>;
  if (name === undefined) return list;
  return (
    <details className="create-group" open>
      <summary>
        <span className="name">{optionWords(system, name, speech)}</span>
        <span className="soft number">
          {speech.words(CREATE['points-here'], { n: spentIn(dealt, slots) })}
        </span>
      </summary>
      {list}
    </details>
  );
}
