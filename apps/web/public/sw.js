/** Keeps the app itself for when there is no connection. What tables say is never kept: /api is not touched. */
const CACHE = 'arbitro-1';
const LIST = '/shell.json';
const KEPT = ['/icon.svg', '/manifest.webmanifest'];
const isOwn = (path) => path.startsWith('/systems/');
const isAsset = (path) => path.startsWith('/assets/') || isOwn(path) || KEPT.includes(path);
const isPage = (path) => path === '/' || /^\/(t|rules|dice|new|lab)(\/|$)/.test(path);

const listIn = async (answer) => (answer?.ok ? (await answer.json()).map((name) => `/${name}`) : []);

/** Fetches what a new build brought; what neither it nor the one before has is let go. */
async function renew() {
  const cache = await caches.open(CACHE);
  const before = await listIn(await cache.match(LIST));
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) return;
  const now = await listIn(answer.clone());
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...now, ...KEPT].filter((path) => !held.has(path));
  await Promise.all(missing.map((path) => cache.add(path).catch(() => undefined)));
  const wanted = new Set([...before, ...now]);
  const stale = [...held].filter((path) => path.startsWith('/assets/') && !wanted.has(path));
  await Promise.all(stale.map((path) => cache.delete(path)));
  await cache.put(LIST, answer);
}

/** The modules of systems that this server brought along, as its page tells of them; others are let go. */
async function renewOwn(page) {
  const cache = await caches.open(CACHE);
  const told = new Set((await page.text()).match(/\/systems\/[\w.-]+/g));
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isOwn);
  const missing = [...told].filter((path) => !held.includes(path));
  await Promise.all(missing.map((path) => cache.add(path).catch(() => undefined)));
  const stale = held.filter((path) => !told.has(path));
  await Promise.all(stale.map((path) => cache.delete(path)));
}

/** The page of the newest build, or the last one there was. */
async function page(event) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) {
      event.waitUntil(cache.put('/', answer.clone()));
      event.waitUntil(renew().catch(() => undefined));
      event.waitUntil(renewOwn(answer.clone()).catch(() => undefined));
    }
    return answer;
  } catch (error) {
    const kept = await cache.match('/');
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  return kept ?? fetch(request);
}

/** The page as it is now, and what it tells of. */
async function first() {
  const cache = await caches.open(CACHE);
  await cache.add('/');
  await renewOwn(await cache.match('/'));
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(Promise.all([first(), renew()]));
});
self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (event.request.mode === 'navigate' && isPage(pathname)) event.respondWith(page(event));
  else if (isAsset(pathname)) event.respondWith(asset(event.request));
});
