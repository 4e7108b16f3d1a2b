import type { Answer, AnyAction, AnyEvent, AnyWorld, Ask, Audience, Roll } from '@arbitro/kernel';
import { z } from 'zod';
import { changes } from './changes.ts';
import { json, moment, person, seatId } from './parts.ts';

/** The shape of kept entries; a reader up-casts older ones. */
export const FORMAT = 2;

const fields = z.record(z.string(), json);
/** A schema that checks the outline of what only a system can check whole. */
const outline = <T>(schema: z.ZodType): z.ZodType<T> => schema as unknown as z.ZodType<T>;
const action = outline<AnyAction>(z.looseObject({ type: z.string() }));
const world = outline<AnyWorld>(
  z.looseObject({ creatures: z.array(z.looseObject({ id: z.string(), name: z.string() })) }),
);
const hidden = z.strictObject({ creatures: z.array(z.string()), places: z.array(z.string()) });

/** A seat as it is kept: its key only as a hash. */
const seat = z.strictObject({
  id: seatId,
  role: z.enum(['gm', 'player', 'spectator']),
  name: z.string(),
  owns: z.array(z.string()),
  dice: z.enum(['table', 'real']),
  /** SHA-256 of the key, in hexadecimal; empty in a file that left the server. */
  key: z.string(),
  expires: z.number().nullable(),
  revoked: z.boolean(),
});
export type Seat = z.infer<typeof seat>;

/** What everybody may hear of a seat that was arranged anew. */
export const SEAT_CHANGES = ['name', 'role', 'dice'] as const;

const audience = outline<Audience>(
  z.union([z.literal('everyone'), z.literal('gm'), z.strictObject({ only: z.array(z.string()) })]),
);

const event = outline<AnyEvent>(z.looseObject({ type: z.string(), rule: z.string() }));
/** A fact and who may hear of it; `alone` when it is about nobody but creatures that were hidden. */
const toldEvent = z.strictObject({ event, to: audience, alone: z.boolean().optional() });
export type ToldEvent = z.infer<typeof toldEvent>;

const reason = z.looseObject({ how: z.string(), value: z.number(), what: z.string(), rule: z.string() });
const roll = outline<Roll>(
  z.strictObject({
    label: z.string(),
    rule: z.string(),
    by: z.string(),
    dice: z.string(),
    faces: z.array(z.number()),
    total: z.number().optional(),
    under: z.number().optional(),
    because: z.array(reason),
    leadsTo: z.number(),
  }),
);
/** A roll, who may hear of it, and where its faces come from: the sealed dice from a place on, or a person's own. */
const sealedRoll = z.strictObject({
  roll,
  to: audience,
  alone: z.boolean().optional(),
  from: z.union([z.int().nonnegative(), z.literal('real')]),
  /** How many sides each die had. */
  sides: z.array(z.number()),
  /** Thrown in secret: such dice are counted by themselves, so that no gap among the others tells of them. */
  secret: z.literal(true).optional(),
});
export type SealedRoll = z.infer<typeof sealedRoll>;

const given = outline<Answer>(
  z.union([
    z.strictObject({ label: z.string(), faces: z.array(z.number()) }),
    z.strictObject({ label: z.string(), chosen: z.array(json) }),
  ]),
);
const label = z.looseObject({ name: z.string(), rule: z.string() });
const question = z.looseObject({ kind: z.string() });
const ask = outline<Ask>(
  z.union([
    z.strictObject({
      kind: z.literal('roll'),
      label,
      by: person,
      dice: z.string(),
      thrown: z.array(z.number()),
      sides: z.number(),
    }),
    z.strictObject({
      kind: z.literal('choose'),
      label,
      to: z.array(z.strictObject({ who: person, question })),
    }),
  ]),
);

/** Where a run stands that waits for an answer: what it asks, and how much of it has been told. */
const pause = z.strictObject({
  ask,
  events: z.number(),
  rolls: z.number(),
  /** Of the events told: rules that changed meanwhile would lead elsewhere. */
  digest: z.string(),
});
export type Pause = z.infer<typeof pause>;

/** An action that waits for an answer: enough to run it again from where it began. */
const open = pause.extend({
  /** The moment it was asked. */
  id: moment,
  action,
  seat: seatId,
  secret: z.boolean(),
  before: world,
  answers: z.array(given),
  /** What those asked together have said so far, by who they are. */
  chosen: fields,
});
export type Open = z.infer<typeof open>;

/** What the game is at one moment: all that undo brings back. */
const game = z.strictObject({
  world,
  open: open.nullable(),
  hidden,
  /** Whose sheets are open to everybody. */
  opened: z.array(z.string()),
  /** By which id and name the others know somebody. */
  masks: z.record(z.string(), z.strictObject({ id: z.string(), name: z.string() })),
});

