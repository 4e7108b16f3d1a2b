import type { BoardRow, CreatureId } from '@arbitro/kernel';
import { memo, useMemo } from 'react';
import type { GridMapProps } from './grid-map.tsx';
import { LengthMark, LineMark, ProvokedMark, Shade, ThingMark } from './grid-marks.tsx';
import { GridTokenPicture, sortForDrawing } from './grid-tokens.tsx';
import { keyOf } from './squares.ts';
import type { useGridOverlays } from './use-grid-overlays.ts';
import { useTargets } from './use-targets.ts';
import { NO_FACE, useTokenFaces } from './use-token-faces.ts';

interface MapLayersProps extends Pick<GridMapProps, 'table' | 'scene' | 'aim'> {
  readonly rows: ReadonlyMap<CreatureId, BoardRow>;
  readonly picked: CreatureId | undefined;
  readonly looks: ReturnType<typeof useGridOverlays>;
  readonly held: CreatureId | undefined;
}

/** Everything on the ground, from objects to the ruler on top. */
export const MapLayers = memo(function Drawn({
  table,
  scene,
  rows,
  picked,
  looks,
  held,
  aim,
}: MapLayersProps) {
  const { seen, chosen } = table;
  const faces = useTokenFaces(table);
  const targets = useTargets(aim);
  const order = useMemo(() => sortForDrawing(scene.tokens, rows), [scene, rows]);
  return (
    <>
      {scene.things.map(({ id, name, at }) => (
        <ThingMark key={id} at={at} name={table.name(name)} />
      ))}
      <Shade look="threat" squares={looks.threat} />
      <g className={looks.isPicked ? undefined : 'calm'}>
        <Shade look="range" squares={looks.range} />
      </g>
      <Shade look="reach" squares={looks.reach} />
      <Shade look="aim" squares={looks.aimed} />
      <Shade look="area" squares={looks.area} />
      {looks.route && <LineMark look="path" squares={looks.route.squares} side={looks.route.side} />}
      {order.map((token) => {
        const row = rows.get(token.who);
        if (!row) return null;
        return (
          <GridTokenPicture
            key={token.who}
            token={held === token.who && looks.carried ? { ...token, at: looks.carried } : token}
            row={row}
            due={seen.due.includes(row.id)}
            hidden={seen.hidden?.creatures.includes(row.id) ?? false}
            chosen={chosen === row.id}
            picked={picked === row.id}
            left={false}
            caught={looks.caught.includes(row.id)}
            target={targets.get(row.id)}
            {...(faces.get(row.id) ?? NO_FACE)}
          />
        );
      })}
      {looks.route?.provoked.map(({ at }) => (
        <ProvokedMark key={keyOf(at)} at={at} side={looks.route?.side} />
      ))}
      {looks.route && <LengthMark {...looks.route} />}
      {looks.ruler && (
        <>
          {looks.ruler.path.length > 0 && <LineMark look="path" squares={looks.ruler.path} />}
          <LineMark look="ruler" squares={looks.ruler.squares} />
          <LengthMark squares={looks.ruler.squares} says={looks.ruler.says} />
        </>
      )}
    </>
  );
});
