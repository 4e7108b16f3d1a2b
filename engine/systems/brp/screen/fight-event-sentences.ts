import {
  buildListSentence,
  EMPTY_TEXT,
  type EventSentences,
  joinTexts,
  type LocalizedText,
} from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';
import type { Act, BodyState, Hold, Intent } from '../state.ts';
import { TEXT } from '../text/index.ts';

/** The text of each intent, without and with a target. */
const INTENDS: Readonly<Record<Act, { readonly verb: LocalizedText; readonly on: LocalizedText }>> = {
  attack: {
    verb: TEXT.events.intends.attack.verb,
    on: TEXT.events.directly,
  },
  grapple: {
    verb: TEXT.events.intends.grapple.verb,
    on: TEXT.events.directly,
  },
  'break-free': {
    verb: TEXT.events.intends['break-free'].verb,
    on: EMPTY_TEXT,
  },
  'first-aid': TEXT.events.intends['first-aid'],
  wake: {
    verb: TEXT.events.intends.wake.verb,
    on: TEXT.events.directly,
  },
  reload: {
    verb: TEXT.events.intends.reload.verb,
    on: EMPTY_TEXT,
  },
  stand: {
    verb: TEXT.events.intends.stand.verb,
    on: EMPTY_TEXT,
  },
  other: {
    verb: TEXT.events.intends.other.verb,
    on: EMPTY_TEXT,
  },
  hold: { verb: TEXT.events.intends.hold.verb, on: EMPTY_TEXT },
};

function describeIntent(intent: Intent): LocalizedText {
  const { verb, on } = INTENDS[intent.act];
  return joinTexts(
    verb,
    intent.on === null ? EMPTY_TEXT : on,
    intent.knockout ? TEXT.events.intended.knockOut : EMPTY_TEXT,
    intent.with === null ? EMPTY_TEXT : TEXT.events.intended.withWeapon,
    intent.thrown ? TEXT.events.intended.throwingWeapon : EMPTY_TEXT,
    TEXT.events.fullStop,
  );
}

const HOLD_TEXTS: Readonly<Record<Hold, LocalizedText>> = {
  hand: TEXT.events.held.hand,
  stowed: TEXT.events.held.stowed,
  slung: TEXT.events.held.slung,
  dropped: TEXT.events.held.dropped,
};

const shotKind = ({ shots, loading }: EventOf<'shot-fired'>): keyof typeof TEXT.events.shot =>
  loading > 0 ? 'spent' : shots === null ? 'sent' : 'counted';

function stateText(state: BodyState): LocalizedText {
  switch (state.is) {
    case 'up':
      return TEXT.events.state.comesRound;
    case 'unconscious':
      return TEXT.events.faints[state.cause];
    case 'dying':
      return TEXT.events.state.dying;
    case 'dead':
      return TEXT.events.state.dies;
    default:
      return state satisfies never;
  }
}

