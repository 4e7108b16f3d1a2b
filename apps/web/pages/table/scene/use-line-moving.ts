import type { CreatureId, LineScene, Offer } from '@arbitro/kernel';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { findGroundMover } from './find-ground-mover.ts';
import { findLineMove, findLineRange, findPlacing } from './find-line-move.ts';
import { SCENE_TEXTS } from './texts.ts';
import { useDrop } from './use-drop.ts';

interface ManualPlacing {
  readonly who: CreatureId;
  readonly at: number;
  readonly action: Offer['action'];
}

/** The creature about to move along the line, where it may go, and the resulting action. */
export function useLineMoving(table: TableView, scene: LineScene) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const [picked, pick] = useState<CreatureId | undefined>(undefined);
  /** Where the keyboard would send the picked creature. */
  const [target, setTarget] = useState<number | undefined>(undefined);
  const [byHand, setByHand] = useState<ManualPlacing | undefined>(undefined);
  const { offers } = table;
  const go = (action: Offer['action']): void => {
    if (scene.move.only.includes(action.type)) void table.send('act', { action });
    else table.begin(action);
  };
  const drop = useDrop(table, (who: CreatureId, to: number): void => {
    const move = findLineMove({ offers, scene, who, to });
    const action = findPlacing({ offers, scene, who, to });
    pick(undefined);
    setTarget(undefined);
    if (move && (move.to === to || !action)) go(move.action);
    else if (action) setByHand({ who, at: to, action });
    else tell(words(SCENE_TEXTS['cannot-go'], { who: table.name(who) }));
  });
  return {
    ...{ picked, target, setTarget, byHand, drop, mover: findGroundMover(table) },
    pick: (who: CreatureId | undefined): void => {
      pick(who);
      setTarget(undefined);
    },
    rangeOf: (who: CreatureId | undefined) =>
      who === undefined ? undefined : findLineRange({ offers, scene, who }),
    place: async (): Promise<void> => {
      if (byHand && (await table.send('act', { action: byHand.action }))) setByHand(undefined);
    },
    forget: () => setByHand(undefined),
  };
}
