import type { RuleId } from '../rules.ts';

/** The attributes, as sheets and actions name them. @rule noppa.attr.range */
export const MIGHT = 'vakevyys';
export const AGILITY = 'ketteryys';
export const TOUGHNESS = 'sitkeys';
export const LEARNING = 'oppineisuus';
export const PRACTICE = 'harjaantuneisuus';
export const PERSONALITY = 'persoonallisuus';

/** The six attributes, in the book's order. @rule noppa.attr.range */
export const ATTRIBUTES = [MIGHT, AGILITY, TOUGHNESS, LEARNING, PRACTICE, PERSONALITY] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The range of an attribute before racial changes. @rule noppa.attr.range */
export const ATTRIBUTE_RANGE = { least: 1, most: 5 } as const;

/** @rule noppa.attr.vakevyys @rule noppa.attr.ketteryys @rule noppa.attr.sitkeys */
export const ATTRIBUTE_RULES = {
  [MIGHT]: 'noppa.attr.vakevyys',
  [AGILITY]: 'noppa.attr.ketteryys',
  [TOUGHNESS]: 'noppa.attr.sitkeys',
  [LEARNING]: 'noppa.attr.oppineisuus',
  [PRACTICE]: 'noppa.attr.harjaantuneisuus',
  [PERSONALITY]: 'noppa.attr.persoonallisuus',
} as const satisfies Record<Attribute, RuleId>;

/**
 * The lowest face that is a success.
 * @rule noppa.dice.success-faces @rule noppa.advantage.advantage @rule noppa.advantage.disadvantage
 */
export const THRESHOLDS = { advantage: 3, neither: 4, disadvantage: 5 } as const;
export type Circumstance = keyof typeof THRESHOLDS;

/** Damage of each extra success. @rule noppa.attack.extra-damage @ruling R28 */
export const EXTRA_DAMAGE = { one: 1, two: 2, none: 0 } as const;

/** The target number of an ordinary challenge. @rule noppa.dice.typical-tn */
export const TYPICAL_TN = 2;

/** The costs of acts and reactions. Spells and foes' attacks state their own. @rule noppa.action.costs */
export const COSTS = {
  attack: 2,
  parry: 1,
  ready: 1,
  upkeep: 1,
  move: 1,
  difficultMove: 2,
  withdraw: 1,
  freeStrike: 1,
  recover: 1,
} as const;

/** Mind points that turn a failure into a bare success. @rule noppa.mind.turn-failure */
export const MENDING_COST = 1;

/** The maximum number of actions carried into the next round. @rule noppa.delay.carry */
export const MAX_CARRIED_ACTIONS = 2;

/** @rule noppa.init.value */
export const INITIATIVE_BASE = 2;

/** @rule noppa.body.max @rule noppa.body.milestone */
export const BODY_POINTS = { base: 5, milestone: 2 } as const;

/** @rule noppa.mind.max @rule noppa.mind.milestone */
export const MIND_POINTS = { base: 2, milestone: 1 } as const;

/** @rule noppa.gear.base-slots @rule noppa.gear.conversion */
export const SLOTS = { light: 2, heavy: 1, lightPerHeavy: 2 } as const;

export const HANDS = 2;

export const MODES = ['melee', 'ranged', 'spell'] as const;
export type Mode = (typeof MODES)[number];

/**
 * The attribute that each kind of attack rolls.
 * @rule noppa.attack.melee @rule noppa.attack.ranged @rule noppa.attack.spell
 */
export const ATTACKS = {
  melee: { attribute: MIGHT, rule: 'noppa.attack.melee' },
  ranged: { attribute: AGILITY, rule: 'noppa.attack.ranged' },
  spell: { attribute: LEARNING, rule: 'noppa.attack.spell' },
} as const satisfies Record<Mode, { readonly attribute: Attribute; readonly rule: RuleId }>;

/**
 * The attribute of each defence; the basic defence is half the attribute plus armour.
 * @rule noppa.defence.base @rule noppa.defence.reflex @rule noppa.defence.endurance @rule noppa.defence.will
 */
export const DEFENCES = {
  basic: { attribute: AGILITY, halved: true, rule: 'noppa.defence.base' },
  reflex: { attribute: AGILITY, halved: false, rule: 'noppa.defence.reflex' },
  endurance: { attribute: TOUGHNESS, halved: false, rule: 'noppa.defence.endurance' },
  will: { attribute: PRACTICE, halved: false, rule: 'noppa.defence.will' },
} as const satisfies Record<
  string,
  { readonly attribute: Attribute; readonly halved: boolean; readonly rule: RuleId }
>;
export type Defence = keyof typeof DEFENCES;
export const DEFENCE_NAMES = ['basic', 'reflex', 'endurance', 'will'] as const satisfies readonly Defence[];

/** The defence against each kind of danger. @rule noppa.defence.which */
export const THREATS = {
  blow: 'basic',
  trap: 'reflex',
  'elemental-area': 'reflex',
  poison: 'endurance',
  disease: 'endurance',
  exhaustion: 'endurance',
  fear: 'will',
  interrogation: 'will',
  'mind-control': 'will',
  sleep: 'will',
} as const satisfies Record<string, Defence>;
export type Threat = keyof typeof THREATS;
export const THREAT_NAMES = Object.keys(THREATS) as [Threat, ...Threat[]];

/** How many fighters a creature counts as; giants and swarms state their own number. @rule noppa.melee.odds-sizes */
export const SIZES = { small: 0.5, normal: 1, large: 2, giant: 2, swarm: 1 } as const;
export type Size = keyof typeof SIZES;
export const SIZE_NAMES = ['small', 'normal', 'large', 'giant', 'swarm'] as const satisfies readonly Size[];

/**
 * One and a half times as many, in integers: twice the own number against three times the others'.
 * @rule noppa.melee.odds
 */
export const OVERWHELMING = { own: 2, others: 3 } as const;

/**
 * Damage types that form one group for a foe. The list is open: any other type is an element.
 * @rule noppa.content.damage-types
 */
export const MUNDANE_TYPES = ['slashing', 'crushing', 'piercing'] as const;

/** What an attack may target instead of a damage type. */
export const FOE_DEFENCES = ['ref', 'fort', 'will'] as const;

/**
 * Suggested complications for the game master.
 * @rule noppa.content.complications-attack @rule noppa.content.complications-defence
 */
export const COMPLICATIONS = {
  attack: ['disarmed', 'off-balance', 'out-of-ammo'],
  defence: ['stunned'],
  check: [],
} as const;

/** Uses of extra successes in a free roll. @rule noppa.success.extra-use */
export const EXTRA_USES = ['better', 'showier', 'faster', 'no-traces', 'other'] as const;
