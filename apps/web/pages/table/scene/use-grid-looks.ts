import { asSquare, isInside, type Square, squareName } from '@arbitro/grid';
import type { BoardRow, CreatureId, GridScene } from '@arbitro/kernel';
import { useMemo } from 'react';
import { type Speech, useSpeech } from '../../../app/language.tsx';
import type { Aim } from '../aim.ts';
import type { TableView } from '../table-view.ts';
import { singleSpace } from './grid-marks.tsx';
import {
  begins,
  caughtIn,
  coveredBy,
  measured,
  reachOf,
  routeTo,
  threatenedFor,
  tokenAt,
} from './grid-moves.ts';
import { costWords, groundWords, longWords, tokenLine } from './grid-saying.ts';
import { GRID } from './grid-words.ts';
import { keyOf } from './squares.ts';
import type { useGridMoving } from './use-grid-moving.ts';

interface Looking {
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
export function useGridLooks(looking: Looking) {
  const { table, scene, aim, rows, moving, held, at, ruled } = looking;
  const speech = useSpeech();
  const who = held?.who ?? moving.picked;
  const places = moving.placesOf(who);
  const range = useMemo(() => [...places.keys()].map(squareFrom), [places]);
  const threat = useMemo(
    () => (who !== undefined && places.size > 0 ? threatenedFor(scene, rows, who) : NONE),
    [scene, rows, who, places],
  );
  const shown = who ?? table.chosen;
  const reach = useMemo(() => {
    const token = scene.tokens.find((one) => one.who === shown);
    return token ? reachOf(scene.map, token) : NONE;
  }, [scene, shown]);
  const aimsAt = at && aim?.squares.some((square) => keyOf(square) === keyOf(at)) ? at : aim?.at;
  const template = aim && scene.areas.find(({ action }) => begins(action, aim.action));
  const area = useMemo(
    () => (template ? coveredBy(scene, template, aimsAt) : NONE),
    [scene, template, aimsAt],
  );
  const caught = useMemo(() => (area.length > 0 ? caughtIn(scene, area) : NONE), [scene, area]);
  const aimed = who === undefined && !aim?.optional ? (aim?.squares ?? NONE) : NONE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looking` is new each time, its parts are not
  return useMemo(() => {
    const route = routeOf(looking, who, speech);
    const ruler = ruled && {
      squares: ruled,
      says: longWords(scene, measured(scene, singleSpace(ruled[0]), singleSpace(ruled[1])), speech),
    };
    const carried = held && isInside(looking.map, held.to) ? held.to : undefined;
    const says = sayingOf(looking, { threat, caught, route: route?.says, hasArea: area.length > 0 }, speech);
    return { range, threat, reach, aimed, area, caught, route, ruler, carried, says };
  }, [
    table,
    scene,
    aim,
    rows,
    who,
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

const squareFrom = (key: string): Square => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
};

/** Returns the path of the picked creature to the current square, or of the move being drafted. */
function routeOf({ scene, aim, moving, held, at }: Looking, who: CreatureId | undefined, speech: Speech) {
  const told = (action: Aim['action'], to: Square, mover: CreatureId) => {
    const route = routeTo(scene.ways, action, to);
    if (!route) return undefined;
    const side = scene.tokens.find((token) => token.who === mover)?.side ?? 1;
    return { squares: route.squares, side, says: costWords(scene.square.says, route.cost, speech) };
  };
  const wanted = held?.to ?? at;
  const to = who !== undefined && wanted ? moving.landingOf(who, wanted) : undefined;
  const offer = to && moving.placesOf(who).get(keyOf(to));
  if (who !== undefined && to && offer) return told(offer.action, to, who);
  if (aim?.action.type !== scene.move.action) return undefined;
  const goes = aim.at ?? asSquare(aim.action[scene.move.to]);
  return goes && told(aim.action, goes, String(aim.action.by));
}

interface Saying {
  readonly threat: readonly Square[];
  readonly caught: readonly CreatureId[];
  readonly route: string | undefined;
  readonly hasArea: boolean;
}

/** Describes the current square. */
function sayingOf(looking: Looking, { threat, caught, route, hasArea }: Saying, speech: Speech): string {
  const { table, scene, map, rows, moving, held, at, ruled } = looking;
  const { words } = speech;
  if (ruled) {
    const [from, to] = ruled;
    const long = longWords(scene, measured(scene, singleSpace(from), singleSpace(to)), speech);
    return words(GRID['from-to'], { from: squareName(from), to: squareName(to), long });
  }
  const inArea = caught.length > 0 ? caught.map(table.name) : words(GRID.nobody);
  const area = hasArea ? [words(GRID.caught, { who: inArea })] : [];
  if (!at) return area.join('');
  const token = held ? undefined : tokenAt(scene, rows, at);
  const row = token && rows.get(token.who);
  const goer = held?.who ?? moving.picked;
  const walks = goer !== undefined && route !== undefined ? [words(GRID.moves, { long: route })] : [];
  const near = threat.some((square) => keyOf(square) === keyOf(at)) ? [words(GRID.threatened)] : [];
  const thing = scene.things.filter((one) => keyOf(one.at) === keyOf(at)).map(({ name }) => table.name(name));
  return [
    token && row ? tokenLine({ table, scene, speech }, row, token) : squareName(at),
    ...groundWords(map, at, speech),
    ...thing,
    ...walks,
    ...near,
    ...area,
  ].join(' · ');
}
