import type { BoardRow, CreatureId, Offer, ZonesScene } from '@arbitro/kernel';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { actorOf } from '../actions/group-offers.ts';
import type { TableView } from '../table-view.ts';
import { describeZoneToken } from './describe-token.ts';
import { findGroundMover } from './find-ground-mover.ts';
import { buildMove, findMoves, listPlaces } from './find-moves.ts';
import { PlaceByHand } from './place-by-hand.tsx';
import { SCENE_TEXTS } from './texts.ts';
import { Token } from './token.tsx';
import { Ghost, looksOf } from './token-ghost.tsx';
import { useDragToken } from './use-drag-token.ts';
import { useDrop, useRequestOffers } from './use-drop.ts';
import { NO_FACE, useTokenFaces } from './use-token-faces.ts';
import { useWidth } from './use-width.ts';
import { findZoneFieldPath } from './zone-field.ts';
import { containsPoint } from './zone-shapes.ts';
import { ZonesGround } from './zones-ground.tsx';
import { type Area, computeLayout, type Point } from './zones-layout.ts';

interface ZonesMapProps {
  readonly table: TableView;
  readonly scene: ZonesScene;
  /** Whether an action is being drafted: a tap on an area then moves no creature by itself. */
  readonly isAiming: boolean;
}

const FIRST_WIDTH = 344;

