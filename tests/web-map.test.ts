import { describe } from 'vitest';
import { setUpBrowser } from './web/browser-setup.fixture.ts';
import { testGrid, testGridPhone, testGridTools } from './web/grid.ts';
import { testGridGestures, testGridPictures } from './web/grid-gestures.ts';
import { testGridPen } from './web/grid-pen.ts';
import { testGridPlacing } from './web/grid-placing.ts';
import { testTokenMoves } from './web/token-moves.ts';

const setting = setUpBrowser();

describe('the map', () => testTokenMoves(setting));
describe('moving on the square grid', () => testGrid(setting));
describe('tools of the square grid', () => testGridTools(setting));
describe('the square grid on a phone', () => testGridPhone(setting));
describe('hands on the square grid', () => testGridGestures(setting));
describe('pictures under the square grid', () => testGridPictures(setting));
describe('drawing on the square grid', () => testGridPen(setting));
describe('placing on the square grid', () => testGridPlacing(setting));
