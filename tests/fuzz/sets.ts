import type { Die } from '@arbitro/dice';
import { demoOf, type Json, type System } from '@arbitro/kernel';
import { pick } from '../players.ts';
import { mutated } from './mutate.ts';

interface Around {
  readonly die: Die;
  readonly world: Json;
  readonly creatures: readonly string[];
}

const HERE = '/api/tables/{table}';

/** Bodies of the commands that set parts of the world, from the system's own data. */
export function setsOf(system: System, around: Around): Readonly<Record<string, () => Json>> {
  const { die, creatures } = around;
  return {
    [`${HERE}/override`]: () => overrideOf(around),
    [`${HERE}/options`]: () => ({
      options: { [pick(Object.keys(system.options), die)]: optionOf(system, die) },
    }),
    [`${HERE}/scene`]: () => ({ scene: maybe(demoOf(system).file.scene ?? null, die) }),
    [`${HERE}/creature`]: () => creatureOf(system, around),
    [`${HERE}/dismiss`]: () => ({ creature: pick(creatures, die) }),
  };
}

const maybe = (value: Json, die: Die): Json => (die(2) === 1 ? value : mutated(value, die));

/** Sets some value deep in the world to a similar value. */
function overrideOf({ die, world }: Around): Json {
  const path: (string | number)[] = [];
  let value = world;
  while (typeof value === 'object' && value !== null && (path.length < 2 || die(4) > 1)) {
    const keys = Object.keys(value);
    if (keys.length === 0) break;
    const key = pick(keys, die);
    const isList = Array.isArray(value);
    path.push(isList ? Number(key) : key);
    value = (value as unknown as Readonly<Record<string, Json>>)[key] ?? null;
  }
  return { path, value: typeof value === 'number' && die(2) === 1 ? die(100) - 1 : maybe(value, die) };
}

function optionOf(system: System, die: Die): Json {
  const texts = JSON.stringify(Object.values(system.options)).match(/"[a-z-]+"/g) ?? ['true'];
  return die(2) === 1 ? die(2) === 1 : JSON.parse(pick(texts, die));
}

function creatureOf({ content }: System, { die, creatures }: Around): Json {
  const from = pick(Object.keys(content), die);
  const isNew = die(2) === 1;
  const whole = { sheet: maybe(content[from]?.sheet ?? null, die) };
  return {
    ...(die(2) === 1 ? { from } : { id: `new-${die(1_000)}`, ...whole }),
    ...(!isNew && { id: pick(creatures, die), replace: true }),
    ...(die(4) === 1 && { hidden: true }),
  };
}
