export { withAt, withChanges } from './apply-changes.ts';
export type { Change } from './changes.ts';
export { type Body, COMMANDS, type CommandName, type Reach } from './commands.ts';
export {
  type Doing,
  FORMAT,
  type Game,
  type Kept,
  keptSchema,
  type Open,
  type Pause,
  SEAT_CHANGES,
  type Seal,
  type SealedRoll,
  type Seat,
  type ToldEvent,
} from './entry.ts';
export { type Export, exportSchema, type KeptEntry, keptEntry } from './export.ts';
export { LIMITS } from './limits.ts';
export {
  type AskSeen,
  type Kept as KeptReply,
  type Line,
  PICTURE,
  type Refused,
  type RollTold,
  type SeatSeen,
  type Seen,
  type Told,
} from './messages.ts';
export { moment, tableId } from './parts.ts';
export { TABLE_REFUSALS } from './refusal-words.ts';
export { refuseAt, type TableRefusal } from './refusals.ts';
export {
  forkAsk,
  type MakeTable,
  MOST_FIGHTS,
  makeTable,
  type OddsAsk,
  oddsAsk,
  type SimulationAsk,
  simulationAsk,
} from './requests.ts';
export { upCast } from './up-cast.ts';
