import {
  buildDetail,
  type CharacterField,
  type LocalizedText,
  labelNumber,
  type Score,
} from '@arbitro/kernel';
import { type AttackOption, listAttackOptions } from '../rules/attack-options.ts';
import { tnAgainst } from '../rules/derived.ts';
import type { RollUse } from '../rules/effects.ts';
import { computedField, field } from '../rules/field.ts';
import { attackPool, defencePool, initiativePool, listHelpfulItems, parryPool } from '../rules/pools.ts';
import { sourcesOf, thresholdOf } from '../rules/roll-sources.ts';
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
export const attackFields = (creature: Creature, view: View): readonly CharacterField[] =>
  listAttackOptions(creature).map((attackOption) => {
    const [held] = listHelpfulItems(creature, attackOption.mode, attackOption.item);
    const { dice } = attackPool(creature, attackOption, held, riposteDice(creature, view));
    return {
      ...computedField(termName(attackOption.name), dice, ATTACKS[attackOption.mode].rule),
      rolls: attackOption.spell
        ? { type: 'cast', by: creature.id, spell: attackOption.id }
        : { type: 'attack', by: creature.id, with: attackOption.id },
      ...buildDetail([
        ...describeAttackOption(attackOption),
        ...thresholdNotes(creature, view, attackOption.mode),
      ]),
    };
  });

/** Riposte dice against a particular foe are not included. @rule noppa.defence.riposte */
const riposteDice = ({ riposte, riposteAgainst }: Creature, { options }: View): number =>
  options.riposteTarget === 'any' || riposteAgainst === null ? riposte : 0;

const describeAttackOption = ({
  cost,
  damage,
  key,
  area,
  handy,
  range,
  mindCost,
}: AttackOption): readonly LocalizedText[] => [
  labelNumber(TEXT.sheet.cost, cost),
  ...(mindCost > 0 ? [labelNumber(TEXT.sheet.mindPoints, mindCost)] : []),
  labelNumber(TEXT.sheet.damage, damage),
  termName(key),
  ...(range === null ? [] : [labelNumber(TEXT.sheet.range, range)]),
  ...(area ? [TEXT.sheet.area] : []),
  ...(handy ? [TEXT.sheet.handy] : []),
];

/** Shown only with advantage or disadvantage. @rule noppa.dice.success-faces */
function thresholdNotes(creature: Creature, view: View, use: RollUse): readonly LocalizedText[] {
  const threshold = thresholdOf(view, sourcesOf(view, creature, use, undefined)).value;
  return threshold === THRESHOLDS.neither ? [] : [labelNumber(TEXT.sheet.succeedsFrom, threshold)];
}

export function defenceFields(creature: Creature, view: View): readonly CharacterField[] {
  const rollField = (
    use: RollUse,
    dice: Score,
    rule: RuleId,
    more: readonly LocalizedText[] = [],
  ): CharacterField => ({
    ...computedField(termName(use), dice, rule),
    ...buildDetail([...more, ...thresholdNotes(creature, view, use)]),
  });
  const defences = DEFENCE_NAMES.map((name) =>
    rollField(
      name,
      defencePool(creature, name, listHelpfulItems(creature, name, null)[0]).dice,
      DEFENCES[name].rule,
    ),
  );
  const parry = parryPool(creature, listHelpfulItems(creature, 'parry', null)[0]);
  return [
    ...defences,
    {
      ...computedField(termName('parry'), parry, 'noppa.parry.dice'),
      ...buildDetail([labelNumber(TEXT.sheet.cost, COSTS.parry)]),
    },
    ...initiativeFields(creature, rollField),
  ];
}

type BuildRollField = (
  use: RollUse,
  dice: Score,
  rule: RuleId,
  more: readonly LocalizedText[],
) => CharacterField;

function initiativeFields(creature: Creature, shown: BuildRollField): readonly CharacterField[] {
  if (creature.kind === 'companion' && creature.initiative !== null)
    return [
      {
        ...field(TEXT.sheet.fixedInitiative, creature.initiative, 'noppa.init.npc-fixed'),
        path: 'initiative',
      },
    ];
  const { dice } = initiativePool(creature, listHelpfulItems(creature, 'initiative', null)[0]);
  const added = [labelNumber(TEXT.sheet.addedTo, INITIATIVE_BASE)];
  return [
    {
      ...shown('initiative', dice, 'noppa.init.roll', added),
      rolls: { type: 'initiative', by: creature.id },
    },
  ];
}

/** Returns a foe's attacks with the defender's target number. @rule noppa.defence.roll */
export const foeAttackFields = (creature: Creature): readonly CharacterField[] =>
  listAttackOptions(creature).map((attackOption) => ({
    ...field(termName(attackOption.name), attackOption.tn, 'noppa.defence.roll'),
    rolls: { type: 'attack', by: creature.id, with: attackOption.id },
    ...buildDetail([
      termName(attackOption.defence),
      labelNumber(TEXT.sheet.cost, attackOption.cost),
      labelNumber(TEXT.sheet.damage, attackOption.damage),
      ...(attackOption.range === null ? [] : [labelNumber(TEXT.sheet.range, attackOption.range)]),
      ...(attackOption.area ? [TEXT.sheet.area] : []),
      ...attackOption.effects.map(termName),
    ]),
  }));

/**
 * Returns the target numbers against each kind of attack in the book, and against each type for which this foe has its
 * own.
 */
export const tnFields = (creature: Creature, view: View): readonly CharacterField[] =>
  [...new Set(['mundane', 'touch', 'homing', ...FOE_DEFENCES, 'elements', ...Object.keys(creature.tns)])].map(
    (key) => ({
      ...computedField(termName(key), tnAgainst(view, creature, key), 'noppa.attack.tn-by-type'),
      ...(Object.hasOwn(creature.tns, key) && !key.includes('.') ? { path: `tns.${key}` } : {}),
    }),
  );
