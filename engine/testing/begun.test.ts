import { d } from '@arbitro/dice';
import { begunAs, NOTHING_HIDDEN, oneOf, type System, type Viewer } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { toy } from './toy/toy.ts';
import { type Act, type Duel, duel, find, type Happening } from './toy/world.ts';

type Toy = System<Duel, Act, Happening>;

/** Asa's die is visible only to the game master; visible is that she hits from `least` on, and then Orso is asked. */
const striking = (least: (world: Duel) => number): Toy =>
  ({
    ...toy,
    resolve: (ctx, action) => {
      if (action.type !== 'strike') return;
      const { by, on } = action;
      const rule = 'toy.duel.strike';
      const needed = least(ctx.world);
      const hit = ctx.roll({ name: 'omen', rule }, by, d(6), (face) => face >= needed);
      ctx.emit({ type: 'struck', rule, by, on, hit });
      ctx.choose({ name: 'defence', rule }, on, oneOf(['parry', 'none']));
    },
  }) as Toy;

const [asa, orso] = duel.creatures.map(({ id }) => id) as [string, string];
const viewer: Viewer = { role: 'player', owns: [orso] };

const fallen = (system: Toy, face: number) =>
  begunAs(
    system,
    {
      before: duel,
      action: { type: 'strike', by: asa, on: orso, how: 'calm' },
      answers: [{ label: 'omen', faces: [face] }],
    },
    { viewer, hidden: NOTHING_HIDDEN, hears: () => true },
  )?.fallen;

describe('a roll that was not heard', () => {
  const taken = (rolled: number) => [{ label: 'omen', by: asa, faces: [], rolled }];

  test('is taken for the first outcome that leads to what was heard, whatever fell', () => {
    const system = striking(() => 4);
    expect([1, 2, 3].map((face) => fallen(system, face))).toEqual([taken(1), taken(1), taken(1)]);
    expect([4, 5, 6].map((face) => fallen(system, face))).toEqual([taken(4), taken(4), taken(4)]);
  });

  test('leaves nothing to reckon from where no outcome can have led there as far as is known', () => {
    // with her actual luck she hits with any roll, with her assumed luck with none
    const { luck } = find(duel, asa);
    const system = striking((world) => (find(world, asa).luck === luck ? 1 : 7));
    expect(fallen(system, 3)).toBeUndefined();
  });
});
