import {
  buildListSentence,
  type CreatureId,
  EMPTY_TEXT,
  type EventSentences,
  joinTexts,
  type Sentence,
  sameInAllLanguages,
} from '@arbitro/kernel';
import type { Intent } from '../actions.ts';
import type { Event, EventOf } from '../events.ts';
import { TEXT } from '../text/index.ts';

/** The text of a weapon, a spell or an action: what an intent is about. */
function findIntentThing(intent: Intent): string | undefined {
  switch (intent.type) {
    case 'attack':
      return intent.with;
    case 'cast':
    case 'prepare':
      return intent.spell;
    case 'ready':
      return intent.weapon;
    case 'open-door':
      return intent.door;
    case 'other':
      return intent.what || 'other';
    default:
      return undefined;
  }
}

const findIntentTarget = (intent: Intent): CreatureId | readonly CreatureId[] | undefined =>
  'on' in intent && intent.on.length > 0 ? intent.on : undefined;

function describeIntent(who: CreatureId, intent: Intent): Sentence {
  const [what, on] = [findIntentThing(intent), findIntentTarget(intent)];
  return {
    words: joinTexts(
      TEXT.events.intends[intent.type],
      intent.type === 'cast' && on !== undefined ? TEXT.events.onWhom : EMPTY_TEXT,
      intent.type === 'attack' && what !== undefined ? TEXT.events.withWhat : EMPTY_TEXT,
      TEXT.events.fullStop,
    ),
    with: { who, ...(what === undefined ? {} : { what }), ...(on === undefined ? {} : { on }) },
  };
}

const describePhase = ({ round, phase }: EventOf<'phase-began'>): Sentence =>
  round === 0 && phase !== 'free'
    ? { words: TEXT.events.freeRound, with: { phase } }
    : { words: TEXT.events.phaseBegan[phase], with: { round } };

function describeSurprise({ surprised }: EventOf<'surprise-settled'>): Sentence {
  if (surprised.length === 0) return { words: TEXT.events.surprise.nobody };
  return {
    words: TEXT.events.surprise.surprised,
    with: { who: surprised, all: surprised.length },
  };
}

/** Sentences about the course of a fight. */
export const FIGHT_SENTENCES = {
  'fight-began': ({ participants }) => ({
    words: TEXT.events['fight-began'],
    with: { all: participants.map(({ who }) => who) },
  }),
  'surprise-settled': describeSurprise,
  'phase-began': describePhase,
  'initiative-rolled': ({ initiative, order }) =>
    buildListSentence(
      TEXT.events['initiative-rolled'],
      order.flat().map((side) => [side, initiative[side] ?? '–']),
    ),
  declared: ({ who, intent }) => describeIntent(who, intent),
  'intents-shown': ({ intents }) => describeIntents(intents),
  announced: ({ who, spell }) => ({
    words: spell === null ? TEXT.events.announced.noSpell : TEXT.events.announced.begins,
    with: { who, ...(spell === null ? {} : { spell }) },
  }),
  'casting-set': ({ who, casting }) =>
    casting === null
      ? {
          words: TEXT.events['casting-set'],
          with: { who },
        }
      : { words: TEXT.events.casting[casting.phase], with: { who, spell: casting.spell } },
  'fight-ended': ({ winner }) =>
    winner === null
      ? {
          words: TEXT.events['fight-ended'].noWinner,
        }
      : {
          words: TEXT.events['fight-ended'].winner,
          with: { winner },
        },
  'dexterity-order-set': ({ on }) => ({
    words: on ? TEXT.events['dexterity-order-set'].byDexterity : TEXT.events['dexterity-order-set'].anyOrder,
  }),
  acted: ({ who, what }) => ({
    words: TEXT.events.acted,
    with: { who, what: what || 'other' },
  }),
  thwarted: ({ who, what }) => ({
    words: TEXT.events.thwarted,
    with: { who, what: `to-${what}` },
  }),
} satisfies Partial<EventSentences<Event, typeof TEXT.events>>;

/** All intents in one sentence. */
function describeIntents(intents: EventOf<'intents-shown'>['intents']): Sentence {
  const each = intents.map(({ who, intent }) => {
    const on = findIntentTarget(intent);
    const about = [findIntentThing(intent), ...(on === undefined ? [] : [on].flat())].filter(
      (text) => text !== undefined,
    );
    return [who, [intentTerm(intent), ...about]] as const;
  });
  return {
    words: joinTexts(
      TEXT.events.shown.intents,
      each.length === 0 ? TEXT.events.shown.dash : EMPTY_TEXT,
      ...each.map((_, index) =>
        sameInAllLanguages(`${index === 0 ? ' ' : '; '}{who${index}} – {what${index}}`),
      ),
      TEXT.events.fullStop,
    ),
    with: Object.fromEntries(
      each.flatMap(([who, what], index) => [
        [`who${index}`, who],
        [`what${index}`, what],
      ]),
    ),
  };
}

const intentTerm = ({ type }: Intent): string => `to-${type}`;
