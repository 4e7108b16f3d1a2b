import type { Die } from '@arbitro/dice';
import { demoOf, type Json, type System } from '@arbitro/kernel';
import { pickRandom } from '../random-moves.fixture.ts';
import { mutateJson } from './mutate.ts';

interface FuzzContext {
  readonly die: Die;
  readonly world: Json;
  readonly creatures: readonly string[];
}

const TABLE_PATH = '/api/tables/{table}';

/** Bodies of the commands that set parts of the world, from the system's own data. */
export function buildWorldEdits(system: System, context: FuzzContext): Readonly<Record<string, () => Json>> {
  const { die, creatures } = context;
  return {
    [`${TABLE_PATH}/override`]: () => buildOverride(context),
    [`${TABLE_PATH}/options`]: () => ({
      options: { [pickRandom(Object.keys(system.options), die)]: buildOption(system, die) },
    }),
    [`${TABLE_PATH}/scene`]: () => ({ scene: maybeMutate(demoOf(system).file.scene ?? null, die) }),
    [`${TABLE_PATH}/creature`]: () => buildCreature(system, context),
    [`${TABLE_PATH}/dismiss`]: () => ({ creature: pickRandom(creatures, die) }),
  };
}

const maybeMutate = (value: Json, die: Die): Json => (die(2) === 1 ? value : mutateJson(value, die));

/** Sets some value deep in the world to a similar value. */
function buildOverride({ die, world }: FuzzContext): Json {
  const path: (string | number)[] = [];
  let value = world;
  while (typeof value === 'object' && value !== null && (path.length < 2 || die(4) > 1)) {
    const keys = Object.keys(value);
    if (keys.length === 0) break;
    const key = pickRandom(keys, die);
    const isList = Array.isArray(value);
    path.push(isList ? Number(key) : key);
    value = (value as unknown as Readonly<Record<string, Json>>)[key] ?? null;
  }
  return { path, value: typeof value === 'number' && die(2) === 1 ? die(100) - 1 : maybeMutate(value, die) };
}

function buildOption(system: System, die: Die): Json {
  const texts = JSON.stringify(Object.values(system.options)).match(/"[a-z-]+"/g) ?? ['true'];
  return die(2) === 1 ? die(2) === 1 : JSON.parse(pickRandom(texts, die));
}

function buildCreature({ content }: System, { die, creatures }: FuzzContext): Json {
  const from = pickRandom(Object.keys(content), die);
  const isNew = die(2) === 1;
  const fullSheet = { sheet: maybeMutate(content[from]?.sheet ?? null, die) };
  return {
    ...(die(2) === 1 ? { from } : { id: `new-${die(1_000)}`, ...fullSheet }),
    ...(!isNew && { id: pickRandom(creatures, die), replace: true }),
    ...(die(4) === 1 && { hidden: true }),
  };
}
