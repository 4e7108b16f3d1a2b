import {
  type ActionTexts,
  EMPTY_TEXT,
  type Json,
  joinTexts,
  type LocalizedText,
  type Presentation,
  type Sentence,
} from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event, EventOf, EventType } from '../events.ts';
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

type EventSentences = { readonly [T in EventType]: (event: EventOf<T>) => Sentence };

const EVENT_SENTENCES: EventSentences = {
  checked: (event) => ({
    words: describeRoll(TEXT.events.checked, event),
    with: { who: event.who, attribute: event.attribute, ...rollNumbers(event) },
  }),
  'read-again': ({ who, threshold }) => ({
    words: TEXT.events['read-again'],
    with: { who, threshold },
  }),
  'mind-spent': ({ who, roller, mind }) => ({
    words: who === roller ? TEXT.events['mind-spent'].own : TEXT.events['mind-spent'].forAnother,
    with: { who, roller, mind },
  }),
  'mind-paid': ({ who, cost, mind, for: what }) => ({
    words: TEXT.events['mind-paid'],
    with: { who, cost, mind, what },
  }),
  'partial-granted': ({ who }) => ({
    words: TEXT.events['partial-granted'],
    with: { who },
  }),
  'extra-used': ({ who, extra, use }) => ({
    words: TEXT.events['extra-used'],
    with: { who, extra, use },
  }),
  complicated: ({ who, what, effect }) => ({
    words: TEXT.events.complicated,
    with: { who, what: what || 'other', effect },
  }),
  'said-spent': ({ who }) => ({
    words: TEXT.events['said-spent'],
    with: { who },
  }),

  'fight-began': ({ participants, order }) => ({
    words: TEXT.events['fight-began'],
    with: { all: participants.map(({ who }) => who), order },
  }),
  'round-began': ({ round }) => ({
    words: TEXT.events['round-began'],
    with: { round },
  }),
  'initiative-rolled': ({ who, actions }) => ({
    words: TEXT.events['initiative-rolled'],
    with: { who, actions },
  }),
  'tick-began': ({ tick }) => ({
    words: TEXT.events['tick-began'],
    with: { tick },
  }),
  'round-ended': () => ({
    words: TEXT.events['round-ended'],
  }),
  passed: ({ who, actions }) => ({
    words: TEXT.events.passed,
    with: { who, actions },
  }),
  delayed: ({ who, carried, lost = 0 }) => ({
    words: joinTexts(TEXT.events.delayed.carried, lost > 0 ? TEXT.events.delayed.lost : TEXT.events.fullStop),
    with: { who, carried, lost },
  }),
  'let-go': ({ who }) => ({
    words: TEXT.events['let-go'],
    with: { who },
  }),
  joined: ({ who, side, zone }) => ({
    words: TEXT.events.joined,
    with: { who, side, zone: zone || '–' },
  }),
  left: ({ who }) => ({
    words: TEXT.events.left,
    with: { who },
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
  'readiness-held': ({ who, spent, actions }) => ({
    words: TEXT.events['readiness-held'],
    with: { who, spent, actions },
  }),
  'readiness-kept': ({ who }) => ({
    words: TEXT.events['readiness-kept'],
    with: { who },
  }),
  'readiness-lost': ({ who }) => ({
    words: TEXT.events['readiness-lost'],
    with: { who },
  }),
  'readiness-broken': ({ who }) => ({
    words: TEXT.events['readiness-broken'],
    with: { who },
  }),
  'went-off': ({ who, on }) => ({
    words: on === null ? TEXT.events['went-off'].plain : TEXT.events['went-off'].onTarget,
    with: { who, on: on ?? 'nobody' },
  }),
  thwarted: ({ who, what }) => ({
    words: TEXT.events.thwarted,
    with: { who, what },
  }),

  'melee-grew': ({ members }) => ({
    words: TEXT.events['melee-grew'],
    with: { members },
  }),
  'melee-left': ({ who }) => ({
    words: TEXT.events['melee-left'],
    with: { who },
  }),
  'melee-ended': () => ({
    words: TEXT.events['melee-ended'],
  }),
  moved: ({ who, from, to }) => ({
    words: TEXT.events.moved,
    with: { who, from, to },
  }),
  'opening-given': ({ by }) => ({
    words: TEXT.events['opening-given'],
    with: { by },
  }),

  'attack-rolled': (event) => ({
    words: describeRoll(TEXT.events['attack-rolled'], event),
    with: { who: event.who, on: event.on, ...rollNumbers(event) },
  }),
  'effect-bought': ({ by, on, effect, price }) => ({
    words: TEXT.events['effect-bought'],
    with: { by, on, effect, price },
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
  covered: ({ who, on, successes }) => ({
    words: TEXT.events.covered,
    with: { who, on, successes },
  }),
  'riposte-kept': ({ who, dice }) => ({
    words: TEXT.events['riposte-kept'],
    with: { who, dice },
  }),
  'riposte-used': ({ who, dice }) => ({
    words: TEXT.events['riposte-used'],
    with: { who, dice },
  }),
  wounded: ({ who, damage, body, damageTaken }) => ({
    words: body === null ? TEXT.events.wounded.inAll : TEXT.events.wounded.bodyLeft,
    with: { who, damage, body: body ?? 0, damageTaken },
  }),
  fainted: ({ who }) => ({
    words: TEXT.events.fainted,
    with: { who },
  }),
  woke: ({ who }) => ({
    words: TEXT.events.woke,
    with: { who },
  }),
  healed: ({ who, points, body }) => ({
    words: TEXT.events.healed,
    with: { who, points, body },
  }),
  'mind-restored': ({ who, points, mind }) => ({
    words: TEXT.events['mind-restored'],
    with: { who, points, mind },
  }),
  'condition-gained': ({ who, condition }) => ({
    words: TEXT.events['condition-gained'],
    with: { who, condition },
  }),
  'condition-lost': ({ who, condition }) => ({
    words: TEXT.events['condition-lost'],
    with: { who, condition },
  }),

  'gear-held': ({ who, held }) => ({
    words: held.length === 0 ? TEXT.events['gear-held'].handsEmpty : TEXT.events['gear-held'].takesInHand,
    with: { who, held },
  }),
  'gear-taken': ({ who, item }) => ({
    words: TEXT.events['gear-taken'],
    with: { who, item: item.name },
  }),
  'gear-dropped': ({ who, item }) => ({
    words: TEXT.events['gear-dropped'],
    with: { who, item },
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
  'attribute-set': ({ who, attribute, value }) => ({
    words: TEXT.events['attribute-set'],
    with: { who, attribute, value },
  }),
  'spell-learned': ({ who, spell }) => ({
    words: TEXT.events['spell-learned'],
    with: { who, spell: spell.name },
  }),
  'skill-learned': ({ who, skill }) => ({
    words: TEXT.events['skill-learned'],
    with: { who, skill: skill.name },
  }),
  'hazard-met': ({ name, on }) => ({
    words: TEXT.events['hazard-met'],
    with: { name, on },
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
function changeHealth(creature: Json, change: number): Action | undefined {
  const { id: who } = creature as unknown as Creature;
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
  describeEvent: (event) => (EVENT_SENTENCES[event.type] as (event: Event) => Sentence)(event),
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
