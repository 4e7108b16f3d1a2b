import { d } from '@arbitro/dice';
import { type Ctx, numberBetween, oneOf } from '@arbitro/kernel';
import { type Duel, type DuelAction, type DuelEvent, findDuellist, listAlive } from './world.ts';

function resolveStrike(
  ctx: Ctx<Duel, DuelEvent>,
  { by, on, how }: Extract<DuelAction, { type: 'strike' }>,
): void {
  const rule = 'toy.duel.strike';
  const defence = ctx.choose({ name: 'defence', rule }, on, oneOf(['parry', 'none']));
  const needed = defence === 'parry' ? 4 : 2;
  const plus = { value: 1, because: [{ rule, what: 'defence', how: 'add', value: 1 }] } as const;
  const hit = ctx.roll({ name: 'aim', rule, plus }, by, d(6), (face) => face + 1 > needed);
  ctx.emit({ type: 'struck', rule, by, on, hit });
  if (!hit) return;
  const damage = ctx.roll({ name: 'harm', rule }, by, d(4, how === 'wild' ? 2 : 1), (sum) => sum);
  const dealt = ctx.world.options.gentle ? Math.ceil(damage / 2) : damage;
  ctx.emit({
    type: 'wounded',
    rule,
    who: on,
    by: dealt,
    hp: Math.max(0, findDuellist(ctx.world, on).hp - dealt),
  });
}

function resolveDare(ctx: Ctx<Duel, DuelEvent>): void {
  const rule = 'toy.duel.dare';
  const requests = listAlive(ctx.world).map(({ id: who }) => ({ who, question: numberBetween(1, 3) }));
  ctx.emit({ type: 'dared', rule, stakes: ctx.chooseAll({ name: 'stake', rule }, requests) });
}

export function resolve(ctx: Ctx<Duel, DuelEvent>, action: DuelAction): void {
  if (action.type === 'omen') {
    const face = ctx.roll({ name: 'omen', rule: 'toy.duel.turn' }, 'gm', d(6), (value) => value);
    return ctx.emit({ type: 'omen-read', rule: 'toy.duel.turn', face });
  }
  if (action.type === 'strike') resolveStrike(ctx, action);
  if (action.type === 'dare') resolveDare(ctx);
  if (action.type === 'prepare') ctx.emit({ type: 'prepared', rule: 'toy.duel.turn', who: action.by });
  const order = listAlive(ctx.world).map((creature) => creature.id);
  const next = order[(order.indexOf(action.by) + 1) % order.length] ?? action.by;
  const index = order.indexOf(next);
  ctx.emit({ type: 'turn-passed', rule: 'toy.duel.turn', to: next, at: index });
}

export function apply(world: Duel, event: DuelEvent): Duel {
  switch (event.type) {
    case 'wounded':
      return {
        ...world,
        creatures: world.creatures.map((creature) =>
          creature.id === event.who ? { ...creature, hp: event.hp } : creature,
        ),
      };
    case 'omen-read':
      return { ...world, omens: [...world.omens, event.face].slice(-3) };
    case 'turn-passed':
      return { ...world, turn: event.to };
    default:
      return world;
  }
}
