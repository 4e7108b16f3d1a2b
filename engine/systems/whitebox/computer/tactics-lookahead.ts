import { type CreatureId, type DelayedAction, findFight, getCreature, getFight } from '@arbitro/kernel';
import { type Action, validateAction } from '../actions.ts';
import { isTied } from '../rules/acting.ts';
import { reachOf } from '../rules/attack-options.ts';
import { feetBetween, feetLeft } from '../rules/distance.ts';
import { feetInRound } from '../rules/move-rate.ts';
import { phasesOf } from '../rules/phases.ts';
import { MELEE_FEET, OIL } from '../rules/tables.ts';
import { countHittingFaces, toHitThrow, toHitWithOil } from '../rules/to-hit.ts';
import { type TurnAction, type TurnActionOf, toTurnAction } from '../rules/turn-actions.ts';
import type { Casting, Creature, Fight, Phase, World } from '../state.ts';
import { sensiblePolicy } from './policy.ts';
import { listFoes } from './policy-plans.ts';
import { listCasts } from './tactics-spells.ts';

type DelayedTurn = DelayedAction<World, Action>;

/**
 * Returns how an action that is announced now will be resolved later: announced or prepared spells, declared actions,
 * and actions that wait because sides act at once. Other creatures still have to act, so that no round ends.
 * @rule whitebox.spells.casting-start @rule whitebox.combat.declared-intent
 * @rule whitebox.combat.initiative-tie-simultaneous
 */
export function findDelayedAction(world: World, action: Action): DelayedTurn | undefined {
  if (!findFight(world)) return undefined;
  const delayedTurn = delayTurnAction(world, action);
  return delayedTurn && !validateAction(delayedTurn.world, delayedTurn.action) ? delayedTurn : undefined;
}

function delayTurnAction(world: World, action: Action): DelayedTurn | undefined {
  switch (action.type) {
    case 'announce':
      return action.spell === null
        ? skipAnnouncement(world, action.by)
        : delayAnnouncedSpell(world, action.by, action.spell);
    case 'declare':
      return delayDeclared(world, toTurnAction(action.intent, action.by));
    case 'prepare':
      return delayPreparedCast(world, action.by, action.spell);
    case 'pass':
      return delayPass(world, action);
    case 'throw-oil':
      return delayOil(world, action);
    case 'attack':
    case 'cast':
    case 'bind':
    case 'light-oil':
      return delayToPhase(world, action, currentPhase(world));
    default:
      return undefined;
  }
}

/** The free step is a turn like any other, except for the actions allowed in it. */
const currentPhase = (world: World): Phase => {
  const { phase } = getFight(world);
  return phase === 'free' ? 'acting' : phase;
};

/** The creature's own turn now, with the other sides after it. */
function skipToTurn(world: World, by: CreatureId, phase: Phase): World {
  const fight = getFight(world);
  const { side } = getCreature(world, by);
  const order = [side, ...fight.sides.filter((other) => other !== side)].map((text) => [text]);
  const fighters = fight.fighters.map((fighter) =>
    fighter.who === by ? { ...fighter, intent: null } : fighter,
  );
  const round = Math.max(1, fight.round);
  return {
    ...world,
    options: { ...world.options, combatDeclareIntent: false },
    fight: { ...fight, fighters, order, phase, round, turn: 0, pending: [by], now: null },
  };
}

function delayToPhase(world: World, turnAction: TurnAction, phase: Phase): DelayedTurn {
  if (turnAction.type === 'cast') return delayCast(skipToTurn(world, turnAction.by, phase), turnAction);
  const share = turnAction.type === 'attack' ? shareAfterAllies(world, turnAction) : 1;
  return { world: skipToTurn(world, turnAction.by, phase), action: turnAction, share };
}

