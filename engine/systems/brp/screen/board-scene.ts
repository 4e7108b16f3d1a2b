import type { LineScene } from '@arbitro/kernel';
import { FREE_STEP } from '../rules/tables.ts';
import type { Fight } from '../state.ts';
import { TEXT } from '../text/index.ts';

/** The line of a fight: positions, melees and arms on the ground. @rule brp.combat.movement @ruling R118 */
export const buildScene = ({ fighters, engaged, ground = [] }: Fight): LineScene => ({
  kind: 'line',
  says: TEXT.board.metres,
  tokens: fighters.map(({ who, at }) => ({ who, at })),
  things: ground.map(({ who, arm, at }) => ({ id: `${who}/${arm}`, name: arm, at })),
  near: FREE_STEP,
  ties: engaged.filter((pair) => pair.every((id) => fighters.some(({ who }) => who === id))),
  move: { only: ['move'], toward: 'move.toward', from: 'move.from', distance: 'move.metres', gap: 0 },
  place: { action: 'place', at: 'at' },
});
