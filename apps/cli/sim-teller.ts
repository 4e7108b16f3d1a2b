import { type Audience, isSolved, percent, span, type Text, type Told, whole } from '@arbitro/sim';
import type { Share } from '@arbitro/simulation';
import { bar } from './chart.ts';
import type { Desk } from './desk.ts';

/** How a report is told: in which words, to whom, at which desk. */
export interface Teller {
  readonly say: Text;
  readonly audience: Audience;
  readonly desk: Desk;
}

export interface ShareRow {
  readonly label: string;
  readonly share: Share;
  readonly more?: string;
}

const LEAST_CELLS = 3;

/** Each with its interval and a bar, all to the same measure: a bar over the whole width is certainty. */
export function shareLines(rows: readonly ShareRow[], { desk, audience }: Teller): readonly string[] {
  const { language } = audience;
  const widest = Math.max(...rows.map(({ label }) => label.length));
  const spans = rows.map(({ share }) => span(share.interval, language));
  const spanWidth = Math.max(...spans.map((one) => one.length));
  const mores = Math.max(...rows.map(({ more = '' }) => more.length));
  const before = 3 + widest + 2 + 7 + 2 + spanWidth + 2 + (mores > 0 ? mores + 2 : 0);
  const room = desk.io.width - before;
  // without room for a bar that says anything there is none
  const cells = room >= LEAST_CELLS ? room : 0;
  return rows.map(({ label, share, more = '' }, at) => {
    const beside = mores > 0 ? `${more.padEnd(mores)}  ` : '';
    const figures = `${percent(share.share, language).padStart(7)}  ${desk.paint.dim((spans[at] ?? '').padStart(spanWidth))}`;
    const drawn = cells > 0 ? desk.paint.cyan(bar(share.share, cells)) : '';
    return `   ${label.padEnd(widest)}  ${figures}  ${beside}${drawn}`.trimEnd();
  });
}

/** Whether the exact chances were found, and if not, why. */
export function exactLines({ exact }: Told, { say, audience, desk }: Teller): readonly string[] {
  if (!exact) return [];
  const { language } = audience;
  const states = whole(exact.states, language);
  if (!isSolved(exact))
    return [
      desk.paint.yellow(say('exact-too-large', { states, share: percent(exact.unresolved, language) })),
    ];
  const endless =
    exact.endless > 0 ? ` ${say('exact-endless', { share: percent(exact.endless, language, 2) })}` : '';
  return [desk.paint.dim(`${say('exact-note', { states })}${endless}`)];
}
