import type { Words } from '@arbitro/kernel';

/** The TAG of a thing; where a range is printed the GM picks. */
export interface ObjectRow {
  readonly name: Words;
  readonly min: number;
  readonly max: number;
}

/** @rule brp.resistance.object-sizes */
const ROWS = {
  'glass-window': {
    name: { en: 'Glass window', it: 'Finestra di vetro', fi: 'Lasi-ikkuna' },
    min: 3,
    max: 3,
  },
  door: { name: { en: 'Door', it: 'Porta', fi: 'Ovi' }, min: 4, max: 8 },
  chair: { name: { en: 'Chair', it: 'Sedia', fi: 'Tuoli' }, min: 4, max: 9 },
  table: { name: { en: 'Table', it: 'Tavolo', fi: 'Pöytä' }, min: 4, max: 12 },
  'street-lamp': { name: { en: 'Street lamp', it: 'Lampione', fi: 'Katulamppu' }, min: 30, max: 30 },
  'house-wall': { name: { en: 'House wall', it: 'Parete domestica', fi: 'Asunnon seinä' }, min: 25, max: 35 },
  'brick-wall': { name: { en: 'Brick wall', it: 'Muro in mattoni', fi: 'Tiilimuuri' }, min: 30, max: 50 },
  'concrete-wall': {
    name: { en: 'Concrete wall', it: 'Muro in cemento', fi: 'Betonimuuri' },
    min: 30,
    max: 50,
  },
  'reinforced-concrete-wall': {
    name: { en: 'Reinforced concrete wall', it: 'Muro in cemento armato', fi: 'Teräsbetonimuuri' },
    min: 35,
    max: 55,
  },
  'small-aircraft': {
    name: { en: 'Small aircraft', it: 'Veicolo aereo piccolo', fi: 'Pienlentokone' },
    min: 40,
    max: 40,
  },
  car: { name: { en: 'Car', it: 'Automobile', fi: 'Henkilöauto' }, min: 50, max: 50 },
  'bank-vault-door': {
    name: { en: 'Bank vault door', it: 'Porta corazzata da caveau', fi: 'Holvin panssariovi' },
    min: 60,
    max: 60,
  },
  'medium-land-vehicle': {
    name: { en: 'Medium land vehicle', it: 'Veicolo terrestre medio', fi: 'Keskikokoinen maa-ajoneuvo' },
    min: 60,
    max: 60,
  },
  'steel-girder': {
    name: { en: 'Steel girder', it: 'Trave in acciaio', fi: 'Teräspalkki' },
    min: 65,
    max: 65,
  },
  'jet-fighter': {
    name: { en: 'Jet fighter', it: 'Veicolo aereo, jet da combattimento', fi: 'Hävittäjä' },
    min: 80,
    max: 80,
  },
  'medium-tank': {
    name: { en: 'Medium tank', it: 'Carro armato medio', fi: 'Keskiraskas panssarivaunu' },
    min: 80,
    max: 80,
  },
  airliner: {
    name: { en: 'Airliner', it: 'Veicolo aereo, aereo di linea', fi: 'Liikennelentokone' },
    min: 110,
    max: 110,
  },
} as const satisfies Readonly<Record<string, ObjectRow>>;

export type ObjectId = keyof typeof ROWS;
export const OBJECTS: Readonly<Record<ObjectId, ObjectRow>> = ROWS;
export const OBJECT_IDS = Object.keys(ROWS) as readonly ObjectId[];
