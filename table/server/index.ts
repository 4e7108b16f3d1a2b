export { buildServer } from './http/build-server.ts';
export { openTableService } from './live/open-table-service.ts';
export type { SeatSession, StreamListener, TableService } from './live/table-service.ts';
