import type { AnyWorld, System } from '@arbitro/kernel';

/**
 * The same system with cached views, known worlds and offers of frozen worlds: many promises use the same worlds. That
 * it gives the same answers for a copy of a world is a promise of its own [SY22].
 */
export function memoizeSystem(system: System): System {
  return {
    ...system,
    knownWorld: memoizeByWorld(system.knownWorld),
    view: memoizeByWorld(system.view),
    offers: memoizeByWorld(system.offers),
  };
}

/** Only for frozen worlds: others may change between two calls. */
function memoizeByWorld<Asked extends readonly unknown[], Answer>(
  ask: (world: AnyWorld, ...args: Asked) => Answer,
): (world: AnyWorld, ...args: Asked) => Answer {
  const answers = new WeakMap<AnyWorld, Map<string, Answer>>();
  return (world, ...args) => {
    if (!Object.isFrozen(world)) return ask(world, ...args);
    const known = answers.get(world) ?? new Map<string, Answer>();
    answers.set(world, known);
    const key = JSON.stringify(args);
    const answer = known.get(key) ?? ask(world, ...args);
    known.set(key, answer);
    return answer;
  };
}
