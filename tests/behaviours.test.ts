import { systemById, systems } from '@arbitro/catalogue';
import type { AnyWorld, System } from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { prepareJob } from '@arbitro/simulation';
import { describe, expect, test } from 'vitest';
import { MIRROR_SETUPS, playMirrorFights } from './mirror-fights.fixture.ts';

const BEHAVIOURS = ['cunning', 'instinct', 'cowardly', 'mindless'] as const;

/** A wolf on a map, a hero beside it and one farther away who has one hit point left. */
function openWolfFight(hp: number): { readonly system: System; readonly world: AnyWorld } {
  const file = {
    system: 'quinta',
    creatures: [
      { from: 'brigida', sheet: { at: [2, 1] } },
      { from: 'ermete', sheet: { hp: 1, at: [6, 5] } },
      { id: 'wolf', from: 'lupo-nero', sheet: { hp, at: [1, 1] } },
    ],
    scene: { map: { ground: Array.from({ length: 7 }, () => '.........') } },
    steps: [{ do: { type: 'fight' }, answers: [2, 3, 19] }],
  };
  const ready = prepareJob({ files: [file as never], options: { seed: 'wolf' } }, systems);
  const [encounter] = ready.kind === 'ready' ? ready.encounters : [];
  if (!encounter) throw new Error(JSON.stringify(ready));
  return { system: encounter.system, world: encounter.initialWorld };
}

const act = (behaviour: string, hp: number): object => {
  const { system, world } = openWolfFight(hp);
  return policyOf(system, behaviour).act(world, 'wolf', () => 1);
};

describe('a wolf', () => {
  test.each(['instinct', 'mindless'])('attacks what is nearest (%s)', (behaviour) => {
    expect(act(behaviour, 11)).toMatchObject({ type: 'attack', on: 'brigida' });
  });

  test('runs when it is badly hurt, if it is led by instinct; the mindless go on', () => {
    const flight = systemById('quinta')?.tactics.withdraw(openWolfFight(2).world, 'wolf');
    expect(flight).toBeDefined();
    expect(act('instinct', 2)).toEqual(flight);
    expect(act('mindless', 2)).toMatchObject({ type: 'attack', on: 'brigida' });
  });

  test('runs sooner if it is cowardly', () => {
    expect(act('cowardly', 6)).toEqual(
      systemById('quinta')?.tactics.withdraw(openWolfFight(6).world, 'wolf'),
    );
    expect(act('instinct', 6)).toMatchObject({ type: 'attack', on: 'brigida' });
  });
});

test.each(systems.filter(({ id }) => Object.hasOwn(MIRROR_SETUPS, id)))(
  'the rules of $id allow whatever a behaviour does',
  (system) => {
    for (const behaviour of BEHAVIOURS)
      expect(() =>
        playMirrorFights(system, [policyOf(system, behaviour), policyOf(system)], 1),
      ).not.toThrow();
  },
);
