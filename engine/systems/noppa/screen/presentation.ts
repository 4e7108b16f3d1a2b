import {
  type ActionTexts,
  createEventDescriber,
  EMPTY_TEXT,
  type EventSentences,
  joinTexts,
  type LocalizedText,
  type Presentation,
} from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event, EventOf } from '../events.ts';
import { NAME as NOPPA } from '../name.ts';
import type { Creature } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { buildBoard } from './board.ts';
import { describeCharacter } from './character.ts';
import { TERMS } from './term-names.ts';

type RollEvent = EventOf<'checked' | 'attack-rolled' | 'defence-rolled' | 'parried'>;

/** How the dice were read, and why not as usual. */
function describeReading({ threshold, why }: RollEvent): LocalizedText {
  const known = why !== undefined && why.length > 0;
  if (threshold === 3 || threshold === 5)
    return known ? TEXT.events.readFor[threshold] : TEXT.events.read[threshold];
  return known ? TEXT.events.readFor[4] : EMPTY_TEXT;
}

/** The result of a roll, after whose roll it was. */
function describeRoll(head: LocalizedText, event: RollEvent): LocalizedText {
  const { outcome, extra, complication } = event;
  const read = describeReading(event);
  const so = outcome === 'failure' ? TEXT.events.failed : extra > 0 ? TEXT.events.more : TEXT.events.bare;
  return joinTexts(head, read, so, complication ? TEXT.events.complicationEnd : TEXT.events.fullStop);
}

const rollNumbers = ({ tn, extra, why }: RollEvent) => ({ tn, extra, ...(why && { why }) });

const EVENT_SENTENCES: EventSentences<Event, typeof TEXT.events> = {
  checked: (event) => ({
    words: describeRoll(TEXT.events.checked, event),
    with: { who: event.who, attribute: event.attribute, ...rollNumbers(event) },
  }),
  'mind-spent': ({ who, roller, mind }) => ({
    words: who === roller ? TEXT.events['mind-spent'].own : TEXT.events['mind-spent'].forAnother,
    with: { who, roller, mind },
  }),
  'mind-paid': ({ who, cost, mind, for: what }) => ({
    words: TEXT.events['mind-paid'],
    with: { who, cost, mind, what },
  }),
  complicated: ({ who, what, effect }) => ({
    words: TEXT.events.complicated,
    with: { who, what: what || 'other', effect },
  }),

  'fight-began': ({ participants, order }) => ({
    words: TEXT.events['fight-began'],
    with: { all: participants.map(({ who }) => who), order },
  }),
  delayed: ({ who, carried, lost = 0 }) => ({
    words: joinTexts(TEXT.events.delayed.carried, lost > 0 ? TEXT.events.delayed.lost : TEXT.events.fullStop),
    with: { who, carried, lost },
  }),
  joined: ({ who, side, zone }) => ({
    words: TEXT.events.joined,
    with: { who, side, zone: zone || '–' },
  }),
  // without a winner the fight was stopped, or all have fainted
  'fight-ended': ({ winner }) =>
    winner === null
      ? { words: TEXT.events['fight-ended'].fightOver }
      : {
          words: TEXT.events['fight-ended'].fightOverLeftStanding,
          with: { winner },
        },
  'scene-ended': ({ lifted }) =>
    lifted.length === 0
      ? { words: TEXT.events['scene-ended'].plain }
      : {
          words: TEXT.events['scene-ended'].backToOne,
          with: { lifted },
        },

  paid: ({ who, for: what, cost, actions }) => ({
    words: TEXT.events.paid,
    with: { who, what, cost, actions },
  }),
  reacted: ({ who, with: what, cost, actions }) => ({
    words: TEXT.events.reacted,
    with: { who, what, cost, actions },
  }),
  declared: ({ by, with: what, on, surprise }) => ({
    words:
      on.length === 0
        ? TEXT.events.declared.plain
        : surprise
          ? TEXT.events.declared.bySurprise
          : TEXT.events.declared.onTarget,
    with: { by, what, on },
  }),
  acted: ({ who, what }) => ({
    words: TEXT.events.acted,
    with: { who, what: what || 'other' },
  }),
  'readiness-begun': ({ who, act, cost, trigger, words: text }) => ({
    words: TEXT.events['readiness-begun'],
    with: { who, act: describeReadiedAct(act), cost, trigger: text || trigger },
  }),
  'went-off': ({ who, on }) => ({
    words: on === null ? TEXT.events['went-off'].plain : TEXT.events['went-off'].onTarget,
    with: { who, on: on ?? 'nobody' },
  }),

  'attack-rolled': (event) => ({
    words: describeRoll(TEXT.events['attack-rolled'], event),
    with: { who: event.who, on: event.on, ...rollNumbers(event) },
  }),
  struck: ({ by, on, hit }) => ({
    words: (by === null ? TEXT.events.byPlace : TEXT.events.byAttacker)[hit ? 'hit' : 'missed'],
    with: { by: by ?? 'hazard', on },
  }),
  'defence-rolled': (event) => ({
    words: describeRoll(TEXT.events['defence-rolled'], event),
    with: { who: event.who, defence: event.defence, ...rollNumbers(event) },
  }),
  parried: (event) => ({
    words:
      event.by === event.who
        ? describeRoll(TEXT.events.parried.own, event)
        : describeRoll(TEXT.events.parried.forAnother, event),
    with: { by: event.by, who: event.who, ...rollNumbers(event) },
  }),
  wounded: ({ who, damage, body, damageTaken }) => ({
    words: body === null ? TEXT.events.wounded.inAll : TEXT.events.wounded.bodyLeft,
    with: { who, damage, body: body ?? 0, damageTaken },
  }),

  'gear-held': ({ who, held }) => ({
    words: held.length === 0 ? TEXT.events['gear-held'].handsEmpty : TEXT.events['gear-held'].takesInHand,
    with: { who, held },
  }),
  'gear-taken': ({ who, item }) => ({
    words: TEXT.events['gear-taken'],
    with: { who, item: item.name },
  }),
  'milestone-reached': ({ who }) => ({
    words: TEXT.events['milestone-reached'],
    with: { who: who.length === 0 ? 'nobody' : who },
  }),
  'word-given': ({ who, said }) => ({
    words: joinTexts(
      TEXT.events.said[said.kind],
      (said.for === undefined ? TEXT.events.forAll : TEXT.events.forKind)[said.until],
    ),
    with: {
      who,
      by: said.by > 0 ? `+${said.by}` : String(said.by),
      what: said.what || 'gm',
      for: said.for ?? 'roll',
    },
  }),
  'word-taken-back': ({ who, taken }) => ({
    words: TEXT.events['word-taken-back'],
    with: { who, taken: taken.map(({ kind, what }) => what || kind) },
  }),
  'rereads-set': ({ asked }) => ({
    words: asked ? TEXT.events['rereads-set'].asked : TEXT.events['rereads-set'].notAsked,
  }),
  bound: ({ who, part, bound }) => ({
    words: bound ? TEXT.events.bound.cannotMove : TEXT.events.bound.canMoveAgain,
    with: { who, part },
  }),
  'spell-learned': ({ who, spell }) => ({
    words: TEXT.events['spell-learned'],
    with: { who, spell: spell.name },
  }),
  'skill-learned': ({ who, skill }) => ({
    words: TEXT.events['skill-learned'],
    with: { who, skill: skill.name },
  }),
  came: ({ creature: { name } }) => ({
    words: TEXT.events.came,
    with: { name },
  }),
};

