import { findFight } from '@arbitro/kernel';
import { playLegally } from '@arbitro/testing';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { noppa } from './index.ts';
import { type Creature, meleeOf, type World } from './state.ts';

const buildCreature = (id: string, from = id, change: object = {}) => ({
  id,
  name: id,
  sheet: noppa.schemas.sheet.parse({ ...(noppa.content[from]?.sheet as object), ...change }),
});

const startFight = (options: object): World =>
  noppa.createWorld({
    options: noppa.schemas.options.parse(options),
    scene: noppa.schemas.scene.parse({
      zones: ['piha', 'lato'],
      borders: [{ between: ['piha', 'lato'] }],
    }),
    creatures: [
      ...['aino', 'lumikki', 'koira'].map((id) => buildCreature(id)),
      buildCreature('levy', 'nostovaki'),
      buildCreature('toinen', 'nostovaki', { zone: 'lato' }),
    ],
  });

const ALL_AT_ONCE = {
  complications: 'as-named',
  surprise: 'disadvantage',
  riposteTarget: 'same-attacker',
  overdraw: 'allowed',
  delay: 'pay-one',
  passing: 'burn',
  rangedJoinsMelee: true,
  splitExtraDefence: true,
};

/** The creature has nothing that lasts only for a round. */
const isIdle = ({ actions, carried, readied }: Creature): boolean =>
  actions === 0 && carried === 0 && readied === null;

/** Invariants of every world: outside a fight no creature has fight state, and the members of a melee are in its zone. */
function checkNoLeftovers(world: World): void {
  const fight = findFight(world);
  for (const creature of world.creatures) {
    if (!fight?.order.includes(creature.id)) expect(isIdle(creature), creature.id).toBe(true);
    const melee = meleeOf(world, creature.id);
    if (melee) expect(creature.zone).toBe(melee.zone);
    expect(creature.mind).toBeGreaterThanOrEqual(0);
    expect(creature.actions).toBeGreaterThanOrEqual(0);
  }
  if (fight) expect(noppa.creaturesToAct(world)).not.toEqual([]);
}

test.each([
  ['by the book', {}],
  ['with many options at once', ALL_AT_ONCE],
])('noppa.ready.carry-over: no state outlives its fight, %s', (_, options) => {
  let ended = 0;
  const worlds = [startFight(options)];
  for (const { world, events } of playLegally(noppa, { worlds, seed: 'leftovers', turns: 1200 })) {
    checkNoLeftovers(world as World);
    ended += (events as readonly Event[]).filter(({ type }) => type === 'fight-ended').length;
  }
  expect(ended).toBeGreaterThan(0);
});
