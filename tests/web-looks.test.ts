import { describe } from 'vitest';
import { comeFromTests } from './web/come-from.ts';
import { lookTests } from './web/looks.ts';
import { settingOfFile } from './web/setting.ts';
import { stretchedTests } from './web/stretched.ts';

const setting = settingOfFile();

describe('every page, by axe and as a picture', () => lookTests(setting));
describe('whichever pages were seen before', () => comeFromTests(setting));
describe('long names and low screens', () => stretchedTests(setting));
