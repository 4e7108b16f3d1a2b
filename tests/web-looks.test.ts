import { describe } from 'vitest';
import { NIGHT } from './night.ts';
import { comeFromTests } from './web/come-from.ts';
import { lookTests } from './web/looks.ts';
import { settingOfFile } from './web/setting.ts';

const setting = settingOfFile();

describe(`every page of a desktop, by axe (NIGHT=${NIGHT})`, () => lookTests(setting, 'desktop'));
describe('whichever pages were seen before', () => comeFromTests(setting));
