import { type Audience, type Audiences, type CreatureId, creature } from '@arbitro/kernel';
import type { Event, Facts } from './events.ts';
import type { RuleId } from './rules.ts';
import type { World } from './state.ts';

const everyone = (): Audience => 'everyone';
const ofReferee = (): Audience => 'gm';

/** Numbers of those no player plays stay with the Referee; characters lie open on the table. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'character' ? 'everyone' : { only: [id] };
}
const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);
const ofThem = ({ on }: { readonly on: CreatureId }, world: World): Audience => openTo(world, on);
/** Other people do not know it, friends or not. */
const ofThemselves = ({ who }: { readonly who: CreatureId }): Audience => ({ only: [who] });

/** Of what nobody has found nobody hears. @rule whitebox.exploration.secret-door-search */
const ofDoor = ({ door: id }: { readonly door: string }, { doors }: World): Audience =>
  doors.find((door) => door.id === id)?.secret?.found === false ? 'gm' : 'everyone';
const isFound = ({ traps }: World, id: string): boolean => traps.some((trap) => trap.id === id && trap.found);

const AUDIENCE: Audiences<Facts, RuleId, World> = {
  'time-passed': everyone,
  'light-lit': everyone,
  'light-doused': everyone,
  'light-burned': ofWhom,
  'light-spent': everyone,
  'lantern-filled': ofWhom,
  looked: ofThemselves,
  went: everyone,
  'door-tried': ofDoor,
  'door-opened': ofDoor,
  'door-closed': ofDoor,
  'door-held': ofDoor,
  'door-locked': ofDoor,
  listened: everyone,
  'noise-known': ofReferee,
  searched: everyone,
  sensed: ofThemselves,
  'passed-by': ofReferee,
  'door-found': everyone,
  'trap-found': everyone,
  'nothing-found': everyone,
  'trap-crossed': ({ trap, triggered }, world) => (triggered || isFound(world, trap) ? 'everyone' : 'gm'),
  'trap-set': ({ trap }, world) => (isFound(world, trap) ? 'everyone' : 'gm'),
  fell: everyone,
  marched: everyone,
  travelled: everyone,
  'outdoors-set': everyone,
  'fight-began': everyone,
  'surprise-settled': everyone,
  'phase-began': everyone,
  'round-began': everyone,
  'turn-came': everyone,
  'initiative-rolled': everyone,
  declared: ofThemselves,
  'intents-shown': everyone,
  announced: everyone,
  'casting-set': everyone,
  'turn-done': everyone,
  moved: everyone,
  placed: everyone,
  'weapon-readied': everyone,
  joined: everyone,
  left: everyone,
  'round-ended': everyone,
  'fight-ended': everyone,
  'dexterity-order-set': everyone,
  acted: everyone,
  thwarted: everyone,
  passed: everyone,
  'target-drawn': everyone,
  'attack-rolled': everyone,
  'damage-rolled': everyone,
  wounded: ofWhom,
  'status-set': everyone,
  'bleeding-set': everyone,
  bled: ofWhom,
  'oil-thrown': everyone,
  'fires-set': everyone,
  'oil-lit': everyone,
  'position-known': ofWhom,
  detected: ofWhom,
  cast: everyone,
  'spell-lost': everyone,
  'hazard-met': everyone,
  saved: everyone,
  'condition-gained': everyone,
  unaffected: everyone,
  'condition-lost': everyone,
  'spells-learned': ofWhom,
  healed: ofWhom,
  bound: everyone,
  bandaged: ofThem,
  rested: everyone,
  'morale-checked': everyone,
  'morale-asked-set': everyone,
  'morale-considered': ofReferee,
  'loyalty-checked': ofWhom,
  'treatment-set': ofWhom,
  served: everyone,
  parleyed: everyone,
  'treasure-found': everyone,
  'award-made': everyone,
  'experience-gained': ofWhom,
  'level-gained': ofWhom,
  'joust-began': everyone,
  tilted: everyone,
  'lance-struck': everyone,
  'joust-points': everyone,
  unhorsed: everyone,
  'joust-ended': everyone,
  forfeited: everyone,
  ruled: everyone,
  'gear-held': everyone,
  'load-set': ofWhom,
  mounted: everyone,
};

export function audience(world: World, event: Event): Audience {
  return (AUDIENCE[event.type] as (event: Event, world: World) => Audience)(event, world);
}
