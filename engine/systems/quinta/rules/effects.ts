import type { Options } from '../options.ts';
import type { RuleId } from '../rules.ts';
import type { Effect } from './effect-types.ts';

export interface ConditionRow {
  readonly rule: RuleId;
  /** Conditions that it implies while it lasts. */
  readonly implies: readonly string[];
  /** Implied conditions that remain when it ends. */
  readonly leaves: readonly string[];
  readonly effects: readonly Effect[];
  /** Differences in the published rules: effects added and effects removed. */
  readonly published?: { readonly more: readonly Effect[]; readonly less: readonly Effect['kind'][] };
}

const INCAPACITATED: readonly Effect[] = [{ kind: 'no-actions' }, { kind: 'no-reactions' }];
const CANNOT_MOVE: readonly Effect[] = [{ kind: 'cannot-move' }];
const ATTACKED_WITH_ADVANTAGE: Effect = { kind: 'attacks-against', mode: 'advantage', scope: 'all' };
const FAILS_SAVES: Effect = { kind: 'fails-saves', of: ['str', 'dex'] };

/** @rule quinta.conditions.general */
export const CONDITIONS = {
  blinded: {
    rule: 'quinta.conditions.blinded',
    implies: [],
    leaves: [],
    effects: [{ kind: 'cannot-see' }, ATTACKED_WITH_ADVANTAGE],
  },
  grappled: {
    rule: 'quinta.conditions.grappled',
    implies: [],
    leaves: [],
    effects: [{ kind: 'speed', to: 'zero' }],
    published: {
      more: [
        { kind: 'own-attacks', mode: 'disadvantage', unless: 'at-source', while: null },
        { kind: 'dragged' },
      ],
      less: [],
    },
  },
  exhausted: {
    rule: 'quinta.conditions.exhausted',
    implies: [],
    leaves: [],
    effects: [{ kind: 'by-level' }],
  },
  deafened: {
    rule: 'quinta.conditions.deafened',
    implies: [],
    leaves: [],
    effects: [{ kind: 'cannot-hear' }],
  },
  poisoned: {
    rule: 'quinta.conditions.poisoned',
    implies: [],
    leaves: [],
    effects: [
      { kind: 'own-attacks', mode: 'disadvantage', unless: null, while: null },
      { kind: 'checks', mode: 'disadvantage', while: null },
    ],
  },
  blocked: {
    rule: 'quinta.conditions.blocked',
    implies: [],
    leaves: [],
    effects: [{ kind: 'speed', to: 'zero' }],
  },
  confused: {
    rule: 'quinta.conditions.confused',
    implies: [],
    leaves: [],
    effects: [{ kind: 'behaves' }],
  },
  frightened: {
    rule: 'quinta.conditions.frightened',
    implies: [],
    leaves: [],
    effects: [
      { kind: 'own-attacks', mode: 'disadvantage', unless: null, while: 'source-seen' },
      { kind: 'checks', mode: 'disadvantage', while: 'source-seen' },
      { kind: 'cannot-approach' },
    ],
  },
  immobilized: {
    rule: 'quinta.conditions.immobilized',
    implies: [],
    leaves: [],
    effects: [...CANNOT_MOVE, ATTACKED_WITH_ADVANTAGE],
  },
  charmed: {
    rule: 'quinta.conditions.charmed',
    implies: [],
    leaves: [],
    effects: [{ kind: 'cannot-target', whose: 'source', harmful: false }, { kind: 'social-advantage' }],
  },
  incapacitated: {
    rule: 'quinta.conditions.incapacitated',
    implies: [],
    leaves: [],
    effects: INCAPACITATED,
    published: {
      more: [{ kind: 'cannot-speak' }, { kind: 'initiative', mode: 'disadvantage' }],
      less: [],
    },
  },
  invisible: {
    rule: 'quinta.conditions.invisible',
    implies: [],
    leaves: [],
    effects: [{ kind: 'unseen' }],
    published: { more: [{ kind: 'initiative', mode: 'advantage' }], less: [] },
  },
  unconscious: {
    rule: 'quinta.conditions.unconscious',
    implies: ['incapacitated', 'prone'],
    leaves: ['prone'],
    effects: [
      { kind: 'drops-held' },
      { kind: 'speed', to: 'zero' },
      { kind: 'unaware' },
      FAILS_SAVES,
      ATTACKED_WITH_ADVANTAGE,
      { kind: 'hits-critical', scope: 'melee' },
    ],
    published: { more: [{ kind: 'hits-critical', scope: 'near' }], less: ['hits-critical'] },
  },
  prone: {
    rule: 'quinta.conditions.prone',
    implies: [],
    leaves: [],
    effects: [
      { kind: 'own-attacks', mode: 'disadvantage', unless: null, while: null },
      { kind: 'attacks-against', mode: 'advantage', scope: 'melee' },
      { kind: 'crawls' },
    ],
    published: {
      more: [
        { kind: 'attacks-against', mode: 'advantage', scope: 'near' },
        { kind: 'attacks-against', mode: 'disadvantage', scope: 'far' },
      ],
      less: ['attacks-against'],
    },
  },
  slowed: {
    rule: 'quinta.conditions.slowed',
    implies: [],
    leaves: [],
    effects: [{ kind: 'speed', to: 'half' }],
  },
  restrained: {
    rule: 'quinta.conditions.restrained',
    implies: [],
    leaves: [],
    effects: [
      { kind: 'speed', to: 'zero' },
      ATTACKED_WITH_ADVANTAGE,
      { kind: 'own-attacks', mode: 'disadvantage', unless: null, while: null },
    ],
    published: { more: [{ kind: 'saves', mode: 'disadvantage', of: ['dex'] }], less: [] },
  },
  stunned: {
    rule: 'quinta.conditions.stunned',
    implies: ['incapacitated'],
    leaves: [],
    effects: [...CANNOT_MOVE, { kind: 'speaks-haltingly' }, FAILS_SAVES, ATTACKED_WITH_ADVANTAGE],
    published: { more: [], less: ['cannot-move', 'speaks-haltingly'] },
  },
  petrified: {
    rule: 'quinta.conditions.petrified',
    implies: ['incapacitated'],
    leaves: [],
    effects: [...CANNOT_MOVE, { kind: 'cannot-speak' }, { kind: 'unaware' }],
    published: {
      more: [
        FAILS_SAVES,
        ATTACKED_WITH_ADVANTAGE,
        { kind: 'resists-all' },
        { kind: 'unaffected', by: 'poisoned' },
      ],
      less: [],
    },
  },
  paralyzed: {
    rule: 'quinta.conditions.paralyzed',
    implies: ['incapacitated'],
    leaves: [],
    effects: [
      ...CANNOT_MOVE,
      { kind: 'cannot-speak' },
      FAILS_SAVES,
      ATTACKED_WITH_ADVANTAGE,
      { kind: 'hits-critical', scope: 'melee' },
    ],
    published: { more: [{ kind: 'hits-critical', scope: 'near' }], less: ['hits-critical'] },
  },
} as const satisfies Record<string, ConditionRow>;
export type Condition = keyof typeof CONDITIONS;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as readonly Condition[];

/** Returns the effects of one condition under the table's options. @rule quinta.conditions.general */
export function effectsOfCondition(condition: Condition, options: Options): readonly Effect[] {
  const row: ConditionRow = CONDITIONS[condition];
  const blocked =
    condition === 'blocked' && options.blockedImpliesImmobilized ? [ATTACKED_WITH_ADVANTAGE] : [];
  if (options.conditionDefinitions === 'document' || !row.published) return [...row.effects, ...blocked];
  const { more, less } = row.published;
  return [...row.effects.filter(({ kind }) => !less.includes(kind)), ...more, ...blocked];
}
