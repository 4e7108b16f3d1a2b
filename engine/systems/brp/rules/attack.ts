import { type CreatureId, creature, fields, fighter, fightOn } from '@arbitro/kernel';
import type { Attack } from '../actions.ts';
import { BRAWL } from '../arms.ts';
import { type BrpCtx, d100, levelOf, limitsOf } from '../checks.ts';
import { writeArm } from '../copies.ts';
import { event, ofWhom, writeFighterWho } from '../declare.ts';
import type { World } from '../state.ts';
import type { Level } from '../tables.ts';
import { endTurn } from './acting.ts';
import { type Aimed, aim, aimUncovered, hasCover, isBehind, isUnseen } from './aim.ts';
import type { RollResult } from './attempt.ts';
import { closeIn } from './distance.ts';
import { asDeclared } from './intent.ts';
import { martialLimit } from './martial-arts.ts';
import { attacksOn, isMissile, type Means, means } from './means.ts';
import { tick } from './skill.ts';
import { hitCover, strike } from './strike.ts';
import { findTarget, surprise } from './surprise.ts';

export const attackRolled = event(
  'attack-rolled',
  fields<RollResult & { on: CreatureId; with: string; rolled: boolean }>(),
  {
    writeWorld: writeFighterWho((fighter, { with: arm }) => {
      fighter.used = [...fighter.used, arm];
    }),
  },
);

export const shotFired = event(
  'shot-fired',
  fields<{ who: CreatureId; arm: string; shots: number | null; loading: number }>(),
  {
    audience: ofWhom,
    writeCreature: (draft, { arm, shots, loading }) => writeArm(draft, arm, { shots, loading }),
  },
);

/**
 * One action does it all: the roll, the defence that is asked for, the damage and what comes of it.
 *
 * @rule brp.combat.attack-roll
 * @ruling R69
 */
export function attack(ctx: BrpCtx, said: Attack): void {
  const action = asDeclared(ctx.world, said);
  const { by, on } = action;
  const those = means(ctx.world, creature(ctx.world, by), action);
  const byHand = !isMissile(those.mode);
  if (byHand) closeIn(ctx, by, on);
  surprise(ctx, { by, byHand });
  findTarget(ctx, by, on);
  const aimed = aim(ctx.world, action, those.mode);
  const behind = isBehind(ctx.world, by, on);
  const unseen = isUnseen(ctx.world, by, { mode: those.mode, on });
  const rolled = rollAttack(ctx, action, { those, aimed });
  spend(ctx, those, { by, at: fighter(ctx.world, on).at });
  if (rolled !== AUTOMATIC) tickFor(ctx, by, aimed, rolled);
  if (rolled.fell === 'cover') hitCover(ctx, { by, on, those, knockout: action.knockout ?? false });
  else strike(ctx, { by, on, those, behind, unseen, ...rolled, knockout: action.knockout ?? false });
  giveAway(ctx, { by, on, behind, unseen });
  if (!attacksOn(ctx.world, by, fighter(ctx.world, by).used)) endTurn(ctx, by);
}

interface Rolled {
  /** Into the cover: it would have hit without. */
  readonly fell: 'on-target' | 'cover';
  readonly level: Level;
  /** Within Martial Arts too. */
  readonly martial: boolean;
}

interface Aiming {
  readonly those: Means;
  readonly aimed: Aimed;
}

function rollAttack(ctx: BrpCtx, action: Attack, aiming: Aiming): Rolled {
  const { skill, chance } = aiming.aimed;
  const { by, on, difficulty } = action;
  const isAutomatic = difficulty === 'automatic' && chance.net === 1;
  const isRolled = !isAutomatic && chance.score.value > 0;
  const label = { name: skill, rule: 'brp.combat.attack-roll', under: chance.score };
  const rolled = isRolled
    ? READ[ctx.roll(label, by, d100, lensOf(ctx.world, action, aiming))]
    : isAutomatic
      ? AUTOMATIC
      : READ.failure;
  ctx.emit({
    type: 'attack-rolled',
    rule: 'brp.combat.attack-roll',
    who: by,
    skill,
    level: rolled.level,
    on,
    with: aiming.those.arm.id,
    rolled: isRolled,
  });
  return rolled;
}

