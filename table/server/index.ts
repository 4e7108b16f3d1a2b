export type { Hall, Listener, Sitting } from './hall.ts';
export { buildServer } from './http.ts';
export { openHall } from './open-hall.ts';
