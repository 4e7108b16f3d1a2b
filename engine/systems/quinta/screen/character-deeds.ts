import {
  type CharacterField,
  type CharacterSection,
  detailed,
  everywhere,
  fill,
  joined,
  type Score,
  score,
} from '@arbitro/kernel';
import { deedsOf } from '../rules/deeds.ts';
import { abilityReason, plus } from '../rules/derived.ts';
import { field, reckoned } from '../rules/field.ts';
import { SQUARE } from '../rules/tables.ts';
import { proficiencyBonus } from '../rules/training.ts';
import type { Creature, Damage, Deed } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { measured } from './telling.ts';
import { called } from './term-words.ts';

/** Returns the section of features: weapons with their bonus to hit, the others with what they require. */
export const deedsPart = (one: Creature): CharacterSection => ({
  title: TEXT.sheet.attacksPowers,
  kind: 'list',
  fields: deedsOf(one).map((deed) => deedField(one, deed)),
});

function deedField(one: Creature, deed: Deed): CharacterField {
  const details = detailed(detailsOf(one, deed));
  if (deed.attack)
    return { ...reckoned(called(deed.name), toHit(one, deed), 'quinta.d20.attack-roll'), ...details };
  return { ...field(called(deed.name), deed.save?.dc ?? null, 'quinta.actions.magic'), ...details };
}

/** @rule quinta.attack.ability @rule quinta.proficiency.weapons */
function toHit(one: Creature, { attack }: Deed): Score {
  if (!attack) return score([]);
  if (attack.bonus !== null) return score([plus('quinta.d20.attack-roll', 'printed', attack.bonus)]);
  const able = abilityReason(one, attack.ability);
  return attack.proficient
    ? score([able, plus('quinta.proficiency.weapons', 'proficiency', proficiencyBonus(one))])
    : score([able]);
}

const shown = (damage: readonly Damage[]) =>
  damage.map(({ dice, type }) => joined(everywhere(`${dice} `), called(type)));

const amount = (value: number, unit: 'm' | 'kg') => measured(everywhere(`{n} ${unit}`), 'n', value);

/** `24/96 m`, or one number if there is no long range. */
const rangeOf = ([normal, long]: readonly [number, number]) =>
  normal === long ? amount(normal, 'm') : measured(measured(everywhere('{a}/{b} m'), 'a', normal), 'b', long);

function detailsOf({ spent }: Creature, { id, attack, save, heals, temporary, recharge, uses }: Deed) {
  return [
    ...shown(attack?.damage ?? []),
    ...shown(save?.damage ?? []),
    ...(attack?.range ? [rangeOf(attack.range)] : []),
    ...(attack?.kind === 'melee' && attack.reach > SQUARE ? [amount(attack.reach, 'm')] : []),
    ...(save ? [fill(TEXT.sheet.dc, { dc: save.dc }), called(save.ability)] : []),
    ...(heals === null ? [] : [fill(TEXT.sheet.heals, { heals })]),
    ...(temporary === null ? [] : [fill(TEXT.sheet.temporary, { temporary })]),
    ...(recharge === null ? [] : [fill(TEXT.sheet.recharge6, { recharge })]),
    ...(uses === null ? [] : [everywhere(`${uses - (spent[id] ?? 0)}/${uses}`)]),
  ];
}

/** @rule quinta.objects.carrying */
export const thingsPart = ({ items }: Creature): CharacterSection => ({
  title: TEXT.sheet.equipment,
  kind: 'list',
  fields: items.map(({ name, kg, held }) => ({
    ...field(called(name), held ? 'held-in-hand' : 'carried', 'quinta.objects.carrying'),
    ...detailed([amount(kg, 'kg')]),
  })),
});
