import { type Dice, d, makeDice, markBeyond } from '@arbitro/dice';
import { type ActionSummary, type Answer, type Ctx, oneOf, type Refusal } from '@arbitro/kernel';
import { describe, expect, it } from 'vitest';
import { add, type Fraction, fraction, multiply, ONE, ZERO } from './fraction.ts';
import { chanceThat, mean } from './measures.ts';
import { decideByLabel, type Odds, type OddsResult, oddsOf, oddsOfAnswer } from './odds-of.ts';

interface Fighter {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly attack: number;
  readonly parry: number;
}
interface World {
  readonly options: null;
  readonly creatures: readonly Fighter[];
}
interface Attack {
  readonly type: 'attack';
  readonly by: string;
  readonly on: string;
}
type Fact =
  | { readonly type: 'struck'; readonly rule: string; readonly how: 'hit' | 'missed' | 'parried' }
  | {
      readonly type: 'wounded';
      readonly rule: string;
      readonly who: string;
      readonly by: number;
      readonly hp: number;
    };

const rule = 'toy.attack';
const buildLabel = (name: string) => ({ name, rule });
const getFighter = (world: World, id: string): Fighter =>
  world.creatures.find((creature) => creature.id === id)!;

/** 1 to 3; the amount of a 4 is unknown. */
const openDice: Dice<number> = makeDice({
  notation: 'd4?',
  throw: (die) => die(4),
  ways: () => ({ outcomes: [1, 2, 3].map((value) => ({ value, ways: 1n })), total: 4n, unresolved: 1n }),
});

const buildToy = (weapon: Dice<number>) => ({
  refuses: ({ creatures }: World, { on }: Attack): Refusal | undefined =>
    creatures.some(({ id }) => id === on) ? undefined : { code: 'no-such-target', params: { on } },

  resolve(ctx: Ctx<World, Fact>, { by, on }: Attack): void {
    const defence = ctx.choose(buildLabel('defence'), on, oneOf(['parry', 'none']));
    const skill = getFighter(ctx.world, by).attack;
    const struck = ctx.roll(buildLabel('attack'), by, d(100), (face) => face <= skill);
    const guard = getFighter(ctx.world, on).parry;
    const isParried =
      struck && defence === 'parry' && ctx.roll(buildLabel('parry'), on, d(100), (face) => face <= guard);
    const how = !struck ? 'missed' : isParried ? 'parried' : 'hit';
    ctx.emit({ type: 'struck', rule, how });
    if (how !== 'hit') return;
    const damage = ctx.roll(buildLabel('damage'), by, weapon, (total) => total);
    ctx.emit({ type: 'wounded', rule, who: on, by: damage, hp: getFighter(ctx.world, on).hp - damage });
  },

  apply: (world: World, event: Fact): World =>
    event.type === 'struck'
      ? world
      : {
          ...world,
          creatures: world.creatures.map((creature) =>
            creature.id === event.who ? { ...creature, hp: event.hp } : creature,
          ),
        },

  summarize: (events: readonly Fact[]): ActionSummary => {
    const facts: string[] = [];
    const amounts: Record<string, number> = {};
    for (const event of events)
      if (event.type === 'struck') facts.push(event.how);
      else {
        amounts[`damage:${event.who}`] = event.by;
        if (event.hp <= 0) facts.push(`down:${event.who}`, `down:${event.who}`);
      }
    return { facts, amounts };
  },
});

const buildFighter = (id: string, attack: number, parry: number): Fighter => ({
  id,
  name: id,
  hp: 5,
  attack,
  parry,
});
const world: World = {
  options: null,
  creatures: [buildFighter('anna', 54, 30), buildFighter('orso', 40, 25)],
};
const strike: Attack = { type: 'attack', by: 'anna', on: 'orso' };
const sword = d(4, 2);

function getOdds(found: OddsResult | { readonly kind: 'unfit' }): Odds {
  if (found.kind !== 'odds') throw new Error(`there are no odds: ${found.kind}`);
  return found;
}

