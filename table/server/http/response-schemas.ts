import { DANGERS } from '@arbitro/kernel';
import { COMMANDS, drawingSchema, JOIN_POLICIES } from '@arbitro/protocol';
import { z } from 'zod';

/** The schemas of responses, for the documentation; responses are not validated with them. */

// JSON for the system is recursive: without a name of its own it could not be referred to
z.globalRegistry.add(COMMANDS.scene.body.shape.scene, { id: 'Json', description: 'Any JSON.' });

const id = z.string();
const momentSchema = z
  .int()
  .nonnegative()
  .describe('Microseconds since 1970: how an entry of the log is called.');
const anyValue = z.unknown();
const wordsByLanguage = z.object({ en: z.string(), it: z.string(), fi: z.string() }).meta({ id: 'Words' });
const labelSchema = z.looseObject({ name: z.string(), rule: z.string() });

export const refusalReply = z
  .object({
    kept: z.literal(false),
    refusal: z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
    says: z.string().describe('The same for people, in the language asked for.'),
    faults: z
      .array(z.object({ at: z.string(), says: z.string() }))
      .optional()
      .describe('What does not fit, each with its path.'),
  })
  .meta({ id: 'Refused' });

export const keptReply = z
  .object({
    kept: z.literal(true),
    moment: momentSchema,
    seat: id.optional().describe('Of a new seat.'),
    key: z.string().optional().describe('The key that opens it. It is shown this once.'),
    link: z.string().optional().describe('The same as a link for another device.'),
  })
  .meta({ id: 'Kept' });

export const newTableReply = z
  .object({
    table: id,
    seat: id,
    key: z.string().describe('Opens the seat of the game master. It is shown this once.'),
    link: z.string(),
    player: z
      .object({ seat: id, key: z.string(), link: z.string() })
      .optional()
      .describe('The seat of the heroes, if the computer plays the foes.'),
  })
  .meta({ id: 'Made' });

export const sessionReply = z.object({ table: id, seat: id }).meta({ id: 'Session' });

export const linkReply = z
  .object({ seat: id, link: z.string().describe('Opens this seat, for everyone who has it.') })
  .meta({ id: 'Link' });

const seatInfo = z
  .object({
    id,
    role: z.enum(['gm', 'player', 'spectator']),
    name: z.string(),
    owns: z.array(id),
    dice: z.enum(['table', 'real']),
  })
  .meta({ id: 'Seat' });

const logLine = z
  .looseObject({ moment: momentSchema, seat: id.nullable(), kind: z.string() })
  .describe('One entry of the log as this seat may read it.')
  .meta({ id: 'Line' });

const openAsk = z
  .union([
    z.object({
      id: momentSchema,
      kind: z.literal('choose'),
      label: labelSchema,
      to: z.array(z.object({ who: id, question: z.looseObject({ kind: z.string() }) })),
    }),
    z.object({
      id: momentSchema,
      kind: z.literal('roll'),
      label: labelSchema,
      by: id,
      dice: z.string(),
      thrown: z.array(z.number()),
      sides: z.number(),
    }),
  ])
  .describe('The open question, for the seats that may answer it.')
  .meta({ id: 'Ask' });

const seatView = z
  .object({
    table: z.object({ id, title: z.string(), system: id }),
    you: seatInfo,
    view: anyValue.describe('The world as this seat may know it.'),
    due: z.array(id),
    standing: z.object({ over: z.boolean(), round: z.number(), winner: z.string().nullable() }).nullable(),
    ask: openAsk.nullable(),
    waiting: z.array(id).describe('For whom the table waits.'),
    seats: z.array(seatInfo),
    notes: z.record(
      z.string(),
      z.object({ text: z.string(), for: anyValue, picture: z.string().optional() }),
    ),
    pictures: z
      .record(z.string(), z.string())
      .describe('Pictures of creatures: their ids, for `…/images/ID`.'),
    orders: z.record(z.string(), z.record(z.string(), anyValue)),
    seal: z.object({ commitment: z.string(), entropy: z.string() }),
    joining: z
      .object({
        policy: z.enum(JOIN_POLICIES),
        requests: z.array(
          z.object({ seat: id, name: z.string(), moment: momentSchema, sheet: anyValue.optional() }),
        ),
      })
      .describe('Whether players bring characters of their own, and the requests that wait.'),
    campaign: z
      .object({ number: z.int(), day: z.int(), previous: id.nullable(), next: id.nullable() })
      .describe('Which evening of a campaign this is. The same key opens the evenings before and after.'),
    opened: z.array(id),
    drawings: z.array(drawingSchema).optional().describe('What is drawn on the map.'),
    hidden: z
      .object({
        creatures: z.array(id),
        places: z.array(z.string()),
        fog: z
          .object({ mode: z.enum(['explored', 'sight']), explored: z.record(z.string(), z.string()) })
          .optional(),
      })
      .optional(),
    masks: z.record(z.string(), z.object({ id, name: z.string() })).optional(),
  })
  .describe('All that this seat may know of the table now.')
  .meta({ id: 'Seen' });

