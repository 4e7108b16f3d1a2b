import { type Fields, isFields } from '@arbitro/kernel';

/** Stat blocks print total bonuses: a number for a save or a skill means proficiency with that bonus. */
export function normalizeSheet(input: unknown): unknown {
  if (!isFields(input)) return input;
  return expandMount(expandSpeeds(expandBonuses(expandBonuses(input, 'saves', 'save'), 'skills', 'skill')));
}

/** `riding: cavallo` names the mount; how it is ridden is derived. */
function expandMount(input: Fields): Fields {
  const { riding, ...rest } = input;
  const isHow = riding === 'controlled' || riding === 'independent';
  return typeof riding === 'string' && !isHow && input.rides === undefined
    ? { ...rest, rides: riding }
    : input;
}

function expandBonuses(input: Fields, key: 'saves' | 'skills', of: 'save' | 'skill'): Fields {
  const written = input[key];
  if (!isFields(written)) return input;
  const numbers = Object.entries(written).filter(([, value]) => typeof value === 'number');
  const named = Object.entries(written).map(
    ([what, value]) => [what, typeof value === 'number' ? 'proficient' : value] as const,
  );
  const printed = {
    ...Object.fromEntries(numbers.map(([what, value]) => [`${of}:${what}`, value])),
    ...(isFields(input.printed) ? input.printed : {}),
  };
  return { ...input, printed, [key]: key === 'saves' ? Object.keys(written) : Object.fromEntries(named) };
}

/** `{ walk: 9, fly: 18 }`. */
function expandSpeeds(input: Fields): Fields {
  const { speed, ...rest } = input;
  if (!isFields(speed)) return input;
  const { walk, ...others } = speed;
  return { ...rest, ...others, ...(walk !== undefined && { speed: walk }) };
}
