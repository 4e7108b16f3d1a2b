export { DistanceField, type ReachedSquare, type Walker } from './distance-field.ts';
export { fieldOfView } from './field-of-view.ts';
export { canStep, DIFFICULT, footingOf, WATER } from './footing.ts';
export { type CoverDegree, listSquaresOnLine } from './lines.ts';
export * from './map.ts';
export * from './shapes.ts';
export * from './sight.ts';
export * from './square.ts';
export * from './steps.ts';
