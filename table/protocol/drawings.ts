import { z } from 'zod';
import { LIMITS } from './limits.ts';

export const DRAWING_SHAPES = ['stroke', 'rectangle', 'ellipse'] as const;
export const DRAWING_COLORS = ['red', 'blue', 'green', 'yellow', 'black'] as const;

/** A place on the map in squares, with a fraction. */
const coordinate = z.number().min(0).max(LIMITS.mapSide);

export const drawingId = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** Something that the game master has drawn on the map. */
export const drawingSchema = z
  .strictObject({
    id: drawingId.describe('Made up by you. A drawing of this id that is there already is replaced.'),
    shape: z.enum(DRAWING_SHAPES),
    color: z.enum(DRAWING_COLORS),
    points: z
      .array(z.tuple([coordinate, coordinate]))
      .min(2)
      .max(LIMITS.drawingPoints)
      .describe('In squares: of a stroke all points, of other shapes two opposite corners.'),
    for: z.enum(['gm', 'everyone']).describe('Who sees it.'),
  })
  .refine(({ shape, points }) => shape === 'stroke' || points.length === 2);
export type Drawing = z.infer<typeof drawingSchema>;
