import { describe } from 'vitest';
import { creatingTests } from './web/creating.ts';
import { deviceTests } from './web/devices.ts';
import { houseRuleTests } from './web/house-rules.ts';
import { labTests } from './web/lab.ts';
import { languageTests } from './web/languages.ts';
import { deskTests, phoneTests } from './web/newcomer.ts';
import { ownSystemTests } from './web/own-system.ts';
import { readingTests } from './web/reading.ts';
import { settingOfFile } from './web/setting.ts';
import { sizeTests } from './web/sizes.ts';

const setting = settingOfFile();

describe('rules, paper and dice', () => readingTests(setting));
describe('making a character', () => creatingTests(setting));
describe('the encounter lab', () => labTests(setting));
describe('a system of one’s own', () => ownSystemTests(setting));
describe('house rules', () => houseRuleTests(setting));
describe('languages', () => languageTests(setting));
describe('phones and keyboards', () => deviceTests(setting));
describe('a newcomer’s desk', () => deskTests(setting));
describe('a newcomer’s phone', () => phoneTests(setting));
describe('what is loaded', () => sizeTests());
