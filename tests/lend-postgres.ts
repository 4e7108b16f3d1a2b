import { startPostgres } from './postgres.fixture.ts';

/** A program that lends a PostgreSQL server to its parent process: each message is answered with an empty database. */
const postgres = await startPostgres({ durable: true });
process.on('message', async () => process.send?.(await postgres.freshDatabase()));
process.on('disconnect', async () => {
  await postgres.stop();
  process.exit();
});
