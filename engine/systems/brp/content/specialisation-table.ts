import type { LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** A specialisation named in the book. Players may always name others. */
export interface Specialisation {
  readonly name: LocalizedText;
  /** The full name of skill and specialisation, where brackets would sound odd. */
  readonly whole?: LocalizedText;
  /** Other names for it. */
  readonly also?: readonly string[];
  /** A placeholder for a specialisation that the player names: another language, a region, a town. */
  readonly open?: true;
}

type Specialisations = Readonly<Record<string, Specialisation>>;

export const SPECIALISATIONS = {
  'missile-weapon': {
    bow: { name: TEXT.content.specialisations['missile-weapon'].bow },
    crossbow: { name: TEXT.content.specialisations['missile-weapon'].crossbow },
    sling: { name: TEXT.content.specialisations['missile-weapon'].sling },
    spear: { name: TEXT.content.specialisations['missile-weapon'].spear },
    'throwing-axe': { name: TEXT.content.specialisations['missile-weapon']['throwing-axe'] },
    'throwing-dagger': { name: TEXT.content.specialisations['missile-weapon']['throwing-dagger'] },
  },
  'energy-weapon': {
    'energy-pistol': { name: TEXT.content.specialisations['energy-weapon']['energy-pistol'] },
    'energy-rifle': { name: TEXT.content.specialisations['energy-weapon']['energy-rifle'] },
  },
  firearm: {
    'machine-gun': { name: TEXT.content.specialisations.firearm['machine-gun'] },
    pistol: { name: TEXT.content.specialisations.firearm.pistol },
    revolver: { name: TEXT.content.specialisations.firearm.revolver },
    rifle: { name: TEXT.content.specialisations.firearm.rifle },
    shotgun: { name: TEXT.content.specialisations.firearm.shotgun },
    'submachine-gun': { name: TEXT.content.specialisations.firearm['submachine-gun'] },
  },
  'melee-weapon': {
    polearm: { name: TEXT.content.specialisations['melee-weapon'].polearm },
    axe: { name: TEXT.content.specialisations['melee-weapon'].axe },
    staff: { name: TEXT.content.specialisations['melee-weapon'].staff },
    spear: { name: TEXT.content.specialisations['melee-weapon'].spear },
    hammer: { name: TEXT.content.specialisations['melee-weapon'].hammer },
    mace: { name: TEXT.content.specialisations['melee-weapon'].mace },
    flail: { name: TEXT.content.specialisations['melee-weapon'].flail },
    dagger: { name: TEXT.content.specialisations['melee-weapon'].dagger },
    club: { name: TEXT.content.specialisations['melee-weapon'].club },
    sword: { name: TEXT.content.specialisations['melee-weapon'].sword },
    'two-handed-sword': {
      name: TEXT.content.specialisations['melee-weapon']['two-handed-sword'],
      also: ['Great Sword'],
    },
  },
  'heavy-weapon': {
    bazooka: { name: TEXT.content.specialisations['heavy-weapon'].bazooka },
    'heavy-machine-gun': {
      name: TEXT.content.specialisations['heavy-weapon']['heavy-machine-gun'],
    },
    minigun: { name: TEXT.content.specialisations['heavy-weapon'].minigun },
    'rocket-launcher': { name: TEXT.content.specialisations['heavy-weapon']['rocket-launcher'] },
  },
  art: {
    architecture: { name: TEXT.content.specialisations.art.architecture },
    calligraphy: { name: TEXT.content.specialisations.art.calligraphy },
    cinema: { name: TEXT.content.specialisations.art.cinema },
    photography: { name: TEXT.content.specialisations.art.photography },
    painting: { name: TEXT.content.specialisations.art.painting },
    sculpture: { name: TEXT.content.specialisations.art.sculpture },
  },
  craft: {
    carpentry: { name: TEXT.content.specialisations.craft.carpentry },
    smithing: { name: TEXT.content.specialisations.craft.smithing },
    tailoring: { name: TEXT.content.specialisations.craft.tailoring },
    cooking: { name: TEXT.content.specialisations.craft.cooking },
    knots: { name: TEXT.content.specialisations.craft.knots },
  },
  artillery: {
    cannon: { name: TEXT.content.specialisations.artillery.cannon },
    'missile-launcher': { name: TEXT.content.specialisations.artillery['missile-launcher'] },
    'siege-engine': { name: TEXT.content.specialisations.artillery['siege-engine'] },
    naval: { name: TEXT.content.specialisations.artillery.naval },
  },
  ride: {
    horses: { name: TEXT.content.specialisations.ride.horses },
    dragons: { name: TEXT.content.specialisations.ride.dragons },
    'giant-owls': { name: TEXT.content.specialisations.ride['giant-owls'] },
  },
  knowledge: {
    anthropology: { name: TEXT.content.specialisations.knowledge.anthropology },
    archaeology: { name: TEXT.content.specialisations.knowledge.archaeology },
    region: {
      name: TEXT.content.specialisations.knowledge.region,
      also: ['Area', 'Area (a region)', 'Area (una regione)'],
      open: true,
    },
    local: { name: TEXT.content.specialisations.knowledge.local, open: true },
    streetwise: { name: TEXT.content.specialisations.knowledge.streetwise },
    folklore: { name: TEXT.content.specialisations.knowledge.folklore },
    group: {
      name: TEXT.content.specialisations.knowledge.group,
      also: ['Group (an organisation)', "Gruppo (un'organizzazione)"],
      open: true,
    },
    law: { name: TEXT.content.specialisations.knowledge.law },
    literature: { name: TEXT.content.specialisations.knowledge.literature },
    linguistics: { name: TEXT.content.specialisations.knowledge.linguistics },
    mythology: { name: TEXT.content.specialisations.knowledge.mythology },
    'natural-history': { name: TEXT.content.specialisations.knowledge['natural-history'] },
    occult: { name: TEXT.content.specialisations.knowledge.occult, also: ['Occulto'] },
    politics: { name: TEXT.content.specialisations.knowledge.politics },
    history: { name: TEXT.content.specialisations.knowledge.history },
  },
  perform: {
    music: { name: TEXT.content.specialisations.perform.music },
    acting: { name: TEXT.content.specialisations.perform.acting },
    acrobatics: { name: TEXT.content.specialisations.perform.acrobatics },
    comedy: { name: TEXT.content.specialisations.perform.comedy },
  },
  drive: {
    car: { name: TEXT.content.specialisations.drive.car },
    cart: { name: TEXT.content.specialisations.drive.cart },
    carriage: { name: TEXT.content.specialisations.drive.carriage },
    lorry: { name: TEXT.content.specialisations.drive.lorry, also: ['Truck'] },
  },
  insight: {
    elves: { name: TEXT.content.specialisations.insight.elves },
    aliens: { name: TEXT.content.specialisations.insight.aliens },
  },
  literacy: {
    own: {
      name: TEXT.content.specialisations.literacy.own,
      also: ['Own', 'Madre', 'oma'],
    },
    other: {
      name: TEXT.content.specialisations.literacy.other,
      also: ['altra', 'muu'],
      open: true,
    },
  },
  language: {
    own: {
      name: TEXT.content.specialisations.language.own.name,
      whole: TEXT.content.specialisations.language.own.whole,
      also: ['Mother Tongue', 'Native'],
    },
    other: { name: TEXT.content.specialisations.language.other.name, open: true },
  },
  'heavy-machine': {
    'industrial-presses': {
      name: TEXT.content.specialisations['heavy-machine']['industrial-presses'],
    },
    threshers: { name: TEXT.content.specialisations['heavy-machine'].threshers },
  },
  pilot: TEXT.content.specialisations.pilot,
  repair: {
    electrical: { name: TEXT.content.specialisations.repair.electrical },
    electronic: { name: TEXT.content.specialisations.repair.electronic },
    mechanical: { name: TEXT.content.specialisations.repair.mechanical },
    structural: { name: TEXT.content.specialisations.repair.structural },
    quantum: { name: TEXT.content.specialisations.repair.quantum },
  },
  science: {
    astronomy: { name: TEXT.content.specialisations.science.astronomy },
    biology: { name: TEXT.content.specialisations.science.biology },
    botany: { name: TEXT.content.specialisations.science.botany },
    chemistry: { name: TEXT.content.specialisations.science.chemistry },
    physics: { name: TEXT.content.specialisations.science.physics },
    genetics: { name: TEXT.content.specialisations.science.genetics },
    geology: { name: TEXT.content.specialisations.science.geology },
    mathematics: { name: TEXT.content.specialisations.science.mathematics },
    meteorology: { name: TEXT.content.specialisations.science.meteorology },
    zoology: { name: TEXT.content.specialisations.science.zoology },
  },
  shield: {
    small: {
      name: TEXT.content.specialisations.shield.small,
      // The buckler has no row of its own: it is the small shield.
      also: ['Buckler', 'Brocchiere', 'nyrkkikilpi'],
    },
    energy: { name: TEXT.content.specialisations.shield.energy },
    full: { name: TEXT.content.specialisations.shield.full },
    half: { name: TEXT.content.specialisations.shield.half },
    heater: { name: TEXT.content.specialisations.shield.heater },
    hoplite: { name: TEXT.content.specialisations.shield.hoplite },
    kite: { name: TEXT.content.specialisations.shield.kite },
    round: { name: TEXT.content.specialisations.shield.round },
    riot: { name: TEXT.content.specialisations.shield.riot },
  },
  status: {
    town: { name: TEXT.content.specialisations.status.town, also: ['City', 'una città'], open: true },
    group: {
      name: TEXT.content.specialisations.status.group,
      also: ['Organisation', 'Organizzazione', "un gruppo o un'organizzazione"],
      open: true,
    },
    'high-society': { name: TEXT.content.specialisations.status['high-society'] },
    religion: {
      name: TEXT.content.specialisations.status.religion,
      also: ['una religione'],
      open: true,
    },
    species: { name: TEXT.content.specialisations.status.species, also: ['una specie'], open: true },
  },
  technology: {
    programming: { name: TEXT.content.specialisations.technology.programming },
    'use-computer': {
      name: TEXT.content.specialisations.technology['use-computer'],
    },
    electronics: { name: TEXT.content.specialisations.technology.electronics },
    robotics: { name: TEXT.content.specialisations.technology.robotics },
    sensors: { name: TEXT.content.specialisations.technology.sensors },
    'siege-engines': { name: TEXT.content.specialisations.technology['siege-engines'] },
    traps: { name: TEXT.content.specialisations.technology.traps },
  },
} as const satisfies Readonly<Record<string, Specialisations>>;