describe('the odds of an action', () => {
  it('are given a policy: no defence', () => {
    const { chances, amounts, unresolved, paths } = getOdds(
      oddsOf(buildToy(sword), world, strike, decideByLabel({ defence: 'none' })),
    );
    expect(chances.get('hit')).toEqual(fraction(27, 50));
    expect(chances.get('missed')).toEqual(fraction(23, 50));
    expect(chances.has('parried')).toBe(false);
    // 2d4 is at least 5 in 10 of 16 ways
    expect(chances.get('down:orso')).toEqual(fraction(54 * 10, 100 * 16));
    expect(mean(amounts.get('damage:orso')!)).toEqual(fraction(54 * 5, 100));
    expect(unresolved).toEqual(ZERO);
    expect(paths).toBe(1 + 7);
  });

  it('are given a policy: a parry, against every throw', () => {
    const { chances, amounts } = getOdds(
      oddsOf(buildToy(sword), world, strike, decideByLabel({ defence: 'parry' })),
    );
    const brute = { hit: 0, missed: 0, parried: 0, down: 0 };
    const damages = new Map<number, number>();
    for (let a = 1; a <= 100; a++)
      for (let p = 1; p <= 100; p++)
        for (let x = 1; x <= 4; x++)
          for (let y = 1; y <= 4; y++) {
            const how = a > 54 ? 'missed' : p <= 25 ? 'parried' : 'hit';
            const damage = how === 'hit' ? x + y : 0;
            brute[how]++;
            if (damage >= 5) brute.down++;
            damages.set(damage, (damages.get(damage) ?? 0) + 1);
          }
    const all = 160_000;
    expect([...chances]).toHaveLength(4);
    for (const how of ['hit', 'missed', 'parried'] as const)
      expect(chances.get(how)).toEqual(fraction(brute[how], all));
    expect(chances.get('down:orso')).toEqual(fraction(brute.down, all));
    const countedDistribution = amounts.get('damage:orso')!;
    expect(countedDistribution.outcomes.map(({ value }) => value)).toEqual(
      [...damages.keys()].sort((a, b) => a - b),
    );
    for (const [damage, count] of damages)
      expect(chanceThat(countedDistribution, (value) => value === damage)).toEqual(fraction(count, all));
  });

  it('list outcomes beyond the limit of dice, without their probability', () => {
    const weapon = markBeyond(openDice, 5);
    const { chances, amounts, unresolved } = getOdds(
      oddsOf(buildToy(weapon), world, strike, decideByLabel({ defence: 'none' })),
    );
    expect(chances.get('hit')).toEqual(fraction(54, 100));
    // only the 4 takes all of Orso's points
    expect(chances.get('down:orso')).toEqual(fraction(54, 400));
    expect(unresolved).toEqual(fraction(54, 400));
    const damage = amounts.get('damage:orso')!;
    expect(fraction(damage.unresolved, damage.total)).toEqual(unresolved);
    expect(damage.outcomes.map(({ value }) => value)).toEqual([0, 1, 2, 3]);
  });

  it('report the unresolved probability, everywhere', () => {
    const { chances, amounts, unresolved } = getOdds(
      oddsOf(buildToy(openDice), world, strike, decideByLabel({ defence: 'none' })),
    );
    expect(unresolved).toEqual(fraction(54, 400));
    expect(chances.get('missed')).toEqual(fraction(46, 100));
    expect(chances.get('hit')).toEqual(fraction(54 * 3, 400));
    const { outcomes, total, unresolved: left } = amounts.get('damage:orso')!;
    expect(outcomes.reduce((sum, { ways }) => sum + ways, left)).toBe(total);
    expect(fraction(left, total)).toEqual(unresolved);
  });

  it('stop after a number of paths and report the rest', () => {
    const decide = decideByLabel({ defence: 'none' });
    const { chances, unresolved, paths } = getOdds(
      oddsOf(buildToy(sword), world, strike, { decide, maxPaths: 3 }),
    );
    expect(paths).toBe(3);
    const fractions = [...chances].filter(([fact]) => !fact.startsWith('down')).map(([, share]) => share);
    expect(sumFractions([...fractions, unresolved])).toEqual(ONE);
    expect(unresolved.n > 0n).toBe(true);
  });

  it('are refused as the rules refuse', () => {
    const nobody = { ...strike, on: 'nobody' };
    expect(oddsOf(buildToy(sword), world, nobody, decideByLabel({}))).toEqual({
      kind: 'refused',
      refusal: { code: 'no-such-target', params: { on: 'nobody' } },
    });
  });

  it('need an answer that fits', () => {
    expect(oddsOf(buildToy(sword), world, strike, decideByLabel({ defence: 'flee' }))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'answer-does-not-fit', params: { label: 'defence', who: 'orso', answer: '"flee"' } },
    });
  });

  it('need an answer at all', () => {
    expect(oddsOf(buildToy(sword), world, strike, decideByLabel({ dodge: 'none' }))).toMatchObject({
      kind: 'undecided',
      ask: { kind: 'choose', label: { name: 'defence' }, to: [{ who: 'orso' }] },
    });
  });
});

