export { setAtPath, applyChanges } from './apply-changes.ts';
export type { Change } from './changes.ts';
export { type CommandBody, COMMANDS, type CommandName, type CommandAccess } from './commands.ts';
export {
  type EntryChange,
  ENTRY_FORMAT,
  type Game,
  type StoredEntry,
  storedEntrySchema,
  type OpenAction,
  type Pause,
  SEAT_CHANGES,
  type Seal,
  type SealedRoll,
  type Seat,
  type AddressedEvent,
} from './entry.ts';
export { type TableExport, exportSchema, type LogEntry, logEntrySchema } from './export.ts';
export { LIMITS } from './limits.ts';
export {
  type VisibleAsk,
  type KeptReply as KeptReply,
  type LogLine,
  PICTURE_PREFIX,
  type RefusalReply,
  type LoggedRoll,
  type SeatInfo,
  type SeatView,
  type StreamMessage,
} from './messages.ts';
export { momentSchema, tableId } from './field-schemas.ts';
export { TABLE_REFUSALS } from './refusal-words.ts';
export { refuseAtTable, type TableRefusal } from './refusals.ts';
export {
  forkRequest,
  type NewTableRequest,
  MAX_FIGHTS,
  newTableRequest,
  type OddsRequest,
  oddsRequest,
  type SimulationRequest,
  simulationRequest,
} from './requests.ts';
export { upgradeEntry } from './upgrade-entry.ts';
