import { NIGHT_DATE } from '@arbitro/testing';
import { describe } from 'vitest';
import { setUpBrowser } from './web/browser-setup.fixture.ts';
import { testCharacterCreation } from './web/character-creation.ts';
import { testCustomSystem } from './web/custom-system.ts';
import { testDevices } from './web/devices.ts';
import { testHouseRules } from './web/house-rules.ts';
import { testCharacterFiles, testJoining } from './web/joining.ts';
import { testLab } from './web/lab.ts';
import { testLanguages } from './web/languages.ts';
import { testDesktopNewcomer, testPhoneNewcomer } from './web/newcomer.ts';
import { testReadingPages } from './web/reading-pages.ts';
import { testSizes } from './web/sizes.ts';

const setting = setUpBrowser();

describe('rules, paper and dice', () => testReadingPages(setting));
describe('making a character', () => testCharacterCreation(setting));
describe('joining a table', () => testJoining(setting));
describe('joining with a file', () => testCharacterFiles(setting));
describe('the encounter lab', () => testLab(setting));
describe('a custom system', () => testCustomSystem(setting));
describe('house rules', () => testHouseRules(setting));
describe(`languages (NIGHT=${NIGHT_DATE})`, () => testLanguages(setting));
describe(`phones and keyboards (NIGHT=${NIGHT_DATE})`, () => testDevices(setting));
describe('a newcomer’s desk', () => testDesktopNewcomer(setting));
describe('a newcomer’s phone', () => testPhoneNewcomer(setting));
describe('what is loaded', () => testSizes());
