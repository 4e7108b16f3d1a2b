export type { TableService, StreamListener, SeatSession } from './live/table-service.ts';
export { buildServer } from './http/build-server.ts';
export { openTableService } from './live/open-table-service.ts';
