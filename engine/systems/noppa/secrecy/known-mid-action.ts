import { type ActionInProgress, type CreatureId, findCreature, mayKnow } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import { copyCreature, replaceCreatures } from '../copy-state.ts';
import type { Event, EventOf } from '../events.ts';
import { findAttackOption, listAttackOptions } from '../rules/attack-options.ts';
import type { ReadiedAct } from '../rules/readied.ts';
import { ATTACKS, MODES } from '../rules/tables.ts';
import { clearAbsent } from '../schema/world.ts';
import type { Creature, FoeAttack, Item, Spell, StrikeStats, World } from '../state.ts';
import { ASSUMED_ATTACK, assumeHeldItem } from './unknown-defaults.ts';

/** A visible act: its actor, its weapon or spell, and whether the actor was ready for it. */
interface ObservedAct {
  readonly by: CreatureId;
  readonly with?: string | undefined;
  readonly hold?: readonly string[] | undefined;
  readonly wasReady?: boolean;
}

/** A defence roll, as reported to all. */
type KnownDefenceRoll = EventOf<'defence-rolled'> | undefined;

/**
 * All viewers see the attack that a creature uses, its mode, what the creature takes in hand, and a readied act when it
 * is carried out. Target numbers for defending against it or hitting it are revealed by the rolls; its damage is
 * assumed.
 */
export function knownMidAction(
  known: World,
  { world, action, viewer, events }: ActionInProgress<World, Action, Event>,
): World {
  const creatures = known.creatures.map((creature) => {
    const real = findCreature(world, creature.id);
    if (!real || mayKnow(viewer, creature.id)) return creature;
    const defenceRoll = events.findLast(
      (event) => event.type === 'defence-rolled' && event.by === creature.id,
    ) as KnownDefenceRoll;
    const learned = {
      tns: learnTargetNumbers(creature, events),
      weight: learnWeight(creature, events),
      skills: learnSkills(creature, events),
      spells: mergeById(learnWards(creature, events), creature.spells),
    };
    const met = copyCreature({ ...creature, ...learned });
    return listObservedActs(action, events, real).reduce(learnFromDeed(real, defenceRoll), met);
  });
  return replaceCreatures(known, clearAbsent(creatures, known.zones));
}

function learnTargetNumbers({ id, tns }: Creature, events: readonly Event[]): Creature['tns'] {
  const reasons = events.flatMap((event) =>
    event.type === 'attack-rolled' && event.on === id ? event.because.slice(0, 1) : [],
  );
  return { ...tns, ...Object.fromEntries(reasons.map(({ what, value }) => [what, value])) };
}

/** A creature that has parried is known to be able to parry that mode. @rule noppa.parry.ranged-needs-shield */
function learnSkills(creature: Creature, events: readonly Event[]): Creature['skills'] {
  const { id, skills } = creature;
  const parried = events.some((event) => event.type === 'parried' && event.by === id);
  return parried && learnWards(creature, events).length === 0
    ? [...skills, { id: 'parry', name: 'parry', bonus: {}, parries: ['ranged', 'spell'] }]
    : skills;
}

/** A creature that paid mind points for a parry used a spell. @rule noppa.spell.mind-cost */
function learnWards({ id }: Creature, events: readonly Event[]): readonly Spell[] {
  return events.flatMap((event, index): readonly Spell[] => {
    const before = events[index - 1];
    if (event.type !== 'mind-paid' || event.who !== id) return [];
    if (before?.type !== 'reacted' || before.who !== id || before.with !== 'parry') return [];
    const ward = { id: event.for, name: event.for, cost: 1, mindCost: event.cost, attack: null };
    return [{ ...ward, racial: true, bodyPart: null, heal: 0, parries: ['ranged', 'spell'] }];
  });
}

/**
 * A creature that leaves a melee without giving an opening has overwhelming odds on its side.
 * @rule noppa.move.leave-melee
 */
function learnWeight({ id, weight }: Creature, events: readonly Event[]): number {
  const left = events.some((event) => event.type === 'melee-left' && event.who === id);
  const opened = events.some((event) => event.type === 'opening-given' && event.by === id);
  return left && !opened ? OVERWHELMING_WEIGHT : weight;
}
const OVERWHELMING_WEIGHT = 100;

function listObservedActs(action: Action, events: readonly Event[], real: Creature): readonly ObservedAct[] {
  const wentOff = events.some((event) => event.type === 'went-off' && event.who === real.id);
  const ready =
    wentOff && real.readied ? [{ by: real.id, with: findActWeapon(real.readied.act), wasReady: true }] : [];
  return [...listOwnStrikes(action), ...ready, ...listFreeStrikes(events, real)].filter(
    ({ by }) => by === real.id,
  );
}

