import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  idsOf,
  numberBetween,
  type Offer,
  oneOf,
  type Reason,
  refuse,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { ability, difficulty as anyDc, metres, nameText, skill } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { spend } from './budget.ts';
import { askDifficulty, failSave, rollCheck, rollSave } from './check.ts';
import { circumstanceSources, socialSources } from './check-sources.ts';
import type { QuintaCtx, Source } from './checks.ts';
import { coverOnSave } from './cover.ts';
import { type CheckBasis, checkBasisOf, makeReason } from './derived.ts';
import { circumstance, coverLevel, dc, optionalFlag, sense, words } from './fields.ts';
import { cannotTake, deadCannotAct } from './may-act.ts';
import {
  ABILITIES,
  type Ability,
  APPROACHES,
  SKILL_NAMES,
  SKILLS,
  type Skill,
  STUDY_SKILLS,
  TYPICAL_DCS,
} from './tables.ts';

export const improvised = event('improvised', fields<{ who: CreatureId; what: string; success: boolean }>());

/** @rule quinta.d20.modifiers */
const bonusReasons = ({ bonus }: { readonly bonus?: number | undefined }): readonly Reason[] =>
  bonus === undefined || bonus === 0 ? [] : [makeReason('quinta.d20.modifiers', 'circumstance', bonus)];

/** A skill sets its ability, unless another is named. @rule quinta.proficiency.skill-relevance */
const readCheckBasis = ({
  ability,
  skill,
  or,
  tool,
}: {
  readonly ability?: Ability | undefined;
  readonly skill?: Skill | undefined;
  readonly or?: Skill | undefined;
  readonly tool?: string | undefined;
}): CheckBasis => ({
  ability: ability ?? (skill === undefined ? 'str' : SKILLS[skill]),
  skill: skill ?? null,
  or,
  tool: tool ?? null,
});

/**
 * A creature attempts something uncertain.
 * @rule quinta.d20.test @rule quinta.core.play-loop @rule quinta.proficiency.tools
 */
export const check = action('check', {
  fields: {
    by: creatureId,
    ability: ability.optional(),
    skill: skill.optional(),
    /** An alternative skill. */
    or: skill.optional(),
    tool: nameText.optional(),
    /** The creature to influence or to perceive. */
    on: creatureId.optional(),
    dc,
    /** The sense it relies on: in the dark sight fails, hearing does not. */
    sense,
    /** The distance, if no map shows it. */
    distance: metres.optional(),
    ...circumstance,
  },
  refuses: cannotCheck,
  resolve: (ctx, said) => {
    const { by: who, on, distance } = said;
    const other = on === undefined ? undefined : getCreature(ctx.world, on);
    rollCheck(ctx, {
      who,
      test: readCheckBasis(said),
      dc: askDifficulty(ctx, said.dc),
      sense: said.sense,
      sought: other && [other],
      metres: distance,
      sources: [...listenerSources(ctx, said, other), ...circumstanceSources(said.mode)],
      bonus: bonusReasons(said),
    });
  },
  offers: (world, { id: by }, { offered }) => [
    ...offered(world, { type: 'check', by }, { slots: { skill: SKILL }, like: { skill: 'stealth' } }),
    ...offered(world, { type: 'check', by }, { slots: { ability: ABILITY }, like: { ability: 'str' } }),
  ],
  gmOffers: (world) => {
    const by = listTesters(world);
    if (!by) return [];
    const fixedAction = { type: 'check' };
    return [
      { action: fixedAction, slots: { by, skill: SKILL, dc: DC } },
      { action: fixedAction, slots: { by, ability: ABILITY, dc: DC } },
      {
        action: { type: 'check', skill: 'perception' },
        slots: { by, sense: oneOf(['sight', 'hearing']), dc: DC },
      },
      {
        action: fixedAction,
        slots: {
          by,
          skill: SKILL,
          dc: DC,
          mode: oneOf(['advantage', 'disadvantage']),
          bonus: numberBetween(-10, 10),
        },
      },
    ];
  },
});

const SKILL = oneOf(SKILL_NAMES);
const ABILITY = oneOf(ABILITIES);
const DC = numberBetween(1, 30, TYPICAL_DCS.medium);

function listTesters(world: World): Offer['slots'][string] | undefined {
  const rollers = idsOf(world.creatures).filter((by) => !deadCannotAct(world, by));
  return rollers.length === 0 ? undefined : oneOf(rollers);
}

