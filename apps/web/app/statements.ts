import { loadStatements } from '@arbitro/catalogue/statements';
import { type System, type Words, withStatements } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import { loadTexts } from './texts.ts';

type Statements = Readonly<Record<string, Words>>;

const loaded = new Map<string, Promise<Statements>>();

/** What the rules of a system say: loaded apart from what is played by, for a table seldom needs more than a few. */
function statementsOf(system: string): Promise<Statements> {
  const known = loaded.get(system);
  if (known) return known;
  const found = loadTexts(`${system}-statements`).then(() => loadStatements(system) ?? {});
  loaded.set(system, found);
  // without a connection it may be had another time
  found.catch(() => loaded.delete(system));
  return found;
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
export const completeSystem = async (system: System): Promise<System> =>
  withStatements(system, await statementsOf(system.id));
