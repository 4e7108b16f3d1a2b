import { NAME as BRP } from '@arbitro/brp/name';
import { type System, type SystemName, statementOf, type Words } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';
import { NAME as WHITEBOX } from '@arbitro/whitebox/name';

const known: SystemName[] = [RISCHIO, NOPPA, BRP, QUINTA, WHITEBOX];

/** Every system by name alone: nothing of its rules is loaded. One that is brought along later is in it from then on. */
export const names: readonly SystemName[] = known;

const loadRischio = () => import('@arbitro/rischio/played').then(({ rischio }): System => rischio);
const loadNoppa = () => import('@arbitro/noppa/played').then(({ noppa }): System => noppa);
const loadBrp = () => import('@arbitro/brp/played').then(({ brp }): System => brp);
const loadQuinta = () => import('@arbitro/quinta/played').then(({ quinta }): System => quinta);
const loadWhitebox = () => import('@arbitro/whitebox/played').then(({ whitebox }): System => whitebox);
const LOADS = new Map([
  [RISCHIO.id, loadRischio],
  [NOPPA.id, loadNoppa],
  [BRP.id, loadBrp],
  [QUINTA.id, loadQuinta],
  [WHITEBOX.id, loadWhitebox],
]);

/** Loads one system without what its rules say; nothing where there is none of that name. */
export const loadSystem = (id: string) => LOADS.get(id)?.();

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

/** Loads what the rules of a system say, by rule. A system of one's own has it in its rules. */
export const loadStatements = (id: string) =>
  STATEMENTS.get(id)?.() ??
  loadSystem(id)?.then(
    ({ rules }): Statements =>
      Object.fromEntries(Object.entries(rules).map(([rule, said]) => [rule, statementOf(said)])),
  );

/** Adds a system of one's own by its name, to be loaded when somebody wants it. An id that another has is refused. */
export function bringLater(name: SystemName, load: typeof loadRischio): void {
  if (LOADS.has(name.id)) throw new Error(`there is another system with the id ${name.id}`);
  LOADS.set(name.id, load);
  known.push(name);
}
