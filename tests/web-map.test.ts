import { describe } from 'vitest';
import { gridPhoneTests, gridTests, gridToolTests } from './web/grid.ts';
import { gridHandTests, gridPictureTests } from './web/grid-hand.ts';
import { movingTests } from './web/moving.ts';
import { settingOfFile } from './web/setting.ts';

const setting = settingOfFile();

describe('the map', () => movingTests(setting));
describe('moving on the square grid', () => gridTests(setting));
describe('tools of the square grid', () => gridToolTests(setting));
describe('the square grid on a phone', () => gridPhoneTests(setting));
describe('hands on the square grid', () => gridHandTests(setting));
describe('pictures under the square grid', () => gridPictureTests(setting));
