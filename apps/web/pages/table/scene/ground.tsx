import type { ZonesScene } from '@arbitro/kernel';
import { type KeyboardEvent, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import type { Area, Layout, Point } from './layout.ts';
import { outlineOf, stringOf, wayBetween } from './shapes.ts';
import { SCENE } from './words.ts';
import type { Target } from './zones-map.tsx';

interface GroundProps {
  readonly table: TableView;
  readonly scene: ZonesScene;
  readonly layout: Layout;
  readonly targets: ReadonlyMap<string, Target>;
  readonly over: string | undefined;
  readonly onTap: (zone: string) => void;
  readonly onKey: (event: KeyboardEvent, area: Area) => void;
}

/** What tokens stand on: paths, areas, and the loops around creatures in melee. */
export function Ground(props: GroundProps) {
  const { table, scene, layout } = props;
  const [told, setTold] = useState<string | undefined>(undefined);
  return (
    <>
      {scene.borders.map(({ between, difficult }) => (
        <Way
          key={between.join('/')}
          areas={between.map((id) => layout.areas.find((area) => area.id === id))}
          difficult={difficult}
          told={told === between.join('/')}
          onTap={() => setTold(told === between.join('/') ? undefined : between.join('/'))}
          table={table}
        />
      ))}
      {layout.areas.map((area) => (
        <AreaShape key={area.id} area={area} {...props} />
      ))}
      {scene.knots.map(({ id, who }) => (
        <Knot
          key={id}
          says={who.map(table.name)}
          radius={layout.size.radius}
          points={who.flatMap((one) => layout.tokens.get(one) ?? [])}
        />
      ))}
    </>
  );
}

function AreaShape({ area, table, targets, over, onTap, onKey }: GroundProps & { readonly area: Area }) {
  const { words } = useSpeech();
  const target = targets.get(area.id);
  const zone = table.name(area.id);
  const hidden = table.seen.hidden?.places.includes(area.id) ?? false;
  const marks = ['area', target && `target ${target}`, over === area.id && 'over', hidden && 'hidden'];
  const listens = target && {
    role: 'button',
    tabIndex: 0,
    'aria-label': words(SCENE['go-to'], { zone }),
    onClick: () => onTap(area.id),
    onKeyDown: (event: KeyboardEvent) => onKey(event, area),
  };
  return (
    <g className={marks.filter(Boolean).join(' ')} data-zone={area.id} {...listens}>
      <path className="ground" d={outlineOf(area)} />
      <text className="zone-name" x={area.x} y={area.y - area.height / 2 + 22}>
        {zone}
        {hidden ? ` · ${words(SCENE.hidden)}` : ''}
      </text>
    </g>
  );
}

interface WayProps {
  readonly areas: readonly (Area | undefined)[];
  readonly difficult: boolean;
  readonly told: boolean;
  readonly onTap: () => void;
  readonly table: TableView;
}

function Way({ areas: [one, other], difficult, told, onTap, table: { name } }: WayProps) {
  const { words } = useSpeech();
  if (!one || !other) return null;
  const { d, middle } = wayBetween(one, other, difficult);
  if (!difficult) return <path className="way" d={d} />;
  const says = words(SCENE['difficult-between'], { one: name(one.id), other: name(other.id) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no button elements
    <g
      className="way difficult"
      role="button"
      tabIndex={0}
      aria-label={says}
      aria-expanded={told}
      onClick={onTap}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onTap();
      }}
    >
      <title>{says}</title>
      <path className="grip" d={d} />
      <path className="line" d={d} />
      <circle className="sign" cx={middle.x} cy={middle.y} r={9} />
      <path className="rocks" d={`M${middle.x - 5} ${middle.y + 3.5}l3-5 2.500 3.500 1.500-2.500 3 4z`} />
      {told && (
        <text className="way-name" x={middle.x} y={middle.y - 15}>
          {words(SCENE.difficult)}
        </text>
      )}
    </g>
  );
}

/** Creatures in melee are enclosed in one loop, connected by a line from one to the next. */
interface KnotProps {
  readonly points: readonly Point[];
  readonly says: readonly string[];
  readonly radius: number;
}

function Knot({ points, says, radius }: KnotProps) {
  const { words } = useSpeech();
  const d = stringOf(points);
  return (
    <g className="knot">
      <title>{words(SCENE['melee-of'], { who: says })}</title>
      <path className="loop-edge" d={d} strokeWidth={2 * radius + 13} />
      <path className="loop" d={d} strokeWidth={2 * radius + 10} />
      <path className="rope" d={d} />
      {points.slice(1).map((to, at) => (
        <Tie key={`${to.x}/${to.y}`} from={points[at] ?? to} to={to} />
      ))}
    </g>
  );
}

function Tie({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return <path className="tie" d={`M${x - 4} ${y - 5}l8 10M${x + 4} ${y - 5}l-8 10`} />;
}
