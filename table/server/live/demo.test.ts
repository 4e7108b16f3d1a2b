import { systems } from '@arbitro/catalogue';
import { expect, test } from 'vitest';
import { requireValue, TestService } from './test-service.fixture.ts';

/** Runs each encounter's start so many times that some have initiative ties. */
const TIMES = 7;

test('encounters begin with something to do: what their beginning asks is answered', async () => {
  const trial = new TestService();
  let answered = 0;
  const all = systems.flatMap(({ id: demo, encounters }) =>
    encounters.map(({ id }) => ({ demo, encounter: id })),
  );
  for (const request of all)
    for (let n = 0; n < TIMES; n++) {
      const { seen, lines } = await trial.readMessage(requireValue(await trial.service.make(request)));
      const name = `${request.demo}/${request.encounter}`;
      expect(seen, name).toMatchObject({ ask: null, waiting: [] });
      expect(seen.due.length, name).toBeGreaterThan(0);
      answered += lines.filter(({ kind }) => kind === 'answered').length;
    }
  expect(answered).toBeGreaterThan(0);
});
