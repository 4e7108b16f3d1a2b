import { type CharacterField, detailed, numbered, type Score, type Words } from '@arbitro/kernel';
import { sourcesOf, thresholdOf } from '../rules/checks.ts';
import { tnAgainst } from '../rules/derived.ts';
import type { Use } from '../rules/effects.ts';
import { field, reckoned } from '../rules/field.ts';
import { allMeans, type Means } from '../rules/means.ts';
import { attackPool, defencePool, helpers, initiativePool, parryPool } from '../rules/pools.ts';
import {
  ATTACKS,
  COSTS,
  DEFENCE_NAMES,
  DEFENCES,
  FOE_DEFENCES,
  INITIATIVE_BASE,
  THRESHOLDS,
} from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';
import type { View } from '../secrecy/view.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { called } from './term-words.ts';

/** Returns the dice of every attack at hand, with the most helpful held item. @rule noppa.attack.roll */
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

/** Riposte dice against a particular foe are not included. @rule noppa.defence.riposte */
const riposteDice = ({ riposte, riposteAgainst }: Creature, { options }: View): number =>
  options.riposteTarget === 'any' || riposteAgainst === null ? riposte : 0;

const aboutOf = ({ cost, damage, key, area, handy, range, mindCost }: Means): readonly Words[] => [
  numbered(TEXT.sheet.cost, cost),
  ...(mindCost > 0 ? [numbered(TEXT.sheet.mindPoints, mindCost)] : []),
  numbered(TEXT.sheet.damage, damage),
  called(key),
  ...(range === null ? [] : [numbered(TEXT.sheet.range, range)]),
  ...(area ? [TEXT.sheet.area] : []),
  ...(handy ? [TEXT.sheet.handy] : []),
];

/** Shown only with advantage or disadvantage. @rule noppa.dice.success-faces */
function readingOf(one: Creature, view: View, use: Use): readonly Words[] {
  const threshold = thresholdOf(view, sourcesOf(one, use, undefined)).value;
  return threshold === THRESHOLDS.neither ? [] : [numbered(TEXT.sheet.succeedsFrom, threshold)];
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
    {
      ...reckoned(called('parry'), parry, 'noppa.parry.dice'),
      ...detailed([numbered(TEXT.sheet.cost, COSTS.parry)]),
    },
    ...initiativeFields(one, shown),
  ];
}

type Shown = (use: Use, dice: Score, rule: RuleId, more: readonly Words[]) => CharacterField;

function initiativeFields(one: Creature, shown: Shown): readonly CharacterField[] {
  if (one.kind === 'companion' && one.initiative !== null)
    return [
      { ...field(TEXT.sheet.fixedInitiative, one.initiative, 'noppa.init.npc-fixed'), path: 'initiative' },
    ];
  const { dice } = initiativePool(one, helpers(one, 'initiative', null)[0]);
  const added = [numbered(TEXT.sheet.addedTo, INITIATIVE_BASE)];
  return [
    { ...shown('initiative', dice, 'noppa.init.roll', added), rolls: { type: 'initiative', by: one.id } },
  ];
}

/** Returns a foe's attacks with the defender's target number. @rule noppa.defence.roll */
export const foeAttackFields = (one: Creature): readonly CharacterField[] =>
  allMeans(one).map((means) => ({
    ...field(called(means.name), means.tn, 'noppa.defence.roll'),
    rolls: { type: 'attack', by: one.id, with: means.id },
    ...detailed([
      called(means.defence),
      numbered(TEXT.sheet.cost, means.cost),
      numbered(TEXT.sheet.damage, means.damage),
      ...(means.range === null ? [] : [numbered(TEXT.sheet.range, means.range)]),
      ...(means.area ? [TEXT.sheet.area] : []),
      ...means.effects.map(called),
    ]),
  }));

/**
 * Returns the target numbers against each kind of attack in the book, and against each type for which this foe has its
 * own.
 */
export const tnFields = (one: Creature, view: View): readonly CharacterField[] =>
  [...new Set(['mundane', 'touch', 'homing', ...FOE_DEFENCES, 'elements', ...Object.keys(one.tns)])].map(
    (key) => ({
      ...reckoned(called(key), tnAgainst(view, one, key), 'noppa.attack.tn-by-type'),
      ...(Object.hasOwn(one.tns, key) && !key.includes('.') ? { path: `tns.${key}` } : {}),
    }),
  );
