import { buildBonus, buildHitDice, type Data, toFields, toList, toNumber, toText } from './json-parts.ts';

/** Converts a creature of Improved Initiative. */
export function convertImprovedInitiative(input: unknown): Data {
  const creature = toFields(input);
  const [hp, ac, abilities] = [toFields(creature.HP), toFields(creature.AC), toFields(creature.Abilities)];
  const kind = toText(creature.Type);
  return {
    name: creature.Name,
    size: /^\w+/u.exec(kind)?.[0] ?? 'Medium',
    type: kind,
    armor_class: toNumber(ac.Value),
    armor_desc: toText(ac.Notes).replace(/[()]/gu, ''),
    hit_points: toNumber(hp.Value),
    ...buildHitDice(hp.Notes),
    strength: abilities.Str,
    dexterity: abilities.Dex,
    constitution: abilities.Con,
    intelligence: abilities.Int,
    wisdom: abilities.Wis,
    charisma: abilities.Cha,
    speed: toList(creature.Speed).map(toText).join(', '),
    senses: toList(creature.Senses).map(toText).join(', '),
    languages: toList(creature.Languages).map(toText).join(', '),
    challenge_rating: toText(creature.Challenge) || 0,
    proficiencies: [...readBonuses('saving-throw', creature.Saves), ...readBonuses('skill', creature.Skills)],
    damage_vulnerabilities: toList(creature.DamageVulnerabilities).map(toText),
    damage_resistances: toList(creature.DamageResistances).map(toText),
    damage_immunities: toList(creature.DamageImmunities).map(toText),
    condition_immunities: toList(creature.ConditionImmunities).map((name) => toText(name).toLowerCase()),
    actions: readEntries(creature.Actions),
    bonus_actions: readEntries(creature.BonusActions),
    reactions: readEntries(creature.Reactions),
    special_abilities: readEntries(creature.Traits),
    legendary_actions: [...readEntries(creature.LegendaryActions), ...readEntries(creature.MythicActions)],
    unread: [
      toText(creature.Description),
      (toNumber(creature.InitiativeModifier) ?? 0) === 0
        ? ''
        : `Initiative modifier ${toText(creature.InitiativeModifier)}`,
      creature.InitiativeAdvantage === true ? 'Advantage on Initiative' : '',
    ].filter((text) => text !== ''),
  };
}

const readBonuses = (kind: 'saving-throw' | 'skill', input: unknown) =>
  toList(input).flatMap((item) => buildBonus(kind, toText(toFields(item).Name), toFields(item).Modifier));

const readEntries = (input: unknown) =>
  toList(input).map((item) => {
    const { Name: name, Content: desc, Usage: usage } = toFields(item);
    const limit = toText(usage);
    return { name: `${toText(name) || '—'}${limit === '' ? '' : ` (${limit})`}`, desc: toText(desc) };
  });
