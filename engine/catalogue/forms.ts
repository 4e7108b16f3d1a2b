import { NAME as BRP } from '@arbitro/brp/name';
import type { SheetLayout } from '@arbitro/kernel';
import { NAME as NOPPA } from '@arbitro/noppa/name';
import { NAME as QUINTA } from '@arbitro/quinta/name';
import { NAME as RISCHIO } from '@arbitro/rischio/name';
import { NAME as WHITEBOX } from '@arbitro/whitebox/name';
import { loadSystem } from './lazy.ts';

const loadRischioForm = () =>
  import('@arbitro/rischio/form').then(({ SHEET_LAYOUT }): SheetLayout | undefined => SHEET_LAYOUT);
const loadNoppaForm = () =>
  import('@arbitro/noppa/form').then(({ SHEET_LAYOUT }): SheetLayout | undefined => SHEET_LAYOUT);
const loadBrpForm = () =>
  import('@arbitro/brp/form').then(({ SHEET_LAYOUT }): SheetLayout | undefined => SHEET_LAYOUT);
const loadQuintaForm = () =>
  import('@arbitro/quinta/form').then(({ SHEET_LAYOUT }): SheetLayout | undefined => SHEET_LAYOUT);
const loadWhiteboxForm = () =>
  import('@arbitro/whitebox/form').then(({ SHEET_LAYOUT }): SheetLayout | undefined => SHEET_LAYOUT);
const FORM_LOADERS = new Map([
  [RISCHIO.id, loadRischioForm],
  [NOPPA.id, loadNoppaForm],
  [BRP.id, loadBrpForm],
  [QUINTA.id, loadQuintaForm],
  [WHITEBOX.id, loadWhiteboxForm],
]);

/** Loads how a system groups and names the fields of its sheets. A custom system may have it in itself. */
export const loadSheetLayout = (id: string) =>
  FORM_LOADERS.get(id)?.() ?? loadSystem(id)?.then(({ sheetLayout }) => sheetLayout);
