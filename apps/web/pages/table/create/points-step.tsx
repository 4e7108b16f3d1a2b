import type { PointSlot, System } from '@arbitro/kernel';
import { foldAccents } from '@arbitro/kernel';

import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SEARCH_FROM } from './choice-list.tsx';
import { describeOption } from './describe-option.ts';
import {
  groupSlots,
  initialPoints,
  maxPointsIn,
  type PointsBySlot,
  type PointsQuestion,
  pointsLeft,
  type SlotGroup,
  setPoints,
  spreadEvenly,
  sumSpent,
} from './points.ts';
import { PointsSlot } from './points-slot.tsx';
import type { StepProps } from './question-step.tsx';
import { CREATE_TEXTS } from './texts.ts';

/** Distributes points over slots, whether three or sixty: each with its limits, and always the points left. */
export function PointsStep({ question, system, before, onAnswer }: StepProps<PointsQuestion>) {
  const { words, text } = useLocale();
  const [dealt, setDealt] = useState<PointsBySlot>(() => initialPoints(question, before));
  const sought = useSlotFilter(question, system, dealt);
  const left = pointsLeft(question, dealt);
  const groups = groupSlots(sought.slots);
  return (
    <div className="stack">
      <PointsLeft total={question.total} left={left} />
      {question.slots.length > SEARCH_FROM && (
        <div className="row create-seek">
          <SearchField value={sought.wanted} onChange={sought.seek} label={words(CREATE_TEXTS.find)} />
          <Button look="tight" aria-pressed={sought.spentOnly} onClick={sought.toggle}>
            {words(CREATE_TEXTS['with-points'])}
          </Button>
        </div>
      )}
      {groups.map((group) => (
        <SlotGroupView key={group.name ?? ''} group={group} system={system} dealt={dealt}>
          {(slot) => (
            <PointsSlot
              key={slot.name}
              slot={slot}
              label={sought.label(slot)}
              points={dealt[slot.name] ?? slot.least}
              most={maxPointsIn(question, dealt, slot)}
              onPoints={(points) => setDealt((now) => setPoints(question, now, [slot, points]))}
            />
          )}
        </SlotGroupView>
      ))}
      {groups.length === 0 && <p className="soft">{words(CREATE_TEXTS['none-found'])}</p>}
      <div className="row create-foot">
        <Button look="strong" disabled={left !== 0} onClick={() => onAnswer(dealt)}>
          {text('next')}
        </Button>
        <Button look="quiet" onClick={() => setDealt(spreadEvenly(question))}>
          {words(CREATE_TEXTS.evenly)}
        </Button>
        {left > 0 && <p className="soft small">{words(CREATE_TEXTS['spend-all'])}</p>}
      </div>
    </div>
  );
}

/** Filters the slots: by name, or only those with points in them. */
function useSlotFilter({ slots }: PointsQuestion, system: System, dealt: PointsBySlot) {
  const speech = useLocale();
  const [wanted, seek] = useState('');
  const [spentOnly, setSpentOnly] = useState(false);
  const label = ({ name }: PointSlot): string => describeOption(system, name, speech);
  const fits = (slot: PointSlot): boolean =>
    foldAccents(label(slot)).includes(foldAccents(wanted.trim())) &&
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

function PointsLeft({ total, left }: { readonly total: number; readonly left: number }) {
  const { words } = useLocale();
  return (
    <div className={left === 0 ? 'create-points none' : 'create-points'}>
      <p aria-live="polite">{words(CREATE_TEXTS['points-left'], { n: left, total })}</p>
      <progress aria-hidden="true" max={total} value={total - left} />
    </div>
  );
}

interface SlotGroupProps {
  readonly group: SlotGroup;
  readonly system: System;
  readonly dealt: PointsBySlot;
  readonly children: (slot: PointSlot) => React.ReactNode;
}

function SlotGroupView({ group: { name, slots }, system, dealt, children }: SlotGroupProps) {
  const speech = useLocale();
  const list = <ul className="create-slots">{slots.map(children)}</ul>;
  if (name === undefined) return list;
  return (
    <details className="create-group" open>
      <summary>
        <span className="name">{describeOption(system, name, speech)}</span>
        <span className="soft number">
          {speech.words(CREATE_TEXTS['points-here'], { n: sumSpent(dealt, slots) })}
        </span>
      </summary>
      {list}
    </details>
  );
}