const seal = z.strictObject({
  commitment: z.string(),
  /** The secret itself; empty in a file that left the server before it was revealed. */
  seed: z.string(),
});
export type Seal = z.infer<typeof seal>;

/** Where the game went back to: the world by what is otherwise in it, so that its size does not matter. */
const wentBack = {
  changes,
  /** `toBefore` leads from the world to the one in which the open action began. */
  open: open.omit({ before: true }).extend({ toBefore: changes }).nullable(),
  hidden,
  opened: z.array(z.string()),
  masks: game.shape.masks,
};

const turned = {
  events: z.array(toldEvent),
  rolls: z.array(sealedRoll),
  /** Every answer of the run so far: with the action, its receipt. */
  answers: z.array(given),
  pause: pause.nullable(),
};

const doing = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('opened'),
    system: z.string(),
    title: z.string(),
    game,
    seats: z.array(seat),
    seal,
    from: z.strictObject({ table: z.string(), moment }).optional(),
  }),
  z.strictObject({
    kind: z.literal('acted'),
    action,
    secret: z.boolean(),
    ...turned,
  }),
  z.strictObject({
    kind: z.literal('answered'),
    who: z.array(person),
    /** What it answers was done in secret. */
    secret: z.literal(true).optional(),
    ...turned,
  }),
  z.strictObject({ kind: z.literal('chose'), who: person, answer: json }),
  z.strictObject({ kind: z.literal('withdrawn'), because: z.enum(['gm', 'rules-changed']) }),
  z.strictObject({ kind: z.literal('said'), text: z.string(), to: z.array(seatId).nullable() }),
  z.strictObject({
    kind: z.literal('noted'),
    note: z.string(),
    text: z.string().nullable(),
    for: z.union([z.literal('gm'), z.literal('everyone'), z.array(seatId)]),
  }),
  z.strictObject({
    kind: z.literal('shown'),
    hidden,
    opened: z.array(z.string()),
    masks: game.shape.masks,
    revealed: z.array(z.string()),
    /** New names of creatures that the table had named while players did not know of them. */
    names: z.record(z.string(), z.string()).optional(),
  }),
  z.strictObject({
    kind: z.literal('went-back'),
    to: moment,
    /** For each seat the first entry it had been told of that counts no more. */
    since: z.record(seatId, moment),
    /** The seats for which it went forward again: nothing that counted is lost, and something counts once more. */
    forward: z.array(seatId).optional(),
    ...wentBack,
  }),
  z.strictObject({ kind: z.literal('forked'), table: z.string(), at: moment }),
  z.strictObject({
    kind: z.literal('overrode'),
    path: z.array(z.union([z.string(), z.number()])),
    creature: z.string().nullable(),
    from: json,
    value: json,
    why: z.string().nullable(),
    changes,
  }),
  z.strictObject({ kind: z.literal('set-options'), options: fields, changes }),
  z.strictObject({ kind: z.literal('set-scene'), changes }),
  z.strictObject({
    kind: z.literal('came'),
    creature: z.string(),
    name: z.string(),
    hidden: z.boolean(),
    /** A creature that players do not know of gave up its id: the newcomer has the one they would expect. */
    moved: z.strictObject({ from: z.string(), to: z.string() }).optional(),
    changes,
  }),
  z.strictObject({ kind: z.literal('edited'), creature: z.string(), name: z.string(), changes }),
  z.strictObject({ kind: z.literal('dismissed'), creature: z.string(), name: z.string(), changes }),
  z.strictObject({ kind: z.literal('ordered'), who: person, label: z.string(), answer: json }),
  z.strictObject({
    kind: z.literal('seated'),
    seat,
    fresh: z.boolean(),
    /** What is otherwise than it was, of a seat that was there; whose creatures are whose is nobody's to hear. */
    changed: z.array(z.enum(SEAT_CHANGES)).optional(),
  }),
  z.strictObject({ kind: z.literal('revoked'), seat: seatId }),
  z.strictObject({ kind: z.literal('stirred'), text: z.string() }),
  z.strictObject({ kind: z.literal('sealed'), seal, revealed: seal }),
  z.strictObject({ kind: z.literal('titled'), title: z.string() }),
]);

/** What was kept: who asked, what came of it, and whom it told something new. */
export const keptSchema = z.strictObject({
  format: z.literal(FORMAT),
  seat: seatId.nullable(),
  /** A digest of what was asked, to tell a request sent again from another one under the same id. */
  asked: z.string(),
  /** Names of creatures and places that each seat had never heard when it happened; `*` is any later seat. */
  unknown: z.record(z.string(), z.array(z.string())).optional(),
  /** Which seats see the table otherwise since. */
  saw: z.array(seatId),
  /** Which seats were told anything: those, and all who have a line of it in their log. */
  told: z.array(seatId),
  does: doing,
});

export type Game = z.infer<typeof game>;
export type Doing = z.infer<typeof doing>;
export type Kept = z.infer<typeof keptSchema>;
