export { type Crewing, hands, simulateInCrew } from './crew.ts';
