import { isInside, type Square, squareName, toSquare } from '@arbitro/grid';
import type { BoardRow, CreatureId, GridScene } from '@arbitro/kernel';
import { useMemo } from 'react';
import { type Locale, useLocale } from '../../../app/language.tsx';
import type { Aim } from '../aim.ts';
import { SIGN_TEXTS } from '../around/texts.ts';
import type { TableView } from '../table-view.ts';
import { describeCost, describeGround, describeLength, describeToken } from './describe-grid.ts';
import { singleSpace } from './grid-marks.tsx';
import {
  beginsLike,
  findCaught,
  findRoute,
  findTokenAt,
  listCovered,
  listReach,
  listThreatened,
  measureDistance,
} from './grid-moves.ts';
import { findFootPath } from './measure-path.ts';
import { keyOf } from './squares.ts';
import { GRID_TEXTS } from './texts-grid.ts';
import type { useGridMoving } from './use-grid-moving.ts';

interface OverlayContext {
  readonly table: TableView;
  readonly scene: GridScene;
  readonly map: NonNullable<GridScene['map']>;
  readonly aim: Aim | undefined;
  readonly rows: ReadonlyMap<CreatureId, BoardRow>;
  readonly moving: ReturnType<typeof useGridMoving>;
  /** The creature being dragged, and where to. */
  readonly held: { readonly who: CreatureId; readonly to: Square } | undefined;
  /** The square under the pointer or cursor. */
  readonly at: Square | undefined;
  readonly ruled: readonly [Square, Square] | undefined;
}

const NONE: readonly never[] = [];