/** What a creature has readied, as one word or name. */
function describeReadiedAct(act: EventOf<'readiness-begun'>['act']): string {
  if (act.kind === 'attack') return act.means;
  if (act.kind === 'cast') return act.spell;
  return act.kind === 'move' ? `move:${act.to}` : act.what || 'other';
}

/** Wounds come from attacks and hazards only. */
function changeHealth({ id: who }: Pick<Creature, 'id'>, change: number): Action | undefined {
  return change < 0 ? undefined : { type: 'restore', who, body: change, mind: 0 };
}

export const presentation: Presentation<Event> = {
  name: NOPPA.name,
  about: NOPPA.about,
  terms: TERMS,
  counted: TEXT.counted,
  actions: TEXT.actions satisfies { readonly [T in Action['type']]: ActionTexts },
  board: buildBoard,
  character: describeCharacter,
  describeEvent: createEventDescriber(TEXT.events, EVENT_SENTENCES),
  logFolding: { routine: ['paid', 'said-spent'], steps: [] },
  changeHealth,
  campaign: {
    events: ['fight-ended', 'milestone-reached', 'spell-learned', 'skill-learned', 'gear-taken'],
    totals: [],
    between: {
      rest: ['end-scene', 'milestone', 'restore'],
      experience: ['set-attribute', 'learn'],
      treasure: ['take'],
    },
  },
  usualActions: {
    creature: ['initiative', 'attack', 'cast', 'move', 'go-off', 'ready', 'recover', 'pass', 'check'],
    gm: ['fight', 'check', 'hazard', 'condition', 'restore', 'fall', 'say'],
    immediate: ['pass'],
  },
};
