export { act } from './act.ts';
export type { Answer, AnswerInput, RecordedOutcome } from './answers.ts';
export {
  type Audience,
  createAudiences,
  type Fog,
  filterAskForViewer,
  GM,
  type HiddenThings,
  hideTarget,
  isHidden,
  mayActFor,
  mayHear,
  mayKnow,
  NOTHING_HIDDEN,
  type Viewer,
} from './audience.ts';
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
  LineScene,
  PictureFrame,
  ZonesScene,
} from './board.ts';
export type { CharacterField, CharacterSection } from './character.ts';
export { buildDetail, createFieldBuilders } from './character-field.ts';
export type {
  CombatStats,
  CreatureStatus,
  CreatureValues,
  DamageDealt,
  DelayedAction,
  Health,
  Tactics,
} from './combat-stats.ts';
export {
  CREATION_PERSON,
  type Creation,
  type CreationCtx,
  type CreationDecision,
  type CreationResult,
  createCharacter,
} from './creation.ts';
export {
  type Draft,
  findCreature,
  findCreatureIndex,
  getCreature,
  getCreatureIndex,
  updateAt,
  upsertCreature,
} from './creatures.ts';
export {
  type ActionDeclaration,
  type ActionIn,
  type ActionParts,
  type ActionWith,
  collectActions,
  createActionDeclarer,
  type DeclaredAction,
  offerNothing,
} from './declare-action.ts';
export {
  type CopyFunctions,
  collectEvents,
  createEventDeclarer,
  type DeclaredFields,
  type EventDeclaration,
  type EventIn,
  type EventParts,
  fields,
} from './declare-event.ts';
export { displayNameOf, idFromText, nameFromId } from './display-name.ts';
export {
  DANGER_TEXTS,
  DANGERS,
  type Danger,
  demoOf,
  describePartyBeats,
  type Encounter,
  type Encounters,
  encounterFile,
} from './encounter.ts';
export { createEventDescriber, type EventSentences } from './event-sentences.ts';
export {
  type DataPath,
  describeSuggestion,
  explainFault,
  FAULTS,
  type Fault,
  formatFault,
  formatPath,
} from './fault.ts';
export { countFaults, limitFaults } from './fault-list.ts';
export {
  fightStateOf,
  findFight,
  findFighter,
  findTurnAfterRemoval,
  getFight,
  getFighter,
  isParticipant,
  turnIndexOf,
} from './fight.ts';
export { createIdGiver } from './free-ids.ts';
export {
  type BlockReading,
  finishReading,
  keepAsNote,
  markPlayed,
  splitClauses,
  startReading,
  textLines,
} from './import-block.ts';
export {
  countOutcomes,
  type FoundImporter,
  findImporter,
  IMPORT_OUTCOMES,
  type ImportedCreature,
  type Importer,
  type ImportLine,
  type ImportOutcome,
  type ImportRemark,
  type ImportResult,
  type ImportSource,
  parseImportSource,
} from './imports.ts';
export { type Fields, isFields, type Json, valueAt } from './json.ts';
export {
  type Ask,
  type ChoiceAsk,
  type CreatureId,
  type Ctx,
  costOf,
  Interruption,
  type KnownWorlds,
  type Label,
  type Oracle,
  type Person,
  type PersonQuestion,
  type RollAsk,
  type RollTarget,
  type Rules,
  type RunResult,
  run,
} from './kernel.ts';
export {
  buildListSentence,
  buildThingTexts,
  createTermLookup,
  EMPTY_TEXT,
  fillText,
  foldAccents,
  formatNumber,
  formatSentence,
  formatSigned,
  joinCatalogues,
  joinTexts,
  LANGUAGES,
  type Language,
  type LocalizedText,
  type LocalizedTree,
  labelNumber,
  labelText,
  localize,
  type Namer,
  type Sentence,
  sameInAllLanguages,
} from './localized-text.ts';
export { internString, memoizeByObject, memoizeByParts, memoizeRecent } from './memo.ts';
export { listMessageNames, type MessageNames } from './message.ts';
export { createNamer } from './namer.ts';
export { createNameFinder, isSameName, listRowNames, type NameEntries, normalizeName } from './names.ts';
export { findNearestWord } from './nearest-word.ts';
export { fillOffer, type Offer } from './offer.ts';
export { createOfferBuilder, idsOf } from './offer-builder.ts';
export { createTargetLookup } from './offer-pairs.ts';
export { buildCreatureParts, buildGmPart, joinParts, type OfferPart } from './offer-parts.ts';
export {
  createOpenFields,
  type OpenFields,
  type OpenMark,
  type OpenPart,
  openInKinds,
  openToAll,
} from './open-fields.ts';
export {
  buildSwitch,
  type CustomValues,
  fillMissingOptions,
  findSetting,
  listSwitchSettings,
  type NumberList,
  type Option,
  type OptionBook,
  type OptionsOf,
  parseCustomValue,
  type Setting,
  type Switch,
} from './options.ts';
export {
  type AnswerSources,
  createAnswerOracle,
  createLiveOracle,
  createRandomOracle,
  createScriptedOracle,
  type Decider,
  type DecisionRequest,
  type RecordingOracle,
} from './oracles.ts';
export { findDuplicate, firstRefusal, requireFight, requireNoFight, type Verdict } from './preconditions.ts';
export type {
  ActionTexts,
  CampaignLayout,
  LogFolding,
  Presentation,
  SystemName,
  UsualActions,
  Winning,
} from './presentation.ts';
export type { Preset, PresetParam, PresetState, PresetValues } from './preset.ts';
export { removePrivateFields } from './private-fields.ts';
export {
  type AnyQuestion,
  type DisabledOption,
  defaultAnswer,
  describeAllowed,
  expandAnswer,
  isEqualJson,
  isValidAnswer,
  numberBetween,
  oneOf,
  type PointSlot,
  type Question,
  someOf,
  splitPoints,
  textUpTo,
} from './question.ts';
export { randomAnswer } from './random-answer.ts';
export { declareReading, isSharedReading, shareReading } from './reading.ts';
export {
  addReasons,
  type Calculation,
  declareScore,
  type Reason,
  type ReasonOperation,
  type Score,
  score,
} from './reasons.ts';
export { mentions, redact, redactQuestion, replaceNames, SOMEONE, SOMEONE_TEXT } from './redact.ts';
export {
  createCreatureIdFinder,
  endAll,
  endIfEmpty,
  type IsGone,
  placeId,
  reference,
  type WhenGone,
  whenGone,
} from './references.ts';
export {
  buildRefusalBook,
  createRefuser,
  describeRefusal,
  type NamingContext,
  REFUSALS,
  type Refusal,
  type RefusalBook,
  type RefusalKind,
  refuse,
} from './refusal.ts';
export {
  findHiddenFrom,
  type Gone,
  goneCreature,
  type References,
  referencesIn,
  waitsForUnseen,
} from './remove-creatures.ts';
export type { Roll } from './roll.ts';
export type { RollOff, RollOffEntrant } from './roll-off.ts';
export {
  addStatements,
  buildRuleBook,
  createCite,
  createRuleDeclarer,
  formatBookPlace,
  NOT_IN_BOOK,
  RULE_KINDS,
  type Rule,
  type RuleBook,
  type RuleKind,
  ruleAt,
  statementOf,
  translateHeading,
} from './rulebook.ts';
export { AVERAGE_ORACLE, runWithoutPlayers } from './run-without-players.ts';
export {
  addFault,
  checkAll,
  countingNumber,
  creatureId,
  creatureName,
  failWith,
  listOrSingle,
  oneOrMore,
  optionsSchema,
  participantsSchema,
  type SheetCheck,
  validateOnce,
  wholeNumber,
} from './schema.ts';
export {
  faultOfNotAllowed,
  faultOfUnknownKey,
  faultOfWrongType,
  kindOf,
  parseWithSchema,
} from './schema-faults.ts';
export {
  describeForm,
  type FormGroup,
  type FormLeaf,
  type FormList,
  type FormNode,
  type FormRecord,
  type FormTuple,
  type FormVariants,
  type SheetLayout,
  type SheetLayoutGroup,
  type SheetStart,
} from './sheet-form.ts';
export { describeNotes, NOTE_LIMITS, type SheetNote, sheetNotes } from './sheet-notes.ts';
export { isSmallGame } from './small-game/computer.ts';
export {
  declareGame,
  type GameKit,
  type SmallEvent,
} from './small-game/declare-game.ts';
export type { RuleKit, SmallAction, SmallActionParts } from './small-game/rule-kit.ts';
export type { HealthChange } from './small-game/turns.ts';
export type {
  FightAction,
  FightEvent,
  FightRule,
  GameDeclaration,
  GameParts,
  GameText,
  OptionText,
  RuleText,
  SmallContent,
  SmallCreature,
  SmallEncounter,
  SmallEventParts,
  SmallFight,
  SmallSheet,
  SmallSide,
  SmallWorld,
} from './small-game/types.ts';
export {
  createInvariants,
  hasNoDuplicates,
  type Invariant,
  strictSchema,
  WORLD_FAULTS,
} from './strict-schema.ts';
export {
  type Amount,
  type EventReader,
  listFactKeys,
  listFirstTurnFacts,
  summarizeEvents,
} from './summarize-events.ts';
export type {
  ActionInProgress,
  ActionSummary,
  AnyAction,
  AnyEvent,
  AnyPolicy,
  AnyWorld,
  ContentSheet,
  FightState,
  FogObserver,
  FogRules,
  NewCreature,
  Policy,
  Schemas,
  Setup,
  SetupConflict,
  System,
} from './system.ts';
export { findFirstTarget, putUnlikelyLast } from './unlikely-offers.ts';
export { replayForViewer } from './viewer-replay.ts';
