import { dice } from '@arbitro/dice';
import { type CreatureId, creatureId, type Draft, fields, getCreature } from '@arbitro/kernel';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import type { Characteristics, Creature } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { notAlive } from './may-act.ts';
import { CHARACTERISTICS, type Characteristic, POW } from './tables.ts';

type RolledCharacteristics = { readonly [C in Characteristic]?: number };

export const blockRolled = event(
  'block-rolled',
  fields<{ who: CreatureId; characteristics: RolledCharacteristics }>(),
  {
    audience: audienceForWho,
    writeCreature: (draft, { characteristics }) => writeBlock(draft, characteristics),
  },
);

/** Replaces the block's printed values with the rolled ones. */
function writeBlock(draft: Draft<Creature>, rolled: RolledCharacteristics): void {
  const traits = Object.entries(rolled).map(
    ([which, value]) => [which, { now: value, full: value }] as const,
  );
  draft.characteristics = {
    ...draft.characteristics,
    ...(Object.fromEntries(traits) as Partial<Characteristics>),
  };
  draft.stated = { hitPoints: null, power: null, damageBonus: null };
  draft.dice = null;
  draft.power = rolled[POW] ?? draft.power;
}

const RULE = 'brp.bestiary.bear';

/** Rolls a beast's own characteristics from the dice of its block. @rule brp.bestiary.bear */
export const rollBlock = action('roll-block', {
  fields: { who: creatureId },
  refuses: (world, { who }) => {
    if (getCreature(world, who).dice === null) return refuseBrp('no-dice-in-block', { who });
    return world.options.bearStats === 'average'
      ? refuseBrp('block-as-printed', { who })
      : notAlive(world, who);
  },
  resolve: (ctx, { who }) => rollCharacteristics(ctx, who),
});

function rollCharacteristics(ctx: BrpCtx, who: CreatureId): void {
  const block = getCreature(ctx.world, who).dice ?? {};
  const characteristics = Object.fromEntries(
    CHARACTERISTICS.flatMap((which) => {
      const notation = block[which];
      if (notation === undefined) return [];
      const label = { name: which, rule: RULE };
      return [[which, ctx.roll(label, 'gm', dice(notation), (value) => value)] as const];
    }),
  );
  ctx.emit({ type: 'block-rolled', rule: RULE, who, characteristics });
}

/** A creature with dice in its block rolls them when it joins a fight, if the options say so for beasts. */
export function rollOwnBlock(ctx: BrpCtx, who: CreatureId): void {
  const { dice: block } = getCreature(ctx.world, who);
  if (block !== null && ctx.world.options.bearStats === 'rolled') rollCharacteristics(ctx, who);
}
