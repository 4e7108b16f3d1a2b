import { d } from '@arbitro/dice';
import { type Ctx, type FightState, oneOf, type Policy } from '@arbitro/kernel';
import { describe, expect, it } from 'vitest';
import { solveFight } from './fight.ts';
import { add, divide, type Fraction, fraction, multiply, ONE, subtract, ZERO } from './fraction.ts';

interface Duelist {
  readonly id: string;
  readonly name: string;
  readonly hp: number;
  readonly skill: number;
}
interface World {
  readonly options: null;
  readonly creatures: readonly Duelist[];
  readonly due: number;
  readonly round: number;
}
interface Strike {
  readonly type: 'strike' | 'wait';
  readonly by: string;
}
interface Struck {
  readonly type: 'struck';
  readonly rule: string;
  readonly damage: number;
}

const buildLabel = (name: string) => ({ name, rule: 'toy' });

/** They strike in turn: a d20 under the striker's skill takes a point, unless the other guards with a d6. */
const toy = {
  refuses: (_: World, { by }: Strike) =>
    by === 'nobody' ? { code: 'no-such-creature', params: {} } : undefined,
  resolve(ctx: Ctx<World, Struck>, { type }: Strike): void {
    const { creatures, due } = ctx.world;
    const [striker, other] = [creatures[due]!, creatures[1 - due]!];
    const hit =
      type === 'strike' && ctx.roll(buildLabel('strike'), striker.id, d(20), (face) => face <= striker.skill);
    const guards = hit && ctx.choose(buildLabel('guard'), other.id, oneOf(['yes', 'no'])) === 'yes';
    const stopped = guards && ctx.roll(buildLabel('guard'), other.id, d(6), (face) => face === 6);
    ctx.emit({ type: 'struck', rule: 'toy', damage: hit && !stopped ? 1 : 0 });
  },
  apply: ({ options, creatures, due, round }: World, { damage }: Struck): World => ({
    options,
    creatures: creatures.map((creature, index) =>
      index === due ? creature : { ...creature, hp: creature.hp - damage },
    ),
    due: 1 - due,
    round: round + due,
  }),
  creaturesToAct: ({ creatures, due }: World): readonly string[] =>
    creatures[due]!.skill < 0 ? [] : [creatures[due]!.id],
  fightState: ({ creatures, round }: World): FightState => {
    const up = creatures.filter(({ hp }) => hp > 0);
    return { over: up.length < 2, round, winner: up.length === 1 ? up[0]!.name : null };
  },
};

const buildPolicy = (guard: 'yes' | 'no'): Policy<World, Strike> => ({
  act: (_, by) => ({ type: 'strike', by }),
  answer: () => guard,
});
const buildWorld = (skills: readonly [number, number], hp = 1): World => ({
  options: null,
  creatures: skills.map((skill, index) => ({
    id: 'ab'[index]!,
    name: index === 0 ? 'Asa' : 'Bo',
    hp,
    skill,
  })),
  due: 0,
  round: 1,
});
const forgetRound = ({ round, ...rest }: World) => rest;
const chanceFirstWins = (p: Fraction, q: Fraction): Fraction =>
  divide(p, subtract(ONE, multiply(subtract(ONE, p), subtract(ONE, q))));
const sumChances = (chances: Iterable<Fraction>): Fraction => [...chances].reduce(add, ZERO);

describe('a fight', () => {
  it('of two creatures that strike until one hits', () => {
    const { wins, states, turns } = solveFight(toy, buildWorld([8, 11]), buildPolicy('no'), {
      forget: forgetRound,
    });
    const [p, q] = [fraction(8, 20), fraction(11, 20)];
    expect(wins.get('Asa')).toEqual(chanceFirstWins(p, q));
    expect(sumChances(wins.values())).toEqual(ONE);
    expect(states).toBe(4);
    expect(turns).toEqual(divide(subtract(fraction(2), p), subtract(ONE, fraction(12 * 9, 400))));
  });

  it('with a guard that the policy takes', () => {
    const { wins } = solveFight(toy, buildWorld([8, 11]), buildPolicy('yes'), { forget: forgetRound });
    expect(wins.get('Asa')).toEqual(chanceFirstWins(fraction(8 * 5, 120), fraction(11 * 5, 120)));
  });

  it('to more than one hit, as the recursion by hand gives', () => {
    const { wins, unresolved, endless } = solveFight(toy, buildWorld([8, 11], 3), buildPolicy('no'), {
      forget: forgetRound,
    });
    const [p, q] = [fraction(8, 20), fraction(11, 20)];
    // the striker wins the race for the next hit as the first of two duelists
    const first = (a: number, b: number): Fraction =>
      b === 0
        ? ONE
        : a === 0
          ? ZERO
          : chanceToWinRace(chanceFirstWins(p, q), second(a, b - 1), first(a - 1, b));
    const second = (a: number, b: number): Fraction =>
      b === 0
        ? ONE
        : a === 0
          ? ZERO
          : chanceToWinRace(chanceFirstWins(q, p), first(a - 1, b), second(a, b - 1));
    expect(wins.get('Asa')).toEqual(first(3, 3));
    expect(add(sumChances(wins.values()), add(unresolved, endless))).toEqual(ONE);
  });

  it('without `forget` the round number never repeats, and the bound leaves the rest unresolved', () => {
    const { wins, unresolved, states } = solveFight(toy, buildWorld([8, 11]), buildPolicy('no'), {
      maxStates: 50,
    });
    expect(states).toBeGreaterThan(50);
    expect(unresolved.n > 0n).toBe(true);
    expect(add(sumChances(wins.values()), unresolved)).toEqual(ONE);
  });

  it('tries every whim of a policy that throws dice to decide', () => {
    const rollingPolicy: Policy<World, Strike> = {
      act: (_, by, die) => ({ type: die(4) === 1 ? 'strike' : 'wait', by }),
      answer: () => 'no',
    };
    const { wins } = solveFight(toy, buildWorld([8, 11]), rollingPolicy, { forget: forgetRound });
    expect(wins.get('Asa')).toEqual(chanceFirstWins(fraction(8, 80), fraction(11, 80)));
  });

  it('that cannot end is endless, and one without a next creature ends without a winner', () => {
    expect(solveFight(toy, buildWorld([0, 0]), buildPolicy('no'), { forget: forgetRound })).toMatchObject({
      endless: ONE,
      turns: undefined,
    });
    const { wins } = solveFight(toy, buildWorld([10, -1]), buildPolicy('no'), { forget: forgetRound });
    expect([...wins]).toEqual(
      expect.arrayContaining([
        ['Asa', fraction(1, 2)],
        [null, fraction(1, 2)],
      ]),
    );
  });

  it('fails on a policy that chooses a refused action', () => {
    const wrong = { ...buildPolicy('no'), act: (): Strike => ({ type: 'strike', by: 'nobody' }) };
    expect(() => solveFight(toy, buildWorld([8, 11]), wrong)).toThrow('no-such-creature');
    const wrongAnswers = { ...buildPolicy('no'), answer: () => 'perhaps' };
    expect(() => solveFight(toy, buildWorld([8, 11]), wrongAnswers)).toThrow('answer-does-not-fit');
  });
});

function chanceToWinRace(wins: Fraction, won: Fraction, lost: Fraction): Fraction {
  return add(multiply(wins, won), multiply(subtract(ONE, wins), lost));
}
