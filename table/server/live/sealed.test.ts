import { exportSchema, type SealedRoll, type TableExport } from '@arbitro/protocol';
import { commitmentOf, computeFace, type SealFault, verifyTable } from '@arbitro/seal';
import { describe, expect, test } from 'vitest';
import type { SeatSession } from './table-service.ts';
import { requireValue, TestService } from './test-service.fixture.ts';

const RISK = { type: 'risk', by: 'brenna', kind: 'Forza', level: 'medium' };

async function openTable() {
  const trial = new TestService();
  const gm = await trial.make({ system: 'rischio', creatures: [{ from: 'brenna' }, { from: 'nerio' }] });
  const nerio = await trial.seat(gm, 'player', ['nerio']);
  return { trial, gm, nerio };
}

async function rollRisks(trial: TestService, gm: SeatSession, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await trial.submit(gm, 'act', { action: RISK });
}

async function exportTable(trial: TestService, gm: SeatSession): Promise<TableExport> {
  return exportSchema.parse(structuredClone(requireValue(await trial.service.exported(gm))));
}

const listRolls = ({ entries }: TableExport): SealedRoll[] =>
  entries.flatMap(({ kept: { does } }) => ('rolls' in does ? does.rolls : []));

/** A table that has rolled, stirred, rolled, revealed, and rolled again. */
async function openThrownTable() {
  const { trial, gm, nerio } = await openTable();
  await rollRisks(trial, gm, 4);
  await trial.submit(nerio, 'entropy', { text: 'a black cat' });
  await rollRisks(trial, gm, 4);
  await trial.submit(nerio, 'dice', { dice: 'real' });
  const { moment: ask } = await trial.submit(gm, 'act', { action: { ...RISK, by: 'nerio', kind: 'Furto' } });
  await trial.submit(nerio, 'answer', { ask, faces: [20] });
  await trial.submit(gm, 'seal', {});
  await rollRisks(trial, gm, 3);
  return { trial, gm, nerio, file: await exportTable(trial, gm) };
}

describe('the dice of a table', () => {
  test('are committed to before the first roll, and all seats see it', async () => {
    const { trial, gm, nerio } = await openTable();
    const { seal } = (await trial.readMessage(nerio)).seen;
    expect((await trial.readMessage(nerio)).lines[0]).toMatchObject({
      kind: 'opened',
      commitment: seal.commitment,
    });
    expect(seal.commitment).toMatch(/^[0-9a-f]{64}$/);
    await rollRisks(trial, gm, 1);
    const { dice } = await trial.table(gm);
    expect(commitmentOf(dice.seal.seed)).toBe(seal.commitment);
    for (const seat of [gm, nerio])
      expect(JSON.stringify(await trial.readMessage(seat))).not.toContain(dice.seal.seed);
  });

  test('fall as the seed, the entropy, the person and the count say', async () => {
    const { trial, gm, nerio } = await openTable();
    await trial.submit(nerio, 'entropy', { text: 'a black cat' });
    await rollRisks(trial, gm, 5);
    const { dice } = await trial.table(gm);
    const { seed } = dice.seal;
    const faces = listRolls(await exportTable(trial, gm)).map(({ roll }) => roll.faces[0]);
    const expected = faces.map((_, n) =>
      computeFace({ seed, entropy: dice.entropy, stream: 'brenna', n }, 20),
    );
    expect(faces).toEqual(expected);
  });

  test('are all different after a seat has added entropy', async () => {
    const { trial, gm, nerio } = await openTable();
    const before = (await trial.table(gm)).dice;
    await trial.submit(nerio, 'entropy', { text: 'a black cat' });
    const { seal, entropy } = (await trial.table(gm)).dice;
    expect(seal).toEqual(before.seal);
    const row = (mixed: string) =>
      Array.from({ length: 20 }, (_, n) =>
        computeFace({ seed: seal.seed, entropy: mixed, stream: 'brenna', n }, 20),
      );
    expect(row(entropy)).not.toEqual(row(before.entropy));
    expect((await trial.readMessage(gm)).seen.seal.entropy).toBe(entropy);
    expect((await trial.readMessage(gm)).lines.at(-1)).toMatchObject({
      kind: 'stirred',
      text: 'a black cat',
    });
  });

  test('are revealed when a new seal is set, and fall from the new one', async () => {
    const { trial, gm, nerio } = await openTable();
    const { seal } = (await trial.table(gm)).dice;
    await rollRisks(trial, gm, 2);
    await trial.submit(gm, 'seal', {});
    expect((await trial.readMessage(nerio)).lines.at(-1)).toMatchObject({ kind: 'sealed', revealed: seal });
    const { dice } = await trial.table(gm);
    expect(dice).toMatchObject({ entropy: '', thrown: {} });
    expect(dice.seal.seed).not.toBe(seal.seed);
    expect(await trial.expectRefusal(nerio, 'seal', {})).toBe('not-allowed');
  });
});