type Seen = Level | 'cover' | 'martial-success' | 'martial-special';

const READ: Readonly<Record<Seen, Rolled>> = {
  special: { fell: 'on-target', level: 'special', martial: false },
  success: { fell: 'on-target', level: 'success', martial: false },
  failure: { fell: 'on-target', level: 'failure', martial: false },
  cover: { fell: 'cover', level: 'failure', martial: false },
  'martial-success': { fell: 'on-target', level: 'success', martial: true },
  'martial-special': { fell: 'on-target', level: 'special', martial: true },
};

/** Not left to chance, and so no experience. @rule brp.difficulty.automatic */
const AUTOMATIC: Rolled = { fell: 'on-target', level: 'success', martial: false };

/** What is told apart: the level, and where it matters whether cover was hit or Martial Arts help. */
function lensOf(world: World, action: Attack, { those, aimed }: Aiming): (rolled: number) => Seen {
  const { arm, mode } = those;
  const level = levelOf(limitsOf(aimed.chance.score.value, world.options, 'attack'));
  if (arm.id === BRAWL) return withMartialArts(level, martialLimit(world, creature(world, action.by)));
  if (!isMissile(mode) || !hasCover(world, action.on)) return level;
  const open = limitsOf(
    aimUncovered(world, action, mode).chance.score.value,
    world.options,
    'attack',
  ).success;
  return (rolled) => {
    const seen = level(rolled);
    return seen === 'failure' && rolled <= open ? 'cover' : seen;
  };
}

const withMartialArts =
  (level: (rolled: number) => Level, limit: number) =>
  (rolled: number): Seen => {
    const seen = level(rolled);
    return seen === 'failure' || rolled > limit ? seen : `martial-${seen}`;
  };

/** @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines @ruling R82 @ruling R83 @ruling R120 */
function spend(ctx: BrpCtx, { arm, mode }: Means, { by: who, at }: Sent): void {
  if (!isMissile(mode)) return;
  if (mode.reload > 0 || mode.magazine !== null) {
    const shots = mode.magazine === null ? null : (arm.shots ?? mode.magazine) - 1;
    const rule = mode.magazine === null ? 'brp.weapons.crossbow-reload' : 'brp.weapons.magazines';
    ctx.emit({ type: 'shot-fired', rule, who, arm: arm.id, shots, loading: mode.reload });
  } else if (arm.modes.length > 1) {
    ctx.emit({ type: 'arm-held', rule: 'brp.combat.multiple-reach', who, arm: arm.id, held: 'dropped', at });
  }
}

/** By whom, and where the target is. */
interface Sent {
  readonly by: CreatureId;
  readonly at: number;
}

/** @rule brp.experience.tick @rule brp.skills.martial-arts @ruling R25 */
function tickFor(ctx: BrpCtx, who: CreatureId, { skill, chance: { net } }: Aimed, rolled: Rolled): void {
  const { level, martial } = rolled;
  tick(ctx, { who, skill, level, net });
  if (martial) tick(ctx, { who, skill: 'martial-arts', level, net });
}

interface Given {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly behind: boolean;
  readonly unseen: boolean;
}

/** Whoever has been shot at or struck at from behind knows where it came from. @rule brp.spot.ambush-ranged @ruling R98 */
function giveAway(ctx: BrpCtx, { by, on, behind, unseen }: Given): void {
  if (!fightOn(ctx.world)) return;
  if (unseen) ctx.emit({ type: 'warned', rule: 'brp.spot.ambush-ranged', who: on, of: by });
  if (behind) ctx.emit({ type: 'unaware-of', rule: 'brp.spot.backstab', who: on, of: by, unaware: false });
}
