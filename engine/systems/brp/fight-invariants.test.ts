import { type Fields, getCreature } from '@arbitro/kernel';
import { playLegally } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { brp } from './index.ts';
import { isNear } from './rules/distance.ts';
import { SECONDS } from './rules/tables.ts';
import { type Fight, isUp, type World } from './state.ts';

const buildCreature = (id: string, from: string) => ({
  id,
  name: id,
  sheet: brp.schemas.sheet.parse(brp.content[from]?.sheet),
});

const melee = (options: Fields): World =>
  brp.createWorld({
    options: brp.schemas.options.parse(options),
    scene: brp.schemas.scene.parse({ fight: { at: { grillo: 4, lupo: 12 } } }),
    creatures: [
      buildCreature('ginevra', 'ginevra'),
      buildCreature('nilla', 'nilla'),
      buildCreature('anselmo', 'anselmo'),
      buildCreature('grillo', 'bandito'),
      buildCreature('lupo', 'orso'),
    ],
  });

/** Invariants of every fight after any event. */
function checkFightInvariants(world: World, fight: Fight): void {
  for (const pair of fight.engaged) {
    expect(isNear(world, ...pair), `${pair.join(' and ')} are engaged and apart`).toBe(true);
    for (const id of pair) expect(isUp(getCreature(world, id)), `${id} is down and engaged`).toBe(true);
  }
  for (const { who } of fight.fighters) {
    const { heldBy } = getCreature(world, who);
    if (heldBy === null) continue;
    expect(isUp(getCreature(world, heldBy)), `${who} is held by somebody down`).toBe(true);
    expect(isNear(world, who, heldBy), `${who} is held from afar`).toBe(true);
  }
  expect(brp.creaturesToAct(world), 'somebody is waited for').not.toEqual([]);
}

/** After a fight nothing is left that exists only in fights. */
function checkAfterFight(world: World, fight: Fight): void {
  expect(fight).toMatchObject({ engaged: [], aids: [], turns: [], pending: [], together: [] });
  expect(fight).not.toHaveProperty('ground');
  for (const fighter of fight.fighters) {
    expect(fighter).toMatchObject({ cover: null, unawareOf: [], ambushes: false });
    expect(getCreature(world, fighter.who)).toMatchObject({ conditions: [], heldBy: null });
  }
}

/** No creature stays at 0 for longer than a round. @rule brp.wounds.death */
function checkDying({ clock, creatures, fight }: World): void {
  const isTreated = (id: string): boolean => fight?.aids.some(({ on }) => on === id) === true;
  for (const { id, state } of creatures)
    if (state.is === 'dying' && !isTreated(id))
      expect(clock, `${id} has been dying since ${state.at}`).toBeLessThanOrEqual(state.at + SECONDS.round);
}

describe('brp.combat.phases: states of a fight end with it, however it ends (R124)', () => {
  test.each<[string, Fields]>([
    ['as printed', {}],
    [
      'without statements, First Aid of a whole round',
      { declaration: 'skipped', firstAidTiming: 'full-round' },
    ],
    ['other readings together', { movementBrackets: 'scaled', bearSwipe: 'additional', defencesPerRound: 1 }],
  ])('%s', (seed, options) => {
    let ended = 0;
    for (const { world, events } of playLegally(brp, { worlds: [melee(options)], seed, turns: 900 })) {
      const { fight } = world as World;
      if (!fight) continue;
      checkDying(world as World);
      if (!fight.over) checkFightInvariants(world as World, fight);
      else if (events.some(({ type }) => type === 'fight-ended')) {
        ended++;
        checkAfterFight(world as World, fight);
      }
    }
    expect(ended).toBeGreaterThan(0);
  });
});
