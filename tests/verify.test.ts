import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systems } from '@arbitro/catalogue';
import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import { openTableService, type SeatSession, type TableService } from '@arbitro/server';
import { openMemory } from '@arbitro/store';
import { drawAnswer, fillOfferAtRandom } from '@arbitro/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitro-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the value of an answer that is not a refusal. */
function requireValue<T>(
  answer: { readonly ok: true; readonly value: T } | { readonly ok: false; says(l: 'en'): string },
): T {
  if (!answer.ok) throw new Error(answer.says('en'));
  return answer.value;
}

/** The game master takes an offer, or answers the question. */
async function playStep(tableService: TableService, gm: SeatSession, n: number, die: Die): Promise<void> {
  const { ask } = requireValue(await tableService.see(gm)).seen;
  const command = `step-${n}`;
  if (ask?.kind === 'choose') {
    const answer = drawAnswer(ask.to[0]?.question ?? { kind: 'text', most: 0 }, die);
    requireValue(await tableService.ask(gm, 'answer', { command, ask: ask.id, answer }));
    return;
  }
  const offers = requireValue(await tableService.offers(gm));
  const offer = offers[die(offers.length) - 1];
  if (offer)
    await tableService.ask(gm, 'act', { command, action: fillOfferAtRandom(offer, die) as { type: string } });
}

/** Plays at random for an evening, with an undo now and then; returns it as a file. */
async function playEvening(system: string, seed: string): Promise<unknown> {
  const tableService = openTableService({ store: openMemory() });
  const gm = requireValue(await tableService.make({ demo: system }));
  const die = createSeededDie(seedOf(seed));
  for (let n = 0; n < 60; n++) {
    await playStep(tableService, gm, n, die);
    const [first] = requireValue(await tableService.see(gm)).lines;
    if (n % 20 === 19) await tableService.ask(gm, 'undo', { command: `undo-${n}`, to: first?.moment ?? 0 });
  }
  requireValue(await tableService.ask(gm, 'seal', { command: 'seal' }));
  const file = requireValue(await tableService.exported(gm));
  await tableService.close();
  return file;
}

describe.each(systems)('an evening of random play in $id', ({ id }) => {
  test.each(['luna', 'vento'])('exported, every roll and every receipt fits (%s)', async (seed) => {
    const path = join(folder, `${id}-${seed}.json`);
    writeFileSync(path, JSON.stringify(await playEvening(id, seed)));
    const { code, printed } = await runCommand(['verify', path, '--json'], folder, {});
    expect(code, printed).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ faults: [], rolls: { sealed: 0 } });
  });
});
