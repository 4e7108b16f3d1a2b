import type { LocalizedText } from '@arbitro/kernel';
import { hasNoEffect } from '../rules/statistic-names.ts';
import type { Ability, Sheet } from '../state.ts';
import { TEXT } from '../text/index.ts';

interface SheetFault {
  readonly path: readonly (string | number)[];
  readonly says: LocalizedText;
}

/** Returns faults for fields of a sheet that have no effect. */
export function findUnusedFields(sheet: Sheet): readonly SheetFault[] {
  return [
    ...findHiddenStatistics(sheet),
    ...sheet.abilities.flatMap((ability, index) =>
      prefixFaults(['abilities', index], findUnusedOfAbility(sheet, ability)),
    ),
    ...sheet.equipment.flatMap(({ stats }, index) =>
      prefixFaults(['equipment', index, 'stats'], findIdlePoints(sheet, stats)),
    ),
  ];
}

/** A number of combat among the statistics would be hidden by the field of that name. */
const findHiddenStatistics = ({ stats }: Sheet): readonly SheetFault[] =>
  (['precision', 'dodge', 'resistance'] as const)
    .filter((name) => Object.hasOwn(stats, name))
    .map((name) => ({ path: ['stats', name], says: TEXT.faults.ownField }));

const prefixFaults = (outer: SheetFault['path'], faults: readonly SheetFault[]): readonly SheetFault[] =>
  faults.map(({ path, says }) => ({ path: [...outer, ...path], says }));

function findUnusedOfAbility(sheet: Sheet, ability: Ability): readonly SheetFault[] {
  const { hitRule, risk, effect } = ability;
  const isRiskUnused = risk !== null && !hitRule.endsWith('-risk');
  return [
    ...(ability.kind === 'attack' ? findUnusedOfAttack(ability) : findUnusedOfSupport(ability)),
    ...(isRiskUnused ? [{ path: ['risk'], says: TEXT.faults.riskUnused }] : []),
    ...prefixFaults(['effect', 'boost'], findIdlePoints(sheet, effect.boost ?? {})),
  ];
}

const findUnusedOfAttack = ({ effect }: Ability): readonly SheetFault[] =>
  Object.values(effect).some((part) => part !== undefined)
    ? [{ path: ['effect'], says: TEXT.faults.effectOfAttack }]
    : [];

function findUnusedOfSupport({
  damage,
  relevantStat,
  multiplier,
  hitRule,
  effect,
}: Ability): readonly SheetFault[] {
  const unused = Object.entries({
    damage: damage !== 0,
    relevantStat: relevantStat !== null,
    multiplier: multiplier !== 1,
    hitRule: hitRule !== 'standard',
  }).filter(([, isSet]) => isSet);
  const faults = unused.map(([field]) => ({ path: [field], says: TEXT.faults.attackFieldOfSupport }));
  const isRoundsUnused = effect.rounds !== undefined && effect.boost === undefined;
  return isRoundsUnused
    ? [...faults, { path: ['effect', 'rounds'], says: TEXT.faults.roundsUnused }]
    : faults;
}

/** Points that belong to no statistic. */
const findIdlePoints = (sheet: Sheet, points: Readonly<Record<string, number>>): readonly SheetFault[] =>
  Object.keys(points)
    .filter((name) => hasNoEffect(sheet, name))
    .map((name) => ({ path: [name], says: TEXT.faults.statWithoutEffect }));