/** Sentences for events in a fight. */
export const FIGHT_SENTENCES = {
  'fight-began': ({ participants }) => ({
    words: TEXT.events['fight-began'],
    with: { all: participants.map(({ who }) => who) },
  }),
  'round-began': ({ round, phase }) => ({ words: TEXT.events.phaseBegan[phase], with: { round } }),
  declared: ({ who, intent }) => ({
    words: describeIntent(intent),
    with: {
      who,
      on: intent.on ?? 'nobody',
      with: intent.with ?? 'none',
      what: intent.words || 'other',
    },
  }),
  readied: ({ who, moved, handled }) => ({
    words: joinTexts(
      moved > 0 ? TEXT.events.moves : TEXT.events.stays,
      handled > 0 ? TEXT.events.handles : EMPTY_TEXT,
      TEXT.events.readied,
    ),
    with: { who, moved, handled },
  }),
  'arm-held': ({ who, arm, held }) => ({ words: HOLD_TEXTS[held], with: { who, arm } }),
  'ranks-set': ({ ranks }) =>
    buildListSentence(
      TEXT.events['ranks-set'],
      ranks
        .toSorted((a, b) => (b.rank ?? Number.NEGATIVE_INFINITY) - (a.rank ?? Number.NEGATIVE_INFINITY))
        .map(({ who, rank }) => [who, rank ?? '–']),
    ),
  engaged: ({ who, with: other }) => ({
    words: TEXT.events.engaged,
    with: { who, other },
  }),
  disengaged: ({ who, with: other }) => ({
    words: TEXT.events.disengaged,
    with: { who, other },
  }),
  'fight-ended': ({ winner }) => ({
    // without a winner the fight may have been stopped with several sides still up
    words: winner === null ? TEXT.events['fight-ended'].noWinner : TEXT.events['fight-ended'].winner,
    with: { winner: winner ?? 'nobody' },
  }),
  acted: ({ who, what }) => ({
    words: TEXT.events.acted,
    with: { who, what: what || 'other' },
  }),
  held: ({ who }) => ({
    words: TEXT.events.held.waits,
    with: { who },
  }),

  'attack-rolled': ({ who, on, with: arm, level, rolled }) => ({
    words: rolled ? TEXT.events['attack-rolled'].rolled : TEXT.events['attack-rolled'].unrolled,
    with: { who, on, arm, level },
  }),
  'shot-fired': (event) => ({
    words: TEXT.events.shot[shotKind(event)],
    with: { who: event.who, arm: event.arm, shots: event.shots ?? 0 },
  }),
  'cover-hit': ({ who, on, stops }) => ({
    words: stops === null ? TEXT.events['cover-hit'].stopped : TEXT.events['cover-hit'].through,
    with: { who, on, stops: stops ?? 0 },
  }),
  defended: ({ who, defence, with: arm, level }) => ({
    words: arm === null ? TEXT.events.defended.plain : TEXT.events.defended.withArm,
    with: { who, defence, arm: arm ?? 'none', level },
  }),
  struck: ({ by, on, outcome }) => ({ words: TEXT.events.struck[outcome], with: { by, on } }),
  'arm-damaged': ({ who, arm, points, damage, broken }) => ({
    words: broken ? TEXT.events['arm-damaged'].breaks : TEXT.events['arm-damaged'].holds,
    with: { who, arm, points, damage },
  }),
  wounded: ({ who, points, wound, hitPoints }) => ({
    words: TEXT.events.wounded,
    with: { who, points, wound: wound.id, hitPoints },
  }),
  'state-set': ({ who, state }) => ({ words: stateText(state), with: { who } }),
  'condition-gained': ({ who, condition, by }) => ({
    words: condition === 'held' && by !== null ? TEXT.events.heldBy : TEXT.events.gained[condition],
    with: { who, by: by ?? 'nobody' },
  }),
  'condition-lost': ({ who, condition }) => ({ words: TEXT.events.lost[condition], with: { who } }),
  'loading-done': ({ who, arm, loading }) => ({
    words: loading > 0 ? TEXT.events['loading-done'].roundsLeft : TEXT.events['loading-done'].done,
    with: { who, arm, loading },
  }),

  ambushed: ({ by, on, hidden }) => ({
    words: hidden ? TEXT.events.ambushed.hidden : TEXT.events.ambushed.noticed,
    with: { by, on },
  }),
  'unaware-of': ({ who, of, unaware }) => ({
    words: unaware ? TEXT.events['unaware-of'].unaware : TEXT.events['unaware-of'].aware,
    with: { who, of },
  }),
  'cover-taken': ({ who, cover }) => ({
    words: cover === null ? TEXT.events['cover-taken'].open : TEXT.events['cover-taken'].underCover,
    with: { who, material: cover?.material ?? 'none' },
  }),

  'aid-begun': ({ aid }) => ({
    words: TEXT.events['aid-begun'],
    with: { by: aid.by, on: aid.on, wound: aid.wound },
  }),
  'aids-done': ({ aids }) => ({
    words: TEXT.events['aids-done'],
    with: { on: aids.length === 0 ? 'nobody' : aids.map(({ on }) => on) },
  }),
} satisfies Partial<EventSentences<Event, typeof TEXT.events>>;