describe('the odds of an answer', () => {
  const parry = { label: 'defence', chosen: ['parry'] };
  const none = { label: 'defence', chosen: ['none'] };
  const attack = (face: number) => ({ label: 'attack', faces: [face] });
  const after = (...input: readonly Answer[]) =>
    oddsOfAnswer(buildToy(sword), world, strike, { answers: input, decide: decideByLabel({}) });

  it('are those of the rest of the action', () => {
    expect(getOdds(after(parry)).chances.get('hit')).toEqual(fraction(54 * 75, 100 * 100));
    expect(getOdds(after(none)).chances.get('hit')).toEqual(fraction(54, 100));
  });

  it('take dice that have fallen as they fell', () => {
    const { chances, paths } = getOdds(after(parry, attack(54)));
    expect(chances.get('hit')).toEqual(fraction(75, 100));
    expect(chances.get('parried')).toEqual(fraction(25, 100));
    // 2d4 is at least 5 in 10 of 16 ways
    expect(chances.get('down:orso')).toEqual(fraction(75 * 10, 100 * 16));
    expect(paths).toBe(1 + 7);
    expect(getOdds(after(parry, attack(55))).chances.get('missed')).toEqual(ONE);
  });

  it('mix to the odds from the beginning', () => {
    const whole = getOdds(oddsOf(buildToy(sword), world, strike, decideByLabel({ defence: 'parry' })));
    const faces = Array.from({ length: 100 }, (_, index) => getOdds(after(parry, attack(index + 1))));
    for (const [fact, share] of whole.chances) {
      const parts = faces.map(({ chances }) => multiply(chances.get(fact) ?? ZERO, fraction(1, 100)));
      expect(parts.reduce(add)).toEqual(share);
    }
  });

  it('are those of the beginning where nothing is given', () => {
    const decide = decideByLabel<World>({ defence: 'parry' });
    expect(oddsOfAnswer(buildToy(sword), world, strike, { answers: [], decide })).toEqual(
      oddsOf(buildToy(sword), world, strike, decide),
    );
  });

  it.each([
    ['another choice than there is', [{ label: 'defence', chosen: ['flee'] }]],
    ['another question', [{ label: 'dodge', chosen: ['none'] }]],
    ['a face that the die has not', [none, attack(101)]],
    ['more answers than are asked', [none, attack(99), attack(1)]],
  ])('are none where the answers do not fit: %s', (_, input) => {
    expect(after(...input)).toEqual({ kind: 'unfit' });
  });

  it('are none where a person still has to decide or roll', () => {
    expect(after()).toMatchObject({ kind: 'undecided', ask: { label: { name: 'defence' } } });
    const thrown = [none, attack(1), { label: 'damage', faces: [3] }];
    expect(after(...thrown)).toMatchObject({
      kind: 'undecided',
      ask: { kind: 'roll', thrown: [3], sides: 4 },
    });
  });

  it('are refused as the rules refuse', () => {
    const options = { answers: [none], decide: decideByLabel<World>({}) };
    expect(oddsOfAnswer(buildToy(sword), world, { ...strike, on: 'nobody' }, options)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'no-such-target' },
    });
  });
});

describe('a fixed policy', () => {
  const asked = { who: 'orso', label: buildLabel('defence'), question: oneOf(['parry', 'none']) };

  it('answers by label, and rather by label and person', () => {
    expect(decideByLabel({ defence: 'none' })(asked, world)).toBe('none');
    expect(decideByLabel({ defence: 'none', 'defence:orso': 'parry' })(asked, world)).toBe('parry');
    expect(decideByLabel({ defence: 'none', 'defence:anna': 'parry' })(asked, world)).toBe('none');
  });

  it('asks another when it has no answer', () => {
    expect(decideByLabel({ luck: 1 }, () => 'parry')(asked, world)).toBe('parry');
  });
});

function sumFractions(parts: readonly Fraction[]): Fraction {
  const d = parts.reduce((sum, part) => sum * part.d, 1n);
  return fraction(
    parts.reduce((sum, part) => sum + (part.n * d) / part.d, 0n),
    d,
  );
}
