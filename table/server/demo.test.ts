import { systems } from '@arbitro/catalogue';
import { expect, test } from 'vitest';
import { given, Trial } from './trying.ts';

/** So many beginnings that some have ties to be broken. */
const TIMES = 20;

test('demos begin with something to do: what their beginning asks is answered', async () => {
  const trial = new Trial();
  let answered = 0;
  for (const { id: demo } of systems)
    for (let n = 0; n < TIMES; n++) {
      const { seen, lines } = await trial.see(given(await trial.hall.make({ demo })));
      expect(seen, demo).toMatchObject({ ask: null, waiting: [] });
      expect(seen.due.length, demo).toBeGreaterThan(0);
      answered += lines.filter(({ kind }) => kind === 'answered').length;
    }
  expect(answered).toBeGreaterThan(0);
});
