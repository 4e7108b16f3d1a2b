import { type Audience, type Audiences, type CreatureId, creature } from '@arbitro/kernel';
import type { Event, Facts } from './events.ts';
import { whoTracks } from './rules/lost.ts';
import type { RuleId } from './rules.ts';
import type { World } from './state.ts';

const everyone = (): Audience => 'everyone';

/** A monster's numbers stay with the game master; those of the characters lie open on the table. */
export function openTo(world: World, id: CreatureId): Audience {
  return creature(world, id).kind === 'monster' ? { only: [id] } : 'everyone';
}
const ofWhom = ({ who }: { readonly who: CreatureId }, world: World): Audience => openTo(world, who);
const ofGm = (): Audience => 'gm';

const AUDIENCE: Audiences<Facts, RuleId, World> = {
  checked: everyone,
  saved: everyone,
  'fight-began': everyone,
  'initiative-rolled': everyone,
  'order-set': everyone,
  'turn-began': everyone,
  'turn-ended': everyone,
  joined: everyone,
  left: everyone,
  'fight-ended': everyone,
  moved: ({ who, to }, world) => whoTracks(world, who, to),
  'movement-stopped': ({ who }, world) => whoTracks(world, who),
  stood: everyone,
  jumped: ({ who }, world) => whoTracks(world, who),
  mounted: everyone,
  dismounted: everyone,
  placed: ({ who, at }, world) => whoTracks(world, who, at),
  'action-taken': everyone,
  'reaction-taken': everyone,
  'interaction-taken': everyone,
  'item-held': everyone,
  spoke: everyone,
  improvised: everyone,
  'dodge-begun': everyone,
  'dodge-ended': everyone,
  helped: everyone,
  'help-used': everyone,
  hid: ofWhom,
  revealed: everyone,
  found: everyone,
  influenced: everyone,
  'attitude-set': everyone,
  barred: everyone,
  'ready-set': ofWhom,
  'deed-spent': ofWhom,
  recharged: ofWhom,
  attacked: everyone,
  'deed-used': everyone,
  'damage-rolled': everyone,
  wounded: ofWhom,
  unharmed: everyone,
  'bloodied-changed': everyone,
  'knocked-out': everyone,
  dropped: everyone,
  died: everyone,
  'death-saved': everyone,
  stabilised: everyone,
  'waking-set': ofGm,
  healed: ofWhom,
  'temporary-set': ofWhom,
  'maximum-set': ofWhom,
  revived: everyone,
  'thing-damaged': ofGm,
  'thing-broken': everyone,
  'condition-gained': everyone,
  'condition-lost': everyone,
  'condition-resisted': everyone,
  'exhaustion-set': everyone,
  'rounds-left': ofWhom,
  'conduct-set': everyone,
  'burning-set': everyone,
  'breath-set': ofWhom,
  fell: everyone,
  fasted: ofWhom,
  'time-passed': everyone,
  rested: everyone,
  'hit-die-spent': ofWhom,
  restored: ofWhom,
  travelled: everyone,
  'journey-set': everyone,
  'score-set': ofWhom,
  'cover-set': everyone,
  'light-set': everyone,
  'death-saves-set': ofWhom,
  'weight-counted': everyone,
};

export function audience(world: World, event: Event): Audience {
  return (AUDIENCE[event.type] as (event: Event, world: World) => Audience)(event, world);
}
