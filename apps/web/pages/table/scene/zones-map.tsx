import type { BoardRow, CreatureId, Json, Offer, ZonesScene } from '@arbitro/kernel';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { actorOf } from '../actions/grouping.ts';
import type { TableView } from '../table-view.ts';
import { Ground } from './ground.tsx';
import { type Area, layoutOf, type Point, type TokenSize } from './layout.ts';
import { moveTo, waysOf } from './moves.ts';
import { holds } from './shapes.ts';
import { Token, TokenPicture } from './token.tsx';
import { tokenWords } from './token-words.ts';
import { useCarrying } from './use-carrying.ts';
import { useDrop, useLookAt } from './use-drop.ts';
import { useWidth } from './use-width.ts';
import { SCENE } from './words.ts';
import { zonePath } from './zone-path.ts';

interface ZonesMapProps {
  readonly table: TableView;
  readonly scene: ZonesScene;
}

const FIRST_WIDTH = 344;

/** Areas, the paths between them, and the creatures in them: a map of zones rather than of squares. */
export function ZonesMap({ table, scene }: ZonesMapProps) {
  const speech = useSpeech();
  const { words } = speech;
  const [frame, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const svg = useRef<SVGSVGElement>(null);
  const layout = useMemo(() => layoutOf(scene, width), [scene, width]);
  const moving = useMoving(table, scene);
  const { carried, listens, wasDrag } = useCarrying(svg, (who, at) =>
    moving.drop(who, zoneAt(layout.areas, at)),
  );
  const who = carried?.who ?? moving.picked;
  useLookAt(table, who);
  const targets = moving.targetsOf(who);
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
        aria-label={words(SCENE.scene)}
      >
        <Ground
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
            says={tokenWords(table, scene, row, speech)}
            look={{ ...looksOf(table, row), picked: moving.picked === row.id, left: carried?.who === row.id }}
            {...listens(row.id)}
            onClick={() => tap(row.id)}
            onDoubleClick={() => table.openSheet(row.id)}
            onKeyDown={(event) => press(event, row)}
          />
        ))}
        {carried && <Ghost table={table} at={carried.at} who={carried.who} size={layout.size} />}
      </svg>
      <MovingWords moving={moving} table={table} scene={scene} canGo={targets.size > 0} />
    </div>
  );
}

const looksOf = ({ seen, chosen }: TableView, { id }: BoardRow) => ({
  due: seen.due.includes(id),
  hidden: seen.hidden?.creatures.includes(id) ?? false,
  chosen: chosen === id,
});

interface GhostProps {
  readonly table: TableView;
  readonly who: CreatureId;
  readonly at: Point;
  readonly size: TokenSize;
}

/** The dragged token: a picture on top of everything, while the token itself stays in place with its listeners. */
function Ghost({ table, who, at, size }: GhostProps) {
  const row = table.board.rows.find(({ id }) => id === who);
  if (!row) return null;
  return (
    <g className="ghost">
      <TokenPicture
        row={row}
        at={at}
        size={size}
        look={{ ...looksOf(table, row), picked: true, left: false }}
      />
    </g>
  );
}

const zoneAt = (areas: readonly Area[], at: Point): string | undefined =>
  areas.find((area) => holds(area, at))?.id;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Towards {
  readonly areas: readonly Area[];
  readonly direction: Point;
}

/** Focuses the area that is nearest in this direction. */
function focusNext(svg: SVGSVGElement | null, from: Point | undefined, { areas, direction }: Towards): void {
  if (!from) return;
  const turn = ({ x, y }: Area): number => {
    const [dx, dy] = [x - from.x, y - from.y];
    return (dx * direction.x + dy * direction.y) / (Math.hypot(dx, dy) || 1);
  };
  const [next] = areas.toSorted((a, b) => turn(b) - turn(a));
  // the area becomes a button only with the next render
  if (next) setTimeout(() => svg?.querySelector<SVGElement>(`[data-zone="${CSS.escape(next.id)}"]`)?.focus());
}

