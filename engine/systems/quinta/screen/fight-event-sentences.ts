import { squareName } from '@arbitro/grid';
import {
  buildListSentence,
  EMPTY_TEXT,
  type EventSentences,
  joinTexts,
  type LocalizedText,
  sameInAllLanguages,
} from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';
import type { PreparedAction } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { addAdvantageSources, fillMeasure } from './narration.ts';

/** Hit or missed, and whether it was an opportunity attack. */
function attackText({ hit, critical, opportunity, cover }: EventOf<'attacked'>): LocalizedText {
  const head = opportunity ? TEXT.events.attack.head : EMPTY_TEXT;
  const end = critical
    ? TEXT.events.attack.end.criticalHit
    : hit
      ? TEXT.events.attack.end.hit
      : TEXT.events.attack.end.miss;
  const attacks = TEXT.events.attack.attacks;
  const details = cover === 'none' ? '({with}): ' : '({with}; {cover}): ';
  return joinTexts(head, attacks, sameInAllLanguages(details), end);
}

/** A feature by its name, another action by its kind. */
const readiedNameOf = ({ act }: PreparedAction): string => (act.kind === 'deed' ? act.deed : act.kind);

/** Sentences of what happens in a fight. */
export const FIGHT_SENTENCES = {
  'fight-began': ({ participants }) => ({
    words: TEXT.events['fight-began'],
    with: { who: participants.map(({ who }) => who) },
  }),
  'initiative-rolled': ({ who, initiative, sources = [] }) =>
    addAdvantageSources(
      {
        words: TEXT.events['initiative-rolled'],
        with: { who, initiative },
      },
      sources,
    ),
  'order-set': ({ order, out = [] }) =>
    buildListSentence(
      TEXT.events['order-set'],
      order.filter(({ who }) => !out.includes(who)).map(({ who, initiative }) => [who, initiative] as const),
    ),
  left: ({ who, how }) => ({
    words: how === 'fled' ? TEXT.events.left.flees : TEXT.events.left.surrenders,
    with: { who },
  }),
  'fight-ended': ({ winner }) =>
    winner === null ? { words: TEXT.events.noWinner } : { words: TEXT.events.winner, with: { winner } },
  moved: ({ who, to, spent, willing, difficult }) => ({
    words: joinTexts(
      to === null
        ? fillMeasure(TEXT.events.moved.metres, 'spent', spent)
        : willing
          ? TEXT.events.moved.willing
          : TEXT.events.moved.unwilling,
      difficult ? TEXT.events.difficult : EMPTY_TEXT,
    ),
    with: { who, to: to === null ? '' : squareName(to) },
  }),
  jumped: ({ who, metres, cleared }) => ({
    words: cleared ? fillMeasure(TEXT.events.jumped.cleared, 'metres', metres) : TEXT.events.jumped.cutShort,
    with: { who },
  }),
  dismounted: ({ who, fell }) => ({
    words: fell ? TEXT.events.dismounted.fallsOff : TEXT.events.dismounted.dismounts,
    with: { who },
  }),
  'interaction-taken': ({ who, what }) => ({
    words:
      what === '' ? TEXT.events['interaction-taken'].handlesObject : TEXT.events['interaction-taken'].plain,
    with: { who, what },
  }),
  helped: ({ who, helping }) =>
    helping === null
      ? {
          words: TEXT.events.helped.noLongerHelps,
          with: { who },
        }
      : {
          words: helping.kind === 'attack' ? TEXT.events.helped.distracts : TEXT.events.helped.helps,
          with: { who, on: helping.on },
        },
  'ready-set': ({ who, readied }) =>
    readied === null
      ? {
          words: TEXT.events['ready-set'].noLonger,
          with: { who },
        }
      : {
          words: TEXT.events['ready-set'].waits,
          with: { who, trigger: readied.trigger, act: readiedNameOf(readied) },
        },
  attacked: (event) => {
    const { by, on, thing, with: featureId, cover, sources } = event;
    const params = { by, on: on ?? thing ?? 'empty-place', with: featureId, cover: `cover-${cover}` };
    return addAdvantageSources({ words: attackText(event), with: params }, sources);
  },
  'deed-used': ({ by, deed, on }) =>
    on.length === 0
      ? { words: TEXT.events['deed-used'].plain, with: { by, deed } }
      : {
          words: TEXT.events['deed-used'].onTarget,
          with: { by, deed, on },
        },
  'damage-rolled': ({ shares }) =>
    buildListSentence(
      TEXT.events['damage-rolled'],
      shares.map(({ type, points }) => [type, points] as const),
    ),
  'bloodied-changed': ({ who, bloodied }) => ({
    words: bloodied ? TEXT.events['bloodied-changed'].bloodied : TEXT.events['bloodied-changed'].noLonger,
    with: { who },
  }),
  'waking-set': ({ who, rule }) => ({
    words:
      rule === 'quinta.damage.knock-out'
        ? TEXT.events['waking-set'].withinHour
        : TEXT.events['waking-set'].inHours,
    with: { who },
  }),
  healed: ({ who, points, hp, limited }) => ({
    words: joinTexts(TEXT.events.healed, limited ? TEXT.events.full : EMPTY_TEXT),
    with: { who, points, hp },
  }),
  'condition-gained': ({ who, affliction: { condition } }) => ({
    words: TEXT.events['condition-gained'],
    with: { who, condition },
  }),
  'condition-lost': ({ who, condition, still }) => ({
    words: still ? TEXT.events['condition-lost'].stillThere : TEXT.events['condition-lost'].gone,
    with: { who, condition },
  }),
  'exhaustion-set': ({ who, level, total = level }) => ({
    words: TEXT.events['exhaustion-set'],
    with: { who, total },
  }),
  'cover-set': ({ by, on, cover }) => ({
    words: TEXT.events['cover-set'],
    with: { by, on, cover: `cover-${cover ?? 'none'}` },
  }),
} satisfies Partial<EventSentences<Event, typeof TEXT.events>>;
