import { createRequire } from 'node:module';
import { GAME } from './peer-game.ts';
import { reportUsage } from './usage.ts';

const require = createRequire(import.meta.url);
const { Server, SocketIO } = require('boardgame.io/server');

/** boardgame.io with its state in memory: the nearest existing equivalent of a live table. */
const server = Server({
  games: [GAME],
  origins: [/localhost/, /127\.0\.0\.1/],
  transport: new SocketIO({ https: undefined }),
});
const running = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
process.send?.({ url: `http://127.0.0.1:${running.appServer.address().port}` });
reportUsage();