/** A target that comrades have declared to attack may be down by then. */
function shareAfterAllies(world: World, { by, on }: TurnActionOf<'attack'>): number {
  const fight = getFight(world);
  if (fight.phase !== 'declare' && !isTied(fight)) return 1;
  const foe = listFoes(world, getCreature(world, by)).find(({ one }) => one.id === on);
  return 1 / (1 + (foe?.claimed ?? 0) / 2);
}

/**
 * A spell that takes effect at the end of the round is worth less, because its caster may fall before.
 * @rule whitebox.spells.effect-timing
 */
const LATE_SHARE = 0.8;

function delayCast(world: World, deed: TurnActionOf<'cast'>): DelayedTurn {
  const creature = getCreature(world, deed.by);
  const waits = creature.spells.some(({ id, timing }) => id === deed.spell && timing === 'round-end');
  if (!waits) return { world, action: deed, share: 1 };
  const spells = creature.spells.map((spell) =>
    spell.id === deed.spell ? { ...spell, timing: 'turn' as const } : spell,
  );
  return { world: replaceCreature(world, { ...creature, spells }), action: deed, share: LATE_SHARE };
}

const replaceCreature = (world: World, creature: Creature): World => ({
  ...world,
  creatures: world.creatures.map((other) => (other.id === creature.id ? creature : other)),
});

const startCastingIn = (world: World, by: CreatureId, { spell, phase }: Omit<Casting, 'since'>): World =>
  replaceCreature(world, {
    ...getCreature(world, by),
    casting: { spell, phase, since: getFight(world).round },
  });

/** What the creature would do instead of casting. */
function skipAnnouncement(world: World, by: CreatureId): DelayedTurn {
  const then = skipToTurn(world, by, 'acting');
  return { world: then, action: sensiblePolicy.act(then, by, failOnDice), share: 1 };
}

const failOnDice = (): never => {
  throw new Error('the sensible throw no dice');
};

function delayAnnouncedSpell(world: World, by: CreatureId, spell: string): DelayedTurn | undefined {
  const ready = startCastingIn(world, by, { spell, phase: 'preparing' });
  const best = findBestCast(skipToTurn(ready, by, 'acting'), by, spell);
  return (
    best && { ...best, share: best.share * undisturbedChance(world, by, listFoesActingBefore(world, by)) }
  );
}

/** The spell is cast in the next round, when much may have changed. @rule whitebox.combat.alt-spell-phase */
const NEXT_ROUND_SHARE = 0.7;

function delayPreparedCast(world: World, by: CreatureId, spell: string): DelayedTurn | undefined {
  const ready = startCastingIn(world, by, { spell, phase: 'ready' });
  const best = findBestCast(skipToTurn(ready, by, 'spells'), by, spell);
  const foes = listFoes(world, getCreature(world, by)).map(({ one }) => one);
  return best && { ...best, share: best.share * NEXT_ROUND_SHARE * undisturbedChance(world, by, foes) };
}

function findBestCast(world: World, by: CreatureId, id: string): DelayedTurn | undefined {
  const me = getCreature(world, by);
  const spell = me.spells.find((spell) => spell.id === id);
  const max = getFight(world).phase === 'acting' ? Math.floor(feetLeft(world, me)) : 0;
  const casts = spell ? listCasts(world, me, spell, max) : [];
  const best = casts.find((cast) => !validateAction(world, cast));
  return best && delayCast(world, best);
}

/** The foes that act before the creature's own side and may disturb its spell. @rule whitebox.spells.interruption */
function listFoesActingBefore(world: World, by: CreatureId): readonly Creature[] {
  const { order } = getFight(world);
  const me = getCreature(world, by);
  const mine = order.findIndex((sides) => sides.includes(me.side));
  const early = order.slice(0, Math.max(0, mine)).flat();
  return listFoes(world, me).flatMap(({ one }) => (early.includes(one.side) ? [one] : []));
}

