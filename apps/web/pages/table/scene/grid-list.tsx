import { squareName } from '@arbitro/grid';
import type { CreatureId, GridScene } from '@arbitro/kernel';
import { memo } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Aim } from '../aim.ts';
import { SIGN_TEXTS } from '../around/texts.ts';
import type { TableView } from '../table-view.ts';
import { describeToken } from './describe-grid.ts';
import type { MapTool } from './grid-map.tsx';
import { PlaceByHand } from './place-by-hand.tsx';
import { SCENE_TEXTS } from './texts.ts';
import { GRID_TEXTS } from './texts-grid.ts';
import type { useDragIn } from './use-drag-in.ts';
import type { useGridMoving } from './use-grid-moving.ts';

interface PartProps {
  readonly table: TableView;
  readonly scene: GridScene;
}

/** The creatures and their squares, for screen readers. */
export const GridList = memo(function GridList({ table, scene }: PartProps) {
  const speech = useLocale();
  const { words } = speech;
  const { rows } = table.board;
  const away = rows.filter(({ id }) => !scene.tokens.some(({ who }) => who === id));
  return (
    <section className="unseen" aria-label={words(GRID_TEXTS['who-where'])}>
      <ul>
        {rows.map((row) => {
          const token = scene.tokens.find(({ who }) => who === row.id);
          return token && <li key={row.id}>{describeToken({ table, scene, speech }, row, token)}</li>;
        })}
      </ul>
      {away.length > 0 && (
        <p>
          {words(GRID_TEXTS.unplaced)} {away.map(({ name }) => name).join(', ')}
        </p>
      )}
    </section>
  );
});

interface UnplacedProps extends PartProps {
  readonly picked: CreatureId | undefined;
  readonly onPick: (who: CreatureId | undefined) => void;
  readonly dragIn: ReturnType<typeof useDragIn>;
}

/** Creatures without a position wait beside the map: the game master drags one onto a square, or taps both. */
export function UnplacedTokens({ table, scene, picked, onPick, dragIn }: UnplacedProps) {
  const { words } = useLocale();
  const away = table.board.rows.filter(({ id }) => !scene.tokens.some(({ who }) => who === id));
  if (table.seen.you.role !== 'gm' || away.length === 0) return null;
  return (
    <div className="grid-away row">
      <span className="soft small">{words(GRID_TEXTS.unplaced)}</span>
      {away.map(({ id, name }) => (
        <Button
          key={id}
          look="tight"
          aria-pressed={picked === id}
          {...dragIn.listens(id)}
          onClick={() => {
            if (!dragIn.wasDrag()) onPick(picked === id ? undefined : id);
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

interface StatusProps extends PartProps {
  readonly moving: ReturnType<typeof useGridMoving>;
  readonly aim: Aim | undefined;
  readonly tool: MapTool | undefined;
  readonly says: string;
}

type ManualMoveProps = Pick<StatusProps, 'table' | 'moving'>;

/** Where no rule allows a move, the game master may still place the creature there. */
export function ManualMove({ table, moving }: ManualMoveProps) {
  const { words } = useLocale();
  const { byHand } = moving;
  if (!byHand) return null;
  return (
    <PlaceByHand onPlace={() => void moving.place()} onCancel={moving.forget}>
      {words(GRID_TEXTS['place-by-hand'], { who: table.name(byHand.who), square: squareName(byHand.at) })}
    </PlaceByHand>
  );
}

/** What to do next, or what is known of the current square. */
export function GridStatus({ table, scene, moving, aim, tool, says }: StatusProps) {
  const { words } = useLocale();
  const { picked } = moving;
  const moves = table.offers.some(({ action }) => action.type === scene.move.action);
  const idle = (): string => {
    if (tool === 'measure') return words(GRID_TEXTS['ruler-how']);
    if (tool === 'point') return words(SIGN_TEXTS['point-how']);
    if (tool === 'draw') return words(GRID_TEXTS['pen-how']);
    if (picked !== undefined) return words(SCENE_TEXTS['where-to'], { who: table.name(picked) });
    if (aim && !aim.optional && aim.squares.length > 0)
      return words(GRID_TEXTS.pointing, { what: describeAimedAction(table, aim, words) });
    if (!moves) return '';
    return moving.mover === undefined || aim
      ? words(GRID_TEXTS['how-to'])
      : words(SCENE_TEXTS['tap-to-go'], { who: table.name(moving.mover) });
  };
  return (
    <p className="scene-words grid-says small" aria-live="polite">
      {says || <span className="soft">{idle()}</span>}
    </p>
  );
}

function describeAimedAction(
  { system, name }: TableView,
  { action }: Aim,
  words: ReturnType<typeof useLocale>['words'],
) {
  const known = system.presentation.actions[action.type];
  return known ? words(known.title) : name(action.type);
}
