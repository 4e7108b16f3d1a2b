import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { slowDown } from './slow-page.fixture.ts';

/** More would only take memory. */
const MAX_IDLE = 4;

/** A page at the server that runs no script. */
const STILL_PAGE = '/icon.svg';

/** What tests listen to. */
const EVENTS = ['console', 'pageerror', 'request', 'response', 'download', 'dialog'] as const;

interface PooledPage {
  readonly page: Page;
  readonly kind: string;
  readonly isReusable: boolean;
}

/**
 * Pages that tests share one after another, each in a browser context of its own, as on another device. A new process for each
 * page would take half of the CPU time of most tests. A page is only lent again after it has lost everything that it
 * stored, and only with the same options.
 */
export class PagePool {
  readonly #browser: Browser;
  #idle: PooledPage[] = [];
  #lent: PooledPage[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Lends a page. One that cannot be cleaned, for instance with a service worker, is never lent again. */
  async lend(options: BrowserContextOptions, isReusable: boolean): Promise<Page> {
    const kind = JSON.stringify(options);
    const found = isReusable ? this.#idle.findLast((idle) => idle.kind === kind) : undefined;
    this.#idle = this.#idle.filter((idle) => idle !== found);
    const pooledPage = found ?? { page: await this.#createPage(options), kind, isReusable };
    this.#lent.push(pooledPage);
    return pooledPage.page;
  }

  async #createPage(options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    await slowDown(page);
    return page;
  }

  /** Ends all loans. After a failed test the state of its pages is unknown. */
  async endLoans(hasFailed: boolean): Promise<void> {
    await Promise.all(this.#lent.splice(0).map((pooledPage) => this.#endLoan(pooledPage, hasFailed)));
    const tooMany = this.#idle.splice(0, Math.max(0, this.#idle.length - MAX_IDLE));
    await Promise.all(tooMany.map(({ page }) => page.context().close()));
  }

  async #endLoan(pooledPage: PooledPage, hasFailed: boolean): Promise<void> {
    if (pooledPage.isReusable && !hasFailed && (await isCleaned(pooledPage.page)))
      this.#idle.push(pooledPage);
    else await pooledPage.page.context().close();
  }
}

/** Whether the page could be made as good as new. */
async function isCleaned(page: Page): Promise<boolean> {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  for (const event of EVENTS) page.removeAllListeners(event);
  try {
    await Promise.all(others.map((other) => other.close()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(STILL_PAGE);
    await page.evaluate('localStorage.clear(); sessionStorage.clear();');
    await context.clearCookies();
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await page.mouse.move(0, 0);
    return true;
  } catch {
    return false;
  }
}
