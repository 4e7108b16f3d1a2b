import { mkdtempSync } from 'node:fs';
import { openChromium } from './chromium.ts';
import { startServer } from './serving.ts';
const server = await startServer({ DATA_DIR: mkdtempSync('/tmp/lab-') });
const browser = await openChromium();
try {
  for (const [name, width, height] of [['desk', 1280, 900], ['phone', 390, 844]] as const) {
    const page = await browser.newPage({ viewport: { width, height } });
    page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text()));
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    await page.goto(`${server.url}/lab/${process.argv[2] ?? 'rischio'}`);
    await page.getByRole('button', { name: /Simulate/ }).click();
    await page.waitForFunction(() => /500 of 500/.test(document.body.innerText), undefined, { timeout: 60000 });
    await page.screenshot({ path: `/tmp/shots/lab-${name}.png`, fullPage: true });
    await page.getByRole('button', { name: /^One .* more$/ }).last().click();
    await page.getByRole('button', { name: /Simulate/ }).click();
    await page.waitForFunction(() => /500 of 500/.test(document.body.innerText), undefined, { timeout: 60000 });
    await page.screenshot({ path: `/tmp/shots/lab2-${name}.png`, fullPage: true });
    await page.close();
  }
} finally { await browser.close(); await server.stop(); }
