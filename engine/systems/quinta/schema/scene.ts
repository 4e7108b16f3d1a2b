import { buildMap, type GridMap, LAYER_NAMES, LAYERS, type Layer, MAX_SQUARES } from '@arbitro/grid';
import {
  addFault,
  countingNumber,
  creatureId,
  hasNoDuplicates,
  isFields,
  type PictureFrame,
} from '@arbitro/kernel';
import { z } from 'zod';
import { LIGHTS, MATERIALS, type Material, OBJECT_HIT_POINTS } from '../rules/tables.ts';
import type { Scene, Thing } from '../state.ts';
import { SHEET_FAULTS, unknownLetter } from './sheet-faults.ts';
import { idFrom, nameText, square } from './sheet-parts.ts';

/** A list of rows, or one text of several lines. */
const rows = z.preprocess(
  (input) => (typeof input === 'string' ? input.trim().split(/\s*\n\s*/u) : input),
  z.array(z.string().max(MAX_SQUARES)).min(1).max(MAX_SQUARES),
);
/** Rows as people write them, one letter per square. @rule quinta.grid.squares */
const drawnMap = z
  .strictObject({ ground: rows, light: rows.optional(), veil: rows.optional(), shelter: rows.optional() })
  .check((context) => {
    const { ground } = context.value;
    const width = ground[0]?.length ?? 0;
    if (width === 0) addFault(context, ground, SHEET_FAULTS.size, ['ground']);
    for (const layer of LAYER_NAMES) {
      const written = context.value[layer];
      if (!written) continue;
      if (written.length !== ground.length || written.some((row) => row.length !== width))
        addFault(context, written, SHEET_FAULTS.rows, [layer]);
      const strange = findUnknownLetter(layer, written.join(''));
      if (strange !== undefined)
        addFault(context, written, unknownLetter(strange, Object.keys(LAYERS[layer])), [layer]);
    }
  })
  .transform((input) => buildMap(input));

const findUnknownLetter = (layer: Layer, letters: string): string | undefined =>
  [...letters].find((letter) => !Object.hasOwn(LAYERS[layer], letter));

const side = z.int().min(1).max(MAX_SQUARES);
const letters = z.string().max(MAX_SQUARES * MAX_SQUARES);
/** A map in play: layers without line ends. */
export const gridMap: z.ZodType<GridMap> = z
  .strictObject({
    width: side,
    height: side,
    ground: letters,
    light: letters,
    veil: letters,
    shelter: letters,
  })
  .check((context) => {
    const map = context.value;
    for (const layer of LAYER_NAMES) {
      if (map[layer].length !== map.width * map.height) addFault(context, map, SHEET_FAULTS.rows, [layer]);
      const strange = findUnknownLetter(layer, map[layer]);
      if (strange !== undefined)
        addFault(context, map, unknownLetter(strange, Object.keys(LAYERS[layer])), [layer]);
    }
  });

/** A map in rows, or as saved. */
const anyMap = z.unknown().transform((input, context): GridMap => {
  const schema: z.ZodType<GridMap> = isFields(input) && 'width' in input ? gridMap : drawnMap;
  const read = schema.safeParse(
    Array.isArray(input) || typeof input === 'string' ? { ground: input } : input,
  );
  if (read.success) return read.data;
  for (const issue of read.error.issues) context.issues.push({ ...issue, input } as z.core.$ZodRawIssue);
  return z.NEVER;
});

/** A picture as a data URL, small enough to store in the world and its snapshots. */
export const picture = z
  .string()
  .max(150_000)
  .regex(/^data:image\/(?:webp|jpeg|png);base64,[A-Za-z0-9+/]+=*$/)
  .nullable();

const offset = z.number().min(-MAX_SQUARES).max(MAX_SQUARES);
const extent = z
  .number()
  .min(1)
  .max(2 * MAX_SQUARES);
export const pictureFrame: z.ZodType<PictureFrame> = z.strictObject({
  x: offset,
  y: offset,
  width: extent,
  height: extent,
  lines: z.boolean(),
});

const MATERIAL_NAMES = Object.keys(MATERIALS) as [Material, ...Material[]];
const SIZES = Object.keys(OBJECT_HIT_POINTS) as [Thing['size'], ...Thing['size'][]];
export const thing = z.strictObject({
  id: nameText,
  name: nameText,
  material: z.enum(MATERIAL_NAMES).default('wood'),
  size: z.enum(SIZES).default('medium'),
  fragile: z.boolean().default(false),
  magical: z.boolean().default(false),
  hp: countingNumber.max(9999).optional(),
  threshold: countingNumber.max(999).default(0),
  at: square.nullable().default(null),
});

/** An object by its name, or with its material. */
const normalizeThing = (input: unknown): unknown => {
  const fields = typeof input === 'string' ? { name: input } : input;
  return isFields(fields) && fields.id === undefined && typeof fields.name === 'string'
    ? { ...fields, id: idFrom(fields.name) }
    : fields;
};
/** @rule quinta.objects.breaking-resilient */
const things = z
  .array(
    z.preprocess(
      normalizeThing,
      thing.transform(
        (item): Thing => ({
          ...item,
          hp: item.hp ?? OBJECT_HIT_POINTS[item.size][item.fragile ? 'fragile' : 'resilient'],
        }),
      ),
    ),
  )
  .max(200)
  .check((context) => {
    const all = context.value;
    if (!hasNoDuplicates(all.map(({ id }) => id))) addFault(context, all, SHEET_FAULTS.twice);
  });

/** `true`, ids in order, or initiatives by id. */
function normalizeFight(input: unknown): unknown {
  if (input === true) return {};
  if (!isFields(input) || !Array.isArray(input.order)) return input;
  const ids: readonly unknown[] = input.order;
  return { ...input, order: Object.fromEntries(ids.map((id, index) => [id, ids.length - index])) };
}
const fight = z.preprocess(
  normalizeFight,
  z
    .strictObject({
      round: z.int().min(1).default(1),
      order: z.record(creatureId, z.number().min(-99).max(99)).default({}),
      turn: creatureId.nullable().default(null),
    })
    .nullable(),
);

/** The map, the light, the objects, and a fight in progress. */
export const sceneSchema: z.ZodType<Scene> = z
  .strictObject({
    map: anyMap.nullable().default(null),
    picture: picture.default(null),
    pictureFrame: pictureFrame.optional(),
    light: z.enum(LIGHTS).default('bright'),
    things: things.default([]),
    clock: z.number().nonnegative().default(0),
    fight: fight.default(null),
  })
  .prefault({});
