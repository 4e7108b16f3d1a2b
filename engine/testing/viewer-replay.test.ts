import { d } from '@arbitro/dice';
import { NOTHING_HIDDEN, oneOf, replayForViewer, type System, type Viewer } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { toy } from './toy/toy.ts';
import { type Duel, type DuelAction, type DuelEvent, duel, findDuellist } from './toy/world.ts';

type Toy = System<Duel, DuelAction, DuelEvent>;

/** Asa's die is visible only to the game master; visible is that she hits from `least` on, and then Orso is asked. */
const buildStrikingToy = (least: (world: Duel) => number): Toy =>
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

const replayWithFace = (system: Toy, face: number) =>
  replayForViewer(
    system,
    {
      before: duel,
      action: { type: 'strike', by: asa, on: orso, how: 'calm' },
      answers: [{ label: 'omen', faces: [face] }],
    },
    { viewer, hidden: NOTHING_HIDDEN, canHear: () => true },
  )?.outcomes;

describe('a roll that was not heard', () => {
  const taken = (rolled: number) => [{ label: 'omen', by: asa, faces: [], rolled }];

  test('is assumed to be the first outcome that leads to the heard events', () => {
    const system = buildStrikingToy(() => 4);
    expect([1, 2, 3].map((face) => replayWithFace(system, face))).toEqual([taken(1), taken(1), taken(1)]);
    expect([4, 5, 6].map((face) => replayWithFace(system, face))).toEqual([taken(4), taken(4), taken(4)]);
  });

  test('leaves nothing to reckon from where no outcome can have led there as far as is known', () => {
    // with her actual luck she hits with any roll, with her assumed luck with none
    const { luck } = findDuellist(duel, asa);
    const system = buildStrikingToy((world) => (findDuellist(world, asa).luck === luck ? 1 : 7));
    expect(replayWithFace(system, 3)).toBeUndefined();
  });
});
