import type { Action, GmWord } from '../actions.ts';
import type { RischioCtx } from '../checks.ts';
import { aid } from './aid.ts';
import { attack, use } from './attack.ts';
import { contest } from './contest.ts';
import { setLevel } from './experience.ts';
import { beginFight, join } from './fight.ts';
import { awardExperience, changeResource, harm, heal } from './gm-word.ts';
import { attempt, risk } from './risk.ts';
import { changeGear, declareDefeated, newDay, rally, tellConsequence } from './table-talk.ts';
import { endFight, leave, pass } from './turn.ts';
import { versus } from './versus.ts';

/** Each action to its rule. */
export function resolve(ctx: RischioCtx, action: Action): void {
  switch (action.type) {
    case 'risk':
      return risk(ctx, action);
    case 'attempt':
      return attempt(ctx, action);
    case 'versus':
      return versus(ctx, action);
    case 'contest':
      return contest(ctx, action);
    case 'fight':
      return beginFight(ctx, action);
    case 'attack':
      return attack(ctx, action);
    case 'use':
      return use(ctx, action);
    case 'aid':
      return aid(ctx, action);
    case 'gear':
      return changeGear(ctx, action);
    case 'pass':
      return pass(ctx, action);
    case 'join':
      return join(ctx, action);
    case 'leave':
      return leave(ctx, action);
    case 'end-fight':
      return endFight(ctx, null);
    case 'defeat':
      return declareDefeated(ctx, action);
    case 'rally':
      return rally(ctx, action);
    default:
      return resolveWord(ctx, action);
  }
}

/** What the game master says to be so. */
function resolveWord(ctx: RischioCtx, action: GmWord): void {
  switch (action.type) {
    case 'set-level':
      return setLevel(ctx, action);
    case 'harm':
      return harm(ctx, action);
    case 'heal':
      return heal(ctx, action);
    case 'resource':
      return changeResource(ctx, action);
    case 'award':
      return awardExperience(ctx, action);
    case 'new-day':
      return newDay(ctx);
    case 'consequence':
      return tellConsequence(ctx, action);
    default:
      return action satisfies never;
  }
}