/** Areas, the paths between them, and the creatures in them: a map of zones rather than of squares. */
export function ZonesMap({ table, scene, isAiming }: ZonesMapProps) {
  const speech = useLocale();
  const { words } = speech;
  const [frame, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const svg = useRef<SVGSVGElement>(null);
  const { name, seen } = table;
  const layout = useMemo(() => {
    const hidden = (zone: string): string =>
      seen.hidden?.places.includes(zone) ? ` · ${words(SCENE_TEXTS.hidden)}` : '';
    return computeLayout(scene, width, (zone) => `${name(zone)}${hidden(zone)}`);
  }, [scene, width, name, seen.hidden, words]);
  const faces = useTokenFaces(table);
  const moving = useMoving(table, scene);
  const { carried, listens, wasDrag } = useDragToken(svg, (who, point) =>
    moving.drop(who, zoneAt(layout.areas, point)),
  );
  const who = carried?.who ?? moving.picked;
  useRequestOffers(table, who);
  const targets = who === undefined && !isAiming ? moving.listTapTargets() : moving.targetsOf(who);
  const over = carried && zoneAt(layout.areas, carried.at);
  const rows = table.board.rows.filter(({ id }) => layout.tokens.has(id));
  const tap = (id: CreatureId): void => {
    if (wasDrag()) return;
    table.choose(table.chosen === id && moving.picked !== id ? undefined : id);
    moving.pick(moving.picked === id ? undefined : id);
  };
  const press = (event: KeyboardEvent, row: BoardRow): void => {
    const direction = ARROWS[event.key];
    if (event.key === 'Enter' || event.key === ' ') tap(row.id);
    else if (event.key === 'Escape') moving.pick(undefined);
    else if (direction) {
      moving.pick(row.id);
      focusNext(svg.current, layout.tokens.get(row.id), {
        areas: layout.areas.filter(({ id }) => moving.targetsOf(row.id).has(id)),
        direction,
      });
    } else return;
    event.preventDefault();
  };
  return (
    <div ref={frame} className="scene">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={svg}
        className={carried ? 'zones tokens carrying' : 'zones tokens'}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        height={layout.height}
        role="group"
        aria-label={words(SCENE_TEXTS.scene)}
      >
        <ZonesGround
          table={table}
          scene={scene}
          layout={layout}
          targets={targets}
          over={over}
          onTap={(zone) => moving.go(zone)}
          onKey={(event, area) => {
            const direction = ARROWS[event.key];
            const areas = layout.areas.filter(({ id }) => id !== area.id && targets.has(id));
            if (event.key === 'Enter' || event.key === ' ') moving.go(area.id);
            else if (event.key === 'Escape') moving.leave(svg.current);
            else if (direction) focusNext(svg.current, area, { areas, direction });
            else return;
            event.preventDefault();
          }}
        />
        {rows.map((row) => (
          <Token
            key={row.id}
            row={row}
            at={layout.tokens.get(row.id) ?? { x: 0, y: 0 }}
            size={layout.size}
            {...(faces.get(row.id) ?? NO_FACE)}
            says={describeZoneToken(table, scene, row, speech)}
            look={{ ...looksOf(table, row), picked: moving.picked === row.id, left: carried?.who === row.id }}
            {...listens(row.id)}
            onClick={() => tap(row.id)}
            onDoubleClick={() => table.openSheet(row.id)}
            onKeyDown={(event) => press(event, row)}
          />
        ))}
        {carried && (
          <Ghost
            table={table}
            at={carried.at}
            who={carried.who}
            size={layout.size}
            face={faces.get(carried.who)}
          />
        )}
      </svg>
      <MoveHint moving={moving} table={table} scene={scene} canGo={targets.size > 0} />
    </div>
  );
}

const zoneAt = (areas: readonly Area[], point: Point): string | undefined =>
  areas.find((area) => containsPoint(area, point))?.id;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface FocusMove {
  readonly areas: readonly Area[];
  readonly direction: Point;
}

/** Focuses the area that is nearest in this direction. */
function focusNext(
  svg: SVGSVGElement | null,
  from: Point | undefined,
  { areas, direction }: FocusMove,
): void {
  if (!from) return;
  const turn = ({ x, y }: Area): number => {
    const [dx, dy] = [x - from.x, y - from.y];
    return (dx * direction.x + dy * direction.y) / (Math.hypot(dx, dy) || 1);
  };
  const [next] = areas.toSorted((a, b) => turn(b) - turn(a));
  // the area becomes a button only with the next render
  if (next) setTimeout(() => svg?.querySelector<SVGElement>(`[data-zone="${CSS.escape(next.id)}"]`)?.focus());
}

/** Returns where the offers let a creature move, by zone. */
function listZoneMoves(table: TableView, { move }: ZonesScene, who: CreatureId): ReadonlyMap<string, Offer> {
  if (!move) return new Map();
  return findMoves(table.offers, move, {
    moves: (action) => actorOf(table, action) === who,
    read: (value) => (typeof value === 'string' ? value : undefined),
  });
}

/** Whether there is one way for the creature to an area, with nothing else to choose. */
function hasOneWay(table: TableView, { move }: ZonesScene, who: CreatureId, zone: string): boolean {
  const ways = table.offers.filter(
    (offer) =>
      offer.action.type === move?.action &&
      actorOf(table, offer.action) === who &&
      listPlaces(offer, move.to).includes(zone),
  );
  return (
    ways.length === 1 && ways.every(({ slots }) => Object.keys(slots).every((path) => path === move?.to))
  );
}

export type Target = 'rule' | 'hand';

/** The creature about to move, its possible destinations, and the resulting action. */
function useMoving(table: TableView, scene: ZonesScene) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const [picked, pick] = useState<CreatureId | undefined>(undefined);
  const [byHand, setByHand] = useState<{ readonly who: CreatureId; readonly zone: string } | undefined>(
    undefined,
  );
  const zoneOf = (who: CreatureId): string => scene.zones.find((zone) => zone.who.includes(who))?.id ?? '';
  const targetsOf = (who: CreatureId | undefined): ReadonlyMap<string, Target> => {
    if (who === undefined) return new Map();
    const ways = listZoneMoves(table, scene, who);
    const canPlace = scene.move && findZoneFieldPath(table, who, zoneOf(who)) !== undefined;
    const free = canPlace ? scene.zones.map(({ id }) => id) : [];
    const targets = new Map<string, Target>(free.map((id) => [id, 'hand']));
    for (const zone of ways.keys()) targets.set(zone, 'rule');
    targets.delete(zoneOf(who));
    return targets;
  };
  const drop = useDrop(table, (who: CreatureId, zone: string | undefined): void => {
    if (zone === undefined || zone === zoneOf(who)) return;
    const offer = listZoneMoves(table, scene, who).get(zone);
    pick(undefined);
    const action = offer && scene.move && buildMove(offer, scene.move, zone);
    // out of a melee there may be free strikes: such a move is first shown
    const isTied = scene.knots.some((knot) => knot.who.includes(who));
    if (action && !isTied && hasOneWay(table, scene, who, zone)) void table.send('act', { action });
    else if (action) table.begin(action);
    else if (targetsOf(who).has(zone)) setByHand({ who, zone });
    else tell(words(SCENE_TEXTS['cannot-go'], { who: table.name(who) }));
  });
  const place = async (): Promise<void> => {
    const path = byHand && findZoneFieldPath(table, byHand.who, zoneOf(byHand.who));
    if (!byHand || path === undefined) return;
    const sent = { path: ['creatures', byHand.who, ...path.split('.')], value: byHand.zone };
    if (await table.send('override', sent)) setByHand(undefined);
  };
  const mover = findGroundMover(table);
  return {
    picked,
    pick,
    mover,
    byHand,
    targetsOf,
    /** Returns the areas to which a tap sends the creature whose turn it is. */
    listTapTargets: (): ReadonlyMap<string, Target> => {
      const zones = mover === undefined ? [] : [...listZoneMoves(table, scene, mover).keys()];
      return new Map(zones.filter((zone) => zone !== zoneOf(mover ?? '')).map((zone) => [zone, 'rule']));
    },
    drop,
    place,
    forget: () => setByHand(undefined),
    go: (zone: string) => {
      const who = picked ?? mover;
      if (who !== undefined) drop(who, zone);
    },
    leave: (svg: SVGSVGElement | null) => {
      if (picked === undefined) return;
      svg?.querySelector<SVGElement>(`[data-token="${CSS.escape(picked)}"]`)?.focus();
      pick(undefined);
    },
  };
}

interface MoveHintProps {
  readonly moving: ReturnType<typeof useMoving>;
  readonly table: TableView;
  readonly scene: ZonesScene;
  readonly canGo: boolean;
}

function MoveHint({ moving, table, scene, canGo }: MoveHintProps) {
  const { words } = useLocale();
  const { picked, mover, byHand } = moving;
  if (byHand)
    return (
      <PlaceByHand onPlace={() => void moving.place()} onCancel={moving.forget}>
        {words(SCENE_TEXTS['place-by-hand'], { who: table.name(byHand.who), zone: table.name(byHand.zone) })}
      </PlaceByHand>
    );
  const somebodyMoves = table.offers.some(({ action }) => action.type === scene.move?.action);
  const idle = (): string =>
    mover !== undefined && canGo
      ? words(SCENE_TEXTS['tap-to-go'], { who: table.name(mover) })
      : words(SCENE_TEXTS['how-to']);
  const hint =
    picked !== undefined && canGo
      ? words(SCENE_TEXTS['where-to'], { who: table.name(picked) })
      : somebodyMoves && idle();
  return (
    <p className="scene-words soft small" aria-live="polite">
      {hint}
    </p>
  );
}
