import { describe } from 'vitest';
import { lookTests } from './web/looks.ts';
import { settingOfFile } from './web/setting.ts';

const setting = settingOfFile();

describe('every page, by axe and as a picture', () => lookTests(setting));
