import type { LocalizedText, Preset, PresetParam } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { RACES } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { TEXT } from '../text/index.ts';

export type WhiteboxPreset = Preset<World, Action, Event>;

/** A whole number from `least` to `most`. */
export const numberParam = (
  title: LocalizedText,
  min: number,
  max: number,
  fallback: number,
): PresetParam => ({
  title,
  takes: { kind: 'number', least: min, most: max },
  default: fallback,
});

/** One of these options, by default the first. */
export const choiceParam = (title: LocalizedText, options: readonly string[]): PresetParam => ({
  title,
  takes: { kind: 'one', options },
  default: options[0] ?? '',
});

/** Given without its name, at this position. */
export const setParamPosition = (position: number, param: PresetParam): PresetParam => ({
  ...param,
  position,
});

export const raceParam = setParamPosition(0, choiceParam(TEXT.presets.race, RACES));
