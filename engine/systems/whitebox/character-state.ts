import { type CharacterField, detailed, labelled, numbered, signed, type Words } from '@arbitro/kernel';
import { hourOf } from './clock.ts';
import { field } from './field.ts';
import { seesInTheDark } from './rules/light.ts';
import type { RuleId } from './rules.ts';
import type { Creature, Light, Suffered } from './state.ts';
import { LIGHTS } from './tables.ts';
import { called, words } from './term-words.ts';
import type { Outline, Seen } from './view.ts';

const STATE = words('stato', 'state', 'tila');
const CONDITION = words('condizione', 'condition', 'olotila');
const UNTIL = words('fino a', 'until', 'saakka');
const DAY = words('giorno', 'day', 'päivä');
const MORALE = words('morale', 'morale', 'moraali');
const MOUNT = words('cavalcatura', 'mount', 'ratsu');

const STATUS_RULES: { readonly [S in Creature['status']]: RuleId } = {
  up: 'whitebox.damage.apply',
  unconscious: 'whitebox.damage.unconscious-optional',
  stunned: 'whitebox.joust.stunned-at-zero',
  dead: 'whitebox.damage.death-at-zero',
};

/** What everybody sees of somebody's state. */
export const standingFields = ({
  status,
  bleeding,
  conditions,
  morale,
  mount,
}: Seen): readonly CharacterField[] => [
  {
    ...field(STATE, status, STATUS_RULES[status]),
    ...detailed(bleeding ? [called('bleeding')] : []),
  },
  ...conditions.map(conditionField),
  ...(morale === null ? [] : [field(MORALE, morale, 'whitebox.morale.check')]),
  ...(mount === 'none' ? [] : [field(MOUNT, mount, 'whitebox.joust.horse-bonus')]),
];

const conditionField = ({ name, until }: Suffered): CharacterField => ({
  ...field(CONDITION, name, 'whitebox.saves.success-effect'),
  ...detailed(until === null ? [] : [labelled(UNTIL, when(until))]),
});

const when = (at: number): Words => {
  const { day, hour } = hourOf(at);
  return numbered(DAY, `${day}, ${hour}`);
};

const LOYALTY = words('Lealtà', 'loyalty', 'uskollisuus');
const NOT_CHECKED = words('non ancora provata', 'not checked yet', 'ei vielä koeteltu');
const NEXT = words('alla prossima prova', 'at the next check', 'seuraavaan heittoon');
const TREATED = words('per come viene trattato', 'for treatment', 'kohtelusta');

/** For whoever serves somebody. @rule whitebox.loyalty.check @rule whitebox.loyalty.carried-modifier */
export function serviceFields({ id, service }: Creature): readonly CharacterField[] {
  if (service === null) return [];
  const { loyalty, carried, treatment } = service;
  return [
    {
      ...field(LOYALTY, loyalty, 'whitebox.loyalty.table'),
      rolls: { type: 'loyalty', who: id },
      ...detailed([
        ...(loyalty === null ? [NOT_CHECKED] : []),
        ...(carried === 0 ? [] : [numbered(NEXT, signed(carried))]),
        ...(treatment === 0 ? [] : [numbered(TREATED, signed(treatment))]),
      ]),
    },
  ];
}

const LIT = words('accesa', 'lit', 'palaa');
const UNLIT = words('spenta', 'not lit', 'sammuksissa');
const MINUTES_LEFT = words('minuti che restano', 'minutes left', 'minuutteja jäljellä');
const RADIUS = words('raggio in piedi', 'radius in feet', 'säde jalkoina');
const DARK = words('vede al buio', 'sees in the dark', 'näkee pimeässä');
const PINTS = words('pinte d’olio di riserva', 'pints of oil besides', 'tuoppia öljyä lisäksi');
const OIL = words('olio, pinte', 'oil, pints', 'öljyä, tuoppia');

/** Each by itself: it burns by itself. @rule whitebox.exploration.light-duration */
export const lightFields = (one: Creature): readonly CharacterField[] => [
  ...one.lights.map((light) => ({
    ...field(called(light.kind), light.minutesLeft, 'whitebox.exploration.light-duration'),
    rolls: { type: light.lit ? 'douse' : 'light', by: one.id, light: light.id },
    ...detailed(aboutLight(light)),
  })),
  ...(one.oil === 0 ? [] : [{ ...field(OIL, one.oil, 'whitebox.combat.burning-oil'), path: 'oil' }]),
  ...(seesInTheDark(one) ? [field(DARK, null, 'whitebox.exploration.monsters-darkvision')] : []),
];

/** @rule whitebox.exploration.light-radius */
const aboutLight = ({ kind, lit, pints }: Light): readonly Words[] => [
  MINUTES_LEFT,
  numbered(RADIUS, LIGHTS[kind].feet),
  ...(pints === 0 ? [] : [numbered(PINTS, pints)]),
  lit ? LIT : UNLIT,
];

const GOLD = words('pezzi d’oro', 'gold pieces', 'kultarahaa');

/** What is worn and carried. @rule whitebox.movement.base-rate */
export const equipmentFields = ({ equipment, gold, kind }: Creature): readonly CharacterField[] => [
  ...equipment.map((thing) => field(called(thing), null, 'whitebox.movement.base-rate')),
  ...(gold === 0 && kind !== 'character'
    ? []
    : [{ ...field(GOLD, gold, 'whitebox.xp.treasure-gold'), path: 'gold' }]),
];

/** What is in their hands, for all to see. */
export const seenThings = ({ weapons, lights }: Outline): readonly CharacterField[] => [
  ...weapons.map(({ name }) => field(called(name), null, 'whitebox.damage.weapon-damage')),
  ...lights.map(({ kind }) => field(called(kind), null, 'whitebox.exploration.light-radius')),
];
