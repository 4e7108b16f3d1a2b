export { applyChanges, setAtPath } from './apply-changes.ts';
export {
  type Campaign,
  type Chapter,
  campaignSchema,
  createCampaign,
  type JournalFact,
  type JournalLine,
  type NamedCreature,
  type NextEveningRequest,
  nextEveningRequest,
} from './campaign.ts';
export type { Change } from './changes.ts';
export { cleanLine, hasVisibleText } from './clean-text.ts';
export { COMMANDS, type CommandAccess, type CommandBody, type CommandName } from './commands.ts';
export type { Computer, ComputerDecision } from './computer.ts';
export { DRAWING_COLORS, DRAWING_SHAPES, type Drawing, drawingSchema } from './drawings.ts';
export {
  type AddressedEvent,
  ENTRY_FORMAT,
  type EntryChange,
  type Game,
  type OpenAction,
  type Pause,
  SEAT_CHANGES,
  type Seal,
  type Seat,
  type StoredEntry,
  storedEntrySchema,
} from './entry.ts';
export { exportSchema, type LogEntry, logEntrySchema, type TableExport } from './export.ts';
export { momentSchema, pictureId, tableId } from './field-schemas.ts';
export type { Discovery } from './fog-schemas.ts';
export { joinOffers } from './join-offers.ts';
export { JOIN_POLICIES, type Joining, type JoinPolicy, type JoinRequest, OPEN_JOINING } from './joining.ts';
export { LIMITS } from './limits.ts';
export { type LoggedDeed, listLoggedFights } from './logged-fights.ts';
export {
  type ChangeMessage,
  type KeptReply,
  type LoggedRoll,
  type LogLine,
  type OfferPart,
  type OffersMessage,
  PICTURE_PREFIX,
  type RefusalReply,
  type SeatInfo,
  type SeatView,
  type StreamMessage,
  type VisibleAsk,
  type VisibleCampaign,
  type VisibleChapter,
  type VisibleJoinRequest,
} from './messages.ts';
export { NO_COMPUTER, PACES, type Pace } from './pace.ts';
export { TABLE_REFUSALS } from './refusal-words.ts';
export { refuseAtTable, type TableRefusal } from './refusals.ts';
export {
  isRunEntry,
  type ReplayedState,
  type RunEntry,
  replayEntry,
  replayGoingBack,
} from './replay-log.ts';
export {
  type AdviceRequest,
  adviceRequest,
  type ForkRequest,
  forkRequest,
  MAX_FIGHTS,
  type NewTableRequest,
  newTableRequest,
  type OddsRequest,
  oddsRequest,
  type SimulationRequest,
  simulationRequest,
} from './requests.ts';
export type { SealedRoll } from './roll-schemas.ts';
export {
  type ExportedShelfItem,
  SHELF_CHANGES,
  SHELF_ENTRY_FORMAT,
  SHELF_KINDS,
  type ShelfChangeName,
  type ShelfEntryChange,
  type ShelfExport,
  type ShelfItemInfo,
  type ShelfKind,
  type ShelfPutRequest,
  type ShelfView,
  type StoredShelfEntry,
  type StoredShelfItem,
  shelfChangeRequest,
  shelfExport,
  shelfItemId,
  shelfItemInfo,
  shelfPutRequest,
  shelfRenameRequest,
  shelfView,
} from './shelf.ts';
export { type PresenceMessage, type SignalMessage, type SignalRequest, signalRequest } from './signals.ts';
export { EveningTally, FALLS, sumLines } from './summarize-evening.ts';
export { findUndone } from './undone-lines.ts';
export { upgradeEntry } from './upgrade-entry.ts';
