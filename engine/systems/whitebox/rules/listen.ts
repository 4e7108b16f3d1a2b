import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  listFactKeys,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import { action, audienceForGm, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import { rollUnderChance } from './checks.ts';
import { hearChance } from './derived.ts';
import { checkAtDoor, type DoorTerms, findDoor, offersAtDoor } from './doors.ts';
import { nameText } from './fields.ts';
import { leaveDoors } from './held-doors.ts';
import { isExploring } from './marching.ts';

/** Says only whether something was heard. */
export const listened = event('listened', fields<{ who: CreatureId; door: string; heard: boolean }>(), {
  facts: ({ who, heard }) => listFactKeys(heard ? 'heard' : 'silence', who),
});
export const noiseKnown = event('noise-known', fields<{ who: CreatureId; noise: string }>(), {
  audience: audienceForGm,
});

/**
 * Rolled even if there is nothing to hear; only the Referee knows what it was.
 * @rule whitebox.exploration.listen @rule whitebox.exploration.listen-information
 */
export const listen = action('listen', {
  fields: { by: creatureId, door: nameText },
  refuses: cannotListen,
  resolve: (ctx, { by: who, door }) => {
    const rule: RuleId = 'whitebox.exploration.listen';
    leaveDoors(ctx, [who], door);
    const listener = getCreature(ctx.world, who);
    const noise = findNoiseBehind(ctx.world, listener, door);
    const sharp = rollUnderChance(ctx, { name: 'listen', rule }, who, hearChance(listener));
    const isHeard = sharp && noise !== null;
    ctx.emit({ type: 'listened', rule, who, door, heard: isHeard });
    if (isHeard)
      ctx.emit({ type: 'noise-known', rule: 'whitebox.exploration.listen-information', who, noise });
  },
  offers: (world, listener) =>
    isExploring(world, listener)
      ? offersAtDoor(world, { type: 'listen', by: listener.id }, (door) =>
          cannotListen(world, { by: listener.id, door }),
        )
      : [],
});

function cannotListen(world: World, doorTerms: DoorTerms): Verdict {
  return requireNoFight(world) ?? checkAtDoor(world, doorTerms, () => undefined);
}

/** In the room on the other side of the door. */
function findNoiseBehind(world: World, { room: here }: Creature, id: string): string | null {
  const beyond = findDoor(world, id)?.between.filter((room) => room !== here) ?? [];
  return world.rooms.find(({ id: room, noise }) => noise !== null && beyond.includes(room))?.noise ?? null;
}
