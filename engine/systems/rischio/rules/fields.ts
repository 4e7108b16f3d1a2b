import { z } from 'zod';
import { riskTerms } from '../schema/sheet.ts';

/** Fields shared by several actions. */
export const { kind, level } = riskTerms.unwrap().shape;
export const risks = z.array(riskTerms).min(1).max(20).readonly();

export const sideName = z.string().min(1).max(40);
export const side = sideName.optional();

export const MAX_POINTS = 9999;
export const points = z.int().min(1).max(MAX_POINTS);