describe('verify', () => {
  test('finds that every roll fits, was typed in, or is still sealed', async () => {
    const { file } = await openThrownTable();
    expect(verifyTable(file)).toEqual({ fit: 8, real: 1, sealed: 3, faults: [] });
  });

  test('holds across undo, and for an imported file', async () => {
    const { trial, gm } = await openThrownTable();
    const to = (await trial.table(gm)).moment;
    await rollRisks(trial, gm, 2);
    await trial.submit(gm, 'undo', { to });
    await rollRisks(trial, gm, 2);
    await trial.submit(gm, 'seal', {});
    const file = await exportTable(trial, gm);
    expect(verifyTable(file)).toEqual({ fit: 15, real: 1, sealed: 0, faults: [] });
    const newTable = requireValue(await trial.service.bring(Buffer.from(JSON.stringify(file))));
    await rollRisks(trial, newTable, 1);
    expect(verifyTable(await exportTable(trial, newTable))).toEqual({
      fit: 15,
      real: 1,
      sealed: 1,
      faults: [],
    });
  });

  type Forgery = (file: TableExport) => Partial<SealFault> & { readonly at?: number };
  const nth = (file: TableExport, n: number): SealedRoll => {
    const roll = listRolls(file)[n];
    if (!roll) throw new Error(`there is no roll ${n}`);
    return roll;
  };
  const FORGERIES: readonly (readonly [string, Forgery])[] = [
    [
      'one changed face',
      (file) => {
        const { roll } = nth(file, 2);
        const [face = 0] = roll.faces;
        Object.assign(roll, { faces: [(face % 20) + 1] });
        return { is: 'face', die: 0, expected: face };
      },
    ],
    [
      'a die left out',
      (file) => {
        Object.assign(nth(file, 5), { from: 6 });
        return { is: 'place', expected: 5 };
      },
    ],
    [
      'a die thrown twice',
      (file) => {
        Object.assign(nth(file, 5), { from: 4 });
        return { is: 'place', expected: 5 };
      },
    ],
    [
      'a roll that was taken out',
      (file) => {
        const acted = file.entries.filter(({ kept }) => kept.does.kind === 'acted');
        file.entries.splice(file.entries.indexOf(acted[1] as (typeof acted)[0]), 1);
        return { is: 'place', expected: 1 };
      },
    ],
    [
      'a die with other sides',
      (file) => {
        Object.assign(nth(file, 1), { sides: [0] });
        return { is: 'sides', die: 0 };
      },
    ],
    [
      'a die without sides',
      (file) => {
        Object.assign(nth(file, 1), { sides: [] });
        return { is: 'sides', die: 0 };
      },
    ],
  ];

  test.each(FORGERIES)('finds and names %s', async (_, forge) => {
    const { file } = await openThrownTable();
    const wanted = forge(file);
    const { faults, fit } = verifyTable(file);
    expect(faults[0]).toMatchObject(wanted);
    expect(fit).toBeLessThan(8);
    const where = file.entries.find(({ moment }) => moment === faults[0]?.moment);
    expect(where?.kept.does.kind).toBe('acted');
  });

  test.each([
    ['another seed', { seed: 'ab'.repeat(32) }],
    ['another seal', { commitment: commitmentOf('ab'.repeat(32)), seed: 'ab'.repeat(32) }],
  ])('finds and names %s', async (_, revealed) => {
    const { file } = await openThrownTable();
    const sealed = file.entries.find(({ kept }) => kept.does.kind === 'sealed');
    if (sealed?.kept.does.kind !== 'sealed') throw new Error('nothing was sealed');
    Object.assign(sealed.kept.does.revealed, revealed);
    const first = file.entries[0]?.kept.does;
    const commitment = first?.kind === 'opened' ? first.seal.commitment : '';
    expect(verifyTable(file)).toMatchObject({
      fit: 0,
      faults: [{ is: 'seed', moment: sealed.moment, commitment }],
    });
  });

  test('finds entropy other than the seats were sent', async () => {
    const { file } = await openThrownTable();
    const stirred = file.entries.find(({ kept }) => kept.does.kind === 'stirred');
    Object.assign(stirred?.kept.does ?? {}, { text: 'a white cat' });
    expect(verifyTable(file).faults.length).toBeGreaterThan(0);
    expect(verifyTable(file).fit).toBeGreaterThanOrEqual(4);
  });
});
