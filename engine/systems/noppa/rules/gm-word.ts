import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Rereads, Say, TakeBack } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { event, ofWhom } from '../declare.ts';
import type { Said } from '../state.ts';

export const wordGiven = event('word-given', fields<{ who: CreatureId; said: Said }>(), {
  audience: ofWhom,
  writeCreature: (one, { said }) => {
    one.said = [...one.said, said];
  },
});

/** `said` is what is left. */
export const wordTakenBack = event(
  'word-taken-back',
  fields<{ who: CreatureId; taken: readonly Said[]; said: readonly Said[] }>(),
  {
    audience: ofWhom,
    writeCreature: (one, { said }) => {
      one.said = said;
    },
  },
);

export const rereadsSet = event('rereads-set', fields<{ asked: boolean }>(), {
  audience: () => 'gm',
  writeWorld: (world, { asked }) => ({ ...world, rereads: asked }),
});

/** What the game master says of a creature's rolls: advantage, disadvantage, another target number. @rule noppa.advantage.sources */
export function say(ctx: NoppaCtx, { who, kind, by, what, until, for: meant }: Say): void {
  const rule = kind === 'tn' ? 'noppa.advantage.tn-adjustment-effort' : 'noppa.advantage.sources';
  const said = { kind, by, what, until, ...(meant !== undefined && { for: meant }) };
  ctx.emit({ type: 'word-given', rule, who, said });
}

/** Whatever was said of this one, or only what is named. @rule noppa.advantage.sources @ruling R26 */
export function takeBack(ctx: NoppaCtx, action: TakeBack): void {
  const { who } = action;
  const { said } = creature(ctx.world, who);
  const taken = wordsMeant(said, action);
  const left = said.filter((one) => !taken.includes(one));
  ctx.emit({ type: 'word-taken-back', rule: 'noppa.advantage.sources', who, taken, said: left });
}

export const wordsMeant = (
  said: readonly Said[],
  { kind, what }: Pick<TakeBack, 'kind' | 'what'>,
): readonly Said[] =>
  said.filter(
    (one) => (kind === undefined || one.kind === kind) && (what === undefined || one.what === what),
  );

/** Whether the game master is asked after each roll how it should be read. @rule noppa.advantage.retroactive */
export const setRereads = (ctx: NoppaCtx, { asked }: Rereads): void =>
  ctx.emit({ type: 'rereads-set', rule: 'noppa.advantage.retroactive', asked });
