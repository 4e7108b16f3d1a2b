import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  getFight,
  isParticipant,
  type Offer,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { action, event, writeFight } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import type { Aid, World } from '../state.ts';
import { endTurn } from './acting.ts';
import type { BrpCtx } from './checks.ts';
import { stepUp } from './distance.ts';
import { durationsFor, passTime } from './duration.ts';
import { difficultyField, optionalFlag, takesField, woundField } from './fields.ts';
import { treatWound } from './first-aid-roll.ts';
import { healWound, rouse } from './heal.ts';
import { notAlive } from './may-act.ts';
import { notBeside } from './may-take-turn.ts';
import { cannotTakeSoLong, notInSetting } from './may-use-skill.ts';

export const aidBegun = event('aid-begun', fields<{ aid: Aid }>(), {
  // in a fight it takes effect at the end of the round
  amounts: ({ aid: { on, points } }) => (points > 0 ? [['healed', on, points]] : []),
  writeWorld: writeFight((fight, { aid }) => {
    fight.aids = [...fight.aids, aid];
  }),
});

/**
 * In a fight, first aid is an action and takes effect at the end of the round. Outside a fight it takes a round of
 * time, which is soon enough for a dying creature, or as long as the game master says.
 * @rule brp.healing.first-aid @rule brp.healing.first-aid-rescue @ruling R96
 */
export const firstAid = action('first-aid', {
  fields: {
    by: creatureId,
    on: creatureId,
    wound: woundField,
    difficulty: difficultyField,
    takes: takesField,
    meanwhile: optionalFlag,
  },
  refuses: (world, terms) => cannotAid(world, terms),
  resolve: (ctx, terms) => {
    const { by, on } = terms;
    const isInFight = isParticipant(ctx.world, by);
    if (isInFight) stepUp(ctx, by, on);
    const points = treatWound(ctx, terms);
    if (isInFight) beginAid(ctx, terms, points);
    else spendAidTime(ctx, terms, points);
  },
  offers: (world, { id: by }) =>
    world.creatures.flatMap(({ id: on, wounds }): readonly Offer[] => {
      const care = { type: 'first-aid', by, on };
      const open = wounds.map(({ id }) => id).filter((wound) => !cannotAid(world, { by, on, wound }));
      const [only] = open;
      if (only === undefined) return [];
      return open.length === 1
        ? [{ action: { ...care, wound: only }, slots: {} }]
        : [{ action: care, slots: { wound: oneOf(open) } }];
    }),
});

interface AidTerms {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly wound: number;
  /** Outside a fight: the duration, if it is not a round. */
  readonly takes?: string | undefined;
  /** Outside a fight: done while another creature acts, so that no extra time passes. */
  readonly meanwhile?: boolean | undefined;
}

/** @rule brp.healing.first-aid @rule brp.healing.first-aid-once */
const cannotAid = (world: World, aidTerms: AidTerms): Verdict =>
  notInSetting(world, 'first-aid') ??
  cannotTreatWound(world, aidTerms.on, aidTerms.wound) ??
  notBeside(world, 'first-aid', aidTerms) ??
  cannotTakeSoLong(world, { skill: 'first-aid', takes: aidTerms.takes });

/**
 * Only injuries can be treated, and each only once.
 * @rule brp.healing.first-aid @rule brp.healing.first-aid-once @ruling R95
 */
function cannotTreatWound(world: World, who: CreatureId, id: number): Verdict {
  const wound = getCreature(world, who).wounds.find((taken) => taken.id === id);
  if (!wound) return refuseBrp('no-such-wound', { who, wound: id });
  if (wound.kind === 'poison' || wound.kind === 'disease') return refuseBrp('not-for-first-aid');
  return wound.treated ? refuseBrp('wound-treated', { who }) : notAlive(world, who);
}

/**
 * Treatment that takes longer than a round comes too late for a dying creature.
 * @rule brp.time.skill-durations @rule brp.wounds.death
 */
function spendAidTime(ctx: BrpCtx, { on, wound, takes, meanwhile = false }: AidTerms, points: number): void {
  const pass = (): void => passTime(ctx, { skill: 'first-aid', takes });
  const isLong = takes !== undefined && takes !== durationsFor('first-aid')[0];
  if (isLong) pass();
  if (points > 0 && getCreature(ctx.world, on).state.is !== 'dead')
    healWound(ctx, { who: on, wound, points, rule: 'brp.healing.first-aid' });
  if (!isLong && !meanwhile) pass();
}

function beginAid(ctx: BrpCtx, { by, on, wound }: AidTerms, points: number): void {
  const { round } = getFight(ctx.world);
  const aid = { by, on, wound, points, round };
  ctx.emit({ type: 'aid-begun', rule: 'brp.healing.first-aid-rescue', aid });
  endTurn(ctx, by);
}

/** Waking a creature takes another creature's action and no roll. @rule brp.wounds.unconscious @ruling R91 */
export const wake = action('wake', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, terms) => {
    const { state } = getCreature(world, terms.on);
    const wakes = state.is === 'unconscious' && state.cause !== 'power';
    return wakes ? notBeside(world, 'wake', terms) : refuseBrp('not-to-be-woken', { on: terms.on });
  },
  resolve: (ctx, { by, on }) => {
    if (isParticipant(ctx.world, by)) stepUp(ctx, by, on);
    rouse(ctx, on);
    endTurn(ctx, by);
  },
});
