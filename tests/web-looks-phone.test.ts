import { describe } from 'vitest';
import { NIGHT } from './night.ts';
import { lookTests } from './web/looks.ts';
import { settingOfFile } from './web/setting.ts';
import { stretchedTests } from './web/stretched.ts';

const setting = settingOfFile();

describe(`every page of a phone, by axe (NIGHT=${NIGHT})`, () => lookTests(setting, 'phone'));
describe('long names and low screens', () => stretchedTests(setting));
