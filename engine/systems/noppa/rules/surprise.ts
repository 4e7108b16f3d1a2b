import type { World } from '../state.ts';
import { NO_SOURCES, type Source, type Sources } from './checks.ts';

const SURPRISE: readonly Source[] = [{ what: 'surprise', rule: 'noppa.advantage.sources' }];
const HELPS: Sources = { advantage: SURPRISE, disadvantage: [] };
const HINDERS: Sources = { advantage: [], disadvantage: SURPRISE };

type Sudden = { readonly surprise: boolean };

const counts = ({ options }: World, { surprise }: Sudden): boolean =>
  surprise && options.surprise === 'disadvantage';

/** Returns the effect of surprise on an attack roll, if the options give it one. @rule noppa.advantage.sources */
export const bySurprise = (world: World, attack: Sudden): Sources =>
  counts(world, attack) ? HELPS : NO_SOURCES;

/** Returns the effect of surprise on the defence. @rule noppa.advantage.sources @rule noppa.parry.no-surprise */
export const againstSurprise = (world: World, attack: Sudden): Sources =>
  counts(world, attack) ? HINDERS : NO_SOURCES;
