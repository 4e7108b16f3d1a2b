import { findFight } from '@arbitro/kernel';
import { playLegally } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { rischio } from './index.ts';
import { OPTIONS } from './options.ts';
import { statusEffects } from './rules/effects.ts';
import { findParticipant, type World } from './state.ts';

const PEOPLE = ['brenna', 'nerio', 'ilva', 'oreste', 'lupo', 'predone', 'sciamana', 'orco'];

function buildCamp(options: object): World {
  const creatures = PEOPLE.map((id) => ({
    id,
    name: id,
    sheet: rischio.schemas.sheet.parse(rischio.content[id]?.sheet),
  }));
  return rischio.createWorld({ options: rischio.schemas.options.parse(options), creatures, scene: null });
}

/** Options with every switch away from the book's setting, each at this index. */
const alternativeOptions = (place: number): object =>
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, option]) => [
      name,
      option.kind === 'switch' ? (option.settings[place] ?? option.settings[1])?.value : [0, 20, 50],
    ]),
  );

const listUp = (world: World): ReadonlySet<string> =>
  new Set(
    world.creatures
      .filter(({ status }) => statusEffects(status).acts)
      .flatMap(
        ({ id }) => findFight(world)?.participants.filter(({ who, left }) => who === id && !left) ?? [],
      )
      .map(({ side }) => side),
  );

function checkTurn(before: World, after: World, events: readonly Event[]): void {
  const fight = findFight(after);
  const toAct = rischio.creaturesToAct(after);
  if (fight) {
    expect(listUp(after).size).toBeGreaterThan(1);
    expect(toAct.map((id) => findParticipant(fight, id)?.who)).toEqual([fight.order[fight.turn]]);
  } else expect(toAct).toEqual([]);
  if (events.at(-1)?.type === 'fight-ended' || events.at(-1)?.type === 'effects-ended')
    expect(after.creatures.filter(({ shield, boosts }) => shield > 0 || boosts.length > 0)).toEqual([]);
  if (!fight)
    expect(after.creatures.flatMap(({ boosts }) => boosts.filter(({ until }) => until !== null))).toEqual([]);
  for (const creature of before.creatures) checkBody(creature, after);
  for (const { from, among } of events.filter((event) => event.type === 'exp-gained'))
    expect(events.filter((event) => event.type === 'exp-gained' && event.from === from).length).toBe(among);
}

/** Dead creatures stay dead, defeated ones stay defeated, and no creature loses experience. */
function checkBody(before: World['creatures'][number], after: World): void {
  const now = after.creatures.find(({ id }) => id === before.id);
  if (before.status === 'dead' || (before.status === 'defeated' && before.health <= 0))
    expect(now?.status).toBe(before.status);
  expect(now?.exp).toBeGreaterThanOrEqual(before.exp);
  expect(now?.status === 'up').toBe(now !== undefined && now.health > 0 && now.status !== 'defeated');
}

describe('no state outlives a fight that the rules do not keep', () => {
  test.each([
    ['by the book', {}],
    ['with every option otherwise', alternativeOptions(1)],
    ['and otherwise again', alternativeOptions(2)],
  ])('%s', (name, options) => {
    const turns = playLegally(rischio, { worlds: [buildCamp(options)], seed: name, turns: 1500 });
    for (const { before, world, events } of turns)
      checkTurn(before as World, world as World, events as readonly Event[]);
  });
});
