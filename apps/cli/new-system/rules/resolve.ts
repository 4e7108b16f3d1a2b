import type { Action } from '../actions.ts';
import type { GameCtx } from '../checks.ts';
import { attack } from './attack.ts';
import { check } from './check.ts';
import { beginFight, endFight, pass } from './turn.ts';

/** Each action to its rule. */
export function resolve(ctx: GameCtx, action: Action): void {
  switch (action.type) {
    case 'check':
      return check(ctx, action);
    case 'attack':
      return attack(ctx, action);
    case 'pass':
      return pass(ctx, action);
    case 'fight':
      return beginFight(ctx);
    case 'end-fight':
      return endFight(ctx);
    default:
      return action satisfies never;
  }
}
