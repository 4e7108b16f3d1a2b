import { hasNoDuplicates, type OptionsOf, optionsSchema, strictSchema, WORLD_FAULTS } from '@arbitro/kernel';
import { z } from 'zod';
import { OPTIONS, type ToyRuleId } from './texts-and-rules.ts';

/** A duel small enough to break in every way: blows, a secret dare, an omen visible only to the game master. */
export interface Duel {
  readonly options: OptionsOf<typeof OPTIONS>;
  readonly creatures: readonly Duellist[];
  /** Whose turn it is, or empty. */
  readonly turn: string;
  readonly omens: readonly number[];
  /** Creatures that came too late to take part. */
  readonly bystanders: readonly string[];
}
export interface Duellist {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly hp: number;
  /** Visible only to viewers who may know it. */
  readonly luck: number;
}

const id = z.string();
export const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('strike'), by: id, on: id, how: z.enum(['calm', 'wild']) }),
  z.strictObject({ type: z.literal('dare'), by: id, stake: z.int().min(1).max(3) }),
  z.strictObject({
    type: z.literal('prepare'),
    by: id,
    plan: z.strictObject({
      points: z.record(z.string(), z.int()),
      tools: z.array(z.string()),
      motto: z.string().max(4),
    }),
  }),
  z.strictObject({ type: z.literal('omen') }),
]);
export type DuelAction = z.infer<typeof ACTION>;

export type DuelEvent =
  | {
      readonly type: 'struck';
      readonly rule: ToyRuleId;
      readonly by: string;
      readonly on: string;
      readonly hit: boolean;
    }
  | {
      readonly type: 'wounded';
      readonly rule: ToyRuleId;
      readonly who: string;
      readonly by: number;
      readonly hp: number;
    }
  | { readonly type: 'dared'; readonly rule: ToyRuleId; readonly stakes: readonly number[] }
  | { readonly type: 'prepared'; readonly rule: ToyRuleId; readonly who: string }
  | { readonly type: 'omen-read'; readonly rule: ToyRuleId; readonly face: number }
  | { readonly type: 'turn-passed'; readonly rule: ToyRuleId; readonly to: string; readonly at: number };

export const listAlive = ({ creatures, bystanders }: Duel) =>
  creatures.filter((creature) => creature.hp > 0 && !bystanders.includes(creature.id));
export const listSides = (world: Duel) => new Set(listAlive(world).map(({ side }) => side));
export const isOver = (world: Duel) => listSides(world).size < 2;
export const findDuellist = ({ creatures }: Duel, who: string) => {
  const found = creatures.find((creature) => creature.id === who);
  if (!found) throw new Error(`no duellist ${who}`);
  return found;
};

export const SHEET = z.strictObject({ side: z.string(), hp: z.int(), luck: z.int().default(1) });

const table = z.strictObject({
  options: optionsSchema(OPTIONS),
  creatures: z.array(SHEET.extend({ id, name: z.string() })),
  turn: z.string(),
  omens: z.array(z.int()),
  bystanders: z.array(id),
});
export const WORLD = strictSchema<Duel>(table, [
  [
    ({ creatures }) => hasNoDuplicates(creatures.map((creature) => creature.id)),
    ['creatures'],
    WORLD_FAULTS.twice,
  ],
  [
    ({ creatures, turn }) => turn === '' || creatures.some((creature) => creature.id === turn),
    ['turn'],
    WORLD_FAULTS.turn,
  ],
]);

export const duel: Duel = {
  options: { gentle: false, marks: [] },
  creatures: [
    { id: 'asa', name: 'Åsa', side: 'blue', hp: 8, luck: 2 },
    { id: 'orso', name: 'Orso', side: 'red', hp: 9, luck: 5 },
  ],
  turn: 'asa',
  omens: [],
  bystanders: [],
};
