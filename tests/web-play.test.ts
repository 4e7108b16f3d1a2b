import { describe } from 'vitest';
import { testAlone, testComputerPlayers } from './web/alone.ts';
import { testBackInTime } from './web/back-in-time.ts';
import { setUpBrowser } from './web/browser-setup.fixture.ts';
import { testBuiltinEncounters } from './web/builtin-encounters.ts';
import { testConnection } from './web/connection.ts';
import { testDemos } from './web/demo.ts';
import { testFewClicks } from './web/few-clicks.ts';
import { testLongLog } from './web/long-log.ts';
import { testRealDice } from './web/real-dice.ts';
import { testSeats } from './web/seats.ts';
import { testSecrets } from './web/secrets.ts';
import { testTwoBrowsers } from './web/two-browsers.ts';

const setting = setUpBrowser();

describe('the demo fight, played by clicks', () => testDemos(setting));
describe('few clicks', () => testFewClicks(setting));
describe('alone with Arbitro', () => testAlone(setting));
describe('creatures that Arbitro plays', () => testComputerPlayers(setting));
describe('encounters ready to play', () => testBuiltinEncounters(setting));
describe('two browsers at one table', () => testTwoBrowsers(setting));
describe('seats', () => testSeats(setting));
describe('real dice', () => testRealDice(setting));
describe('secrets', () => testSecrets(setting));
describe('back in time, and what if', () => testBackInTime(setting));
describe('a lost connection', () => testConnection(setting));
describe('a long log', () => testLongLog(setting));
