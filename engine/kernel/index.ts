export { act } from './act.ts';
export type { Answer, RecordedOutcome, AnswerInput } from './answers.ts';
export {
  type Audience,
  filterAskForViewer,
  GM,
  type HiddenThings,
  isHidden,
  mayActFor,
  mayHear,
  mayKnow,
  NOTHING_HIDDEN,
  type Viewer,
} from './audience.ts';
export { replayForViewer } from './viewer-replay.ts';
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
export { createFieldBuilders, buildDetail } from './character-field.ts';
export { type CreationResult, type Creation, type CreationCtx, createCharacter, type CreationDecision, CREATION_PERSON } from './creation.ts';
export { getCreature, type Draft, findCreature, upsertCreature, findCreatureIndex, getCreatureIndex, updateAt } from './creatures.ts';
export {
  type ActionDeclaration,
  type ActionIn,
  type ActionParts,
  type ActionWith,
  createActionDeclarer,
  collectActions,
  type DeclaredAction,
  offerNothing,
} from './declare-action.ts';
export {
  type CopyFunctions,
  collectEvents,
  type DeclaredFields,
  type EventDeclaration,
  type EventIn,
  type EventParts,
  createEventDeclarer,
  fields,
} from './declare-event.ts';
export {
  DANGER_TEXTS,
  DANGERS,
  type Danger,
  demoOf,
  type Encounter,
  type Encounters,
  encounterFile,
} from './encounter.ts';
export type { ActionTexts, Presentation, SystemName } from './presentation.ts';
export type { DamageDealt, CombatStats, CreatureStatus, DelayedAction, Health, Tactics } from './combat-stats.ts';
export { getFighter, findFighter, findFight, isParticipant, getFight, findTurnAfterRemoval, turnIndexOf } from './fight.ts';
export { removePrivateFields } from './private-fields.ts';
export { type Fields, isFields, type Json, valueAt } from './json.ts';
export {
  type Ask,
  type PersonQuestion,
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
  type RunResult,
} from './kernel.ts';
export { internString, memoizeByObject, memoizeRecent } from './memo.ts';
export { type MessageNames, listMessageNames } from './message.ts';
export { createNameFinder, type NameEntries, normalizeName, listRowNames, isSameName } from './names.ts';
export { fillOffer, type Offer } from './offer.ts';
export { createTargetLookup } from './offer-pairs.ts';
export { buildGmPart, joinParts, type OfferPart, buildCreatureParts } from './offer-parts.ts';
export { idsOf, createOfferBuilder } from './offer-builder.ts';
export {
  listSwitchSettings,
  type CustomValues,
  parseCustomValue,
  type NumberList,
  type Option,
  type OptionBook,
  type OptionsOf,
  type Setting,
  type Switch,
  findSetting,
  fillMissingOptions,
} from './options.ts';
export {
  type DecisionRequest,
  createAnswerOracle,
  type Decider,
  createLiveOracle,
  type RecordingOracle,
  type Roll,
  createRandomOracle,
  type AnswerSources,
  createScriptedOracle,
} from './oracles.ts';
export type { Preset, PresetParam, PresetState, PresetValues } from './preset.ts';
export {
  type AnyQuestion,
  describeAllowed,
  type DisabledOption,
  defaultAnswer,
  isValidAnswer,
  expandAnswer,
  numberBetween,
  oneOf,
  splitPoints,
  type Question,
  type PointSlot,
  isEqualJson,
  someOf,
  textUpTo,
} from './question.ts';
export type { RollOff, RollOffEntrant } from './roll-off.ts';
export { addReasons, type ReasonOperation, type Reason, type Score, score } from './reasons.ts';
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
  buildRefusalBook,
  describeRefusal,
  refuse,
  createRefuser,
  type NamingContext,
} from './refusal.ts';
export { type Gone, goneCreature, goneFor, type References, referencesIn } from './remove-creatures.ts';
export { type Amount, listFirstTurnFacts, listFactKeys, summarizeEvents } from './summarize-events.ts';
export {
  formatBookPlace,
  RULE_KINDS,
  type Rule,
  type RuleBook,
  type RuleKind,
  buildRuleBook,
  NOT_IN_BOOK,
  statementOf,
  addStatements,
} from './rulebook.ts';
export {
  validateOnce,
  countingNumber,
  creatureId,
  creatureName,
  listOrSingle,
  oneOrMore,
  optionsSchema,
  participantsSchema,
  failWith,
  wholeNumber,
} from './schema.ts';
export { randomAnswer } from './random-answer.ts';
export type {
  AnyAction,
  AnyEvent,
  AnyPolicy,
  AnyWorld,
  ContentSheet,
  NewCreature,
  ImportResult,
  SetupConflict,
  Policy,
  ImportRemark,
  ActionSummary,
  Schemas,
  Setup,
  ActionInProgress,
  FightState,
  System,
} from './system.ts';
export { AVERAGE_ORACLE, runWithoutPlayers } from './run-without-players.ts';
export { mentions, replaceNames, SOMEONE, SOMEONE_TEXT, redact, redactQuestion } from './redact.ts';
export { requireFight, firstRefusal, requireNoFight, findDuplicate, type Verdict } from './preconditions.ts';
export { hasNoDuplicates, type Invariant, createInvariants, WORLD_FAULTS, strictSchema } from './strict-schema.ts';
export {
  createTermLookup,
  EMPTY_TEXT,
  sameInAllLanguages,
  fillText,
  foldAccents,
  joinCatalogues,
  localize,
  joinTexts,
  LANGUAGES,
  type Language,
  labelText,
  buildListSentence,
  type Namer,
  labelNumber,
  formatNumber,
  type Sentence,
  formatSentence,
  formatSigned,
  buildThingTexts,
  type LocalizedText,
  type LocalizedTree,
} from './localized-text.ts';
