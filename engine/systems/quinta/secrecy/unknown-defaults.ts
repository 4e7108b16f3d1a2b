import { memoizeByObject } from '@arbitro/kernel';
import { copyCreature } from '../copy-state.ts';
import { glowOf } from '../rules/carried-light.ts';
import { proficiencyBonus } from '../rules/training.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Creature, Sheet, World } from '../state.ts';
import { type ApparentHealth, apparentHealthOf, listHeldNames, visibleFields } from './view.ts';

const UNKNOWN_CREATURE: Sheet = sheetSchema.parse({
  kind: 'monster',
  scores: { str: 14, dex: 12, con: 14 },
  deeds: [{ name: 'attack', attack: 'melee', bonus: 4, damage: '1d8+2', type: 'slashing' }],
});

/**
 * Returns the sheet assumed for a monster whose stat block is unknown.
 *
 * It matches the level of the characters present, and is the same for every monster.
 * @ruling R104
 */
export function buildTypicalSheet(level: number): Sheet {
  const bonus = proficiencyBonus({ level });
  const dice = `${1 + Math.floor(level / 4)}d8+2`;
  const deeds = UNKNOWN_CREATURE.deeds.map((feature) => ({
    ...feature,
    attack: feature.attack && {
      ...feature.attack,
      bonus: 2 + bonus,
      damage: [{ dice, type: 'slashing' as const }],
    },
  }));
  return { ...UNKNOWN_CREATURE, level, ac: 11 + bonus, fullHp: 12 + 10 * level, deeds };
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
    const near = visibleFields(isLost, creature);
    const typical = buildTypicalSheet(level);
    const items = listHeldNames(creature).map((name, index) => ({
      id: `held-${index + 1}`,
      name,
      kg: 0,
      held: true,
      light: glowOf({ items: creature.items.filter((item) => item.name === name) }),
    }));
    return copyCreature({
      ...typical,
      ...near,
      hp: Math.floor(typical.fullHp * HEALTH_SHARES[apparentHealthOf(creature)]),
      usesDeathSaves: creature.hp === 0 && creature.life !== 'dead',
      hidden: creature.hidden === null ? null : ASSUMED_HIDE_TOTAL,
      items,
    });
  },
);
