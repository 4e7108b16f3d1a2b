import { type CreatureId, creature, fields, fightOn } from '@arbitro/kernel';
import type { Ambush, Unaware } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import type { SkillId } from '../content/skill-table.ts';
import { writeFighter } from '../copies.ts';
import { event, openTo, writeFight } from '../declare.ts';
import { isUp, type World } from '../state.ts';
import { type Level, SENSES } from '../tables.ts';
import { difficult } from './aim.ts';
import { attempt } from './attempt.ts';
import { type Rolled, settle } from './contest.ts';
import { beginFight } from './fight.ts';
import { skillChance, useSkill } from './skill.ts';
import { surprise } from './surprise.ts';

export const ambushed = event(
  'ambushed',
  fields<{ by: CreatureId; on: readonly CreatureId[]; hidden: boolean }>(),
  {
    audience: ({ by }, world) => openTo(world, by),
    writeWorld: writeFight((fight, { by, on, hidden }) =>
      writeFighter(fight, by, (fighter) => {
        fighter.ambushes = hidden;
        if (hidden) fighter.ambushOn = on;
      }),
    ),
  },
);

/**
 * Whoever lies in wait and is not noticed has one round: shots are Easy, and those set upon hand to hand can but
 * defend. Where no fight is on, it begins with this.
 *
 * @rule brp.spot.ambush-setup
 * @rule brp.spot.ambush-ranged
 * @rule brp.spot.ambush-melee
 * @ruling R97
 */
export function ambush(ctx: BrpCtx, action: Ambush): void {
  const { by, on, skill, participants } = action;
  if (!fightOn(ctx.world)) beginFight(ctx, { type: 'fight', participants });
  const rule = 'brp.spot.ambush-setup';
  const hiding = by.map(
    (who): Rolled => ({
      party: { by: who, skill },
      level: attempt(ctx, { by: who, skill, rule }),
    }),
  );
  const observed = hiding.some(({ level }) => level !== 'failure') ? observe(ctx, action) : [];
  for (const one of hiding) lieInWait(ctx, one, { on, observed });
}

/** Each of them once. */
function observe(ctx: BrpCtx, { on, sense }: Ambush): readonly Rolled[] {
  return on
    .filter((who) => isUp(creature(ctx.world, who)))
    .map((who) => {
      const skill = sense ?? bestSense(ctx.world, who);
      return {
        party: { by: who, skill },
        level: attempt(ctx, { by: who, skill, rule: 'brp.spot.ambush-setup' }),
      };
    });
}

/** @rule brp.spot.ambush-setup */
function bestSense(world: World, who: CreatureId): SkillId {
  const chance = (skill: SkillId): number => skillChance(world, creature(world, who), skill).score.value;
  return SENSES.reduce((best, sense) => (chance(sense) > chance(best) ? sense : best));
}

interface Watched {
  readonly on: readonly CreatureId[];
  readonly observed: readonly Rolled[];
}

function lieInWait(ctx: BrpCtx, one: Rolled, { on, observed }: Watched): void {
  const { by } = one.party;
  const hidden = one.level !== 'failure' && isUnnoticed(ctx, one, observed);
  ctx.emit({ type: 'ambushed', rule: 'brp.spot.ambush-setup', by, on, hidden });
  surprise(ctx);
}

const isNoticed = ({ level }: { readonly level: Level }): boolean => level !== 'failure';

/** Ahead of everybody who might notice, or unnoticed by all. @ruling R97 */
function isUnnoticed(ctx: BrpCtx, one: Rolled, observed: readonly Rolled[]): boolean {
  if (ctx.world.options.ambushDetection === 'any-success') return !observed.some(isNoticed);
  return observed.every((other) => settle(ctx, [one, other]).winner === one.party.by);
}

/** Whoever does not notice is struck more easily and defends with difficulty. @rule brp.spot.backstab @ruling R99 */
export function unaware(ctx: BrpCtx, { who, of, sense }: Unaware): void {
  const rule = 'brp.spot.backstab';
  const skill = sense ?? bestSense(ctx.world, who);
  const more = { flats: [], sources: [difficult('not-seen', rule)] };
  const rolled = skillChance(ctx.world, creature(ctx.world, who), skill, more).score.value > 0;
  const level = useSkill(ctx, { who, skill, rule, more });
  ctx.emit({ type: 'checked', rule, who, skill, level, rolled });
  ctx.emit({ type: 'unaware-of', rule, who, of, unaware: level === 'failure' });
}
