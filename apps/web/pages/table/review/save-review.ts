import type { Language } from '@arbitro/kernel';
import { REVIEW_TEXTS } from '@arbitro/simulation';
import { downloadText } from '../sheet/download.ts';
import type { ReviewResult } from './review-messages.ts';
import { formatChange, formatLuckOdds, type ReviewWords } from './review-words.ts';

/** Saves what an element shows as a page of its own: it needs no program and no connection. */
export function saveAsPage(title: string, shown: Element, language: Language): void {
  const theme = document.documentElement.dataset.theme;
  // joined as text: a style element of a document of this page would be refused by its security policy
  const page = [
    '<!doctype html>',
    `<html lang="${language}"${theme === undefined ? '' : ` data-theme="${theme}"`}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `${formatElement('title', title)}<style>${collectRules(shown)}\n${PAGE_STYLE}</style></head>`,
    `<body>${formatElement('h1', title)}${shown.outerHTML}</body></html>`,
  ];
  downloadText(title, `${page.join('\n')}\n`, 'text/html');
}

/** The page scrolls as a whole, and is as wide as is good to read. */
const PAGE_STYLE = `body { overflow: auto; height: auto; max-width: 72rem; margin: 0 auto; padding: 1rem; }
.review > .review-log { max-height: 94dvh; }`;

/** Returns an element with this text, whatever characters it has. */
function formatElement(name: 'title' | 'h1', text: string): string {
  const element = document.createElement(name);
  element.textContent = text;
  return element.outerHTML;
}

/** Returns the rules of the app that concern an element, or the whole page. */
function collectRules(shown: Element): string {
  const isUsed = (rule: CSSRule): boolean => {
    if (rule instanceof CSSStyleRule) return concerns(rule.selectorText, shown);
    return rule instanceof CSSGroupingRule && [...rule.cssRules].some(isUsed);
  };
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(isUsed)
    .map(({ cssText }) => cssText)
    .join('\n');
}

const OF_PAGE = /:root|^html|^body|^\*/;

/** States that an element of the saved page may have later. */
const LATER_STATES = /:(?:target|hover|focus-visible)/g;

function concerns(selector: string, shown: Element): boolean {
  const lasting = selector.replaceAll(LATER_STATES, ':is(*)');
  return OF_PAGE.test(selector) || shown.matches(lasting) || shown.querySelector(lasting) !== null;
}

/** Returns the review as a note for players; only moments that they know are in it. */
export function writeReviewNote(
  { review, record }: ReviewResult,
  { speech, name, describeDeed }: ReviewWords,
  isKnown: (index: number) => boolean,
): string {
  const { words, percent, number } = speech;
  const describe = (moment: (typeof review.deciding)[number]): string =>
    `${moment.index + 1}. ${describeDeed(record.lines[moment.index])} (${formatChange(moment, speech)})`;
  const sides = review.sides.flatMap(({ side, start, end, dice, ownChoices, otherChoices }) => [
    words(REVIEW_TEXTS['review-side'], { side: name(side), start: percent(start), end: percent(end) }),
    `· ${words(REVIEW_TEXTS['review-dice'])}: ${formatChange(dice, speech)}`,
    `· ${words(REVIEW_TEXTS['review-own'])}: ${formatChange(ownChoices, speech)}`,
    `· ${words(REVIEW_TEXTS['review-others'])}: ${formatChange(otherChoices, speech)}`,
  ]);
  const deciding = review.deciding.filter(({ index }) => isKnown(index)).map(describe);
  const luck = (['bestLuck', 'worstLuck'] as const).flatMap((which) => {
    const moment = review[which];
    if (!moment || !isKnown(moment.index)) return [];
    const isGood = which === 'bestLuck';
    const title = words(REVIEW_TEXTS[isGood ? 'review-best' : 'review-worst']);
    return [
      `${title}: ${describeDeed(record.lines[moment.index])}`,
      formatLuckOdds(moment, isGood, speech),
    ].filter((line) => line !== '');
  });
  return [
    words(REVIEW_TEXTS['review-name']),
    ...sides,
    ...(deciding.length > 0 ? [`${words(REVIEW_TEXTS['review-deciding'])}:`, ...deciding] : []),
    ...luck,
    words(REVIEW_TEXTS['review-how'], { count: number(review.fights), policy: record.policy }),
  ].join('\n');
}
