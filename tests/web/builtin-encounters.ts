import { systems } from '@arbitro/catalogue';
import { DANGER_TEXTS, DANGERS, demoOf, LANGUAGES, type System } from '@arbitro/kernel';
import { isInTonightSample } from '@arbitro/testing';
import { expect, test } from 'vitest';
import { listCreatures, type Seat } from '../client.ts';
import { BLANK, type BrowserSetup, PHONE } from './browser-setup.fixture.ts';
import { findLog } from './play-actions.ts';

const listCreatureIds = ({ file }: System['encounters'][number]): readonly string[] =>
  (file.creatures as readonly { readonly id?: string; readonly from: string }[]).map(
    ({ id, from }) => id ?? from,
  );

/** Encounters that come with a system, played at a table and opened in the lab. */
export function testBuiltinEncounters(setting: () => BrowserSetup): void {
  test.each(systems.map((system) => [system.id, system] as const))(
    '%s: a click sets up party and foes, and the fight is on',
    async (id, { encounters }) => {
      const page = await setting().open(`/new/${id}`);
      const cards = page.getByRole('region', { name: 'Ready to play' }).getByRole('listitem');
      await cards.first().waitFor();
      const texts = await cards.allInnerTexts();
      expect(texts.length).toBe(3);
      for (const [index, { title, about }] of encounters.entries()) {
        const danger = DANGERS[index] ?? '';
        for (const text of [title.en, about.en, danger]) expect(texts[index]).toContain(text);
      }
      const [, , deadly] = encounters;
      const [answer] = await Promise.all([
        page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.url().endsWith('/api/tables'),
        ),
        page.getByRole('button', { name: `Play: ${deadly.title.en}` }).click(),
      ]);
      const newTable = (await answer.json()) as Omit<Seat, 'server'>;
      await findLog(page).getByRole('article').first().waitFor();
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(deadly.title.en);
      const creatures = await listCreatures({ ...newTable, server: setting().server });
      expect(creatures).toEqual(listCreatureIds(deadly));
    },
  );

  // each system in one language each night
  test.each(LANGUAGES)('are described in every language, also on a phone (%s)', async (language) => {
    const page = await setting().open(BLANK, { viewport: PHONE, locale: language });
    for (const [index, { id, encounters }] of systems.entries()) {
      if (!isInTonightSample(index + LANGUAGES.indexOf(language), LANGUAGES.length)) continue;
      await page.goto(`/new/${id}`);
      const list = page.locator('.ready-made');
      await list.getByRole('listitem').first().waitFor();
      const text = await list.innerText();
      for (const [index, { title, about }] of encounters.entries())
        for (const words of [title, about, DANGER_TEXTS[DANGERS[index] ?? 'easy']])
          expect(text).toContain(words[language]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        PHONE.width,
      );
    }
  });

  test('the lab begins from any of them', async () => {
    const [system] = systems;
    if (!system) throw new Error('there is no system');
    const page = await setting().open(`/lab/${system.id}`);
    const button = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });
    const pressed = (title: string) => button(title).getAttribute('aria-pressed');
    const [easy, , deadly] = system.encounters;
    await button(easy.title.en).waitFor();
    await expect.poll(() => pressed(demoOf(system).title.en)).toBe('true');
    await button(deadly.title.en).click();
    await expect.poll(() => pressed(deadly.title.en)).toBe('true');
    await expect.poll(() => pressed(demoOf(system).title.en)).toBe('false');
    await page
      .getByRole('button', { name: /^One .* more$/ })
      .first()
      .click();
    await expect.poll(() => pressed(deadly.title.en)).toBe('false');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => pressed(deadly.title.en)).toBe('true');
  });
}
