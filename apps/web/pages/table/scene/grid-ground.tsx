import type { GridMap } from '@arbitro/grid';
import type { PictureFrame } from '@arbitro/kernel';
import { memo, useId } from 'react';
import { UNIT } from './grid-camera.ts';
import { lettersPath } from './grid-shapes.ts';

interface GridGroundProps {
  readonly map: GridMap;
  readonly picture: string | null;
  readonly pictureFrame?: PictureFrame | undefined;
  /** `#` for each square in sight; null: nothing is out of sight. */
  readonly inSight?: string | null | undefined;
}

/** The layer below the tokens: the picture, the ground and its obstacles, each kind as one shape. */
export const GridGround = memo(function GridGround({ map, picture, pictureFrame, inSight }: GridGroundProps) {
  const id = useId();
  const [wide, high] = [map.width * UNIT, map.height * UNIT];
  const shape = (layer: 'ground' | 'light' | 'veil' | 'shelter', letter: string): string =>
    lettersPath(map, layer, letter);
  return (
    <g className={picture ? 'ground over-picture' : 'ground'}>
      <Patterns id={id} />
      <rect className="floor" width={wide} height={high} />
      {picture && <GroundPicture href={picture} size={[wide, high]} frame={pictureFrame} />}
      <path className="water" d={shape('ground', '~')} />
      <path d={shape('ground', '~')} fill={`url(#${id}waves)`} />
      <path className="difficult" d={shape('ground', ',')} />
      <path d={shape('ground', ',')} fill={`url(#${id}rocks)`} />
      {pictureFrame?.lines !== false && <path className="lines" d={linesPath(map)} />}
      <path className="wall" d={shape('ground', '#')} />
      <path d={shape('ground', '#')} fill={`url(#${id}bricks)`} />
      <path className="door-way" d={shape('ground', '/')} />
      <path className="door" d={doorsPath(map, '/')} />
      <path className="door-way" d={shape('ground', '+')} />
      <path className="door closed" d={doorsPath(map, '+')} />
      <path d={shape('shelter', 'h')} fill={`url(#${id}half)`} />
      <path d={shape('shelter', 'q')} fill={`url(#${id}most)`} />
      <path className="dim" d={shape('light', ':')} />
      <path className="darkness" d={shape('light', '*')} />
      <path d={shape('veil', '-')} fill={`url(#${id}mist)`} />
      <path d={shape('veil', '=')} fill={`url(#${id}fog)`} />
      {inSight && <path className="remembered" d={lettersPath({ ...map, veil: inSight }, 'veil', '.')} />}
      <path className="never-seen" d={shape('ground', '?')} />
      <rect className="edge" width={wide} height={high} />
    </g>
  );
});

interface GroundPictureProps {
  readonly href: string;
  readonly size: readonly [number, number];
  readonly frame: PictureFrame | undefined;
}

/** The picture under the map, stretched over it or where its frame lies; what lies outside the map is cut off. */
function GroundPicture({ href, size: [width, height], frame }: GroundPictureProps) {
  const place = frame
    ? { x: frame.x * UNIT, y: frame.y * UNIT, width: frame.width * UNIT, height: frame.height * UNIT }
    : { width, height };
  return (
    <svg width={width} height={height} aria-hidden="true">
      <image href={href} {...place} preserveAspectRatio="none" />
    </svg>
  );
}

function linesPath({ width, height }: GridMap): string {
  const [wide, high] = [width * UNIT, height * UNIT];
  const down = Array.from({ length: width - 1 }, (_, x) => `M${(x + 1) * UNIT} 0v${high}`);
  const across = Array.from({ length: height - 1 }, (_, y) => `M0 ${(y + 1) * UNIT}h${wide}`);
  return [...down, ...across].join('');
}

/** A closed door fills its square across the way; an open one stands aside. */
function doorsPath({ ground, width }: GridMap, letter: '+' | '/'): string {
  const blocks = (place: number): boolean => '#+'.includes(ground[place] ?? '');
  return [...ground]
    .flatMap((found, place) => {
      if (found !== letter) return [];
      const [x, y] = [(place % width) * UNIT, Math.floor(place / width) * UNIT];
      const isUpright = blocks(place - width) || blocks(place + width);
      if (letter === '/') return [isUpright ? `M${x + 3} ${y + 2}h34v7h-34z` : `M${x + 2} ${y + 3}h7v34h-7z`];
      return [isUpright ? `M${x + 14} ${y}h12v40h-12z` : `M${x} ${y + 14}h40v12h-40z`];
    })
    .join('');
}

/** Patterns that repeat one square of each kind. */
function Patterns({ id }: { readonly id: string }) {
  const tile = { width: UNIT, height: UNIT, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern id={`${id}rocks`} {...tile}>
        <path className="rocks" d="M6 17l4-6 4 6zM22 11l3-4 3 4zM27 32l5-7 4 7zM9 34l3-4 3 4z" />
      </pattern>
      <pattern id={`${id}waves`} {...tile}>
        <path className="waves" d="M3 13q4-5 8.500 0t8.500 0M20 29q4-5 8.500 0t8.500 0" />
      </pattern>
      <pattern id={`${id}bricks`} {...tile}>
        <path className="bricks" d="M0 10h40M0 30h40M10 10v20M30 0v10M30 30v10" />
      </pattern>
      <pattern id={`${id}half`} {...tile}>
        <rect className="shelter" x={6} y={25} width={28} height={9} rx={3} />
      </pattern>
      <pattern id={`${id}most`} {...tile}>
        <rect className="shelter" x={6} y={11} width={28} height={23} rx={4} />
      </pattern>
      <pattern id={`${id}mist`} {...tile}>
        <rect className="mist" width={UNIT} height={UNIT} />
        <path className="wisps" d="M4 12h14M22 12h12M10 28h18" />
      </pattern>
      <pattern id={`${id}fog`} {...tile}>
        <rect className="fog" width={UNIT} height={UNIT} />
        <path className="wisps" d="M4 8h14M22 8h12M2 20h10M16 20h20M6 32h14M24 32h12" />
      </pattern>
    </defs>
  );
}
