import { creatureId } from '@arbitro/kernel';
import { z } from 'zod';
import { computerAssignment, paceSchema } from './computer.ts';
import { drawingId, drawingSchema } from './drawings.ts';
import {
  answerSchema,
  commandId,
  creatureList,
  jsonSchema,
  lineSchema,
  momentSchema,
  personSchema,
  pictureSource,
  seatId,
  textSchema,
} from './field-schemas.ts';
import { fogMode } from './fog-schemas.ts';
import { joinPolicy } from './joining.ts';
import { LIMITS } from './limits.ts';

/** Which seats may send a command; players only for their own creatures. */
export type CommandAccess = 'gm' | 'player' | 'anyone';

const commandFields = z.strictObject({
  command: commandId.describe('Made up by you, once for each thing you ask: sent again, it is done once.'),
  seen: momentSchema
    .optional()
    .describe('The last moment you were told of; if the table has moved on since, nothing is done.'),
});
const DICE = z.enum(['table', 'real']);
const ownedCreatures = creatureList.describe('The creatures this seat plays.');
const expiryTime = z.int().positive().describe('Milliseconds since 1970 after which the link opens nothing.');
const noteReaders = z.union([
  z.literal('gm'),
  z.literal('everyone'),
  z.array(seatId).min(1).max(LIMITS.seats),
]);

