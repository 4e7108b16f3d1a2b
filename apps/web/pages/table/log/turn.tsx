import type { AnyEvent, Reason } from '@arbitro/kernel';
import type { Line } from '@arbitro/protocol';
import { tellAction } from '@arbitro/scenario';
import { Signs } from '../../../ui/signs.tsx';
import { RuleLink } from '../parts/rule.tsx';
import { creaturesIn } from '../sheet/creature-of.ts';
import { Reasons } from './reasons.tsx';
import { RollShown } from './roll.tsx';
import { emptyWords, eventWords, type Telling } from './sentences.ts';
import { partsOf } from './turn-of.ts';

type WithAction = Line & { readonly action: { readonly type: string } };

/** Some viewers may not know which action it is. */
const hasAction = (line: Line): line is WithAction =>
  typeof line.action === 'object' && line.action !== null && 'type' in line.action;

interface TurnProps {
  readonly line: Line;
  readonly telling: Telling;
  readonly unfolded: boolean;
}

/** The result of an action: the dice, then their effects; expanded, the reasons of every number. */
export function TurnLine({ line, telling, unfolded }: TurnProps) {
  const parts = partsOf(line);
  return (
    <div className="turn-line">
      {parts.length === 0 && !hasAction(line) && <p className="soft">{emptyWords(line, telling)}</p>}
      {(unfolded || parts.length === 0) && <ActionTold line={line} telling={telling} />}
      {parts.map(({ rolls, event }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened has no name but its place
        <div className="part" key={at}>
          {rolls.length > 0 && (
            <div className="rolls">
              {rolls.map((roll, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so have the dice
                <RollShown key={place} roll={roll} telling={telling} unfolded={unfolded} />
              ))}
            </div>
          )}
          {event && <EventTold event={event} telling={telling} unfolded={unfolded} />}
        </div>
      ))}
    </div>
  );
}

function ActionTold({ line, telling: { table, speech } }: Pick<TurnProps, 'line' | 'telling'>) {
  if (!hasAction(line)) return null;
  const world = { options: null, creatures: creaturesIn(table.seen) };
  const says = tellAction(line.action, world, {
    system: table.system,
    language: speech.language,
  });
  return (
    <p className="small action-told">
      <Signs text={says} />
    </p>
  );
}

const reasonsIn = (event: AnyEvent): readonly Reason[] => {
  const because = 'because' in event ? event.because : undefined;
  return Array.isArray(because) ? because : [];
};

interface EventProps {
  readonly event: AnyEvent;
  readonly telling: Telling;
  readonly unfolded: boolean;
}

function EventTold({ event, telling, unfolded }: EventProps) {
  return (
    <div className="event">
      <p>
        <Signs text={eventWords(event, telling)} />{' '}
        {unfolded && <RuleLink system={telling.table.system} rule={event.rule} />}
      </p>
      {unfolded && <Reasons because={reasonsIn(event)} telling={telling} />}
    </div>
  );
}
