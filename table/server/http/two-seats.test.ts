import { expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { ASA_KEY, FakeTableService, GM_KEY, TABLE } from './fake-table-service.fixture.ts';

test('two tabs of one browser sit on two seats of one table', async () => {
  const fakeTableService = new FakeTableService();
  const app = await buildServer({ service: fakeTableService });
  const jar = new Map<string, string>();
  for (const key of [GM_KEY, ASA_KEY]) {
    const { cookies } = await app.inject({
      method: 'POST',
      url: `/api/tables/${TABLE}/session`,
      payload: { key },
    });
    for (const { name, value } of cookies) jar.set(name, value);
  }
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const seatOf = async (query: string): Promise<unknown> => {
    const answer = await app.inject({ url: `/api/tables/${TABLE}${query}`, headers: { cookie } });
    return answer.statusCode === 200 ? answer.json().seen.you.id : answer.json().refusal.code;
  };
  const [gm] = GM_KEY.split('.');
  const [asa] = ASA_KEY.split('.');
  expect(await seatOf(`?as=${gm}`)).toBe(gm);
  expect(await seatOf(`?as=${asa}`)).toBe(asa);
  expect(await seatOf('')).toBe(asa);
  expect(await seatOf('?as=s99')).toBe('no-key');
  await app.close();
});
