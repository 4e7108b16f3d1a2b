import { NIGHT_DATE } from '@arbitro/testing';
import { describe } from 'vitest';
import { setUpBrowser } from './web/browser-setup.fixture.ts';
import { testLongNames } from './web/long-names.ts';
import { testLooks } from './web/looks.ts';

const setting = setUpBrowser();

describe(`every page of a phone, by axe (NIGHT=${NIGHT_DATE})`, () => testLooks(setting, 'phone'));
describe('long names and low screens', () => testLongNames(setting));
