import { type CharacterField, detailed, numbered, type Score, type Words } from '@arbitro/kernel';
import { sourcesOf, thresholdOf } from './checks.ts';
import { tnAgainst } from './derived.ts';
import type { Use } from './effects.ts';
import { field, reckoned } from './field.ts';
import { allMeans, type Means } from './rules/means.ts';
import { attackPool, defencePool, helpers, initiativePool, parryPool } from './rules/pools.ts';
import type { RuleId } from './rules.ts';
import type { Creature } from './state.ts';
import {
  ATTACKS,
  COSTS,
  DEFENCE_NAMES,
  DEFENCES,
  FOE_DEFENCES,
  INITIATIVE_BASE,
  THRESHOLDS,
} from './tables.ts';
import { called, words } from './term-words.ts';
import type { View } from './view.ts';

const DAMAGE = words('vahinko', 'damage', 'danno');
const RANGE = words('kantama', 'range', 'gittata');
const COST = words('hinta', 'cost', 'costo');
const MIND_COST = words('mielipisteitä', 'mind points', 'punti mente');
const AREA = words('alue', 'area', 'area');
const HANDY = words('kätevä', 'handy', 'pratico');
const SUCCEEDS = words('onnistuu vähintään silmäluvulla', 'succeeds from', 'riesce da');

/** The dice of every attack at hand, with the one thing that helps most. @rule noppa.attack.roll */
export const attackFields = (one: Creature, view: View): readonly CharacterField[] =>
  allMeans(one).map((means) => {
    const [held] = helpers(one, means.mode, means.item);
    const { dice } = attackPool(one, means, held, riposteDice(one, view));
    return {
      ...reckoned(called(means.name), dice, ATTACKS[means.mode].rule),
      rolls: means.spell
        ? { type: 'cast', by: one.id, spell: means.id }
        : { type: 'attack', by: one.id, with: means.id },
      ...detailed([...aboutOf(means), ...readingOf(one, view, means.mode)]),
    };
  });

/** Dice kept against one foe alone are no part of the number. @rule noppa.defence.riposte */
const riposteDice = ({ riposte, riposteAgainst }: Creature, { options }: View): number =>
  options.riposteTarget === 'any' || riposteAgainst === null ? riposte : 0;

const aboutOf = ({ cost, damage, key, area, handy, range, mindCost }: Means): readonly Words[] => [
  numbered(COST, cost),
  ...(mindCost > 0 ? [numbered(MIND_COST, mindCost)] : []),
  numbered(DAMAGE, damage),
  called(key),
  ...(range === null ? [] : [numbered(RANGE, range)]),
  ...(area ? [AREA] : []),
  ...(handy ? [HANDY] : []),
];

/** Said only where something helps or hinders. @rule noppa.dice.success-faces */
function readingOf(one: Creature, view: View, use: Use): readonly Words[] {
  const threshold = thresholdOf(view, sourcesOf(one, use, undefined)).value;
  return threshold === THRESHOLDS.neither ? [] : [numbered(SUCCEEDS, threshold)];
}

export function defenceFields(one: Creature, view: View): readonly CharacterField[] {
  const shown = (use: Use, dice: Score, rule: RuleId, more: readonly Words[] = []): CharacterField => ({
    ...reckoned(called(use), dice, rule),
    ...detailed([...more, ...readingOf(one, view, use)]),
  });
  const defences = DEFENCE_NAMES.map((name) =>
    shown(name, defencePool(one, name, helpers(one, name, null)[0]).dice, DEFENCES[name].rule),
  );
  const parry = parryPool(one, helpers(one, 'parry', null)[0]);
  return [
    ...defences,
    { ...reckoned(called('parry'), parry, 'noppa.parry.dice'), ...detailed([numbered(COST, COSTS.parry)]) },
    ...initiativeFields(one, shown),
  ];
}

const ADDED_TO = words('lisätään lukuun', 'added to', 'si somma a');
const FIXED = words('kiinteä aloite', 'fixed initiative', 'iniziativa fissa');

type Shown = (use: Use, dice: Score, rule: RuleId, more: readonly Words[]) => CharacterField;

function initiativeFields(one: Creature, shown: Shown): readonly CharacterField[] {
  if (one.kind === 'companion' && one.initiative !== null)
    return [{ ...field(FIXED, one.initiative, 'noppa.init.npc-fixed'), path: 'initiative' }];
  const { dice } = initiativePool(one, helpers(one, 'initiative', null)[0]);
  const added = [numbered(ADDED_TO, INITIATIVE_BASE)];
  return [
    { ...shown('initiative', dice, 'noppa.init.roll', added), rolls: { type: 'initiative', by: one.id } },
  ];
}

/** A foe's attacks by the number that whoever defends must reach. @rule noppa.defence.roll */
export const foeAttackFields = (one: Creature): readonly CharacterField[] =>
  allMeans(one).map((means) => ({
    ...field(called(means.name), means.tn, 'noppa.defence.roll'),
    rolls: { type: 'attack', by: one.id, with: means.id },
    ...detailed([
      called(means.defence),
      numbered(COST, means.cost),
      numbered(DAMAGE, means.damage),
      ...(means.range === null ? [] : [numbered(RANGE, means.range)]),
      ...(means.area ? [AREA] : []),
      ...means.effects.map(called),
    ]),
  }));

/** Against each kind of attack the book names, and each type this one has a number of its own for. */
export const tnFields = (one: Creature, view: View): readonly CharacterField[] =>
  [...new Set(['mundane', 'touch', 'homing', ...FOE_DEFENCES, 'elements', ...Object.keys(one.tns)])].map(
    (key) => ({
      ...reckoned(called(key), tnAgainst(view, one, key), 'noppa.attack.tn-by-type'),
      ...(Object.hasOwn(one.tns, key) && !key.includes('.') ? { path: `tns.${key}` } : {}),
    }),
  );
