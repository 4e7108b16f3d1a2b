import { type CreatureId, creature, fightOn } from '@arbitro/kernel';
import type { BeginFight, Join } from '../actions.ts';
import type { RischioCtx } from '../checks.ts';
import type { Placed } from '../events.ts';
import type { Creature, Fight, World } from '../state.ts';
import { rollInitiative, rollOrder } from './initiative.ts';
import { nextTurn } from './turn.ts';

/** The side a creature fights on when nothing else is said. */
export const usualSide = ({ kind }: Pick<Creature, 'kind'>): string =>
  kind === 'player' ? 'players' : 'opponents';

/** Those who decide to take part; by default everybody on their feet. */
export function placed(world: World, { participants }: BeginFight): readonly Placed[] {
  const joining =
    participants ?? world.creatures.filter(({ status }) => status === 'up').map(({ id }) => ({ who: id }));
  return joining.map((one) => ({ who: one.who, side: sideOf(world, one) }));
}

function sideOf(
  world: World,
  { who, side }: { readonly who: CreatureId; readonly side?: string | undefined },
): string {
  return side ?? usualSide(creature(world, who));
}

/** @rule rischio.combat.initiative */
export function beginFight(ctx: RischioCtx, action: BeginFight): void {
  const participants = placed(ctx.world, action);
  ctx.emit({ type: 'fight-began', rule: 'rischio.combat.initiative', participants });
  rollOrder(
    ctx,
    participants.map(({ who }) => who),
  );
  nextTurn(ctx);
}

/** A late joiner rolls upon joining and is slotted in by the result, behind those who have the same. @ruling R3 */
export function join(ctx: RischioCtx, action: Join): void {
  const by = action.by;
  const fight = fightOn(ctx.world);
  if (!fight) throw new Error('nobody can join a fight that is not on');
  const initiative = rollInitiative(ctx, by);
  const others = fight.order.filter((who) => who !== by);
  const order = others.toSpliced(slotFor(others, fight, initiative), 0, by);
  const turn = order.indexOf(fight.order[fight.turn] ?? by);
  const side = sideOf(ctx.world, { who: by, side: action.side });
  ctx.emit({ type: 'joined', rule: 'rischio.combat.initiative', who: by, side, initiative, order, turn });
}

function slotFor(order: readonly CreatureId[], { participants }: Fight, initiative: number): number {
  const slower = order.findIndex((who) => {
    const one = participants.find((other) => other.who === who);
    return one !== undefined && one.initiative < initiative;
  });
  return slower < 0 ? order.length : slower;
}
