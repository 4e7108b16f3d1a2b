import type { CreatureId, LineScene } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import type { LineLayout } from './line-layout.ts';

interface LineGroundProps {
  readonly table: TableView;
  readonly scene: LineScene;
  readonly layout: LineLayout;
  /** The creature whose surroundings are shown: where it can go, and who is near. */
  readonly who: CreatureId | undefined;
  readonly range: readonly [number, number] | undefined;
  /** Where it would go now. */
  readonly target: number | undefined;
}

/** What tokens on a line stand on: the line with its numbers, the range of a move, the reach of melee, the melees. */
export function LineGround({ table, scene, layout, who, range, target }: LineGroundProps) {
  const { words } = useLocale();
  const { axis, xOf, ends } = layout;
  const at = scene.tokens.find((token) => token.who === who)?.at;
  return (
    <>
      {at !== undefined && <rect className="near" {...spanOf(layout, [at - scene.near, at + scene.near])} />}
      {range && <rect className="range" {...spanOf(layout, range)} data-shade="range" />}
      <path className="axis" d={`M${xOf(ends[0])} ${axis}H${xOf(ends[1])}`} />
      {scene.things.map((thing) => (
        <path key={thing.id} className="thing" d={`M${xOf(thing.at)} ${axis - 7}l6 7l-6 7l-6 -7z`}>
          <title>{table.name(thing.name)}</title>
        </path>
      ))}
      {scene.ties.map(([one, other]) => (
        <Tie key={`${one}/${other}`} ends={[layout.tokens.get(one), layout.tokens.get(other)]} />
      ))}
      {scene.tokens.map((token) => (
        <path key={token.who} className="stem" d={stemOf(layout, token.who)} />
      ))}
      {layout.ticks.map((tick) => (
        <g key={tick} className="tick">
          <path d={`M${xOf(tick)} ${axis - 4}v8`} />
          <text x={xOf(tick)} y={axis + 18}>
            {words(scene.says, { n: tick })}
          </text>
        </g>
      ))}
      {target !== undefined && <path className="target" d={`M${xOf(target)} ${axis - 12}v24`} />}
    </>
  );
}

function spanOf({ xOf, axis }: LineLayout, [low, high]: readonly [number, number]) {
  return { x: xOf(low), y: axis - 9, width: Math.max(2, xOf(high) - xOf(low)), height: 18, rx: 9 };
}

/** A thin line from the axis to a token. */
function stemOf({ tokens, axis, size }: LineLayout, who: CreatureId): string {
  const { x, y } = tokens.get(who) ?? { x: 0, y: axis };
  return y < axis ? `M${x} ${axis}V${y + size.radius}` : `M${x} ${axis}V${y - size.radius}`;
}

type TieEnd = { readonly x: number; readonly y: number } | undefined;

function Tie({ ends: [from, to] }: { readonly ends: readonly [TieEnd, TieEnd] }) {
  if (!from || !to) return null;
  return <path className="tie" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}
