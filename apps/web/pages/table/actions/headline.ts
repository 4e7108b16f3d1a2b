import { FALLS } from '@arbitro/protocol';
import type { ActionOdds } from '../../../live/action-odds.ts';

/** One figure of a headline: a chance, or an average. */
export interface Figure {
  readonly key: string;
  readonly chance?: number;
  readonly mean?: number;
}

/** The headline for one creature, or for the action as a whole. */
export interface HeadlineRow {
  readonly who: string | undefined;
  readonly figures: readonly Figure[];
}

/** Facts that say whether an action works: the first that the odds know is in the headline. */
const WORKS = ['hit', 'success', 'overcome', 'opened', 'found', 'hidden', 'saved', 'not-saved', 'won'];
const AMOUNTS = ['damage', 'healed'];

const RANKED = ['hit', ...AMOUNTS, ...FALLS, ...WORKS];

/** Returns how early a fact is named; facts that no headline has come last. */
export const rankInHeadline = (key: string): number =>
  RANKED.includes(key) ? RANKED.indexOf(key) : RANKED.length;

/** Returns whether it works, what it does on average, and who may fall: a row for each creature it concerns. */
export function buildHeadline({ chances, amounts }: ActionOdds): readonly HeadlineRow[] {
  const keys = [...Object.keys(chances), ...Object.keys(amounts)];
  const concerned = [...new Set(keys.filter(isAboutOne).map((key) => key.split(':')[1] ?? ''))];
  const rows = concerned
    .map((who) => ({ who, figures: listFigures({ chances, amounts }, `:${who}`) }))
    .filter(({ figures }) => figures.length > 0)
    .filter(({ figures }, _, all) => !isOwnRoll(figures) || all.every((row) => isOwnRoll(row.figures)));
  if (rows.length > 1) return rows;
  const whole = listFigures({ chances, amounts }, '');
  const figures = whole.length > 0 ? whole : (rows[0]?.figures ?? []);
  return figures.length > 0 ? [{ who: undefined, figures }] : [];
}

/** The roll of the creature that acts says nothing more where its effects on others are known. */
const isOwnRoll = (figures: readonly Figure[]): boolean => figures.every(({ key }) => key === 'success');

const isAboutOne = (key: string): boolean => {
  const [fact = '', ...who] = key.split(':');
  return who.length === 1 && [...WORKS, ...FALLS, ...AMOUNTS].includes(fact);
};

type Odds = Pick<ActionOdds, 'chances' | 'amounts'>;

function listFigures({ chances, amounts }: Odds, about: string): readonly Figure[] {
  const findChance = (facts: readonly string[]): readonly Figure[] =>
    facts
      .flatMap((key) => {
        const chance = chances[key + about]?.about;
        return chance === undefined || chance === 0 ? [] : [{ key, chance }];
      })
      .slice(0, 1);
  const means = AMOUNTS.flatMap((key) => {
    const mean = amounts[key + about]?.mean.about;
    return mean === undefined || mean === 0 ? [] : [{ key, mean }];
  });
  return [...findChance(WORKS), ...means, ...findChance(FALLS)];
}

/** Returns what an action is worth to those who act against this creature: harm to it, less what heals it. */
export function computeHarm({ chances, amounts }: ActionOdds, on: string): number {
  const of = (key: string): number => (amounts[`${key}:${on}`] ?? amounts[key])?.mean.about ?? 0;
  const hit = (chances[`hit:${on}`] ?? chances.hit)?.about ?? 0;
  return of('damage') - of('healed') + hit * HIT_WORTH;
}

/** Between actions of equal damage the likelier one comes first. */
const HIT_WORTH = 0.01;
