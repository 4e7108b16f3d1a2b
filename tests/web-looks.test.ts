import { NIGHT_DATE } from '@arbitro/testing';
import { describe } from 'vitest';
import { setUpBrowser } from './web/browser-setup.fixture.ts';
import { testLooks } from './web/looks.ts';
import { testNavigationLayout } from './web/navigation-layout.ts';

const setting = setUpBrowser();

describe(`every page of a desktop, by axe (NIGHT=${NIGHT_DATE})`, () => testLooks(setting, 'desktop'));
describe('whichever pages were seen before', () => testNavigationLayout(setting));
