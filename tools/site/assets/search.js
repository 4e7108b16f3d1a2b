import MiniSearch from './minisearch.js';

const input = document.querySelector('input[type=search]');
const results = document.querySelector('.results');
const details = document.querySelector('nav details');
const MAX_RESULTS = 20;

// on a phone the contents are folded, so that the page is seen first
if (details && matchMedia('(max-width: 50rem)').matches) details.open = false;

let index;
/** The index of the page's language is loaded when the search is first used. */
const loadIndex = async () => {
  const reply = await fetch(`/help/search-${document.documentElement.lang}.json`);
  const { options, data } = await reply.json();
  return MiniSearch.loadJS(data, options);
};

const renderResult = ({ title, page, url }) => {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const where = document.createElement('small');
  where.textContent = page;
  link.append(where);
  return link;
};

const search = async () => {
  index ??= loadIndex();
  const words = input.value.trim();
  const found = words === '' ? [] : (await index).search(words).slice(0, MAX_RESULTS);
  if (words !== input.value.trim()) return;
  const none = document.createElement('span');
  none.textContent = input.dataset.none;
  const rows = found.length > 0 ? found.map(renderResult) : [none];
  results.replaceChildren(
    ...rows.map((row) => {
      const item = document.createElement('li');
      item.append(row);
      return item;
    }),
  );
  results.hidden = words === '';
};

const move = (step) => {
  const links = [...results.querySelectorAll('a')];
  const next = links.indexOf(document.activeElement) + step;
  (next < 0 ? input : links[Math.min(next, links.length - 1)])?.focus();
};

input.addEventListener('input', search);
input.addEventListener('focus', search);
input.form.addEventListener('submit', (event) => {
  event.preventDefault();
  results.querySelector('a')?.click();
});
addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  } else if (event.key === 'Escape') results.hidden = true;
  else if (!results.hidden && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  }
});
addEventListener('click', (event) => {
  if (!results.contains(event.target) && event.target !== input) results.hidden = true;
});
