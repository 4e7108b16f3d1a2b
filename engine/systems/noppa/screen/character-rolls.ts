import { type CharacterField, buildDetail, labelNumber, type Score, type LocalizedText } from '@arbitro/kernel';
import { sourcesOf, thresholdOf } from '../rules/checks.ts';
import { tnAgainst } from '../rules/derived.ts';
import type { RollUse } from '../rules/effects.ts';
import { field, computedField } from '../rules/field.ts';
import { listAttackOptions, type AttackOption } from '../rules/attack-options.ts';
import { attackPool, defencePool, listHelpfulItems, initiativePool, parryPool } from '../rules/pools.ts';
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
import { termName } from './term-names.ts';

/** Returns the dice of every attack at hand, with the most helpful held item. @rule noppa.attack.roll */
export const attackFields = (one: Creature, view: View): readonly CharacterField[] =>
  listAttackOptions(one).map((means) => {
    const [held] = listHelpfulItems(one, means.mode, means.item);
    const { dice } = attackPool(one, means, held, riposteDice(one, view));
    return {
      ...computedField(termName(means.name), dice, ATTACKS[means.mode].rule),
      rolls: means.spell
        ? { type: 'cast', by: one.id, spell: means.id }
        : { type: 'attack', by: one.id, with: means.id },
      ...buildDetail([...describeAttackOption(means), ...thresholdNotes(one, view, means.mode)]),
    };
  });

/** Riposte dice against a particular foe are not included. @rule noppa.defence.riposte */
const riposteDice = ({ riposte, riposteAgainst }: Creature, { options }: View): number =>
  options.riposteTarget === 'any' || riposteAgainst === null ? riposte : 0;

const describeAttackOption = ({ cost, damage, key, area, handy, range, mindCost }: AttackOption): readonly LocalizedText[] => [
  labelNumber(TEXT.sheet.cost, cost),
  ...(mindCost > 0 ? [labelNumber(TEXT.sheet.mindPoints, mindCost)] : []),
  labelNumber(TEXT.sheet.damage, damage),
  termName(key),
  ...(range === null ? [] : [labelNumber(TEXT.sheet.range, range)]),
  ...(area ? [TEXT.sheet.area] : []),
  ...(handy ? [TEXT.sheet.handy] : []),
];

/** Shown only with advantage or disadvantage. @rule noppa.dice.success-faces */
function thresholdNotes(one: Creature, view: View, use: RollUse): readonly LocalizedText[] {
  const threshold = thresholdOf(view, sourcesOf(one, use, undefined)).value;
  return threshold === THRESHOLDS.neither ? [] : [labelNumber(TEXT.sheet.succeedsFrom, threshold)];
}

export function defenceFields(one: Creature, view: View): readonly CharacterField[] {
  const shown = (use: RollUse, dice: Score, rule: RuleId, more: readonly LocalizedText[] = []): CharacterField => ({
    ...computedField(termName(use), dice, rule),
    ...buildDetail([...more, ...thresholdNotes(one, view, use)]),
  });
  const defences = DEFENCE_NAMES.map((name) =>
    shown(name, defencePool(one, name, listHelpfulItems(one, name, null)[0]).dice, DEFENCES[name].rule),
  );
  const parry = parryPool(one, listHelpfulItems(one, 'parry', null)[0]);
  return [
    ...defences,
    {
      ...computedField(termName('parry'), parry, 'noppa.parry.dice'),
      ...buildDetail([labelNumber(TEXT.sheet.cost, COSTS.parry)]),
    },
    ...initiativeFields(one, shown),
  ];
}

type BuildRollField = (use: RollUse, dice: Score, rule: RuleId, more: readonly LocalizedText[]) => CharacterField;

function initiativeFields(one: Creature, shown: BuildRollField): readonly CharacterField[] {
  if (one.kind === 'companion' && one.initiative !== null)
    return [
      { ...field(TEXT.sheet.fixedInitiative, one.initiative, 'noppa.init.npc-fixed'), path: 'initiative' },
    ];
  const { dice } = initiativePool(one, listHelpfulItems(one, 'initiative', null)[0]);
  const added = [labelNumber(TEXT.sheet.addedTo, INITIATIVE_BASE)];
  return [
    { ...shown('initiative', dice, 'noppa.init.roll', added), rolls: { type: 'initiative', by: one.id } },
  ];
}

/** Returns a foe's attacks with the defender's target number. @rule noppa.defence.roll */
export const foeAttackFields = (one: Creature): readonly CharacterField[] =>
  listAttackOptions(one).map((means) => ({
    ...field(termName(means.name), means.tn, 'noppa.defence.roll'),
    rolls: { type: 'attack', by: one.id, with: means.id },
    ...buildDetail([
      termName(means.defence),
      labelNumber(TEXT.sheet.cost, means.cost),
      labelNumber(TEXT.sheet.damage, means.damage),
      ...(means.range === null ? [] : [labelNumber(TEXT.sheet.range, means.range)]),
      ...(means.area ? [TEXT.sheet.area] : []),
      ...means.effects.map(termName),
    ]),
  }));

/**
 * Returns the target numbers against each kind of attack in the book, and against each type for which this foe has its
 * own.
 */
export const tnFields = (one: Creature, view: View): readonly CharacterField[] =>
  [...new Set(['mundane', 'touch', 'homing', ...FOE_DEFENCES, 'elements', ...Object.keys(one.tns)])].map(
    (key) => ({
      ...computedField(termName(key), tnAgainst(view, one, key), 'noppa.attack.tn-by-type'),
      ...(Object.hasOwn(one.tns, key) && !key.includes('.') ? { path: `tns.${key}` } : {}),
    }),
  );