export const streamMessage = z
  .object({
    moment: momentSchema.describe('Come back with it as Last-Event-ID.'),
    more: z.boolean().optional().describe('There are lines before these.'),
    lines: z.array(logLine),
    seen: seatView,
  })
  .meta({ id: 'Told' });

export const logPage = z.object({ lines: z.array(logLine), more: z.boolean() }).meta({ id: 'Log' });

const namedCreature = z.object({ id, name: z.string() });

export const journalReply = z
  .object({
    chapters: z.array(
      z.object({
        number: z.int(),
        title: z.string(),
        began: momentSchema,
        ended: momentSchema.nullable(),
        day: z.int(),
        commitment: z.string(),
        text: z
          .string()
          .nullable()
          .describe('What the game master wrote in place of the lines for everyone.'),
        lines: z.array(
          z.object({
            for: z.union([z.enum(['gm', 'everyone']), z.array(id)]),
            fact: z.union([
              z.object({ kind: z.literal('met'), who: namedCreature }),
              z.object({
                kind: z.literal('figures'),
                who: namedCreature.nullable(),
                figures: z.array(z.object({ key: z.string(), amount: z.number().optional() })),
              }),
              z.object({ kind: z.literal('event'), event: anyValue, names: z.array(namedCreature) }),
            ]),
          }),
        ),
      }),
    ),
  })
  .describe('The evenings of the campaign, oldest first; the last is this one, so far.')
  .meta({ id: 'Journal' });

export const pictureReply = z
  .object({ picture: z.string().describe('As the address of its own data.') })
  .describe('The picture');

export const offersReply = z
  .array(
    z.object({
      action: z.looseObject({ type: z.string() }),
      slots: z.record(z.string(), z.looseObject({ kind: z.string() })),
    }),
  )
  .describe('Actions the rules allow now; slots are the places left to fill, by path.')
  .meta({ id: 'Offers' });

const chance = z.object({ exact: z.string().describe('A fraction: `3/8`.'), about: z.number() });

export const oddsReply = z
  .object({
    chances: z.record(z.string(), chance).describe('What may hold at the end: `hit:aino`.'),
    amounts: z
      .record(z.string(), z.object({ mean: chance, parts: z.array(chance.extend({ value: z.number() })) }))
      .describe('What may be counted at the end: `damage:aino`.'),
    unresolved: chance.describe('What was not counted to its end.'),
    supposes: z
      .array(z.object({ who: id, label: z.string(), answers: z.array(anyValue) }))
      .describe('What people were supposed to answer on the way, by `policy` or as the system would.'),
    assumed: z.array(id).describe('Whose numbers this seat does not know and are assumed.'),
    later: z
      .literal(true)
      .optional()
      .describe(
        'The action only announces another: the odds are those of what is announced, when it is done.',
      ),
  })
  .describe('Chances as exact fractions, counted from what this seat knows.')
  .meta({ id: 'Odds' });
export const adviceReply = z
  .array(
    z.object({
      action: z.looseObject({ type: z.string() }),
      purpose: z
        .enum(['foes', 'allies', 'nothing-better'])
        .describe('It weakens the other side, it helps the own side, or nothing better is possible.'),
      isClose: z.boolean().describe('It is nearly as good as the first.'),
      chances: z.record(z.string(), z.number()).optional().describe('What may hold at the end: `hit`.'),
    }),
  )
  .describe('The best actions, the best first, from what this seat knows.')
  .meta({ id: 'Advice' });
export const signalReply = z
  .object({ passed: z.literal(true) })
  .describe('Passed on to all who listen and may know the place.')
  .meta({ id: 'Signal' });
export const fileReply = z.unknown().describe('A file.').meta({ id: 'File' });

export const systemsReply = z
  .record(
    z.string(),
    z.object({
      name: wordsByLanguage,
      about: wordsByLanguage,
      options: z.record(z.string(), z.looseObject({ kind: z.string(), title: wordsByLanguage })),
      content: z.record(z.string(), wordsByLanguage).describe('Creatures ready to play, by id.'),
      encounters: z
        .array(z.object({ id, title: wordsByLanguage, about: wordsByLanguage, danger: z.enum(DANGERS) }))
        .describe('Fights ready to play with the same party, from the easiest to the deadliest.'),
      starts: z.array(z.enum(['empty', 'scenario', 'demo'])),
    }),
  )
  .describe('Every game there is, by id.')
  .meta({ id: 'Systems' });

export const clusterReply = z
  .object({
    workers: z
      .int()
      .nonnegative()
      .describe('Worker processes of this version; with none nothing is simulated here.'),
    mostFights: z.int().describe('So many fights at most.'),
  })
  .meta({ id: 'Cluster' });

export const healthReply = z.object({ up: z.literal(true) }).meta({ id: 'Health' });
export const readyReply = z.object({ ready: z.literal(true) }).meta({ id: 'Ready' });

/** A response with its description. */
export const describeResponse = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: { 'application/json': { schema } },
});
export const ERROR_RESPONSE = describeResponse('A no, and why.', refusalReply);
