export { type Crewing, exactlyInCrew, hands, lookedInCrew, simulateInCrew } from './crew.ts';
export type { Begun, Looked } from './worker.ts';
