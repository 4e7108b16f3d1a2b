import {
  type ActionTexts,
  createEventDescriber,
  type EventSentences,
  type Presentation,
  type Reason,
  score,
} from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { NAME } from '../name.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { buildBoard } from './board.ts';
import { describeCharacter } from './character.ts';
import { TERMS } from './term-names.ts';

function healedTextKey(points: number, wanted: number): keyof typeof TEXT.events.healed {
  if (points === wanted) return 'whole';
  return points < wanted ? 'capped' : 'raised';
}

const MACHINE_ERROR = 1e-9;

/** The sum is a whole number only by rounding. */
function isRounded(because: readonly Reason[]): boolean {
  const sum = because.reduce((so, { how, value }) => (how === 'times' ? so * value : so + value), 0);
  return Math.abs(sum - Math.round(sum)) > MACHINE_ERROR;
}

const EVENT_SENTENCES: EventSentences<Event, typeof TEXT.events> = {
  'attempt-settled': ({ who, extent, passed, failed }) => ({
    words: TEXT.events.attempts[extent],
    with: { who, passed, failed },
  }),
  'versus-settled': ({ attacker, defender, outcome, passed }) => ({
    words: TEXT.events.versus[outcome],
    with: { attacker, defender, passed },
  }),
  'contest-settled': ({ winners }) =>
    winners.length === 0
      ? { words: TEXT.events.nobodyWins }
      : { words: TEXT.events.contest[winners.length === 1 ? 'won' : 'tied'], with: { winners } },
  'fight-began': ({ participants }) => ({
    words: TEXT.events['fight-began'],
    with: { all: participants.map(({ who }) => who) },
  }),
  'fight-ended': ({ winner }) => ({
    words: TEXT.events['fight-ended'],
    with: { winner: winner ?? 'nobody' },
  }),
  struck: ({ by, on, hit }) => ({
    words: hit ? TEXT.events.struck.hit : TEXT.events.struck.miss,
    with: { by, on },
  }),
  'damage-reckoned': ({ by, damage, because }) => ({
    words: isRounded(because)
      ? TEXT.events['damage-reckoned'].roundedDown
      : TEXT.events['damage-reckoned'].exact,
    with: { by, damage },
  }),
  wounded: ({ who, damage, absorbed, health }) => ({
    words: absorbed > 0 ? TEXT.events.wounded.withShield : TEXT.events.wounded.withoutShield,
    with: { who, damage, absorbed, health },
  }),
  healed: ({ who, by, points, health, because }) => {
    const wanted = score(because).value;
    return {
      words: TEXT.events.healed[healedTextKey(points, wanted)],
      with: { who, by, points, wanted, health },
    };
  },
  boosted: ({ who, boosts }) => ({
    words: TEXT.events.boosted,
    with: { who, from: [...new Set(boosts.map(({ from }) => from))] },
  }),
  'exp-gained': ({ who, gained, exp, worth, among }) => ({
    words: gained * among > worth ? TEXT.events.gainsRounded : TEXT.events.gainsExperience,
    with: { who, points: gained, exp },
  }),
  restored: ({ who, points, health, wanted = points }) => ({
    words: wanted === points ? TEXT.events.restored.all : TEXT.events.restored.upToMaximum,
    with: { who, points, health, wanted },
  }),
  'exp-awarded': ({ who, points, exp }) => ({
    words: TEXT.events.gainsExperience,
    with: { who, points, exp },
  }),
  'gear-changed': ({ who, gear, inUse }) => ({
    words: inUse ? TEXT.events['gear-changed'].takesUp : TEXT.events['gear-changed'].putsAway,
    with: { who, gear },
  }),
};

function changeHealth({ id: who }: Pick<Creature, 'id'>, change: number): Action {
  return { type: change < 0 ? 'harm' : 'heal', who, points: Math.abs(change) };
}

export const presentation: Presentation<Event> = {
  name: NAME.name,
  about: NAME.about,
  terms: TERMS,
  counted: TEXT.counted,
  actions: TEXT.actions satisfies { readonly [T in Action['type']]: ActionTexts },
  board: buildBoard,
  character: describeCharacter,
  describeEvent: createEventDescriber(TEXT.events, EVENT_SENTENCES),
  logFolding: { routine: ['turn-began', 'damage-reckoned'], steps: [] },
  changeHealth,
  campaign: {
    events: ['fight-ended', 'levelled'],
    totals: [
      { event: 'exp-gained', field: 'gained', what: 'experience' },
      { event: 'exp-awarded', field: 'points', what: 'experience' },
    ],
    between: { rest: ['new-day', 'heal', 'resource'], experience: ['award', 'set-level'], treasure: [] },
  },
  usualActions: {
    creature: ['attack', 'use', 'aid', 'risk', 'pass'],
    gm: ['fight', 'harm', 'heal', 'risk', 'versus', 'contest', 'award'],
    immediate: ['pass'],
  },
};
