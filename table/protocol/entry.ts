import type { Answer, AnyAction, AnyEvent, AnyWorld, Ask } from '@arbitro/kernel';
import { z } from 'zod';
import { campaignSchema, readers } from './campaign.ts';
import { changesSchema } from './changes.ts';
import { computerDecision, computerSchema } from './computer.ts';
import { drawingId, drawingSchema } from './drawings.ts';
import { jsonSchema, momentSchema, personSchema, pictureId, seatId, tableId } from './field-schemas.ts';
import { discovery, fogMode, hidden } from './fog-schemas.ts';
import { joinPolicy, joinRequest } from './joining.ts';
import { LIMITS } from './limits.ts';
import { audience, outlineOf, sealedRoll } from './roll-schemas.ts';

/** The format of stored entries; readers convert older formats. */
export const ENTRY_FORMAT = 2;

const fields = z.record(z.string(), jsonSchema);
const action = outlineOf<AnyAction>(z.looseObject({ type: z.string() }));
const world = outlineOf<AnyWorld>(
  z.looseObject({ creatures: z.array(z.looseObject({ id: z.string(), name: z.string() })) }),
);

/** A stored seat: its key only as a hash. */
const seat = z.strictObject({
  id: seatId,
  role: z.enum(['gm', 'player', 'spectator']),
  name: z.string(),
  owns: z.array(z.string()),
  dice: z.enum(['table', 'real']),
  /** SHA-256 of the key, in hexadecimal; empty in an exported file. */
  key: z.string(),
  expires: z.number().nullable(),
  revoked: z.boolean(),
});
export type Seat = z.infer<typeof seat>;

/** The changes of a seat that every seat may hear of. */
export const SEAT_CHANGES = ['name', 'role', 'dice'] as const;

const event = outlineOf<AnyEvent>(z.looseObject({ type: z.string(), rule: z.string() }));
/** An event and its audience; `alone` when it concerns only hidden creatures. */
const addressedEvent = z.strictObject({ event, to: audience, alone: z.boolean().optional() });
export type AddressedEvent = z.infer<typeof addressedEvent>;

const answerSchema = outlineOf<Answer>(
  z.union([
    z.strictObject({ label: z.string(), faces: z.array(z.number()) }),
    z.strictObject({ label: z.string(), chosen: z.array(jsonSchema) }),
  ]),
);
const label = z.looseObject({ name: z.string(), rule: z.string() });
const question = z.looseObject({ kind: z.string() });
const ask = outlineOf<Ask>(
  z.union([
    z.strictObject({
      kind: z.literal('roll'),
      label,
      by: personSchema,
      dice: z.string(),
      thrown: z.array(z.number()),
      sides: z.number(),
    }),
    z.strictObject({
      kind: z.literal('choose'),
      label,
      to: z.array(z.strictObject({ who: personSchema, question })),
    }),
  ]),
);

/** The state of a run that waits for an answer: its question, and how much of it has been reported. */
const pause = z.strictObject({
  ask,
  events: z.number(),
  rolls: z.number(),
  /** A digest of the events reported so far: if the rules have changed since, a rerun would differ. */
  digest: z.string(),
});
export type Pause = z.infer<typeof pause>;

/** An action that waits for an answer: enough to run it again from its start. */
const openAction = pause.extend({
  /** The moment of the question. */
  id: momentSchema,
  action,
  seat: seatId,
  secret: z.boolean(),
  before: world,
  answers: z.array(answerSchema),
  /** The answers given so far to a question for several people, by person. */
  chosen: fields,
});
export type OpenAction = z.infer<typeof openAction>;

/** The state of the game at one moment: everything that undo restores. */
const game = z.strictObject({
  world,
  open: openAction.nullable(),
  hidden,
  /** The creatures whose sheets are open to every seat. */
  opened: z.array(z.string()),
  /** The id and name by which other seats know a creature. */
  masks: z.record(z.string(), z.strictObject({ id: z.string(), name: z.string() })),
  /** What the game master has drawn on the map; absent without any. */
  drawings: z.array(drawingSchema).max(LIMITS.drawings).optional(),
});

const seal = z.strictObject({
  commitment: z.string(),
  /** The secret seed; empty in a file exported before it was revealed. */
  seed: z.string(),
});
export type Seal = z.infer<typeof seal>;

/** The state that the game went back to: the world as a set of changes, so that its size does not matter. */
const undoFields = {
  changes: changesSchema,
  /** `toBefore` leads from the world to the one in which the open action began. */
  open: openAction.omit({ before: true }).extend({ toBefore: changesSchema }).nullable(),
  hidden,
  opened: z.array(z.string()),
  masks: game.shape.masks,
  drawings: game.shape.drawings,
};

const runFields = {
  /** The computer decided this. */
  computer: computerDecision.optional(),
  events: z.array(addressedEvent),
  rolls: z.array(sealedRoll),
  /** Every answer of the run so far: together with the action, its receipt. */
  answers: z.array(answerSchema),
  pause: pause.nullable(),
};

const noteSchema = z.strictObject({ text: z.string(), for: readers, picture: pictureId.optional() });

const entryChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('opened'),
    system: z.string(),
    title: z.string(),
    game,
    seats: z.array(seat),
    seal,
    from: z.strictObject({ table: z.string(), moment: momentSchema }).optional(),
    pictures: z.record(z.string(), pictureId).optional(),
    /** The next evening of a campaign takes these from the table before. */
    carried: z
      .strictObject({
        campaign: campaignSchema,
        notes: z.record(z.string(), noteSchema),
        orders: z.record(z.string(), fields),
        computer: computerSchema,
        joining: z.strictObject({ policy: joinPolicy }),
      })
      .optional(),
  }),
  z.strictObject({
    kind: z.literal('acted'),
    action,
    secret: z.boolean(),
    ...runFields,
  }),
  z.strictObject({
    kind: z.literal('answered'),
    who: z.array(personSchema),
    /** It answers a secret action. */
    secret: z.literal(true).optional(),
    ...runFields,
  }),
  z.strictObject({
    kind: z.literal('chose'),
    who: personSchema,
    answer: jsonSchema,
    computer: computerDecision.optional(),
  }),
  z.strictObject({ kind: z.literal('withdrawn'), because: z.enum(['gm', 'rules-changed']) }),
  z.strictObject({ kind: z.literal('said'), text: z.string(), to: z.array(seatId).nullable() }),
  z.strictObject({
    kind: z.literal('noted'),
    note: z.string(),
    text: z.string().nullable(),
    for: readers,
    picture: pictureId.optional(),
  }),
  /** A creature has another picture, or none. */
  z.strictObject({ kind: z.literal('pictured'), creature: z.string(), picture: pictureId.nullable() }),
  z.strictObject({
    kind: z.literal('shown'),
    hidden,
    opened: z.array(z.string()),
    masks: game.shape.masks,
    revealed: z.array(z.string()),
    /** Fog was laid or lifted. */
    fog: fogMode.optional(),
    /** New names for creatures that the table had named while players did not know of them. */
    names: z.record(z.string(), z.string()).optional(),
  }),
  /** The game master drew on the map, or erased what was drawn. */
  z.strictObject({
    kind: z.literal('drew'),
    add: drawingSchema.optional(),
    erased: z.array(drawingId).max(LIMITS.drawings),
  }),
  z.strictObject({
    kind: z.literal('went-back'),
    to: momentSchema,
    /** For each seat, the first entry it knew of that no longer counts. */
    since: z.record(seatId, momentSchema),
    /** The seats for which the game went forward again: no entry that counted is lost, and some count again. */
    forward: z.array(seatId).optional(),
    ...undoFields,
  }),
  /** The next evening has begun, at another table; null: on a server of which nothing is known here. */
  z.strictObject({ kind: z.literal('continued'), table: tableId.nullable() }),
  /** The game master wrote about an evening; null: its lines stand for themselves again. */
  z.strictObject({ kind: z.literal('journaled'), chapter: z.int().positive(), text: z.string().nullable() }),
  z.strictObject({ kind: z.literal('dated'), day: z.int().positive() }),
  z.strictObject({ kind: z.literal('forked'), table: z.string(), at: momentSchema }),
  z.strictObject({
    kind: z.literal('overrode'),
    path: z.array(z.union([z.string(), z.number()])),
    creature: z.string().nullable(),
    from: jsonSchema,
    value: jsonSchema,
    why: z.string().nullable(),
    changes: changesSchema,
  }),
  z.strictObject({ kind: z.literal('set-options'), options: fields, changes: changesSchema }),
  z.strictObject({ kind: z.literal('set-scene'), changes: changesSchema }),
  z.strictObject({
    kind: z.literal('came'),
    creature: z.string(),
    name: z.string(),
    hidden: z.boolean(),
    /** A creature unknown to players gave up its id: the new creature gets the id that players expect. */
    moved: z.strictObject({ from: z.string(), to: z.string() }).optional(),
    /** The seat that brought it, and plays it from now on. */
    by: seatId.optional(),
    changes: changesSchema,
  }),
  z.strictObject({
    kind: z.literal('edited'),
    creature: z.string(),
    name: z.string(),
    changes: changesSchema,
  }),
  z.strictObject({
    kind: z.literal('dismissed'),
    creature: z.string(),
    name: z.string(),
    changes: changesSchema,
  }),
  /** A player asks to bring a character; null: the request was taken back. */
  z.strictObject({ kind: z.literal('requested'), request: joinRequest.nullable() }),
  z.strictObject({ kind: z.literal('declined'), whose: seatId, name: z.string() }),
  z.strictObject({ kind: z.literal('joining'), policy: joinPolicy }),
  z.strictObject({ kind: z.literal('ordered'), who: personSchema, label: z.string(), answer: jsonSchema }),
  z.strictObject({
    kind: z.literal('seated'),
    seat,
    fresh: z.boolean(),
    /** The changed parts of an existing seat; which creatures it plays is not reported. */
    changed: z.array(z.enum(SEAT_CHANGES)).optional(),
  }),
  z.strictObject({ kind: z.literal('revoked'), seat: seatId }),
  z.strictObject({ kind: z.literal('stirred'), text: z.string() }),
  z.strictObject({ kind: z.literal('sealed'), seal, revealed: seal }),
  z.strictObject({ kind: z.literal('titled'), title: z.string() }),
  /** Who is played by the computer from now on. */
  computerSchema.extend({ kind: z.literal('computer') }),
]);

/** The body of a stored entry: the seat that sent the command, its result, and the seats that got something new. */
export const storedEntrySchema = z.strictObject({
  format: z.literal(ENTRY_FORMAT),
  seat: seatId.nullable(),
  /** A digest of the command, to tell a request sent again from another request with the same id. */
  asked: z.string(),
  /** Names of creatures and places that each seat had not heard before this entry; `*` is any later seat. */
  unknown: z.record(z.string(), z.array(z.string())).optional(),
  /** What became known of a map under fog: folding an entry needs no rule. */
  discovered: discovery.optional(),
  /** The seats whose view changed. */
  saw: z.array(seatId),
  /** The seats that were told anything: the above, and all seats with a log line of this entry. */
  told: z.array(seatId),
  does: entryChange,
});

export type Game = z.infer<typeof game>;
export type EntryChange = z.infer<typeof entryChange>;
export type StoredEntry = z.infer<typeof storedEntrySchema>;