/** All commands of a table, by the last part of their URL. */
export const COMMANDS = {
  act: {
    reach: 'player',
    says: 'Do an action of the system. The rules may ask somebody before it is done.',
    body: commandFields.extend({
      action: z
        .looseObject({ type: z.string().min(1).max(60) })
        .describe('As in an offer, its slots filled.'),
      secret: z.boolean().optional().describe('Rolls and facts are told to the game master alone.'),
    }),
  },
  answer: {
    reach: 'player',
    says: 'Answer the open question: a choice, the faces of real dice, or as the policy would.',
    body: commandFields.extend({
      ask: momentSchema.describe('The question answered, by its id.'),
      who: personSchema.optional().describe('For whom, where several are asked at once.'),
      answer: answerSchema.optional(),
      faces: z.array(z.int().min(1).max(1_000_000)).min(1).max(200).optional(),
      byPolicy: z.literal(true).optional(),
    }),
  },
  withdraw: {
    reach: 'gm',
    says: 'Take back the action that waits for an answer.',
    body: commandFields.extend({ ask: momentSchema.optional() }),
  },
  say: {
    reach: 'anyone',
    says: 'Say something to everybody, or whisper it to some seats.',
    body: commandFields.extend({
      text: lineSchema(LIMITS.chatText),
      to: z.array(seatId).min(1).max(LIMITS.seats).optional(),
    }),
  },
  note: {
    reach: 'gm',
    says: 'Keep a note, change it, share it, or throw it away (text null).',
    body: commandFields.extend({
      note: z.string().regex(/^[a-z0-9-]{1,40}$/),
      text: textSchema(LIMITS.noteText).nullable(),
      for: noteReaders.default('gm'),
      picture: pictureSource
        .nullable()
        .optional()
        .describe('Shown with the note to its readers. Left out, it stays; null takes it away.'),
    }),
  },
  picture: {
    reach: 'player',
    says: 'Give a creature a picture, or (null) take it away. All who see the creature see it, unless they know it by another name.',
    body: commandFields.extend({ creature: creatureId, picture: pictureSource.nullable() }),
  },
  hide: {
    reach: 'gm',
    says: 'Keep creatures and places out of sight, open sheets to everybody, or call somebody by another name.',
    body: commandFields.extend({
      creatures: creatureList.default([]),
      places: z.array(z.string().max(100)).max(500).default([]),
      as: z
        .record(creatureId, lineSchema(LIMITS.name))
        .optional()
        .describe('By what name the others know a creature, until it is revealed.'),
    }),
  },
  reveal: {
    reach: 'gm',
    says: 'Show what was hidden: creatures, places, true names; or open a creature’s sheet to everybody.',
    body: commandFields.extend({
      creatures: creatureList.default([]),
      places: z.array(z.string().max(100)).max(500).default([]),
      sheets: creatureList.default([]).describe('Whose numbers everybody may know from now on.'),
    }),
  },
  fog: {
    reach: 'gm',
    says: 'Lay fog on the map: players see what their side has explored, or of that what it sees now; or lift it.',
    body: commandFields.extend({
      mode: fogMode,
      forget: z.boolean().optional().describe('Cover again what was explored.'),
    }),
  },
  draw: {
    reach: 'gm',
    says: 'Draw on the map, for all or only for the game master, or erase what was drawn.',
    body: commandFields.extend({
      add: drawingSchema.optional(),
      erase: z.array(drawingId).max(LIMITS.drawings).default([]).describe('The ids of drawings to erase.'),
    }),
  },
  undo: {
    reach: 'gm',
    says: 'Go back to how things stood after an entry of the log. This is an entry too: going forward again is the same. What is hidden or masked now stays so.',
    body: commandFields.extend({
      to: momentSchema,
      uncover: z
        .boolean()
        .optional()
        .describe('Also go back in what is hidden and masked: show what was in sight then.'),
    }),
  },
  override: {
    reach: 'gm',
    says: 'Set any value of the world, by its path. It stays visible in the log.',
    body: commandFields.extend({
      path: z
        .array(z.union([z.string().max(100), z.int().nonnegative()]))
        .min(1)
        .max(12),
      value: jsonSchema,
      why: lineSchema(500).optional(),
    }),
  },
  options: {
    reach: 'gm',
    says: 'Play on by other options (house rules).',
    body: commandFields.extend({ options: z.record(z.string(), jsonSchema) }),
  },
  order: {
    reach: 'player',
    says: 'A standing order: answer a question always in this way (or, with null, ask again).',
    body: commandFields.extend({
      who: personSchema,
      label: z.string().min(1).max(100),
      answer: answerSchema,
    }),
  },
  computer: {
    reach: 'gm',
    says: 'Let the computer play creatures (or `gm`: answer what the game master is asked), each by a policy; null gives them back. Or set how fast it plays, and whether players may ask it for advice.',
    body: commandFields.extend({
      play: computerAssignment.default({}),
      pace: paceSchema.optional(),
      advice: z.boolean().optional().describe('False: players get no advice.'),
    }),
  },
  decide: {
    reach: 'player',
    says: 'Let the computer make one decision now: act for a creature whose turn it is, or answer for who is asked.',
    body: commandFields.extend({ who: personSchema }),
  },
  creature: {
    reach: 'player',
    says: 'Bring a creature to the table (from content, or with a whole sheet), or give one another sheet.',
    body: commandFields.extend({
      id: creatureId.optional(),
      from: z.string().max(100).optional(),
      name: lineSchema(LIMITS.name).optional(),
      sheet: jsonSchema.optional(),
      hidden: z.boolean().optional(),
      replace: z.boolean().optional().describe('The creature is there already and gets this sheet.'),
    }),
  },
  join: {
    reach: 'player',
    says: 'Bring a character of your own, which you then play; or, where the game master agrees first, ask to. Without a sheet: take the request back.',
    body: commandFields.extend({
      name: lineSchema(LIMITS.name).optional(),
      sheet: jsonSchema.optional(),
    }),
  },
  admit: {
    reach: 'gm',
    says: 'Let in the character that a player asks to bring, or decline it.',
    body: commandFields.extend({
      seat: seatId.describe('The seat that asks.'),
      request: momentSchema.describe('The request you have seen; the player may have sent another since.'),
      admit: z.boolean().default(true),
    }),
  },
  joining: {
    reach: 'gm',
    says: 'Say whether players may bring characters of their own: at once (open), when you agree (ask), or not (closed).',
    body: commandFields.extend({ policy: joinPolicy }),
  },
  dismiss: {
    reach: 'gm',
    says: 'Take a creature from the table.',
    body: commandFields.extend({ creature: creatureId }),
  },
  scene: {
    reach: 'gm',
    says: 'Set the scene anew: places, borders, whatever the system has.',
    body: commandFields.extend({ scene: jsonSchema }),
  },
  journal: {
    reach: 'gm',
    says: 'Write about an evening in your own words, in place of what the journal says to everyone; null: as it wrote itself.',
    body: commandFields.extend({
      chapter: z.int().positive().describe('The number of the evening.'),
      text: textSchema(LIMITS.chapterText).nullable(),
    }),
  },
  day: {
    reach: 'gm',
    says: 'Say which day of the campaign it is.',
    body: commandFields.extend({ day: z.int().min(1).max(LIMITS.days) }),
  },
  seat: {
    reach: 'gm',
    says: 'Add a seat (the reply has its key, once), change one, or renew its key.',
    body: commandFields.extend({
      seat: seatId.optional(),
      role: z.enum(['gm', 'player', 'spectator']).optional(),
      name: lineSchema(LIMITS.seatName).optional(),
      owns: ownedCreatures.optional(),
      expires: expiryTime.nullable().optional(),
      newKey: z.boolean().optional().describe('Not of the seat you sit on: you would lock yourself out.'),
    }),
  },
  revoke: {
    reach: 'gm',
    says: 'Take a seat away: its link opens nothing any more.',
    body: commandFields.extend({ seat: seatId }),
  },
  dice: {
    reach: 'anyone',
    says: 'Throw the table’s dice, or real ones whose faces you type in.',
    body: commandFields.extend({ dice: DICE }),
  },
  entropy: {
    reach: 'anyone',
    says: 'Stir the sealed dice with a text of your own.',
    body: commandFields.extend({ text: lineSchema(200) }),
  },
  seal: {
    reach: 'gm',
    says: 'Reveal the seed of the dice so far, and seal a new one.',
    body: commandFields,
  },
  title: {
    reach: 'gm',
    says: 'Give the table a name.',
    body: commandFields.extend({ title: lineSchema(LIMITS.title) }),
  },
} as const satisfies Readonly<
  Record<string, { readonly reach: CommandAccess; readonly says: string; readonly body: z.ZodType }>
>;

export type CommandName = keyof typeof COMMANDS;
export type CommandBody<N extends CommandName> = z.infer<(typeof COMMANDS)[N]['body']>;
