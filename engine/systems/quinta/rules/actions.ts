import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  idsOf,
  oneOf,
  refuse,
  requireFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { nameText, skill } from '../schema/sheet-parts.ts';
import type { Creature, OngoingHelp, World } from '../state.ts';
import { spend, takeAction } from './budget.ts';
import { rollCheck } from './check.ts';
import { stillDodges } from './check-sources.ts';
import type { QuintaCtx } from './checks.ts';
import { isKnockedOut, stabilise, wake } from './death.ts';
import { checkBasisOf } from './derived.ts';
import { areEnemies, isInPlay, isPresent, isWithinMetres } from './distance.ts';
import { isLost } from './lurking.ts';
import { cannotSpend, cannotTake, cannotTarget } from './may-act.ts';
import { AID_DC, SKILL_NAMES, type Skill, SQUARE } from './tables.ts';
import { isTrainedIn, isTrainedInTool } from './training.ts';

export const dodgeBegun = event('dodge-begun', fields<{ who: CreatureId }>(), {
  writeCreature: (next) => {
    next.dodging = true;
  },
});

export const dodgeEnded = event('dodge-ended', fields<{ who: CreatureId }>(), {
  writeCreature: (next) => {
    next.dodging = false;
  },
});

export const helped = event('helped', fields<{ who: CreatureId; helping: OngoingHelp | null }>(), {
  writeCreature: (next, { helping }) => {
    next.helping = helping;
  },
});

export const helpUsed = event('help-used', fields<{ who: CreatureId }>(), {
  writeCreature: (next) => {
    next.helping = null;
  },
});

/**
 * Adds the creature's Speed, as it is at that time, to its movement.
 * @rule quinta.actions.dash @rule quinta.mounted.controlled
 */
export const dash = action('dash', {
  fields: { by: creatureId },
  refuses: (world, { by }) => requireFight(world) ?? cannotSpend(world, by, 'action'),
  resolve: (ctx, { by }) => {
    const { dashes } = getCreature(ctx.world, by).budget;
    takeAction(ctx, by, { what: 'dash', change: { dashes: dashes + 1 } });
  },
});

/** Lasts for the rest of the turn. @rule quinta.actions.disengage @rule quinta.mounted.controlled */
export const disengage = action('disengage', {
  fields: { by: creatureId },
  refuses: (world, { by }) => requireFight(world) ?? cannotSpend(world, by, 'action'),
  resolve: (ctx, { by }) => takeAction(ctx, by, { what: 'disengage', change: { disengaged: true } }),
});

/**
 * Lasts until the creature's next turn. An incapacitated creature or a creature with Speed 0 loses the benefit and does
 * not regain it.
 * @rule quinta.actions.dodge @rule quinta.mounted.controlled @ruling R18
 */
export const dodge = action('dodge', {
  fields: { by: creatureId },
  refuses: (world, { by }) => cannotSpend(world, by, 'action'),
  resolve: (ctx, { by }) => {
    spend(ctx, by, 'action', 'dodge');
    const rule = 'quinta.actions.dodge';
    ctx.emit({ type: 'dodge-begun', rule, who: by });
    if (!stillDodges(ctx.world, getCreature(ctx.world, by))) ctx.emit({ type: 'dodge-ended', rule, who: by });
  },
  offers: (world, { id: by }, { offered }) => (findFight(world) ? offered(world, { type: 'dodge', by }) : []),
});

/**
 * Helps another creature with one roll until the helper's next turn, or gives first aid.
 * @rule quinta.actions.help @ruling R19
 */
export const help = action('help', {
  fields: {
    by: creatureId,
    how: z.enum(['check', 'attack', 'first-aid']),
    on: creatureId,
    /** What a check is helped with. */
    skill: skill.optional(),
    tool: nameText.optional(),
  },
  refuses: cannotHelp,
  resolve: (ctx, { by, how, on, skill: chosenSkill = null, tool }) => {
    spend(ctx, by, 'action', 'help');
    if (how === 'first-aid') return giveFirstAid(ctx, by, on);
    const isTool = how === 'check' && chosenSkill === null && tool !== undefined;
    const helping = {
      kind: how,
      on,
      skill: how === 'check' ? chosenSkill : null,
      ...(isTool && { tool }),
    };
    ctx.emit({ type: 'helped', rule: 'quinta.actions.help', who: by, helping });
  },
  offers: (world, creature, { allows, onOneOf }) => {
    const { id: by, side, tools } = creature;
    const all = idsOf(world.creatures);
    const friends = all.filter((id) => !areEnemies({ side }, getCreature(world, id)));
    const trained = SKILL_NAMES.filter((name) => isTrainedIn(creature, name));
    const [first] = trained;
    const check = { type: 'help', by, how: 'check' };
    const targets = friends.filter(
      (on) => first !== undefined && allows(world, { ...check, skill: first, on }),
    );
    return [
      ...onOneOf(world, { type: 'help', by, how: 'attack' }, all),
      ...onOneOf(world, { type: 'help', by, how: 'first-aid' }, all),
      ...(targets.length > 0
        ? [{ action: check, slots: { on: oneOf(targets), skill: oneOf(trained) } }]
        : []),
      ...tools.flatMap((tool) => onOneOf(world, { ...check, tool }, friends)),
    ];
  },
});

interface Helper {
  readonly by: CreatureId;
  readonly how: 'check' | 'attack' | 'first-aid';
  readonly on: CreatureId;
  readonly skill?: Skill | undefined;
  readonly tool?: string | undefined;
}

/** @rule quinta.actions.help @ruling R19 */
function cannotHelp(world: World, { by: who, on, how, skill: chosenSkill, tool }: Helper): Verdict {
  const [creature, other] = [getCreature(world, who), getCreature(world, on)];
  const refusal =
    cannotTake(world, who, 'action') ?? cannotTarget(world, who, { on, harmful: how === 'attack' });
  if (refusal) return refusal;
  if (who === on || !(how === 'first-aid' ? isPresent(other) : isInPlay(other)))
    return refuse('no-such-target', { on });
  if (how === 'check') {
    const isTrained =
      chosenSkill === undefined
        ? isTrainedInTool(creature, tool ?? null)
        : isTrainedIn(creature, chosenSkill);
    return isTrained ? undefined : refuseQuinta('needs-skill', { who });
  }
  if (how === 'attack' && !areEnemies(creature, other)) return refuse('no-such-target', { on });
  if (isLost(world, creature, other)) return refuseQuinta('place-unknown', { who, on });
  if (!isWithinMetres(world, [creature, other], SQUARE))
    return refuseQuinta('not-near', { who, on, metres: SQUARE });
  return how === 'first-aid' && !needsAid(other) ? refuseQuinta('needs-no-aid', { on }) : undefined;
}

/** Whether the creature is dying or knocked out. @rule quinta.death.stabilise @rule quinta.damage.knock-out */
const needsAid = (creature: Creature): boolean =>
  creature.hp === 0 ? creature.life === 'alive' : isKnockedOut(creature);

/** @rule quinta.death.stabilise @rule quinta.damage.knock-out @ruling R69 */
function giveFirstAid(ctx: QuintaCtx, by: string, on: string): void {
  const rule = 'quinta.death.stabilise';
  if (!rollCheck(ctx, { who: by, test: checkBasisOf('medicine'), dc: AID_DC, dcOf: [], rule })) return;
  if (getCreature(ctx.world, on).hp === 0) stabilise(ctx, on);
  else wake(ctx, on);
}
