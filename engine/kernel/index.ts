export { act } from './act.ts';
export type { Answer, Fallen, Given } from './answers.ts';
export {
  type Audience,
  askFor,
  GM,
  type Hidden,
  isHidden,
  mayActFor,
  mayHear,
  mayKnow,
  NOTHING_HIDDEN,
  type Viewer,
} from './audience.ts';
export { begunAs } from './begun.ts';
export type {
  Board,
  BoardHealth,
  BoardMark,
  BoardMeter,
  BoardPhase,
  BoardRank,
  BoardRow,
  BoardScene,
  GridArea,
  GridScene,
  GridToken,
  GridWay,
  ZonesScene,
} from './board.ts';
export type { CharacterField, CharacterSection } from './character.ts';
export { characterFields, detailed } from './character-field.ts';
export { type Created, type Creation, type CreationCtx, create, type Decided, MAKER } from './creation.ts';
export { creature, type Draft, findCreature, joinedBy, placeIn, placeOf, rewritten } from './creatures.ts';
export {
  type ActionDeclaration,
  type ActionIn,
  type ActionParts,
  type ActionWith,
  actionsOf,
  collectActions,
  type Declared,
  NOT_OFFERED,
} from './declare-action.ts';
export {
  type Copying,
  collectEvents,
  type DeclaredFields,
  type EventDeclaration,
  type EventIn,
  type EventParts,
  eventsOf,
  fields,
} from './declare-event.ts';
export {
  DANGER_WORDS,
  DANGERS,
  type Danger,
  demoOf,
  type Encounter,
  type Encounters,
  encounterFile,
} from './encounter.ts';
export type { ActionWords, Face, SystemName } from './face.ts';
export type { Blow, Faring, Fate, Foreseen, Health, Tactics } from './faring.ts';
export { fighter, fighterIn, fightOn, takesPart, theFight, turnAmong, turnPlace } from './fight.ts';
export { withoutInner } from './inner.ts';
export { type Fields, isFields, type Json, valueAt } from './json.ts';
export {
  type Ask,
  type Asked,
  type ChoiceAsk,
  type CreatureId,
  type Ctx,
  costOf,
  Interruption,
  type Label,
  type Oracle,
  type Person,
  type RollAsk,
  type Rules,
  run,
  type Step,
} from './kernel.ts';
export { interned, memoizeByObject, remembering } from './memo.ts';
export { type MessageNames, namesInMessage } from './message.ts';
export { finder, type Named, plainName, rowNames, sameName } from './names.ts';
export { filled, type Offer } from './offer.ts';
export { targetsByActor } from './offer-pairs.ts';
export { gmPart, joinParts, type OfferPart, partsByCreature } from './offer-parts.ts';
export { idsOf, offering } from './offering.ts';
export {
  choicesOf,
  type Figures,
  figureIn,
  type NumberList,
  type Option,
  type OptionBook,
  type OptionsOf,
  type Setting,
  type Switch,
  settingWith,
  withAllOptions,
} from './options.ts';
export {
  type Asking,
  answering,
  type Decide,
  live,
  type Recorded,
  type Roll,
  random,
  type Sources,
  scripted,
} from './oracles.ts';
export type { Preset, PresetParam, PresetState, PresetValues } from './preset.ts';
export {
  type AnyQuestion,
  allowed,
  type Barred,
  firstFit,
  fits,
  meant,
  numberFrom,
  oneOf,
  pointsOver,
  type Question,
  type Slot,
  same,
  someOf,
  textUpTo,
} from './question.ts';
export type { Race, Racer } from './race.ts';
export { andThen, type How, type Reason, type Score, score } from './reasons.ts';
export {
  endAll,
  endIfEmpty,
  type IsGone,
  namesIn,
  placeId,
  reference,
  type WhenGone,
  whenGone,
} from './references.ts';
export {
  REFUSALS,
  type Refusal,
  type RefusalBook,
  type RefusalKind,
  refusalBook,
  refusalWords,
  refuse,
  refuser,
  type Spoken,
} from './refusal.ts';
export { type Gone, goneCreature, goneFor, type References, referencesIn } from './remove-creatures.ts';
export { type Amount, actsFirst, factAbout, resultOf } from './result-of.ts';
export {
  placeInBook,
  RULE_KINDS,
  type Rule,
  type RuleBook,
  type RuleKind,
  ruleBook,
  SILENT,
  statementOf,
  withStatements,
} from './rulebook.ts';
export {
  checkedOnce,
  countingNumber,
  creatureId,
  creatureName,
  listOrOne,
  oneOrMore,
  optionsSchema,
  participantsBy,
  saying,
  wholeNumber,
} from './schema.ts';
export { surprising } from './surprise.ts';
export type {
  AnyAction,
  AnyEvent,
  AnyPolicy,
  AnyWorld,
  Content,
  Entering,
  Imported,
  Misfit,
  Policy,
  Remark,
  Result,
  Schemas,
  Setup,
  SoFar,
  Standing,
  System,
} from './system.ts';
export { IN_THE_MIDDLE, unattended } from './unattended.ts';
export { mentions, renamed, SOMEONE, SOMEONE_WORDS, veiled, veiledQuestion } from './veil.ts';
export { duringFight, firstOf, outsideFight, repeated, type Verdict } from './verdict.ts';
export { allDifferent, type Demand, demandsOn, WORLD_FAULTS, whole } from './whole.ts';
export {
  calledBy,
  EMPTY,
  everywhere,
  fill,
  folded,
  inEachLanguage,
  inEveryLanguage,
  joined,
  LANGUAGES,
  type Language,
  labelled,
  listed,
  type Namer,
  numbered,
  numberIn,
  type Sentence,
  say,
  signed,
  thingWords,
  type Words,
  type WordsTree,
} from './words.ts';
