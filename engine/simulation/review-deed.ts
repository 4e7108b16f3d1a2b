import { canonicalJson, type Die } from '@arbitro/dice';
import {
  type Answer,
  type AnswerInput,
  type AnyAction,
  type AnyPolicy,
  type AnyWorld,
  type CreatureId,
  createScriptedOracle,
  type Json,
  type Person,
  run,
  type System,
} from '@arbitro/kernel';
import type { FightValues, Winners } from './fight-values.ts';

/** One thing that changed the world: an action with all its answers, or a change by hand. */
export interface ReviewedDeed {
  readonly before: AnyWorld;
  readonly after: AnyWorld;
  /** Undefined for a change by hand. */
  readonly run: { readonly action: AnyAction; readonly answers: readonly Answer[] } | undefined;
}

/** What moved the chances: dice, a creature's choice, or the game master. */
export type Cause =
  | { readonly kind: 'dice' }
  | { readonly kind: 'choice'; readonly by: CreatureId; readonly side: string }
  | { readonly kind: 'gm' };

/** A part of a deed, with the chances before and after it. */
export interface DeedPart {
  readonly cause: Cause;
  readonly from: Winners;
  readonly to: Winners;
}

/** What the parts of a deed are computed with. */
export interface ReviewTools {
  readonly system: System;
  /** Plays the simulated fights; choices are compared with its choices. */
  readonly policy: AnyPolicy;
  readonly values: FightValues;
}

/** A deed in parts, each beginning where the last ended. */
export interface DividedDeed {
  readonly parts: readonly DeedPart[];
  /** The action that the policy would have done, if it is another. */
  readonly alternative: AnyAction | undefined;
}

/** Divides the change of the chances by a deed into what was chosen and what was rolled. */
export function divideDeed(tools: ReviewTools, deed: ReviewedDeed, start: Winners): DividedDeed {
  const { values } = tools;
  if (!deed.run) {
    const part = { cause: { kind: 'gm' }, from: start, to: values.ofWorld(deed.after) } as const;
    return { parts: [part], alternative: undefined };
  }
  const alternative = findAlternative(tools, deed.before, deed.run.action);
  const { stages, endsWithDice } = listStages(tools, deed, deed.run);
  const actionStages = alternative === undefined ? [] : [createActionStage(tools, deed, deed.run.action)];
  const allStages = [...actionStages, ...stages];
  const last = allStages.at(-1);
  if (!last && !endsWithDice) return { parts: [], alternative: undefined };
  const parts: DeedPart[] = [];
  let from = start;
  for (const { cause, value } of endsWithDice ? allStages : allStages.slice(0, -1)) {
    const to = value();
    parts.push({ cause, from, to });
    from = to;
  }
  const cause = endsWithDice || !last ? DICE : last.cause;
  parts.push({ cause, from, to: values.ofWorld(deed.after) });
  return { parts, alternative: alternative === 'none' ? undefined : alternative };
}

/** A moment within a deed: what led to it, and the chances there. */
interface Stage {
  readonly cause: Cause;
  readonly value: () => Winners;
}

const DICE: Cause = { kind: 'dice' };

function createActionStage(
  { system, values }: ReviewTools,
  { before }: ReviewedDeed,
  action: AnyAction,
): Stage {
  return {
    cause: causeOf(system, before, system.actor(action)),
    value: () => values.ofRun(before, { action, answers: [] }),
  };
}

const causeOf = (system: System, world: AnyWorld, who: Person): Cause =>
  world.creatures.some(({ id }) => id === who)
    ? { kind: 'choice', by: who, side: system.combatStats.side(world, who) }
    : { kind: 'gm' };

/** Policies that toss a coin always see the same side of it. */
const FIRST_FACE: Die = () => 1;

/** Returns the policy's action if it is another; `none` if the policy would not act for this creature now. */
function findAlternative(
  { system, policy }: ReviewTools,
  world: AnyWorld,
  action: AnyAction,
): AnyAction | 'none' | undefined {
  const actor = system.actor(action);
  if (!system.creaturesToAct(world).includes(actor)) return 'none';
  const policyAction = policy.act(world, actor, FIRST_FACE);
  return canonicalJson(policyAction) === canonicalJson(action) ? undefined : policyAction;
}

/** Returns the moments within an action at which a person answered differently from the policy, and the dice between them. */
function listStages(
  { system, policy, values }: ReviewTools,
  { before }: ReviewedDeed,
  { action, answers }: { readonly action: AnyAction; readonly answers: readonly Answer[] },
): { readonly stages: readonly Stage[]; readonly endsWithDice: boolean } {
  const stages: Stage[] = [];
  const valueAfter = (knownAnswers: readonly AnswerInput[]) => () =>
    values.ofRun(before, { action, answers: knownAnswers });
  let hasRolled = false;
  const oracle = createScriptedOracle(answers);
  run(system, before, action, {
    roll: (ask, read) => {
      const count = oracle.answers.length;
      const value = oracle.roll(ask, read);
      hasRolled ||= oracle.answers.length > count;
      return value;
    },
    choose: (ask) => {
      const knownAnswers = answers.slice(0, oracle.answers.length);
      const { label, to } = ask;
      const policyAnswers = to.map(({ who, question }) =>
        policy.answer({ who, label, question }, ask.world as AnyWorld),
      );
      const chosen = oracle.choose(ask);
      for (const [index, { who }] of to.entries()) {
        if (isSame(chosen[index], policyAnswers[index])) continue;
        if (hasRolled) stages.push({ cause: DICE, value: valueAfter(knownAnswers) });
        hasRolled = false;
        const combined = [...chosen.slice(0, index + 1), ...policyAnswers.slice(index + 1)];
        const value = valueAfter([...knownAnswers, { label: label.name, chosen: combined }]);
        stages.push({ cause: causeOf(system, before, who), value });
      }
      return chosen;
    },
  });
  return { stages, endsWithDice: hasRolled };
}

const isSame = (a: Json | undefined, b: Json | undefined): boolean =>
  canonicalJson(a ?? null) === canonicalJson(b ?? null);
