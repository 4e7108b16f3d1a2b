import { isInside, type Square } from '@arbitro/grid';
import type { CreatureId, GridScene, Offer } from '@arbitro/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { findGroundMover } from './find-ground-mover.ts';
import { buildMove } from './find-moves.ts';
import { findLanding, findMoveTargets, findRoute } from './grid-moves.ts';
import { keyOf } from './squares.ts';
import { SCENE_TEXTS } from './texts.ts';
import { useDrop } from './use-drop.ts';

const NO_TARGETS: ReadonlyMap<string, Offer> = new Map();

/** The creature about to move, its possible destinations, and the resulting action. */
export function useGridMoving(table: TableView, scene: GridScene) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const [picked, pick] = useState<CreatureId | undefined>(undefined);
  const [byHand, setByHand] = useState<{ readonly who: CreatureId; readonly at: Square } | undefined>(
    undefined,
  );
  const { you, standing } = table.seen;
  const { chosen } = table;
  // an action on the tapped creature ends the tap
  useEffect(() => {
    if (chosen === undefined) pick(undefined);
  }, [chosen]);
  const isGm = you.role === 'gm';
  const isFight = standing !== null && !standing.over;
  const { offers } = table;
  const all = useMemo(() => {
    const movers = new Set(offers.filter(({ action }) => action.type === scene.move.action).map(actorOf));
    return new Map([...movers].map((who) => [who, findMoveTargets(offers, scene, who)]));
  }, [offers, scene]);
  const placesOf = (who: CreatureId | undefined): ReadonlyMap<string, Offer> =>
    (who !== undefined && all.get(who)) || NO_TARGETS;
  const sideOf = (who: CreatureId): number => scene.tokens.find((token) => token.who === who)?.side ?? 1;
  /** Returns where this creature would end up. */
  const landingOf = (who: CreatureId, to: Square): Square | undefined =>
    findLanding(placesOf(who), sideOf(who), to);
  const placeAt = (who: CreatureId, { x, y }: Square): Promise<boolean> =>
    table.send('override', { path: ['creatures', who, ...scene.at.split('.')], value: { x, y } });
  /** A move that lets nobody attack is done at once; any other is first shown. */
  const go = (offer: Offer, { x, y }: Square): void => {
    const action = buildMove(offer, scene.move, { x, y });
    const route = findRoute(scene.ways, offer.action, { x, y });
    const isSafe = route?.provoked.length === 0 && Object.keys(offer.slots).length <= 1;
    if (isSafe) void table.send('act', { action });
    else table.begin(action);
  };
  const drop = useDrop(table, (who: CreatureId, to: Square): void => {
    const now = scene.tokens.find((token) => token.who === who)?.at;
    if (!scene.map || !isInside(scene.map, to) || (now && keyOf(now) === keyOf(to))) return;
    const square = landingOf(who, to);
    const offer = square && placesOf(who).get(keyOf(square));
    pick(undefined);
    if (square && offer) go(offer, square);
    else if (isGm && !isFight) void placeAt(who, to);
    else if (isGm) setByHand({ who, at: to });
    else tell(words(SCENE_TEXTS['cannot-go'], { who: table.name(who) }));
  });
  const place = async (): Promise<void> => {
    if (byHand && (await placeAt(byHand.who, byHand.at))) setByHand(undefined);
  };
  // a creature that was only looked at stays where it is
  const carried = picked !== undefined && (isGm || you.owns.includes(picked)) ? picked : undefined;
  const mover = carried ?? findGroundMover(table);
  return {
    picked,
    pick,
    /** The picked creature, if this seat may move it. */
    carried,
    mover,
    byHand,
    placesOf,
    landingOf,
    drop,
    place,
    forget: () => setByHand(undefined),
  };
}

const actorOf = ({ action }: Offer): CreatureId => String(action.by);
