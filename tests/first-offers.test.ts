import { systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyQuestion,
  type AnyWorld,
  act,
  type CreatureId,
  createRandomOracle,
  type Encounter,
  encounterFile,
  fillOffer,
  type Json,
  type Offer,
  type System,
} from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { playOutFight } from '@arbitro/scenario';
import { prepareJob } from '@arbitro/simulation';
import { expect, test } from 'vitest';

/** People press what stands first. */
const FIRST_OFFERS = 3;
const MAX_TURNS = 60;

/** The answer that a form shows before anything is chosen. */
function firstAnswer(question: AnyQuestion): Json {
  switch (question.kind) {
    case 'one':
      return question.options[0] ?? null;
    case 'some':
      return question.options.slice(0, Math.max(1, question.least));
    case 'number':
      return question.least;
    case 'text':
      return '';
    case 'points':
      throw new Error('no offer of a turn has points to give out');
  }
}

const fillWithFirst = (offer: Offer): Json =>
  fillOffer(
    offer,
    Object.fromEntries(Object.entries(offer.slots).map(([path, question]) => [path, firstAnswer(question)])),
  );

/** Plays the turns of a ready encounter by the first policy and looks at the world before each. */
function visitTurns(
  system: System,
  ready: Encounter,
  visit: (world: AnyWorld, who: CreatureId) => void,
): void {
  const prepared = prepareJob({ files: [encounterFile(system, ready)], options: { seed: 'offers' } }, [
    system,
  ]);
  const [encounter] = prepared.kind === 'ready' ? prepared.encounters : [];
  if (!encounter) throw new Error(JSON.stringify(prepared));
  const policy = policyOf(system);
  const die = createSeededDie(seedOf(`${system.id} ${ready.id}`));
  const oracle = createRandomOracle<AnyWorld>(die, (request, now) => policy.answer(request, now));
  playOutFight(system, encounter.beginWith(oracle), {
    policy,
    die,
    maxTurns: MAX_TURNS,
    act: (now, action) => {
      const who = system.actor(action);
      if (who !== 'gm') visit(now, who);
      const step = act(system, now, action, oracle);
      if (step.kind !== 'done') throw new Error(`${JSON.stringify(action)} is ${step.kind}`);
      return step;
    },
  });
}

/** Returns how the action hurts a creature of the actor's own side that it names; a shot may go astray. */
function findHarm(system: System, world: AnyWorld, who: CreatureId, action: AnyAction): string | undefined {
  const { combatStats } = system;
  const policy = policyOf(system);
  const die = createSeededDie(seedOf(JSON.stringify(action)));
  const oracle = createRandomOracle<AnyWorld>(die, (request, now) => policy.answer(request, now));
  const step = act(system, world, action, oracle);
  if (step.kind !== 'done') return undefined;
  const named = Object.values(action).flat();
  const damage = step.events
    .map((event) => combatStats.damageDealt(event))
    .find(
      (dealt) =>
        dealt?.by === who &&
        named.includes(dealt.on) &&
        combatStats.side(world, dealt.on) === combatStats.side(world, who),
    );
  return damage && `${who} hurts ${damage.on} by ${JSON.stringify(action)}`;
}

/** Returns an attack that has a friend as its first target although a foe can be chosen. */
function findMisorder({ combatStats }: System, world: AnyWorld, who: CreatureId, offer: Offer): string[] {
  const question = offer.slots.on;
  const { type, act: declared = type } = offer.action;
  if (!question || !('options' in question) || !ATTACKS.includes(String(declared))) return [];
  const ids = question.options.map(String).filter((id) => world.creatures.some((other) => other.id === id));
  const [first] = ids;
  const isFoe = (id: CreatureId): boolean => combatStats.side(world, id) !== combatStats.side(world, who);
  return first !== undefined && !isFoe(first) && ids.some(isFoe)
    ? [`${JSON.stringify(offer.action)} on ${first}, though a foe can be chosen`]
    : [];
}

const ATTACKS = ['attack', 'grapple', 'shove', 'throw-oil'];

test.each(systems)('the first offers of $id are no traps', { timeout: 60_000 }, (system) => {
  const traps = new Set<string>();
  let turnCount = 0;
  for (const ready of system.encounters)
    visitTurns(system, ready, (world, who) => {
      const offers = system.offers(world, { role: 'player', owns: [who] }, who);
      for (const offer of offers) for (const trap of findMisorder(system, world, who, offer)) traps.add(trap);
      for (const offer of offers.slice(0, FIRST_OFFERS)) {
        const action = system.schemas.action.safeParse(fillWithFirst(offer));
        if (!action.success) continue;
        turnCount++;
        const trap = findHarm(system, world, who, action.data);
        if (trap) traps.add(trap);
      }
    });
  expect([...traps]).toEqual([]);
  expect(turnCount).toBeGreaterThan(20);
});
