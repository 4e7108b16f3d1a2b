import {
  type CreatureId,
  countingNumber,
  creatureId,
  oneOrMore,
  type Person,
  participantsBy,
} from '@arbitro/kernel';
import { z } from 'zod';
import { level, riskTerms } from './sheet.ts';
import type { Level, RiskTerms } from './state.ts';

export interface Risker {
  readonly who: CreatureId;
  readonly risks: readonly RiskTerms[];
}
export interface Contestant {
  readonly who: CreatureId;
  /** The approach; whoever has named none is asked, all in secret at once. */
  readonly kind?: string | undefined;
  /** Exceptionally a level of one's own. */
  readonly level?: Level | undefined;
}
export interface Joining {
  readonly who: CreatureId;
  readonly side?: string | undefined;
}

export type Risk = { readonly type: 'risk'; readonly by: CreatureId } & RiskTerms;
export type Attempt = {
  readonly type: 'attempt';
  readonly by: CreatureId;
  readonly risks: readonly RiskTerms[];
};
export type Versus = { readonly type: 'versus'; readonly attacker: Risker; readonly defender: Risker };
export type Contest = {
  readonly type: 'contest';
  readonly level: Level;
  readonly contestants: readonly Contestant[];
};
export type BeginFight = { readonly type: 'fight'; readonly participants?: readonly Joining[] | undefined };
export type Attack = { readonly type: 'attack'; readonly by: CreatureId; readonly on: CreatureId };
export type Use = {
  readonly type: 'use';
  readonly by: CreatureId;
  readonly ability: string;
  readonly on: readonly CreatureId[];
};
export type Aid = { readonly type: 'aid'; readonly by: CreatureId; readonly on: CreatureId };
export type ChangeGear = {
  readonly type: 'gear';
  readonly by: CreatureId;
  readonly gear: string;
  readonly inUse: boolean;
};
export type Pass = { readonly type: 'pass'; readonly by: CreatureId };
export type Join = { readonly type: 'join'; readonly by: CreatureId; readonly side?: string | undefined };
export type Leave = { readonly type: 'leave'; readonly by: CreatureId };
export type EndFight = { readonly type: 'end-fight' };
export type DeclareDefeated = { readonly type: 'defeat'; readonly who: CreatureId };
export type Rally = { readonly type: 'rally'; readonly who: CreatureId };
export type SetLevel = { readonly type: 'set-level'; readonly who: CreatureId; readonly level: number };
export type Harm = { readonly type: 'harm'; readonly who: CreatureId; readonly points: number };
export type Heal = { readonly type: 'heal'; readonly who: CreatureId; readonly points: number };
export type ChangeResource = {
  readonly type: 'resource';
  readonly who: CreatureId;
  readonly resource: string;
  readonly points: number;
};
export type AwardExperience = { readonly type: 'award'; readonly who: CreatureId; readonly points: number };
export type NewDay = { readonly type: 'new-day' };
export type TellConsequence = {
  readonly type: 'consequence';
  readonly who: CreatureId;
  readonly text: string;
};

export type Action =
  | Risk
  | Attempt
  | Versus
  | Contest
  | BeginFight
  | Attack
  | Use
  | Aid
  | ChangeGear
  | Pass
  | Join
  | Leave
  | EndFight
  | DeclareDefeated
  | Rally
  | GmWord;

/** What the game master says to be so, at any time and without a die. */
export type GmWord = SetLevel | Harm | Heal | ChangeResource | AwardExperience | NewDay | TellConsequence;

/** Everybody an action speaks of. */
export function named(action: Action): readonly CreatureId[] {
  switch (action.type) {
    case 'versus':
      return [action.attacker.who, action.defender.who];
    case 'contest':
      return action.contestants.map(({ who }) => who);
    case 'fight':
      return (action.participants ?? []).map(({ who }) => who);
    case 'attack':
    case 'aid':
      return [action.by, action.on];
    case 'use':
      return [action.by, ...action.on];
    case 'end-fight':
    case 'new-day':
      return [];
    default:
      return [one(action)];
  }
}

const one = (action: { readonly by: CreatureId } | { readonly who: CreatureId }): CreatureId =>
  'by' in action ? action.by : action.who;

/** Whose doing it is: whoever is not named as acting is only spoken of, and the game master speaks. */
export const actor = (action: Action): Person => ('by' in action ? action.by : 'gm');

export const sideName = z.string().min(1).max(40);
const side = sideName.optional();
const who = creatureId;
const by = creatureId;
const risks = z.array(riskTerms).min(1).max(20).readonly();
const risker = z.strictObject({ who, risks });
const MAX_POINTS = 9999;
const points = z.int().min(1).max(MAX_POINTS);
const kind = riskTerms.unwrap().shape.kind;

export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('risk'), by, kind, level }),
  z.strictObject({ type: z.literal('attempt'), by, risks }),
  z.strictObject({ type: z.literal('versus'), attacker: risker, defender: risker }),
  z.strictObject({
    type: z.literal('contest'),
    level,
    contestants: z
      .array(z.strictObject({ who, kind: kind.optional(), level: level.optional() }))
      .min(2)
      .max(20),
  }),
  z.strictObject({ type: z.literal('fight'), participants: participantsBy(z.strictObject({ who, side })) }),
  z.strictObject({ type: z.literal('attack'), by, on: creatureId }),
  z.strictObject({ type: z.literal('use'), by, ability: z.string().min(1), on: oneOrMore(creatureId) }),
  z.strictObject({ type: z.literal('aid'), by, on: creatureId }),
  z.strictObject({ type: z.literal('gear'), by, gear: z.string().min(1), inUse: z.boolean() }),
  z.strictObject({ type: z.literal('pass'), by }),
  z.strictObject({ type: z.literal('join'), by, side }),
  z.strictObject({ type: z.literal('leave'), by }),
  z.strictObject({ type: z.literal('end-fight') }),
  z.strictObject({ type: z.literal('defeat'), who }),
  z.strictObject({ type: z.literal('rally'), who }),
  z.strictObject({ type: z.literal('set-level'), who, level: countingNumber }),
  z.strictObject({ type: z.literal('harm'), who, points }),
  z.strictObject({ type: z.literal('heal'), who, points }),
  z.strictObject({
    type: z.literal('resource'),
    who,
    resource: z.string().min(1).max(40),
    points: z.int().min(-MAX_POINTS).max(MAX_POINTS),
  }),
  z.strictObject({ type: z.literal('award'), who, points }),
  z.strictObject({ type: z.literal('new-day') }),
  z.strictObject({ type: z.literal('consequence'), who, text: z.string().max(500) }),
]);
