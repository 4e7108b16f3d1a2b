import { NAME as BRP } from '@arbitro/brp/name';
import { statementOf, type Words } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';
import { NAME as WHITEBOX } from '@arbitro/whitebox/name';
import { loadSystem } from './lazy.ts';

type Statements = Readonly<Record<string, Words>>;

const statementsOfRischio = () =>
  import('@arbitro/rischio/statements').then(({ STATEMENTS }): Statements => STATEMENTS);
const statementsOfNoppa = () =>
  import('@arbitro/noppa/statements').then(({ STATEMENTS }): Statements => STATEMENTS);
const statementsOfBrp = () =>
  import('@arbitro/brp/statements').then(({ STATEMENTS }): Statements => STATEMENTS);
const statementsOfQuinta = () =>
  import('@arbitro/quinta/statements').then(({ STATEMENTS }): Statements => STATEMENTS);
const statementsOfWhitebox = () =>
  import('@arbitro/whitebox/statements').then(({ STATEMENTS }): Statements => STATEMENTS);
const STATEMENTS = new Map([
  [RISCHIO.id, statementsOfRischio],
  [NOPPA.id, statementsOfNoppa],
  [BRP.id, statementsOfBrp],
  [QUINTA.id, statementsOfQuinta],
  [WHITEBOX.id, statementsOfWhitebox],
]);

/** Loads the statements of a system's rules, by rule. A custom system has them in its rules already. */
export const loadStatements = (id: string) =>
  STATEMENTS.get(id)?.() ??
  loadSystem(id)?.then(
    ({ rules }): Statements =>
      Object.fromEntries(Object.entries(rules).map(([rule, said]) => [rule, statementOf(said)])),
  );
