import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  idsOf,
  numberBetween,
  oneOf,
  textUpTo,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { remarkFields as saidFields } from '../schema/sheet.ts';
import { type GmRemark, isRolledFor } from '../state.ts';
import { cannotRollDice } from './may-act.ts';

export const wordGiven = event('word-given', fields<{ who: CreatureId; said: GmRemark }>(), {
  audience: audienceForWho,
  writeCreature: (creature, { said }) => {
    creature.said = [...creature.said, said];
  },
});

/** `said`: the remaining remarks. */
export const wordTakenBack = event(
  'word-taken-back',
  fields<{ who: CreatureId; taken: readonly GmRemark[]; said: readonly GmRemark[] }>(),
  {
    audience: audienceForWho,
    writeCreature: (creature, { said }) => {
      creature.said = said;
    },
  },
);

export const rereadsSet = event('rereads-set', fields<{ asked: boolean }>(), {
  audience: () => 'gm',
  writeWorld: (world, { asked }) => ({ ...world, rereads: asked }),
});

/** Maximum length of a remark about a roll. */
const MAX_REMARK = 60;

/**
 * The game master's remark on a creature's rolls: advantage, disadvantage, another target number.
 * @rule noppa.advantage.sources
 */
export const say = action('say', {
  fields: { who: creatureId, ...saidFields },
  refuses: (world, { who }) => cannotRollDice(world, who),
  resolve: (ctx, { who, kind, by, what, until, for: use }) => {
    const rule = kind === 'tn' ? 'noppa.advantage.tn-adjustment-effort' : 'noppa.advantage.sources';
    const gmRemark = { kind, by, what, until, ...(use !== undefined && { for: use }) };
    ctx.emit({ type: 'word-given', rule, who, said: gmRemark });
  },
  gmOffers: ({ creatures }) => {
    const rollers = idsOf(creatures.filter(isRolledFor));
    if (rollers.length === 0) return [];
    const who = oneOf(rollers);
    const rest = { what: textUpTo(MAX_REMARK), until: oneOf(['roll', 'scene']) };
    const kind = oneOf(['advantage', 'disadvantage']);
    return [
      { action: { type: 'say' }, slots: { who, kind, ...rest } },
      { action: { type: 'say', kind: 'tn' }, slots: { who, by: numberBetween(-4, 4), ...rest } },
    ];
  },
});

/** Removes all remarks on a creature, or those of a kind or with a text. @rule noppa.advantage.sources @ruling R26 */
export const takeBack = action('take-back', {
  fields: {
    who: creatureId,
    kind: saidFields.kind.optional(),
    what: z.string().max(MAX_REMARK).optional(),
  },
  refuses: (world, { who, kind, what }) =>
    getCreature(world, who).said.some((gmRemark) => matchesRemark(gmRemark, kind, what))
      ? undefined
      : refuseNoppa('nothing-said', { who }),
  resolve: (ctx, { who, kind, what }) => {
    const { said } = getCreature(ctx.world, who);
    const taken = said.filter((gmRemark) => matchesRemark(gmRemark, kind, what));
    const left = said.filter((gmRemark) => !taken.includes(gmRemark));
    ctx.emit({ type: 'word-taken-back', rule: 'noppa.advantage.sources', who, taken, said: left });
  },
});

const matchesRemark = (
  gmRemark: GmRemark,
  kind: GmRemark['kind'] | undefined,
  what: string | undefined,
): boolean =>
  (kind === undefined || gmRemark.kind === kind) && (what === undefined || gmRemark.what === what);

/** Sets whether the game master is asked after each roll how to read it. @rule noppa.advantage.retroactive */
export const setRereads = action('rereads', {
  fields: { asked: z.boolean() },
  resolve: (ctx, { asked }) => ctx.emit({ type: 'rereads-set', rule: 'noppa.advantage.retroactive', asked }),
  gmOffers: ({ rereads }) => [{ action: { type: 'rereads', asked: !rereads }, slots: {} }],
});
