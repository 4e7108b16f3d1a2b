import { type Audience, type Audiences, type CreatureId, creature } from '@arbitro/kernel';
import type { Event, Facts } from './events.ts';
import type { RuleId } from './rules.ts';
import type { World } from './state.ts';

const everyone = (): Audience => 'everyone';

/** Numbers of those no player plays stay with the game master; player characters lie open on the table. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'npc' ? { only: [id] } : 'everyone';
}
const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);
const ofGm = (): Audience => 'gm';

const AUDIENCE: Audiences<Facts, RuleId, World> = {
  checked: everyone,
  'characteristic-rolled': everyone,
  ticked: ofWhom,
  'task-done': everyone,
  contested: everyone,
  resisted: everyone,
  bargained: everyone,
  jumped: everyone,
  commanded: everyone,
  'fight-began': everyone,
  'round-began': everyone,
  declared: everyone,
  readied: everyone,
  'arm-held': everyone,
  'ranks-set': everyone,
  'turn-done': everyone,
  'turn-lost': everyone,
  engaged: everyone,
  disengaged: everyone,
  joined: everyone,
  left: everyone,
  'round-ended': everyone,
  'fight-ended': everyone,
  placed: everyone,
  acted: everyone,
  held: everyone,
  'attack-rolled': everyone,
  'shot-fired': ofWhom,
  'cover-hit': everyone,
  defended: everyone,
  struck: everyone,
  'arm-damaged': ofWhom,
  // what somebody's weapon does is known to those who see the dice
  'damage-rolled': ({ by }, world) => (by === null ? 'everyone' : openTo(world, by)),
  wounded: ofWhom,
  'armour-held': everyone,
  'state-set': everyone,
  'knocked-out': everyone,
  'condition-gained': everyone,
  'condition-lost': everyone,
  'loading-done': everyone,
  ambushed: ({ by }, world) => openTo(world, by),
  'ambush-over': everyone,
  warned: ({ of }, world) => openTo(world, of),
  'unaware-of': ({ of }, world) => openTo(world, of),
  'cover-taken': everyone,
  'light-set': everyone,
  'aid-given': everyone,
  'aid-begun': everyone,
  'aids-done': everyone,
  'wound-healed': ofWhom,
  'time-passed': everyone,
  'heals-at': ofWhom,
  'power-set': ofWhom,
  'skill-gained': ofWhom,
  'tick-erased': ofWhom,
  taught: everyone,
  'experience-opened': everyone,
  fell: everyone,
  'disease-caught': everyone,
  'disease-went-on': everyone,
  'disease-ended': everyone,
  'disease-avoided': ofGm,
  'hardships-set': ofWhom,
  treated: everyone,
  'characteristic-changed': ofWhom,
  'losses-set': ofWhom,
  poisoned: ofGm,
  'poison-noticed': everyone,
  'poison-took': ofWhom,
  'antidote-taken': ofWhom,
  'block-rolled': ofWhom,
  'skill-set': ofWhom,
  'related-allowed': ofWhom,
  approved: everyone,
  worn: everyone,
};

export function audience(world: World, event: Event): Audience {
  return (AUDIENCE[event.type] as (event: Event, world: World) => Audience)(event, world);
}