/** The chance that none of these foes hits the caster, if each picks a random target in front of it. */
function undisturbedChance(world: World, by: CreatureId, foes: readonly Creature[]): number {
  const fight = getFight(world);
  const me = getCreature(world, by);
  const near = fight.fighters.filter(({ who }) => {
    const creature = getCreature(world, who);
    return creature.side === me.side && creature.status === 'up';
  });
  const each = (foe: Creature): number => 1 - hitChance(world, fight, foe, me) / Math.max(1, near.length);
  return foes.reduce((chance, foe) => chance * each(foe), 1);
}

/** With the best weapon that reaches, after closing in. */
function hitChance(world: World, fight: Fight, foe: Creature, me: Creature): number {
  const feet = feetBetween(fight, foe.id, me.id);
  const comes = feet - MELEE_FEET <= feetInRound(world, foe).value;
  let max = 0;
  for (const weapon of foe.weapons) {
    const reach = reachOf(weapon, feet) ?? (weapon.kind === 'melee' && comes ? 'melee' : undefined);
    if (reach)
      max = Math.max(
        max,
        countHittingFaces(toHitThrow(world, { by: foe, on: me, means: { weapon, reach } })),
      );
  }
  return max / 20;
}

/** At the first moment of the round in which it is possible. */
function delayDeclared(world: World, turnAction: TurnAction): DelayedTurn | undefined {
  if (turnAction.type === 'prepare') return delayPreparedCast(world, turnAction.by, turnAction.spell);
  const standard = world.options.combatSequence === 'standard';
  if (turnAction.type === 'throw-oil') return delayOil(world, turnAction);
  const ready =
    turnAction.type === 'cast' && standard
      ? startCastingIn(world, turnAction.by, { spell: turnAction.spell, phase: 'preparing' })
      : world;
  const delayedTurn = phasesOf(world)
    .map((phase) => delayToPhase(ready, turnAction, phase))
    .find((sight) => !validateAction(sight.world, sight.action));
  return delayedTurn && turnAction.type === 'cast'
    ? {
        ...delayedTurn,
        share:
          delayedTurn.share *
          undisturbedChance(world, turnAction.by, listFoesActingBefore(world, turnAction.by)),
      }
    : delayedTurn;
}

/** What the creature skips now, to attack later in the round. @rule whitebox.combat.alt-sequence */
function delayPass(world: World, pass: TurnActionOf<'pass'>): DelayedTurn {
  const { by } = pass;
  const phases = phasesOf(world);
  const later = phases.slice(phases.indexOf(currentPhase(world)) + 1);
  for (const phase of later) {
    const then = skipToTurn(world, by, phase);
    const action = sensiblePolicy.act(then, by, failOnDice);
    if (action.type === 'attack' || action.type === 'bind') return { world: then, action, share: 1 };
  }
  return { world: skipToTurn(world, by, currentPhase(world)), action: pass, share: 1 };
}

/** A flask alone does nothing; lit oil burns for a while. Where comrades are in melee with the target, it may hit them. */
const OIL_SHARE = { free: 0.6, beset: 0.2 } as const;

/** @rule whitebox.combat.burning-oil */
function delayOil(world: World, { by, on, first }: TurnActionOf<'throw-oil'>): DelayedTurn | undefined {
  const me = getCreature(world, by);
  const foe = listFoes(world, me).find(({ one }) => one.id === on);
  if (!foe) return undefined;
  const phase = world.options.combatSequence === 'alternative' ? 'missiles' : 'acting';
  const then = skipToTurn(world, by, phase);
  const fight = getFight(then);
  const fires = [...fight.fires, { on, by, lit: false, roundsLeft: OIL.rounds, burnt: 0 }];
  const hit = countHittingFaces(toHitWithOil(world, { by: me, on: foe.one })) / 20;
  return {
    world: { ...then, fight: { ...fight, fires } },
    action: { type: 'light-oil', by, on, ...(first && { first }) },
    share: hit * (foe.beset ? OIL_SHARE.beset : OIL_SHARE.free),
  };
}