const zonesFor = (table: TableView, who: CreatureId) => ({
  moves: (action: Offer['action']) => actorOf(table, action) === who,
  read: (value: Json) => (typeof value === 'string' ? value : undefined),
});

export type Target = 'rule' | 'hand';

/** The creature about to move, its possible destinations, and the resulting action. */
function useMoving(table: TableView, scene: ZonesScene) {
  const { words } = useSpeech();
  const { tell } = useToasts();
  const [picked, pick] = useState<CreatureId | undefined>(undefined);
  const [byHand, setByHand] = useState<{ readonly who: CreatureId; readonly zone: string } | undefined>(
    undefined,
  );
  const zoneOf = (who: CreatureId): string => scene.zones.find((zone) => zone.who.includes(who))?.id ?? '';
  const targetsOf = (who: CreatureId | undefined): ReadonlyMap<string, Target> => {
    if (who === undefined) return new Map();
    const ways = waysOf(table.offers, scene.move, zonesFor(table, who));
    const free = zonePath(table, who, zoneOf(who)) === undefined ? [] : scene.zones.map(({ id }) => id);
    const targets = new Map<string, Target>(free.map((id) => [id, 'hand']));
    for (const zone of ways.keys()) targets.set(zone, 'rule');
    targets.delete(zoneOf(who));
    return targets;
  };
  const drop = useDrop(table, (who: CreatureId, zone: string | undefined): void => {
    if (zone === undefined || zone === zoneOf(who)) return;
    const offer = waysOf(table.offers, scene.move, zonesFor(table, who)).get(zone);
    pick(undefined);
    if (offer) table.begin(moveTo(offer, scene.move, zone));
    else if (targetsOf(who).has(zone)) setByHand({ who, zone });
    else tell(words(SCENE['cannot-go'], { who: table.name(who) }));
  });
  const place = async (): Promise<void> => {
    const path = byHand && zonePath(table, byHand.who, zoneOf(byHand.who));
    if (!byHand || path === undefined) return;
    const sent = { path: ['creatures', byHand.who, ...path.split('.')], value: byHand.zone };
    if (await table.send('override', sent)) setByHand(undefined);
  };
  return {
    picked,
    pick,
    byHand,
    targetsOf,
    drop,
    place,
    forget: () => setByHand(undefined),
    go: (zone: string) => (picked === undefined ? undefined : drop(picked, zone)),
    leave: (svg: SVGSVGElement | null) => {
      if (picked === undefined) return;
      svg?.querySelector<SVGElement>(`[data-token="${CSS.escape(picked)}"]`)?.focus();
      pick(undefined);
    },
  };
}

interface MovingWordsProps {
  readonly moving: ReturnType<typeof useMoving>;
  readonly table: TableView;
  readonly scene: ZonesScene;
  readonly canGo: boolean;
}

function MovingWords({ moving, table, scene, canGo }: MovingWordsProps) {
  const { words, text } = useSpeech();
  const { picked, byHand } = moving;
  if (byHand)
    return (
      <div className="scene-words by-hand row" role="alert">
        <span>
          {words(SCENE['place-by-hand'], { who: table.name(byHand.who), zone: table.name(byHand.zone) })}
        </span>
        <Button look="tight strong" onClick={() => void moving.place()}>
          {words(SCENE.place)}
        </Button>
        <Button look="tight quiet" onClick={moving.forget}>
          {text('cancel')}
        </Button>
      </div>
    );
  const somebodyMoves = table.offers.some(({ action }) => action.type === scene.move.action);
  const says =
    picked !== undefined && canGo
      ? words(SCENE['where-to'], { who: table.name(picked) })
      : somebodyMoves && words(SCENE['how-to']);
  return (
    <p className="scene-words soft small" aria-live="polite">
      {says}
    </p>
  );
}
