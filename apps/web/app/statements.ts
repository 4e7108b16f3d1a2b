import { loadSystem } from '@arbitro/catalogue/lazy';
import { statementOf, type System, type Words } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import { STATEMENTS } from './statements-of.ts';

type Statements = Readonly<Record<string, Words>>;

const loaded = new Map<string, Promise<Statements>>();

/** What the rules of a system say. The built app has them apart: a table seldom needs more than a few. */
function statementsOf(system: string): Promise<Statements> {
  const known = loaded.get(system);
  if (known) return known;
  const load = STATEMENTS[system];
  const found = load ? load().then(({ default: all }) => all) : inRules(system);
  loaded.set(system, found);
  // without a connection it may be had another time
  found.catch(() => loaded.delete(system));
  return found;
}

/** A system that is not built into the app has them in its rules. */
async function inRules(id: string): Promise<Statements> {
  const system = await loadSystem(id);
  const said = Object.entries(system?.rules ?? {}).map(([id, rule]) => [id, statementOf(rule)] as const);
  return Object.fromEntries(said);
}

/** What a rule says, once it is there. */
export function useStatement({ id }: Pick<System, 'id'>, rule: string): Words | undefined {
  const [all, setAll] = useState<Statements>();
  useEffect(() => {
    let left = false;
    statementsOf(id).then(
      (found) => {
        if (!left) setAll(found);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [id]);
  return all?.[rule];
}

/** A system whose rules say all they say. */
export async function withStatements(system: System): Promise<System> {
  const said = await statementsOf(system.id);
  const rules = Object.entries(system.rules).map(([id, rule]) => [
    id,
    { ...rule, statement: said[id] ?? rule.title },
  ]);
  return { ...system, rules: Object.fromEntries(rules) };
}
