import type { AnyAction, AnyEvent, AnyWorld, Fields, PresetValues, System } from '@arbitro/kernel';
import { type Fraction, formatFraction, fraction, toNumber } from '@arbitro/odds';
import { computePresetOdds } from '@arbitro/scenario';

/** Returns the chance of each outcome of a preset, in lowest terms; missing values take their defaults. */
export function computePresetChances<
  World extends AnyWorld,
  Action extends AnyAction,
  Event extends AnyEvent,
>(
  system: System<World, Action, Event>,
  name: string,
  values: PresetValues = {},
  options: Fields = {},
): Readonly<Record<string, string>> {
  const chances = computeChances(system, { name, values, options });
  return Object.fromEntries([...chances].map(([outcome, chance]) => [outcome, formatFraction(chance)]));
}

/** Returns the chance of one outcome of a preset, as a number. */
export function computePresetShare<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  name: string,
  values: PresetValues,
  outcome: string,
): number {
  const chance = computeChances(system, { name, values, options: {} }).get(outcome);
  return chance ? toNumber(chance) : 0;
}

interface PresetRequest {
  readonly name: string;
  readonly values: PresetValues;
  readonly options: Fields;
}

function computeChances<World extends AnyWorld, Action extends AnyAction, Event extends AnyEvent>(
  system: System<World, Action, Event>,
  { name, values, options }: PresetRequest,
): ReadonlyMap<string, Fraction> {
  const any = system as unknown as System;
  const preset = any.presets[name];
  if (!preset) throw new Error(`${system.id} has no preset ${name}`);
  const fallback = Object.entries(preset.params).map(
    ([param, spec]) => [param, spec.default ?? false] as const,
  );
  const played = computePresetOdds(any, preset, { ...Object.fromEntries(fallback), ...values }, options);
  if (!played.ok) throw new Error(JSON.stringify(played.faults));
  if (played.value.kind === 'refused') throw new Error(`refused: ${played.value.refusal.code}`);
  const { outcomes, total, unresolved } = played.value.of;
  const all = unresolved === 0n ? outcomes : [...outcomes, { value: 'unresolved', ways: unresolved }];
  return new Map(all.map(({ value, ways }) => [String(value), fraction(ways, total)]));
}
