import type { AnyEvent, Reason } from '@arbitro/kernel';
import type { LoggedRoll, LogLine } from '@arbitro/protocol';
import { describeAction } from '@arbitro/scenario';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import { RuleLink } from '../parts/rule.tsx';
import { creaturesIn } from '../sheet/visible-creatures.ts';
import { foldedPartsOf, partsOf } from './line-parts.ts';
import { Reasons } from './reasons.tsx';
import { RollView } from './roll.tsx';
import { describeEmptyAction, describePartText, type LineContext } from './sentences.ts';

type WithAction = LogLine & { readonly action: { readonly type: string } };

/** Some viewers may not know which action it is. */
const hasAction = (line: LogLine): line is WithAction =>
  typeof line.action === 'object' && line.action !== null && 'type' in line.action;

interface TurnProps {
  readonly line: LogLine;
  readonly lineContext: LineContext;
  readonly unfolded: boolean;
}

/** The result of an action: the dice, then their effects; expanded, the reasons of every number. */
export function TurnLine({ line, lineContext, unfolded }: TurnProps) {
  const parts = unfolded ? partsOf(line) : foldedPartsOf(line, lineContext.table.system);
  return (
    <div className={unfolded ? 'turn-line unfolded' : 'turn-line'}>
      {parts.length === 0 && !hasAction(line) && (
        <p className="soft">{describeEmptyAction(line, lineContext)}</p>
      )}
      {(unfolded || parts.length === 0) && <ActionText line={line} lineContext={lineContext} />}
      {parts.map(({ rolls, event }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened has no name but its place
        <div className="part" key={index}>
          {rolls.length > 0 && (
            <div className="rolls">
              {rolls.map((roll, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so have the dice
                <RollView key={place} roll={roll} lineContext={lineContext} unfolded={unfolded} />
              ))}
            </div>
          )}
          {event && <EventText event={event} rolls={rolls} lineContext={lineContext} unfolded={unfolded} />}
        </div>
      ))}
    </div>
  );
}

function ActionText({ line, lineContext: { table, speech } }: Pick<TurnProps, 'line' | 'lineContext'>) {
  if (!hasAction(line)) return null;
  const world = { options: null, creatures: creaturesIn(table.seen) };
  const text = describeAction(line.action, world, {
    system: table.system,
    language: speech.language,
  });
  return (
    <p className="small action-told">
      <TextWithSigns text={text} />
    </p>
  );
}

const reasonsIn = (event: AnyEvent): readonly Reason[] => {
  const because = 'because' in event ? event.because : undefined;
  return Array.isArray(because) ? because : [];
};

interface EventProps {
  readonly event: AnyEvent;
  readonly rolls: readonly LoggedRoll[];
  readonly lineContext: LineContext;
  readonly unfolded: boolean;
}

function EventText({ event, rolls, lineContext, unfolded }: EventProps) {
  return (
    <div className="event">
      <p>
        <TextWithSigns text={describePartText({ event, rolls }, lineContext)} />{' '}
        {unfolded && <RuleLink system={lineContext.table.system} rule={event.rule} />}
      </p>
      {unfolded && <Reasons because={reasonsIn(event)} lineContext={lineContext} />}
    </div>
  );
}
