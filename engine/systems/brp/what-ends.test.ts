import { creature, type Fields } from '@arbitro/kernel';
import { legalPlay } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { brp } from './index.ts';
import { isNear } from './rules/distance.ts';
import { SECONDS } from './rules/tables.ts';
import { type Fight, isUp, type World } from './state.ts';

const one = (id: string, from: string) => ({
  id,
  name: id,
  sheet: brp.schemas.sheet.parse(brp.content[from]?.sheet),
});

const melee = (options: Fields): World =>
  brp.begin({
    options: brp.schemas.options.parse(options),
    scene: brp.schemas.scene.parse({ fight: { at: { grillo: 4, lupo: 12 } } }),
    creatures: [
      one('ginevra', 'ginevra'),
      one('nilla', 'nilla'),
      one('anselmo', 'anselmo'),
      one('grillo', 'bandito'),
      one('lupo', 'orso'),
    ],
  });

/** Invariants of every fight after any event. */
function holdsWhileOn(world: World, fight: Fight): void {
  for (const pair of fight.engaged) {
    expect(isNear(world, ...pair), `${pair.join(' and ')} are engaged and apart`).toBe(true);
    for (const id of pair) expect(isUp(creature(world, id)), `${id} is down and engaged`).toBe(true);
  }
  for (const { who } of fight.fighters) {
    const { heldBy } = creature(world, who);
    if (heldBy === null) continue;
    expect(isUp(creature(world, heldBy)), `${who} is held by somebody down`).toBe(true);
    expect(isNear(world, who, heldBy), `${who} is held from afar`).toBe(true);
  }
  expect(brp.due(world), 'somebody is waited for').not.toEqual([]);
}

/** After a fight nothing is left that exists only in fights. */
function holdsAfter(world: World, fight: Fight): void {
  expect(fight).toMatchObject({ engaged: [], aids: [], turns: [], pending: [], together: [] });
  expect(fight).not.toHaveProperty('ground');
  for (const fighter of fight.fighters) {
    expect(fighter).toMatchObject({ cover: null, unawareOf: [], ambushes: false });
    expect(creature(world, fighter.who)).toMatchObject({ conditions: [], heldBy: null });
  }
}

/** No creature stays at 0 for longer than a round. @rule brp.wounds.death */
function holdsOfTheDying({ clock, creatures, fight }: World): void {
  const isTreated = (id: string): boolean => fight?.aids.some(({ on }) => on === id) === true;
  for (const { id, state } of creatures)
    if (state.is === 'dying' && !isTreated(id))
      expect(clock, `${id} has been dying since ${state.at}`).toBeLessThanOrEqual(state.at + SECONDS.round);
}

describe('brp.combat.phases: whatever ends with a fight ends, by any of its ways (R124)', () => {
  test.each<[string, Fields]>([
    ['as printed', {}],
    [
      'without statements, First Aid of a whole round',
      { declaration: 'skipped', firstAidTiming: 'full-round' },
    ],
    ['other readings together', { movementBrackets: 'scaled', bearSwipe: 'additional', defencesPerRound: 1 }],
  ])('%s', (seed, options) => {
    let ended = 0;
    for (const { world, events } of legalPlay(brp, { worlds: [melee(options)], seed, turns: 900 })) {
      const { fight } = world as World;
      if (!fight) continue;
      holdsOfTheDying(world as World);
      if (!fight.over) holdsWhileOn(world as World, fight);
      else if (events.some(({ type }) => type === 'fight-ended')) {
        ended++;
        holdsAfter(world as World, fight);
      }
    }
    expect(ended).toBeGreaterThan(0);
  });
});