/** All temporary marks over the ground: range, reach, the path, an area, a measurement; and their description. */
export function useGridOverlays(looking: OverlayContext) {
  const { table, scene, aim, rows, moving, held, at, ruled } = looking;
  const speech = useLocale();
  const who = held?.who ?? moving.picked;
  // between two actions, a tap on the ground moves the creature whose turn it is
  const goer = who ?? (aim ? undefined : moving.mover);
  const places = moving.placesOf(goer);
  const range = useMemo(() => [...places.keys()].map(squareOfKey), [places]);
  const threat = useMemo(
    () => (who !== undefined && places.size > 0 ? listThreatened(scene, rows, who) : NONE),
    [scene, rows, who, places],
  );
  const text = who ?? table.chosen;
  const reach = useMemo(() => {
    const token = scene.tokens.find((token) => token.who === text);
    return token ? listReach(scene.map, token) : NONE;
  }, [scene, text]);
  const aimsAt = at && aim?.squares.some((square) => keyOf(square) === keyOf(at)) ? at : aim?.at;
  const template = aim && scene.areas.find(({ action }) => beginsLike(action, aim.action));
  const area = useMemo(
    () => (template ? listCovered(scene, template, aimsAt) : NONE),
    [scene, template, aimsAt],
  );
  const caught = useMemo(() => (area.length > 0 ? findCaught(scene, area) : NONE), [scene, area]);
  const aimed = who === undefined && !aim?.optional ? (aim?.squares ?? NONE) : NONE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looking` is new each time, its parts are not
  return useMemo(() => {
    const route = findShownRoute(looking, goer, speech);
    const ruler = ruled && measureLine(scene, ruled, speech);
    const carried = held && isInside(looking.map, held.to) ? held.to : undefined;
    const facts = { threat, caught, route, goer, hasArea: area.length > 0 };
    const line = describeSquare(looking, facts, speech);
    const isPicked = who !== undefined;
    return { isPicked, range, threat, reach, aimed, area, caught, route, ruler, carried, says: line };
  }, [
    table,
    scene,
    aim,
    rows,
    who,
    goer,
    places,
    held,
    at,
    ruled,
    speech,
    range,
    threat,
    reach,
    aimed,
    area,
    caught,
  ]);
}

/** Returns a measured line, the way on foot if it is longer, and both in words. */
function measureLine(scene: GridScene, squares: readonly [Square, Square], speech: Locale) {
  const [from, to] = squares;
  const { words } = speech;
  const straight = measureDistance(scene, singleSpace(from), singleSpace(to));
  const foot = findFootPath(scene, from, to);
  const long = describeLength(scene, straight, speech);
  const ends = { from: squareName(from), to: squareName(to), long };
  if (!foot) return { squares, says: long, path: NONE, sentence: words(SIGN_TEXTS['no-way'], ends) };
  if (foot.cost === straight)
    return { squares, says: long, path: NONE, sentence: words(GRID_TEXTS['from-to'], ends) };
  const path = describeLength(scene, foot.cost, speech);
  const sentence = words(SIGN_TEXTS['on-foot'], { ...ends, path });
  return { squares, says: `${long} (${path})`, path: foot.squares, sentence };
}

const squareOfKey = (key: string): Square => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
};

/** Returns the path of the picked creature to the current square, or of the move being drafted. */
function findShownRoute(
  { scene, aim, moving, held, at }: OverlayContext,
  who: CreatureId | undefined,
  speech: Locale,
) {
  const describeRoute = (action: Aim['action'], to: Square, mover: CreatureId) => {
    const route = findRoute(scene.ways, action, to);
    if (!route) return undefined;
    const side = scene.tokens.find((token) => token.who === mover)?.side ?? 1;
    const says = describeCost(scene.square.says, route.cost, speech);
    return { squares: route.squares, provoked: route.provoked, side, says };
  };
  const square = held?.to ?? at;
  const to = who !== undefined && square ? moving.landingOf(who, square) : undefined;
  const offer = to && moving.placesOf(who).get(keyOf(to));
  if (who !== undefined && to && offer) return describeRoute(offer.action, to, who);
  if (aim?.action.type !== scene.move.action) return undefined;
  const goes = aim.at ?? toSquare(aim.action[scene.move.to]);
  return goes && describeRoute(aim.action, goes, String(aim.action.by));
}

interface OverlayFacts {
  readonly threat: readonly Square[];
  readonly caught: readonly CreatureId[];
  readonly route: ReturnType<typeof findShownRoute>;
  /** The creature that would go to the current square. */
  readonly goer: CreatureId | undefined;
  readonly hasArea: boolean;
}

/** Describes the cost of a path and the creatures that may attack because of it. */
function describeWalk(
  { name }: TableView,
  { says, provoked }: NonNullable<OverlayFacts['route']>,
  words: Locale['words'],
): readonly string[] {
  const foes = [...new Set(provoked.flatMap(({ by }) => by))].map(name);
  return [
    words(GRID_TEXTS.moves, { long: says }),
    ...(foes.length > 0 ? [words(GRID_TEXTS.provokes, { who: foes })] : []),
  ];
}

/** Describes the current square. */
function describeSquare(
  looking: OverlayContext,
  { threat, caught, route, goer, hasArea }: OverlayFacts,
  speech: Locale,
): string {
  const { table, scene, map, rows, held, at, ruled } = looking;
  const { words } = speech;
  if (ruled) {
    return measureLine(scene, ruled, speech).sentence;
  }
  const inArea = caught.length > 0 ? caught.map(table.name) : words(GRID_TEXTS.nobody);
  const area = hasArea ? [words(GRID_TEXTS.caught, { who: inArea })] : [];
  if (!at) return area.join('');
  const token = held ? undefined : findTokenAt(scene, rows, at);
  const row = token && rows.get(token.who);
  const walks = goer !== undefined && route !== undefined ? describeWalk(table, route, words) : [];
  const near = threat.some((square) => keyOf(square) === keyOf(at)) ? [words(GRID_TEXTS.threatened)] : [];
  const thing = scene.things
    .filter((item) => keyOf(item.at) === keyOf(at))
    .map(({ name }) => table.name(name));
  return [
    token && row ? describeToken({ table, scene, speech }, row, token) : squareName(at),
    ...describeGround(map, at, speech),
    ...thing,
    ...walks,
    ...near,
    ...area,
  ].join(' · ');
}
