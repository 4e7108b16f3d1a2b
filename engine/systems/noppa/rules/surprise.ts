import type { World } from '../state.ts';
import { NO_SOURCES, type Source, type Sources } from './checks.ts';

const SURPRISE: readonly Source[] = [{ what: 'surprise', rule: 'noppa.advantage.sources' }];
const HELPS: Sources = { advantage: SURPRISE, disadvantage: [] };
const HINDERS: Sources = { advantage: [], disadvantage: SURPRISE };

type Sudden = { readonly surprise: boolean };

const counts = ({ options }: World, { surprise }: Sudden): boolean =>
  surprise && options.surprise === 'disadvantage';

/** What surprise makes of an attack roll, where the table plays it so. @rule noppa.advantage.sources */
export const bySurprise = (world: World, attack: Sudden): Sources =>
  counts(world, attack) ? HELPS : NO_SOURCES;

/** What it makes of the defence. @rule noppa.advantage.sources @rule noppa.parry.no-surprise */
export const againstSurprise = (world: World, attack: Sudden): Sources =>
  counts(world, attack) ? HINDERS : NO_SOURCES;
