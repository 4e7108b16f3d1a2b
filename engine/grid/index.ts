export * from './map.ts';
export * from './shapes.ts';
export * from './sight.ts';
export * from './square.ts';
export * from './steps.ts';