interface Check {
  readonly by: CreatureId;
  readonly ability?: Ability | undefined;
  readonly skill?: Skill | undefined;
  readonly or?: Skill | undefined;
  readonly on?: CreatureId | undefined;
}

function cannotCheck(world: World, { by, ability: of, skill: named, or, on }: Check): Verdict {
  if (named === undefined && (of === undefined || or !== undefined)) return refuseQuinta('ability-or-skill');
  if (on === by) return refuse('no-such-target', { on });
  return deadCannotAct(world, by);
}

/** Sources from the listener, if the check is social. @rule quinta.social.checks */
const listenerSources = (
  { world }: QuintaCtx,
  { by, skill: named, or }: Check,
  other: Creature | undefined,
): readonly Source[] =>
  other && APPROACHES.some((approach) => approach === named || approach === or)
    ? socialSources(world, by, other)
    : [];

/** The creature may choose to fail. @rule quinta.d20.saving-throw @rule quinta.attack.cover @ruling R10 */
export const save = action('save', {
  fields: {
    by: creatureId,
    ability,
    dc: anyDc,
    willingly: optionalFlag,
    /** Cover from the origin of the effect. */
    cover: coverLevel.optional(),
    ...circumstance,
  },
  refuses: (world, { by }) => deadCannotAct(world, by),
  resolve: (ctx, said) => {
    const { by: who, cover = 'none' } = said;
    const saving = { who, ability: said.ability, dc: said.dc };
    const bonus = [...coverOnSave(said.ability, cover), ...bonusReasons(said)];
    if (said.willingly) failSave(ctx, saving);
    else rollSave(ctx, { ...saving, sources: circumstanceSources(said.mode), bonus });
  },
  gmOffers: (world) => {
    const by = listTesters(world);
    return by ? [{ action: { type: 'save' }, slots: { by, ability: ABILITY, dc: DC } }] : [];
  },
});

/** @rule quinta.actions.study */
export const study = action('study', {
  fields: { by: creatureId, skill, dc },
  refuses: (world, { by, skill: named }) =>
    STUDY_SKILLS.some((skill) => skill === named)
      ? cannotTake(world, by, 'action')
      : refuseQuinta('not-a-study', { skill: named }),
  resolve: (ctx, { by: who, skill: named, dc: said }) => {
    const against = askDifficulty(ctx, said);
    spend(ctx, who, 'action', 'study');
    rollCheck(ctx, {
      who,
      test: checkBasisOf(named),
      dc: against,
      name: 'study',
      rule: 'quinta.actions.study',
    });
  },
  offers: (world, { id: by }, { offered }) =>
    offered(
      world,
      { type: 'study', by },
      { slots: { skill: oneOf(STUDY_SKILLS) }, like: { skill: 'arcana' } },
    ),
});

/**
 * An action that no rule covers: the game master says whether it is possible and whether it needs a check.
 * @rule quinta.actions.improvise
 */
export const improvise = action('improvise', {
  fields: { by: creatureId, what: words, ability: ability.optional(), skill: skill.optional(), dc },
  refuses: (world, { by }) => cannotTake(world, by, 'action'),
  resolve: (ctx, said) => {
    const { by: who, what } = said;
    const rule = 'quinta.actions.improvise';
    const verdict =
      said.dc === undefined
        ? ctx.choose({ name: 'improvise', rule }, 'gm', oneOf(['test', 'automatic', 'impossible']))
        : 'test';
    if (verdict === 'impossible') return ctx.emit({ type: 'improvised', rule, who, what, success: false });
    const test = verdict === 'test' ? askImprovisedTest(ctx, said) : undefined;
    const against = test ? askDifficulty(ctx, said.dc) : 0;
    spend(ctx, who, 'action', 'improvise');
    const success = test ? rollCheck(ctx, { who, test, dc: against, name: 'improvise', rule }) : true;
    ctx.emit({ type: 'improvised', rule, who, what, success });
  },
  offers: (world, { id: by }, { offered }) =>
    offered(world, { type: 'improvise', by }, { slots: { what: textUpTo(200) }, like: { what: '' } }),
});

function askImprovisedTest(ctx: QuintaCtx, check: Pick<Check, 'ability' | 'skill'>): CheckBasis {
  if (check.skill !== undefined || check.ability !== undefined)
    return readCheckBasis({ ability: check.ability, skill: check.skill });
  const label = { name: 'ability', rule: 'quinta.actions.improvise' };
  return readCheckBasis({ ability: ctx.choose(label, 'gm', oneOf(ABILITIES)) });
}
