import { NAME as BRP } from '@arbitro/brp/name';
import { type LocalizedText, statementOf } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';
import { NAME as WHITEBOX } from '@arbitro/whitebox/name';
import { loadSystem } from './lazy.ts';

type RuleStatements = Readonly<Record<string, LocalizedText>>;

const loadRischioStatements = () =>
  import('@arbitro/rischio/statements').then(({ STATEMENTS }): RuleStatements => STATEMENTS);
const loadNoppaStatements = () =>
  import('@arbitro/noppa/statements').then(({ STATEMENTS }): RuleStatements => STATEMENTS);
const loadBrpStatements = () =>
  import('@arbitro/brp/statements').then(({ STATEMENTS }): RuleStatements => STATEMENTS);
const loadQuintaStatements = () =>
  import('@arbitro/quinta/statements').then(({ STATEMENTS }): RuleStatements => STATEMENTS);
const loadWhiteboxStatements = () =>
  import('@arbitro/whitebox/statements').then(({ STATEMENTS }): RuleStatements => STATEMENTS);
const STATEMENT_LOADERS = new Map([
  [RISCHIO.id, loadRischioStatements],
  [NOPPA.id, loadNoppaStatements],
  [BRP.id, loadBrpStatements],
  [QUINTA.id, loadQuintaStatements],
  [WHITEBOX.id, loadWhiteboxStatements],
]);

/** Loads the statements of a system's rules, by rule. A custom system has them in its rules already. */
export const loadStatements = (id: string) =>
  STATEMENT_LOADERS.get(id)?.() ??
  loadSystem(id)?.then(
    ({ rules }): RuleStatements =>
      Object.fromEntries(Object.entries(rules).map(([rule, statedRule]) => [rule, statementOf(statedRule)])),
  );
