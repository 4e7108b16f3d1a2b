import { loadStatements } from '@arbitro/catalogue/statements';
import { addStatements, type LocalizedText, type System } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import { loadTexts } from './texts.ts';

type Statements = Readonly<Record<string, LocalizedText>>;

const loadedStatements = new Map<string, Promise<Statements>>();

/** Loads the statements of a system's rules, apart from the rules themselves: a table seldom needs more than a few. */
function fetchStatements(system: string): Promise<Statements> {
  const known = loadedStatements.get(system);
  if (known) return known;
  const found = loadTexts(`${system}-statements`).then(() => loadStatements(system) ?? {});
  loadedStatements.set(system, found);
  // it may succeed later, when there is a connection
  found.catch(() => loadedStatements.delete(system));
  return found;
}

/** Returns the statement of a rule, once it is loaded. */
export function useStatement({ id }: Pick<System, 'id'>, rule: string): LocalizedText | undefined {
  const [all, setAll] = useState<Statements>();
  useEffect(() => {
    let left = false;
    fetchStatements(id).then(
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

/** Returns a system whose rules include their statements. */
export const completeSystem = async (system: System): Promise<System> =>
  addStatements(system, await fetchStatements(system.id));
