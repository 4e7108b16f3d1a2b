import { type CreatureId, fields, getCreature, listFactKeys } from '@arbitro/kernel';
import { event, writeFighterWho } from '../declare.ts';
import type { World } from '../state.ts';
import { type AimedSkill, type AttackTerms, aimWithoutCover, hasCover } from './aim.ts';
import { BRAWL } from './arms.ts';
import { type AttackOption, isMissile } from './attack-options.ts';
import type { RollResult } from './attempt.ts';
import { type BrpCtx, d100, levelOf, limitsOf } from './checks.ts';
import { martialLimit } from './martial-arts.ts';
import type { Level } from './tables.ts';

export const attackRolled = event(
  'attack-rolled',
  fields<RollResult & { on: CreatureId; with: string; rolled: boolean }>(),
  {
    facts: ({ who, level }) => listFactKeys(level, who),
    writeWorld: writeFighterWho((fighter, { with: arm }) => {
      fighter.used = [...fighter.used, arm];
    }),
  },
);

export interface AttackRoll {
  /** `cover`: the shot would have hit without the cover. */
  readonly fell: 'on-target' | 'cover';
  readonly level: Level;
  /** Whether the roll is also within Martial Arts. */
  readonly martial: boolean;
  /** What the options add: a hit through armour, or a dropped weapon. */
  readonly extreme: 'critical' | 'fumble' | null;
}

interface AimedAttack {
  readonly attackOption: AttackOption;
  readonly aimed: AimedSkill;
}

export function rollAttack(ctx: BrpCtx, action: AttackTerms, aiming: AimedAttack): AttackRoll {
  const { skill, chance } = aiming.aimed;
  const { by, on, difficulty } = action;
  const isAutomatic = difficulty === 'automatic' && chance.net === 1;
  const isRolled = !isAutomatic && chance.score.value > 0;
  const label = { name: skill, rule: 'brp.combat.attack-roll', under: chance.score };
  const rolled = isRolled
    ? ROLLED_BY_LENS[ctx.roll(label, by, d100, lensOf(ctx.world, action, aiming))]
    : isAutomatic
      ? AUTOMATIC_HIT
      : ROLLED_BY_LENS.failure;
  ctx.emit({
    type: 'attack-rolled',
    rule: 'brp.combat.attack-roll',
    who: by,
    skill,
    level: rolled.level,
    on,
    with: aiming.attackOption.arm.id,
    rolled: isRolled,
  });
  return rolled;
}

type AttackRollLens =
  | Level
  | 'cover'
  | 'martial-success'
  | 'martial-special'
  | 'martial-critical'
  | 'critical'
  | 'fumble';

const ROLLED_BY_LENS: Readonly<Record<AttackRollLens, AttackRoll>> = {
  special: { fell: 'on-target', level: 'special', martial: false, extreme: null },
  success: { fell: 'on-target', level: 'success', martial: false, extreme: null },
  failure: { fell: 'on-target', level: 'failure', martial: false, extreme: null },
  cover: { fell: 'cover', level: 'failure', martial: false, extreme: null },
  'martial-success': { fell: 'on-target', level: 'success', martial: true, extreme: null },
  'martial-special': { fell: 'on-target', level: 'special', martial: true, extreme: null },
  'martial-critical': { fell: 'on-target', level: 'special', martial: true, extreme: 'critical' },
  critical: { fell: 'on-target', level: 'special', martial: false, extreme: 'critical' },
  fumble: { fell: 'on-target', level: 'failure', martial: false, extreme: 'fumble' },
};

/** An automatic hit: no roll and no experience. @rule brp.difficulty.automatic */
export const AUTOMATIC_HIT: AttackRoll = {
  fell: 'on-target',
  level: 'success',
  martial: false,
  extreme: null,
};

/** Returns what the roll must distinguish: the level and, where it matters, a hit on cover or the help of Martial Arts. */
function lensOf(
  world: World,
  action: AttackTerms,
  { attackOption, aimed }: AimedAttack,
): (rolled: number) => AttackRollLens {
  const { arm, mode } = attackOption;
  const level = levelOf(limitsOf(aimed.chance.score.value, world.options, 'attack'));
  const marked = markExtremes(world.options, level, aimed.chance.score.value);
  if (arm.id === BRAWL) return markMartialArts(marked, martialLimit(world, getCreature(world, action.by)));
  if (!isMissile(mode) || !hasCover(world, action.on)) return marked;
  const open = limitsOf(
    aimWithoutCover(world, action, mode).chance.score.value,
    world.options,
    'attack',
  ).success;
  return (rolled) => {
    const degree = marked(rolled);
    return degree === 'failure' && rolled <= open ? 'cover' : degree;
  };
}

type Degree = Level | 'critical' | 'fumble';

/** Tells apart the rolls to which the options give an effect. @ruling R126 @ruling R127 */
function markExtremes(
  { criticals, fumbles }: World['options'],
  level: (rolled: number) => Level,
  chance: number,
): (rolled: number) => Degree {
  if (criticals === 'none' && fumbles === 'none') return level;
  const most = criticals === 'none' ? 0 : Math.ceil(chance / 20);
  return (rolled) => {
    const degree = level(rolled);
    if (degree === 'special' && rolled <= most) return 'critical';
    return degree === 'failure' && rolled === 100 && fumbles === 'drop' ? 'fumble' : degree;
  };
}

const markMartialArts =
  (marked: (rolled: number) => Degree, limit: number) =>
  (rolled: number): AttackRollLens => {
    const degree = marked(rolled);
    return degree === 'failure' || degree === 'fumble' || rolled > limit ? degree : `martial-${degree}`;
  };
