import {
  type CreatureId,
  countingNumber,
  creatureId,
  fields,
  getCreature,
  numberBetween,
  oneOf,
} from '@arbitro/kernel';
import { z } from 'zod';
import type { SkillId } from '../content/skill-table.ts';
import { writeSkill } from '../copy-state.ts';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { characteristic, skillId } from '../schema/sheet-parts.ts';
import { WOUND_KINDS } from '../state.ts';
import { armourPoints } from './derived.ts';
import { optionalFlag, woundField } from './fields.ts';
import { healWound } from './heal.ts';
import { lacksCharacteristic, notAlive, offerForLiving } from './may-act.ts';
import { noSuchSkill } from './may-use-skill.ts';
import { changeCharacteristic, haltRecovery } from './recovery.ts';
import { listRollableSkills } from './rollable.ts';
import { CHARACTERISTICS } from './tables.ts';
import { wound } from './wound.ts';

export const skillSet = event('skill-set', fields<{ who: CreatureId; skill: SkillId; rating: number }>(), {
  audience: audienceForWho,
  writeCreature: (draft, { skill, rating }) =>
    writeSkill(draft, skill, () => ({ written: rating, professional: 0, personal: 0, gained: 0 })),
});

export const approved = event('approved', fields<{ who: CreatureId; approved: boolean }>(), {
  writeCreature: (draft, { approved: isApproved }) => {
    draft.approval = isApproved ? 'approved' : 'vetoed';
  },
});

/** Damage set by the game master; the game master says whether armour helps. @rule brp.wounds.hit-point-loss */
export const harm = action('harm', {
  fields: {
    who: creatureId,
    damage: countingNumber.max(9999),
    kind: z.enum(WOUND_KINDS).default('other'),
    armour: optionalFlag,
  },
  refuses: (world, { who }) => notAlive(world, who),
  resolve: (ctx, { who, damage, kind, armour = false }) => {
    const stopped = armour ? armourPoints(getCreature(ctx.world, who), 'points').value : 0;
    wound(ctx, { who, by: null, points: damage - stopped, kind, rule: 'brp.wounds.hit-point-loss' });
  },
  gmOffers: (world) =>
    offerForLiving(
      world,
      { type: 'harm' },
      { damage: numberBetween(1, 20), kind: oneOf(WOUND_KINDS), armour: oneOf([true, false]) },
    ),
});

export const heal = action('heal', {
  fields: { who: creatureId, wound: woundField, points: z.int().min(1).max(9999) },
  refuses: (world, { who, wound: id }) => {
    const hasWound = getCreature(world, who).wounds.some((taken) => taken.id === id);
    return notAlive(world, who) ?? (hasWound ? undefined : refuseBrp('no-such-wound', { who, wound: id }));
  },
  resolve: (ctx, { who, wound: id, points }) =>
    healWound(ctx, { who, wound: id, points, rule: 'brp.gm.responsibilities' }),
  gmOffers: (world) =>
    world.creatures
      .filter(({ state }) => state.is !== 'dead')
      .flatMap(({ id: who, wounds }) =>
        wounds.map(({ id, points }) => ({
          action: { type: 'heal', who, wound: id },
          slots: { points: numberBetween(1, points) },
        })),
      ),
});

/** Only the game master can set characteristics directly. @rule brp.characteristics.growth @ruling R9 */
export const setCharacteristic = action('set-characteristic', {
  fields: { who: creatureId, characteristic, value: countingNumber.max(999) },
  refuses: (world, { who, characteristic: which }) =>
    notAlive(world, who) ?? lacksCharacteristic(world, who, which),
  resolve: (ctx, { who, characteristic: which, value }) => {
    haltRecovery(ctx, who, [which]);
    const rule = 'brp.characteristics.growth';
    changeCharacteristic(ctx, { who, characteristic: which, now: value, full: value, rule });
  },
  gmOffers: (world) =>
    world.creatures.flatMap(({ id: who, characteristics, state }) => {
      const has = CHARACTERISTICS.filter((which) => characteristics[which]);
      if (has.length === 0 || state.is === 'dead') return [];
      const slots = { characteristic: oneOf(has), value: numberBetween(1, 30) };
      return [{ action: { type: 'set-characteristic', who }, slots }];
    }),
});

/** @rule brp.skills.gm-customise */
export const setSkill = action('set-skill', {
  fields: { who: creatureId, skill: skillId, rating: countingNumber.max(999) },
  refuses: (world, { skill }) => noSuchSkill(world, skill),
  resolve: (ctx, { who, skill, rating }) =>
    ctx.emit({ type: 'skill-set', rule: 'brp.skills.gm-customise', who, skill, rating }),
  gmOffers: (world) =>
    world.creatures.flatMap((creature) => {
      const skills = listRollableSkills(world, creature);
      if (skills.length === 0) return [];
      const slots = { skill: oneOf(skills), rating: numberBetween(0, 150) };
      return [{ action: { type: 'set-skill', who: creature.id }, slots }];
    }),
});

/** @rule brp.creation.gm-veto */
export const approve = action('approve', {
  fields: { who: creatureId, approved: z.boolean().default(true) },
  resolve: (ctx, { who, approved: isApproved }) =>
    ctx.emit({ type: 'approved', rule: 'brp.creation.gm-veto', who, approved: isApproved }),
  gmOffers: (world) =>
    world.creatures
      .filter(({ approval }) => approval === 'pending')
      .map(({ id: who }) => ({
        action: { type: 'approve', who },
        slots: { approved: oneOf([true, false]) },
      })),
});
