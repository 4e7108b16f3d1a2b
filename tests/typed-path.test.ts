import type { Action as BrpAction, World as BrpWorld } from '@arbitro/brp';
import { brp } from '@arbitro/brp';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { type AnyAction, act, createRandomOracle, createScriptedOracle, type Setup } from '@arbitro/kernel';
import type { World as NoppaWorld } from '@arbitro/noppa';
import { noppa } from '@arbitro/noppa';
import { oddsOf } from '@arbitro/odds';
import { policyOf } from '@arbitro/policies';
import type { Action, Event, Options, Scene, Sheet, World } from '@arbitro/quinta';
import { quinta } from '@arbitro/quinta';
import type { Event as RischioEvent } from '@arbitro/rischio';
import { rischio } from '@arbitro/rischio';
import { attemptAction, parseScenario } from '@arbitro/scenario';
import { prepareEncounter } from '@arbitro/simulation';
import type { Action as WhiteboxAction } from '@arbitro/whitebox';
import { whitebox } from '@arbitro/whitebox';
import { describe, expect, expectTypeOf, it } from 'vitest';

function getValue<T>(read: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!read.ok) throw new Error('the scenario has faults');
  return read.value;
}

const file = getValue(parseScenario(quinta, { creatures: [{ from: 'brigida' }, { from: 'predone' }] }));
const world = quinta.createWorld(file.setup);
const ATTACK = { type: 'attack', by: 'brigida', on: 'predone', with: 'longsword' } as const;

describe('a program keeps the types of its game', () => {
  it('through a scenario', () => {
    expectTypeOf(file.setup).toEqualTypeOf<Setup<Options, Sheet, Scene>>();
    expectTypeOf(world).toEqualTypeOf<World>();
    expectTypeOf<Extract<(typeof file.steps)[number], { kind: 'do' }>['action']>().toEqualTypeOf<Action>();
    expect(world.creatures.map(({ hp }) => typeof hp)).toEqual(['number', 'number']);
  });

  it('through an action that is written as a literal', () => {
    const step = act(quinta, world, { type: 'dodge', by: 'brigida' }, createScriptedOracle([]));
    if (step.kind === 'refused') expectTypeOf(step.refusal.code).toEqualTypeOf<string>();
    else {
      expectTypeOf(step.world).toEqualTypeOf<World>();
      expectTypeOf(step.events).toEqualTypeOf<readonly Event[]>();
    }
    expect(step.kind).not.toBe('paused');
  });

  it('through odds, which refuse what is no action of the game', () => {
    const found = oddsOf(quinta, world, { type: 'dodge', by: 'brigida' }, () => null);
    expect(['odds', 'refused']).toContain(found.kind);
    // @ts-expect-error: there is no such action
    expect(() => oddsOf(quinta, world, { type: 'juggle', by: 'brigida' }, () => null)).toThrow();
    // @ts-expect-error: the world of another game
    expectTypeOf(oddsOf(rischio, world, { type: 'fight' }, () => null)).toBeObject();
  });

  it('through policies', () => {
    const policy = policyOf(quinta, 'tactician');
    expectTypeOf(policy.act).returns.toEqualTypeOf<Action>();
    expectTypeOf(policy.answer).parameter(1).toEqualTypeOf<World>();
    expect(policyOf(quinta).act).toBeTypeOf('function');
  });

  it('through an attempt', () => {
    const { turn, step } = attemptAction(quinta, world, ATTACK, { answers: [] });
    expectTypeOf(turn.before).toEqualTypeOf<World>();
    expectTypeOf(turn.events).toEqualTypeOf<readonly Event[]>();
    expect(step.kind).toBe('paused');
  });

  it('through a simulation', () => {
    const ready = prepareEncounter(quinta, getFight(), { seed: 'luna' });
    if (!ready.ok) throw new Error(ready.fault.why);
    expectTypeOf(ready.value.initialWorld).toEqualTypeOf<World>();
    expectTypeOf(ready.value.policy.act).returns.toEqualTypeOf<Action>();
    expect(ready.value.initialWorld.fight).not.toBeNull();
  });
});

const getFight = () =>
  getValue(
    parseScenario(quinta, {
      creatures: [{ from: 'brigida' }, { from: 'predone' }],
      steps: [{ do: { type: 'fight' } }],
    }),
  );

describe('every game', () => {
  it('exports the types it is played with', () => {
    expectTypeOf(brp.createWorld).returns.toEqualTypeOf<BrpWorld>();
    expectTypeOf(brp.actor).parameter(0).toEqualTypeOf<BrpAction>();
    expectTypeOf(noppa.createWorld).returns.toEqualTypeOf<NoppaWorld>();
    expectTypeOf(rischio.audience).parameter(1).toEqualTypeOf<RischioEvent>();
    expectTypeOf(policyOf(whitebox).act).returns.toEqualTypeOf<WhiteboxAction>();
    expectTypeOf<WhiteboxAction>().toExtend<AnyAction>();
    expect([brp, noppa, quinta, rischio, whitebox].map(({ id }) => id)).toHaveLength(5);
  });

  it('is played by a typed program to the end of a fight', () => {
    let now = rischio.createWorld(
      getValue(parseScenario(rischio, { creatures: [{ from: 'brenna' }, { from: 'lupo' }] })).setup,
    );
    const [policy, die] = [policyOf(rischio), createSeededDie(seedOf('luna'))];
    const fightBegun = act(rischio, now, { type: 'fight' }, createRandomOracle(die, policy.answer));
    if (fightBegun.kind === 'done') now = fightBegun.world;
    for (let [who] = rischio.creaturesToAct(now); who !== undefined; [who] = rischio.creaturesToAct(now)) {
      const step = act(rischio, now, policy.act(now, who, die), createRandomOracle(die, policy.answer));
      if (step.kind !== 'done') throw new Error(step.kind);
      now = step.world;
    }
    expect(now.fight?.over).toBe(true);
  });
});
