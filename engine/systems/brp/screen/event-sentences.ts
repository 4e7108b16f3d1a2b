import {
  buildListSentence,
  EMPTY_TEXT,
  type EventSentences,
  joinTexts,
  type LocalizedText,
} from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';
import { dayAndHour } from '../rules/clock.ts';
import { CHARACTERISTICS } from '../rules/tables.ts';
import type { Poison } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { FIGHT_SENTENCES } from './fight-event-sentences.ts';

const describeRolled = (head: LocalizedText, rolled: boolean): LocalizedText =>
  joinTexts(head, rolled ? EMPTY_TEXT : TEXT.events.unrolled, TEXT.events.comesTo);

/** The result of a resistance roll. Objects, poisons and plain numbers have no name. */
function describeResistance({ active, passive, overcome, use }: EventOf<'resisted'>): LocalizedText {
  if (use === 'squeeze-through')
    return overcome ? TEXT.events.resistance.stuck : TEXT.events.resistance.through;
  if (active !== null && passive !== null)
    return overcome ? TEXT.events.resistance.overcomes : TEXT.events.resistance.doesNotOvercome;
  if (passive !== null)
    return overcome ? TEXT.events.resistance.cannotResist : TEXT.events.resistance.resists;
  return overcome ? TEXT.events.resistance.succeeds : TEXT.events.resistance.fails;
}

/** A poison without a kind is just “poison”. */
const poisonName = ({ kind }: Poison): LocalizedText => (kind === 'poison' ? EMPTY_TEXT : TEXT.events.kindOf);

/** The effect of a dose on a creature, after whether it resisted. */
function poisonText({ dose, resisted, points }: EventOf<'poison-took'>): LocalizedText {
  const head = resisted ? TEXT.events.poison.head.resistsPoison : TEXT.events.poison.head.poisonTakesEffect;
  const loss = points === 0 ? TEXT.events.poison.loss.noHarm : TEXT.events.poison.loss.points;
  return joinTexts(head, poisonName(dose), loss);
}

/** The sentences of events whose text does not follow from their type. */
export const EVENT_SENTENCES: EventSentences<Event, typeof TEXT.events> = {
  ...FIGHT_SENTENCES,
  checked: ({ who, skill, level, rolled }) => ({
    words: describeRolled(TEXT.events.skill, rolled),
    with: { who, skill, level },
  }),
  'characteristic-rolled': ({ who, roll, level, rolled }) => ({
    words: describeRolled(TEXT.events['characteristic-rolled'], rolled),
    with: { who, roll, level },
  }),
  contested: ({ winner, level, outcome }) => ({
    words: TEXT.events.contested[outcome],
    with: { winner: winner ?? 'nobody', level },
  }),
  resisted: (event) => ({
    words: joinTexts(
      describeResistance(event),
      event.rolled ? EMPTY_TEXT : TEXT.events.unrolled,
      TEXT.events.fullStop,
    ),
    with: {
      use: event.use === 'other' ? 'resistance' : event.use,
      active: event.active ?? 'active-side',
      passive: event.passive ?? 'nobody',
    },
  }),
  bargained: ({ who, from, to }) => ({
    words: from === to ? TEXT.events.bargained.same : TEXT.events.bargained.lower,
    with: { who, from, to },
  }),
  jumped: ({ who, metres, cleared }) => ({
    words: cleared ? TEXT.events.jumped.cleared : TEXT.events.jumped.tooFar,
    with: { who, metres },
  }),
  commanded: ({ who, together }) => ({
    words: together ? TEXT.events.commanded.together : TEXT.events.commanded.alone,
    with: { who },
  }),
  'wound-healed': ({ who, wound, points, left, hitPoints }) => ({
    words: left === 0 ? TEXT.events['wound-healed'].whole : TEXT.events['wound-healed'].partly,
    with: { who, wound, points, hitPoints },
  }),
  'time-passed': ({ clock }) => ({
    words: TEXT.events['time-passed'],
    with: dayAndHour(clock),
  }),
  'heals-at': ({ who, at }) =>
    at === null
      ? {
          words: TEXT.events['heals-at'].nothingLeft,
          with: { who },
        }
      : {
          words: TEXT.events['heals-at'].when,
          with: { who, ...dayAndHour(at) },
        },
  taught: ({ who, student, skill, learned }) => ({
    words: learned ? TEXT.events.taught.success : TEXT.events.taught.failure,
    with: { who, student, skill },
  }),
  'experience-opened': ({ interlude }) => ({
    words: interlude
      ? TEXT.events['experience-opened'].interlude
      : TEXT.events['experience-opened'].adventureOver,
  }),

  'disease-caught': ({ who, disease }) => ({
    words: TEXT.events['disease-caught'],
    with: { who, name: disease.name },
  }),
  'disease-went-on': ({ who, disease, severity }) => ({
    words:
      severity === null ? TEXT.events['disease-went-on'].plain : TEXT.events['disease-went-on'].withSeverity,
    with: { who, name: disease.name, severity: severity ?? 'none' },
  }),
  'hardships-set': ({ who, hardships }) => ({
    words:
      hardships.length === 0
        ? TEXT.events['hardships-set'].properRestCare
        : TEXT.events['hardships-set'].poorConditions,
    with: { who, hardships },
  }),
  treated: ({ who, on, name, steps }) => ({
    words: TEXT.events.treated[steps === 0 ? 'none' : 'some'],
    with: { who, on, name, steps },
  }),
  'characteristic-changed': ({ who, characteristic, now, full }) => ({
    words:
      now === full
        ? TEXT.events['characteristic-changed'].plain
        : TEXT.events['characteristic-changed'].lowered,
    with: { who, characteristic, now, full },
  }),
  poisoned: ({ who, dose }) => ({
    words: joinTexts(TEXT.events.poisoned.dose, poisonName(dose), TEXT.events.poisoned.potency),
    with: { who, kind: dose.kind, eff: dose.eff },
  }),
  'poison-took': (event) => ({
    words: poisonText(event),
    with: { who: event.who, kind: event.dose.kind, attacks: event.dose.attacks, points: event.points },
  }),
  'antidote-taken': ({ who, antidote }) => ({
    words: TEXT.events['antidote-taken'],
    with: { who, against: antidote.against, eff: antidote.eff },
  }),
  'block-rolled': ({ who, characteristics }) => {
    const rolled = CHARACTERISTICS.flatMap((which) => {
      const value = characteristics[which];
      return value === undefined ? [] : [[which, value] as const];
    });
    return buildListSentence(TEXT.events['block-rolled'], rolled, { who });
  },
  'related-allowed': ({ who, skill, by }) => ({
    words: by === null ? TEXT.events['related-allowed'].nothing : TEXT.events['related-allowed'].standIn,
    with: { who, skill, by: by ?? 'none' },
  }),
  approved: ({ who, approved }) => ({
    words: approved ? TEXT.events.approved.yes : TEXT.events.approved.no,
    with: { who },
  }),
  worn: ({ who, body, helmet }) => {
    const worn = [body, helmet].flatMap((armour) => (armour === null ? [] : [armour.name]));
    return {
      words: worn.length === 0 ? TEXT.events.worn.wearsNoArmour : TEXT.events.worn.wears,
      with: { who, worn },
    };
  },
};