/** The attack used for a free strike is visible like any other. @rule noppa.freestrike.reaction */
const listFreeStrikes = (events: readonly Event[], real: Creature): readonly ObservedAct[] =>
  events.flatMap((event, index) => {
    const before = events[index - 1];
    if (event.type !== 'declared' || event.by !== real.id) return [];
    if (before?.type !== 'reacted' || before.with !== 'free-strike') return [];
    return [{ by: real.id, with: listAttackOptions(real).find(({ name }) => name === event.with)?.id }];
  });

function listOwnStrikes(action: Action): readonly ObservedAct[] {
  switch (action.type) {
    case 'attack':
      return [{ by: action.by, with: action.with, hold: action.hold }];
    case 'cast':
      return [{ by: action.by, with: action.spell, hold: action.hold }];
    case 'ready':
      // the readied act is not visible, but the creature must have what it needs
      return [{ by: action.by, with: findActWeapon(action.act), hold: action.hold }];
    default:
      return 'hold' in action ? [{ by: action.by, hold: action.hold }] : [];
  }
}

function findActWeapon(act: ReadiedAct): string | undefined {
  if (act.kind === 'attack') return act.means;
  return act.kind === 'cast' ? act.spell : undefined;
}

/** Returns the creature as known so far, updated by one more visible act. */
const learnFromDeed =
  (real: Creature, told: KnownDefenceRoll) =>
  (creature: Creature, { with: named, hold = [], wasReady = false }: ObservedAct): Creature => {
    const id = named === undefined ? undefined : (findAttackOption(real, named)?.id ?? named);
    const items = real.items.filter((item) => item.id === id || hold.includes(item.id));
    const attacks = real.attacks.filter((attack) => attack.id === id);
    const spells = real.spells.filter((spell) => spell.id === id);
    return copyCreature({
      ...creature,
      attacks: mergeById(attacks.map(learnAttack(told)), creature.attacks),
      items: mergeById([...items.map(learnItem(told)), ...learnHelp(told)], creature.items),
      spells: mergeById(spells.map(learnSpell(told)), creature.spells),
      readied: wasReady && real.readied ? { ...real.readied, words: '' } : creature.readied,
    });
  };

const mergeById = <T extends { readonly id: string }>(
  seen: readonly T[],
  had: readonly T[],
): readonly T[] => [...seen, ...had.filter(({ id }) => seen.every((item) => item.id !== id))];

/** The mode is visible; defence and target number become known with a roll. */
const learnAttack =
  (told: KnownDefenceRoll) =>
  ({ id, name, mode, area, cost, handy }: FoeAttack): FoeAttack => {
    const reason = told?.because.find(({ rule }) => rule === 'noppa.dice.gm-sets-tn');
    const { tn, damage, effects, range, defence } = ASSUMED_ATTACK;
    return {
      ...{ id, name, mode, area, cost, tn: reason?.value ?? tn, defence: told?.defence ?? defence },
      ...{ damage, effects, handy, range },
    };
  };

const learnStrike = ({ mode, area, handy }: StrikeStats, told: KnownDefenceRoll): StrikeStats => {
  const { damage, range, defence } = ASSUMED_ATTACK;
  const key = 'slashing';
  return { mode, key, damage, area, handy, range, defence: told?.defence ?? defence, traits: [] };
};

const learnItem =
  (told: KnownDefenceRoll) =>
  ({ id, name, inUse, weapon }: Item): Item => ({
    ...assumeHeldItem(name, id),
    inUse,
    weapon: weapon && { ...learnStrike(weapon, told), cost: weapon.cost },
  });

/** The cost of another creature's spell is unknown, but the creature could cast it. */
const learnSpell =
  (told: KnownDefenceRoll) =>
  ({ id, name, cost, mindCost, attack }: Spell): Spell => ({
    ...{ id, name, cost, mindCost, racial: true, bodyPart: null },
    ...{ attack: attack && learnStrike(attack, told), heal: 0, parries: [] },
  });

/** The items and skills that were reported to help a comrade's area attack. @rule noppa.attack.friendly-fire-tn */
function learnHelp(told: KnownDefenceRoll): readonly Item[] {
  if (!told?.because.some(({ rule }) => rule === 'noppa.attack.friendly-fire-tn')) return [];
  const [first, ...more] = told.because;
  const mode = MODES.find((mode) => ATTACKS[mode].rule === first?.rule);
  const dice = more
    .filter(({ rule }) => HELP_WORDS.includes(rule))
    .reduce((sum, { value }) => sum + value, 0);
  return mode === undefined || dice === 0
    ? []
    : [{ ...assumeHeldItem('help', 'help'), worn: 'trinket', bonus: { [mode]: dice } }];
}

const HELP_WORDS: readonly string[] = [
  'noppa.gear.one-held-item',
  'noppa.gear.armour-and-trinkets',
  'noppa.attr.oppineisuus',
];
