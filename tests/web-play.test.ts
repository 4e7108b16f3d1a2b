import { describe } from 'vitest';
import { backInTimeTests } from './web/back-in-time.ts';
import { connectionTests } from './web/connection.ts';
import { demoTests } from './web/demo.ts';
import { longLogTests } from './web/long-log.ts';
import { readyMadeTests } from './web/ready-made.ts';
import { realDiceTests } from './web/real-dice.ts';
import { seatTests } from './web/seats.ts';
import { secretTests } from './web/secrets.ts';
import { settingOfFile } from './web/setting.ts';
import { togetherTests } from './web/together.ts';

const setting = settingOfFile();

describe('the demo fight, played by clicks', () => demoTests(setting));
describe('encounters ready to play', () => readyMadeTests(setting));
describe('two browsers at one table', () => togetherTests(setting));
describe('seats', () => seatTests(setting));
describe('real dice', () => realDiceTests(setting));
describe('secrets', () => secretTests(setting));
describe('back in time, and what if', () => backInTimeTests(setting));
describe('a lost connection', () => connectionTests(setting));
describe('a long log', () => longLogTests(setting));
