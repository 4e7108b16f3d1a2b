import { systemById } from '@arbitro/catalogue';
import type { AnyEvent, AnyWorld, Ctx, Decider, PresetValues, System } from '@arbitro/kernel';
import { add, decideByLabel, formatFraction, fraction, oddsOf, ZERO } from '@arbitro/odds';
import { computePresetOdds, parseScenario } from '@arbitro/scenario';
import { describe, expect, test } from 'vitest';

/** A preset, its values, and which of its outcomes correspond to a fact of the same action in a scenario. */
type Row = readonly [
  system: string,
  preset: string,
  values: PresetValues,
  facts: Readonly<Record<string, readonly string[]>>,
];

const ROWS: readonly Row[] = [
  [
    'rischio',
    'risk',
    { stat: 4, level: 'high' },
    { passed: ['passed'], 'gravely-failed': ['gravely-failed'] },
  ],
  ['rischio', 'attack', { precision: 5, dodge: 2 }, { hit: ['hit'], 'missed:foe': ['missed'] }],
  [
    'noppa',
    'pool',
    { dice: 4, tn: 2, disadvantage: true },
    {
      success: ['success', 'success-complicated'],
      complication: ['success-complicated', 'failure-complicated'],
    },
  ],
  ['quinta', 'check', { bonus: 3, dc: 14, mode: 'advantage' }, { success: ['success'] }],
  ['quinta', 'attack', { bonus: 6, ac: 17 }, { hit: ['hit', 'critical'], critical: ['critical'] }],
  ['brp', 'skill', { chance: 65, difficulty: 'difficult' }, { special: ['special'], failure: ['failure'] }],
  ['brp', 'opposed', { chance: 70, against: 40 }, { 'won:hero': ['won'], 'won:other': ['loses'] }],
  ['brp', 'resistance', { active: 13, passive: 15 }, { overcome: ['success'], withstood: ['failure'] }],
  ['brp', 'attack', { chance: 60, parry: 45 }, { hit: ['hit', 'hit-hard'], stopped: ['stopped'] }],
  ['brp', 'attack', { chance: 60, dodge: 30 }, { hit: ['hit', 'hit-hard'], 'hit-hard': ['hit-hard'] }],
  ['whitebox', 'attack', { class: 'thief', level: 5, ac: 4, bonus: 1 }, { hit: ['hit'] }],
  ['whitebox', 'save', { class: 'magic-user', level: 3 }, { saved: ['saved'] }],
  ['whitebox', 'door', { race: 'dwarf' }, { opened: ['opened'], shut: ['shut'] }],
  ['whitebox', 'listen', { race: 'halfling' }, { heard: ['heard'] }],
  ['whitebox', 'search', { race: 'elf', searchers: 2, adjustment: -1 }, { found: ['found'] }],
  ['whitebox', 'walk', { rooms: 1, elves: 2 }, { noticed: ['noticed'] }],
  ['whitebox', 'surprise', {}, { 'surprised:party': ['party-surprised', 'both-surprised'] }],
  ['whitebox', 'initiative', {}, { 'first:party': ['won'], 'at-once': ['tied'] }],
  ['whitebox', 'morale', { modifier: -2 }, { flee: ['flee'], hold: ['hold'] }],
  ['whitebox', 'loyalty', { modifier: 3 }, { average: ['average'], devoted: ['devoted'] }],
];

function getSystem(id: string): System {
  const system = systemById(id);
  if (!system) throw new Error(`there is no ${id}`);
  return system;
}

function presetValuesOf(system: System, name: string, values: PresetValues) {
  const preset = system.presets[name];
  if (!preset) throw new Error(`${system.id} has no preset ${name}`);
  const fallback = Object.entries(preset.params).map(([param, spec]) => [param, spec.default ?? false]);
  return { preset, all: { ...Object.fromEntries(fallback), ...values } as PresetValues };
}

/** Returns the chances of facts, with the preset's action as a step of a scenario, played to its end. */
function computeInScenario(system: System, name: string, values: PresetValues) {
  const { preset, all } = presetValuesOf(system, name, values);
  const read = parseScenario(system, preset.setup(all));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const world = system.createWorld(read.value.setup);
  const [policy] = Object.values(system.policies);
  const otherwise: Decider<AnyWorld> = (request, now) => policy?.answer(request, now) ?? null;
  const decide = decideByLabel(preset.answers?.(all) ?? {}, otherwise);
  const odds = oddsOf(system, world, preset.action(all, { world, done: 0 }), decide);
  if (odds.kind !== 'odds') throw new Error(odds.kind);
  return odds.chances;
}

function computeAsPreset(system: System, name: string, values: PresetValues) {
  const { preset, all } = presetValuesOf(system, name, values);
  const played = computePresetOdds(system, preset, all);
  if (!played.ok || played.value.kind === 'refused') throw new Error(JSON.stringify(played));
  const { outcomes, total } = played.value.of;
  return new Map(outcomes.map(({ value, ways }) => [String(value), fraction(ways, total)]));
}

describe('presets have the odds of the same action in a scenario', () => {
  test.each(ROWS)('%s %s %j', (id, name, values, facts) => {
    const system = getSystem(id);
    const preset = computeAsPreset(system, name, values);
    const scenario = computeInScenario(system, name, values);
    for (const [fact, outcomes] of Object.entries(facts)) {
      const sum = outcomes.map((outcome) => preset.get(outcome) ?? ZERO).reduce(add);
      expect(formatFraction(sum), fact).toBe(formatFraction(scenario.get(fact) ?? ZERO));
      expect(sum, `${fact} can be and need not be`).not.toEqual(ZERO);
    }
  });

  test('of every preset that is one action', () => {
    const several = ['noppa successes', 'quinta death-saves', 'whitebox joust'];
    const compared = ROWS.map(([id, name]) => `${id} ${name}`);
    const all = ['rischio', 'noppa', 'quinta', 'brp', 'whitebox'].flatMap((id) =>
      Object.keys(getSystem(id).presets).map((name) => `${id} ${name}`),
    );
    expect(all.filter((text) => !compared.includes(text))).toEqual(several);
  });
});

/**
 * All dice show their second highest face: a preset that runs the rules has a single outcome, a preset that computes by
 * itself does not.
 */
const loadDice = (ctx: Ctx<AnyWorld, AnyEvent>): Ctx<AnyWorld, AnyEvent> => ({
  get world() {
    return ctx.world;
  },
  roll: (_, __, dice, read) => read(dice.throw((sides) => sides - 1)),
  choose: (label, who, question) => ctx.choose(label, who, question),
  chooseAll: (label, personQuestions) => ctx.chooseAll(label, personQuestions),
  emit: (event) => ctx.emit(event),
  markRepeat: (so) => ctx.markRepeat(so),
});

describe('presets play the rules', () => {
  test.each(ROWS)('%s %s: with loaded dice it comes to one thing', (id, name, values) => {
    const system = getSystem(id);
    const { preset, all } = presetValuesOf(system, name, values);
    const mutant: System = { ...system, resolve: (ctx, action) => system.resolve(loadDice(ctx), action) };
    const played = computePresetOdds(mutant, preset, all);
    if (!played.ok || played.value.kind === 'refused') throw new Error(JSON.stringify(played));
    expect(played.value.of.outcomes).toHaveLength(1);
  });
});
