import type { World } from '../state.ts';
import { NO_SOURCES, type RollSources, type Source } from './roll-sources.ts';

const SURPRISE_SOURCE: readonly Source[] = [{ what: 'surprise', rule: 'noppa.advantage.sources' }];
const SURPRISE_ADVANTAGE: RollSources = { advantage: SURPRISE_SOURCE, disadvantage: [] };
const SURPRISE_DISADVANTAGE: RollSources = { advantage: [], disadvantage: SURPRISE_SOURCE };

type SurpriseAttack = { readonly surprise: boolean };

const isSurprise = ({ options }: World, { surprise }: SurpriseAttack): boolean =>
  surprise && options.surprise === 'disadvantage';

/** Returns the effect of surprise on an attack roll, if the options give it one. @rule noppa.advantage.sources */
export const attackSurpriseSources = (world: World, attack: SurpriseAttack): RollSources =>
  isSurprise(world, attack) ? SURPRISE_ADVANTAGE : NO_SOURCES;

/** Returns the effect of surprise on the defence. @rule noppa.advantage.sources @rule noppa.parry.no-surprise */
export const defenceSurpriseSources = (world: World, attack: SurpriseAttack): RollSources =>
  isSurprise(world, attack) ? SURPRISE_DISADVANTAGE : NO_SOURCES;
