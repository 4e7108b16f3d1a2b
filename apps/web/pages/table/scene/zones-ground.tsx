import type { ZonesScene } from '@arbitro/kernel';
import { type KeyboardEvent, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { SCENE_TEXTS } from './texts.ts';
import { loopPathOf, outlinePathOf, pathBetween } from './zone-shapes.ts';
import { type Area, type Layout, type Point, TITLE_LINE } from './zones-layout.ts';
import type { Target } from './zones-map.tsx';

interface ZonesGroundProps {
  readonly table: TableView;
  readonly scene: ZonesScene;
  readonly layout: Layout;
  readonly targets: ReadonlyMap<string, Target>;
  readonly over: string | undefined;
  readonly onTap: (zone: string) => void;
  readonly onKey: (event: KeyboardEvent, area: Area) => void;
}

/** What tokens stand on: paths, areas, and the loops around creatures in melee. */
export function ZonesGround(props: ZonesGroundProps) {
  const { table, scene, layout } = props;
  const [text, setTold] = useState<string | undefined>(undefined);
  return (
    <>
      {scene.borders.map(({ between, difficult }) => (
        <ZonePath
          key={between.join('/')}
          areas={between.map((id) => layout.areas.find((area) => area.id === id))}
          difficult={difficult}
          told={text === between.join('/')}
          onTap={() => setTold(text === between.join('/') ? undefined : between.join('/'))}
          table={table}
        />
      ))}
      {layout.areas.map((area) => (
        <AreaShape key={area.id} area={area} {...props} />
      ))}
      {scene.knots.map(({ id, who }) => (
        <MeleeLoop
          key={id}
          says={who.map(table.name)}
          radius={layout.size.radius}
          points={who.flatMap((id) => layout.tokens.get(id) ?? [])}
        />
      ))}
    </>
  );
}

function AreaShape({ area, table, targets, over, onTap, onKey }: ZonesGroundProps & { readonly area: Area }) {
  const { words } = useLocale();
  const target = targets.get(area.id);
  const zone = table.name(area.id);
  const hidden = table.seen.hidden?.places.includes(area.id) ?? false;
  const marks = ['area', target && `target ${target}`, over === area.id && 'over', hidden && 'hidden'];
  const listens = target && {
    role: 'button',
    tabIndex: 0,
    'aria-label': words(SCENE_TEXTS['go-to'], { zone }),
    onClick: () => onTap(area.id),
    onKeyDown: (event: KeyboardEvent) => onKey(event, area),
  };
  return (
    <g className={marks.filter(Boolean).join(' ')} data-zone={area.id} {...listens}>
      <path className="ground" d={outlinePathOf(area)} />
      <text className="zone-name" x={area.x} y={area.y - area.height / 2 + 22}>
        <title>{zone}</title>
        {area.title.map((line, index) => (
          <tspan key={line} x={area.x} dy={index === 0 ? 0 : TITLE_LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

interface ZonePathProps {
  readonly areas: readonly (Area | undefined)[];
  readonly difficult: boolean;
  readonly told: boolean;
  readonly onTap: () => void;
  readonly table: TableView;
}

function ZonePath({ areas: [area, other], difficult, told, onTap, table: { name } }: ZonePathProps) {
  const { words } = useLocale();
  if (!area || !other) return null;
  const { d, middle } = pathBetween(area, other, difficult);
  if (!difficult) return <path className="way" d={d} />;
  const line = words(SCENE_TEXTS['difficult-between'], { one: name(area.id), other: name(other.id) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no button elements
    <g
      className="way difficult"
      role="button"
      tabIndex={0}
      aria-label={line}
      aria-expanded={told}
      onClick={onTap}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onTap();
      }}
    >
      <title>{line}</title>
      <path className="grip" d={d} />
      <path className="line" d={d} />
      <circle className="sign" cx={middle.x} cy={middle.y} r={9} />
      <path className="rocks" d={`M${middle.x - 5} ${middle.y + 3.5}l3-5 2.500 3.500 1.500-2.500 3 4z`} />
      {told && (
        <text className="way-name" x={middle.x} y={middle.y - 15}>
          {words(SCENE_TEXTS.difficult)}
        </text>
      )}
    </g>
  );
}

/** Creatures in melee are enclosed in one loop, connected by a line from one to the next. */
interface MeleeLoopProps {
  readonly points: readonly Point[];
  readonly says: readonly string[];
  readonly radius: number;
}

function MeleeLoop({ points, says, radius }: MeleeLoopProps) {
  const { words } = useLocale();
  const d = loopPathOf(points);
  return (
    <g className="knot">
      <title>{words(SCENE_TEXTS['melee-of'], { who: says })}</title>
      <path className="loop-edge" d={d} strokeWidth={2 * radius + 13} />
      <path className="loop" d={d} strokeWidth={2 * radius + 10} />
      <path className="rope" d={d} />
      {points.slice(1).map((to, index) => (
        <MeleeRope key={`${to.x}/${to.y}`} from={points[index] ?? to} to={to} />
      ))}
    </g>
  );
}

function MeleeRope({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return <path className="tie" d={`M${x - 4} ${y - 5}l8 10M${x + 4} ${y - 5}l-8 10`} />;
}
