import { type Draft, memoizeByObject, SOMEONE } from '@arbitro/kernel';
import { copyCreature } from '../copy-state.ts';
import { glowOf } from '../rules/carried-light.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Creature, World } from '../state.ts';
import { type ApparentHealth, apparentHealthOf, copyOpenFields, hidePlace, listHeldNames } from './view.ts';

const UNKNOWN_CREATURE = copyCreature({
  ...sheetSchema.parse({
    kind: 'monster',
    scores: { str: 14, dex: 12, con: 14 },
    deeds: [{ name: 'attack', attack: 'melee', bonus: 4, damage: '1d8+2', type: 'slashing' }],
  }),
  ...{ id: SOMEONE, name: SOMEONE },
});

/**
 * Returns the creature assumed for a monster whose stat block is unknown.
 *
 * It matches the level of the characters present, and is the same for every monster.
 * @ruling R104
 */
export function buildTypicalCreature(level: number): Draft<Creature> {
  const bonus = proficiencyBonus({ level });
  const dice = `${1 + Math.floor(level / 4)}d8+2`;
  const typical = copyCreature(UNKNOWN_CREATURE);
  typical.level = level;
  typical.ac = 11 + bonus;
  typical.fullHp = 12 + 10 * level;
  typical.deeds = UNKNOWN_CREATURE.deeds.map((feature) => ({
    ...feature,
    attack: feature.attack && {
      ...feature.attack,
      bonus: 2 + bonus,
      damage: [{ dice, type: 'slashing' as const }],
    },
  }));
  return typical;
}

/** Returns the average level of the characters, or 1 if there are none. */
export function averageLevel({ creatures }: Pick<World, 'creatures'>): number {
  const levels = creatures.filter(({ kind }) => kind === 'character').map(({ level }) => level);
  if (levels.length === 0) return 1;
  return Math.max(1, Math.floor(levels.reduce((sum, level) => sum + level, 0) / levels.length));
}

const HEALTH_SHARES: Readonly<Record<ApparentHealth, number>> = {
  unhurt: 1,
  hurt: 0.75,
  bloodied: 0.25,
  down: 0,
};
/** The minimum total of a hidden creature. @rule quinta.actions.hide */
const ASSUMED_HIDE_TOTAL = 15;

/** Returns the creature with hidden fields replaced by assumptions. Cached, because it is the same for most viewers. */
export const assumeUnknowns = memoizeByObject(
  (creature: Creature, level: number, isLost: boolean): Creature => {
    const next = copyOpenFields(creature, buildTypicalCreature(level));
    if (isLost) hidePlace(next);
    next.hp = Math.floor(next.fullHp * HEALTH_SHARES[apparentHealthOf(creature)]);
    next.usesDeathSaves = creature.hp === 0 && creature.life !== 'dead';
    next.hidden = creature.hidden === null ? null : ASSUMED_HIDE_TOTAL;
    next.items = listHeldNames(creature).map((name, index) => ({
      id: `held-${index + 1}`,
      name,
      kg: 0,
      held: true,
      light: glowOf({ items: creature.items.filter((item) => item.name === name) }),
    }));
    return next;
  },
);
