import type { BoardRow, CreatureId, LineScene } from '@arbitro/kernel';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { type Locale, useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { describeRow } from './describe-token.ts';
import { LineGround } from './line-ground.tsx';
import { computeLineLayout } from './line-layout.ts';
import { PlaceByHand } from './place-by-hand.tsx';
import { SCENE_TEXTS } from './texts.ts';
import { Token } from './token.tsx';
import { Ghost, looksOf } from './token-ghost.tsx';
import { useDragToken } from './use-drag-token.ts';
import { useRequestOffers } from './use-drop.ts';
import { useLineMoving } from './use-line-moving.ts';
import { NO_FACE, useTokenFaces } from './use-token-faces.ts';
import { useWidth } from './use-width.ts';

interface LineMapProps {
  readonly table: TableView;
  readonly scene: LineScene;
  /** Whether an action is being drafted: a tap on the line then moves no creature by itself. */
  readonly isAiming: boolean;
}

const FIRST_WIDTH = 344;

/** A line of distances, with the creatures along it. */
export function LineMap({ table, scene, isAiming }: LineMapProps) {
  const speech = useLocale();
  const [frame, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const svg = useRef<SVGSVGElement>(null);
  const { rows } = table.board;
  const layout = useMemo(() => computeLineLayout(scene, rows, width), [scene, rows, width]);
  const faces = useTokenFaces(table);
  const moving = useLineMoving(table, scene);
  const { carried, listens, wasDrag } = useDragToken(svg, (id, { x }) =>
    moving.drop(id, layout.positionAt(x)),
  );
  const who = carried?.who ?? moving.picked;
  useRequestOffers(table, who);
  const target = carried ? layout.positionAt(carried.at.x) : moving.target;
  const tap = (id: CreatureId): void => {
    if (wasDrag()) return;
    table.choose(table.chosen === id && moving.picked !== id ? undefined : id);
    moving.pick(moving.picked === id ? undefined : id);
  };
  const press = (event: KeyboardEvent, { id }: BoardRow): void => {
    const step = STEPS[event.key];
    const at = scene.tokens.find((token) => token.who === id)?.at ?? 0;
    if (step !== undefined) {
      if (moving.picked !== id) moving.pick(id);
      moving.setTarget((moving.target ?? at) + step * (event.shiftKey ? LONG_STEP : 1));
    } else if (event.key === 'Escape') moving.pick(undefined);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (moving.picked === id && moving.target !== undefined) moving.drop(id, moving.target);
    else tap(id);
    event.preventDefault();
  };
  const tapLine = (clientX: number): void => {
    const box = svg.current?.getBoundingClientRect();
    const mover = moving.picked ?? (isAiming ? undefined : moving.mover);
    if (mover === undefined || !box || wasDrag()) return;
    moving.drop(mover, layout.positionAt(((clientX - box.left) * layout.width) / box.width));
  };
  const context = { table, scene, speech };
  return (
    <div ref={frame} className="scene">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={svg}
        className={carried ? 'line-scene tokens carrying' : 'line-scene tokens'}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        height={layout.height}
        role="group"
        aria-label={speech.words(SCENE_TEXTS.line)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers */}
        <rect
          className="line-field"
          width={layout.width}
          height={layout.height}
          onClick={({ clientX }) => tapLine(clientX)}
        />
        <LineGround
          {...{ table, scene, layout, target }}
          who={who ?? table.chosen}
          range={moving.rangeOf(who)}
        />
        {rows.map((row) => {
          const at = layout.tokens.get(row.id);
          return (
            at && (
              <Token
                key={row.id}
                row={row}
                at={at}
                size={layout.size}
                {...(faces.get(row.id) ?? NO_FACE)}
                says={describeLineToken(context, row)}
                look={{
                  ...looksOf(table, row),
                  picked: moving.picked === row.id,
                  left: carried?.who === row.id,
                }}
                {...listens(row.id)}
                onClick={() => tap(row.id)}
                onDoubleClick={() => table.openSheet(row.id)}
                onKeyDown={(event) => press(event, row)}
              />
            )
          );
        })}
        {carried && <Ghost {...{ table, ...carried }} size={layout.size} face={faces.get(carried.who)} />}
      </svg>
      <LineHint {...context} moving={moving} who={who} target={target} />
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const LONG_STEP = 5;

interface LineContext extends Pick<LineMapProps, 'table' | 'scene'> {
  readonly speech: Locale;
}

const positionOf = ({ tokens }: LineScene, who: CreatureId | undefined): number | undefined =>
  tokens.find((token) => token.who === who)?.at;

/** Describes a token for screen readers: “Aino, at 3 m, hurt, 4 m from Bruno”. */
function describeLineToken({ table, scene, speech }: LineContext, row: BoardRow): string {
  const { words } = speech;
  const [at, from] = [positionOf(scene, row.id) ?? 0, positionOf(scene, table.chosen)];
  const far =
    from === undefined || table.chosen === undefined || table.chosen === row.id
      ? []
      : [describeDistance({ table, scene, speech }, table.chosen, Math.abs(at - from))];
  const against = scene.ties.filter((pair) => pair.includes(row.id)).flat();
  const foes = against.filter((id) => id !== row.id).map(table.name);
  return [
    row.name,
    words(SCENE_TEXTS.at, { long: words(scene.says, { n: at }) }),
    ...describeRow(table, row, speech),
    ...far,
    ...(foes.length > 0 ? [words(SCENE_TEXTS.melee, { who: foes })] : []),
  ].join(', ');
}

const describeDistance = (
  { table, scene, speech: { words } }: LineContext,
  who: CreatureId,
  n: number,
): string => words(SCENE_TEXTS['away-from'], { long: words(scene.says, { n }), who: table.name(who) });

interface HintProps extends LineContext {
  readonly moving: ReturnType<typeof useLineMoving>;
  readonly who: CreatureId | undefined;
  readonly target: number | undefined;
}

/** What to do next, or where the picked creature would go and how far from all others. */
function LineHint({ moving, who, target, ...context }: HintProps) {
  const { table, scene, speech } = context;
  const { words } = speech;
  const { byHand } = moving;
  if (byHand)
    return (
      <PlaceByHand onPlace={() => void moving.place()} onCancel={moving.forget}>
        {words(SCENE_TEXTS['place-by-hand'], {
          who: table.name(byHand.who),
          zone: words(scene.says, { n: byHand.at }),
        })}
      </PlaceByHand>
    );
  const from = positionOf(scene, who);
  const move =
    who !== undefined && target !== undefined && from !== undefined
      ? [
          words(SCENE_TEXTS['goes-to'], {
            who: table.name(who),
            to: words(scene.says, { n: target }),
            long: words(scene.says, { n: Math.abs(target - from) }),
          }),
          ...scene.tokens
            .filter((token) => token.who !== who)
            .map((token) => describeDistance(context, token.who, Math.abs(token.at - target))),
        ].join(' · ')
      : undefined;
  const idle =
    who === undefined
      ? words(SCENE_TEXTS['line-how-to'])
      : words(SCENE_TEXTS['where-to'], { who: table.name(who) });
  return (
    <p className="scene-words soft small" aria-live="polite">
      {move ?? idle}
    </p>
  );
}
