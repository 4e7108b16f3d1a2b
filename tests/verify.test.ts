import { systems } from '@arbitro/catalogue';
import { seededDie, seedOf } from '@arbitro/dice';
import { exportSchema } from '@arbitro/protocol';
import { verify } from '@arbitro/seal';
import { answerTo, fill } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { audit } from '../apps/cli/audit.ts';
import { given, step, Trial } from '../table/server/trying.ts';

describe.each(systems)('an evening of random play in $id', (system) => {
  test.each(['luna', 'sole', 'vento', 'neve'])(
    'exported, every roll and every receipt fits (%s)',
    async (seed) => {
      const trial = new Trial();
      const gm = await trial.make({ demo: system.id });
      const whims = { die: seededDie(seedOf(seed)), fill, answerTo };
      for (let n = 0; n < 60 && (await step(trial, gm, whims)); n++)
        if (n % 10 === 9) await trial.ask(gm, 'undo', { to: (await trial.see(gm)).lines[0]?.moment ?? 0 });
      await trial.done(gm, 'seal', {});
      const file = exportSchema.parse(given(await trial.hall.exported(gm)));
      expect(verify(file)).toMatchObject({ sealed: 0, real: 0, faults: [] });
      expect(audit(system, file).faults).toEqual([]);
      expect(audit(system, file).fit).toBeGreaterThan(20);
    },
  );
});
