import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { backInTimeTests } from './web/back-in-time.ts';
import { connectionTests } from './web/connection.ts';
import { creatingTests } from './web/creating.ts';
import { demoTests } from './web/demo.ts';
import { deviceTests } from './web/devices.ts';
import { gridTests, gridToolTests } from './web/grid.ts';
import { gridHandTests, gridPictureTests } from './web/grid-hand.ts';
import { languageTests } from './web/languages.ts';
import { longLogTests } from './web/long-log.ts';
import { lookTests } from './web/looks.ts';
import { movingTests } from './web/moving.ts';
import { readingTests } from './web/reading.ts';
import { realDiceTests } from './web/real-dice.ts';
import { seatTests } from './web/seats.ts';
import { secretTests } from './web/secrets.ts';
import { openSetting, type Setting } from './web/setting.ts';
import { sizeTests } from './web/sizes.ts';
import { togetherTests } from './web/together.ts';

let opened: Setting;
const setting = (): Setting => opened;
beforeAll(async () => {
  opened = await openSetting();
});
afterEach(async () => {
  expect(await opened.closePages()).toEqual([]);
});
afterAll(() => opened?.close());

describe('the demo fight, played by clicks', () => demoTests(setting));
describe('two browsers at one table', () => togetherTests(setting));
describe('seats', () => seatTests(setting));
describe('real dice', () => realDiceTests(setting));
describe('secrets', () => secretTests(setting));
describe('the map', () => movingTests(setting));
describe('back in time, and what if', () => backInTimeTests(setting));
describe('rules, paper and dice', () => readingTests(setting));
describe('making a character', () => creatingTests(setting));
describe('languages', () => languageTests(setting));
describe('a lost connection', () => connectionTests(setting));
describe('phones and keyboards', () => deviceTests(setting));
describe('what is loaded', () => sizeTests());
describe('moving on the square grid', () => gridTests(setting));
describe('tools of the square grid', () => gridToolTests(setting));
describe('hands on the square grid', () => gridHandTests(setting));
describe('pictures under the square grid', () => gridPictureTests(setting));
describe('a long log', () => longLogTests(setting));
describe('every page, by axe and as a picture', () => lookTests(setting));
