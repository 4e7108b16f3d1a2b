import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openChromium } from '../chromium.ts';
import { startServer } from '../server-process.fixture.ts';
import { type Frame, joinFrames } from './animation.ts';
import { PICTURES, type Picture } from './pictures.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const IMAGES = join(ROOT, 'docs/images');

/** After the last change, waits a few frames until everything is drawn. */
const WAIT_UNTIL_DRAWN = `(async () => {
  await document.fonts.ready;
  for (let n = 0; n < 6; n++) await new Promise(requestAnimationFrame);
})()`;

async function openPage(browser: Browser, url: string, { screen, dark, moves }: Picture): Promise<Page> {
  const phone = screen.width < 600;
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en',
    viewport: screen,
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: moves ? 'no-preference' : 'reduce',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

async function takePicture(browser: Browser, url: string, picture: Picture): Promise<void> {
  const page = await openPage(browser, url, picture);
  const part = await picture.go(page, url);
  const path = join(IMAGES, `${picture.name}.png`);
  const capture = async (): Promise<Uint8Array> => {
    await page.evaluate<unknown>(WAIT_UNTIL_DRAWN);
    return (part ?? page).screenshot();
  };
  writeFileSync(path, picture.moves ? await captureMoves(page, picture.moves, capture) : await capture());
  await page.context().close();
  console.log(`docs/images/${picture.name}.png`);
}

/** Does the moves one after the other, with a frame after each. */
async function captureMoves(
  page: Page,
  moves: NonNullable<Picture['moves']>,
  capture: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const frames: Frame[] = [];
  for (const { ms, move } of moves) {
    await move(page);
    frames.push({ png: await capture(), ms });
  }
  return joinFrames(frames);
}

/** Takes the screenshots of the documentation again: all, or those named. */
async function main(names: readonly string[]): Promise<void> {
  execFileSync(process.execPath, [join(ROOT, 'tools/build-web.ts')], { stdio: 'inherit' });
  mkdirSync(IMAGES, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'arbitro-pictures-'));
  const server = await startServer({ DATA_DIR: folder });
  const browser = await openChromium();
  try {
    const pictures = PICTURES.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const picture of pictures) await takePicture(browser, server.url, picture);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

await main(argv.slice(2));
