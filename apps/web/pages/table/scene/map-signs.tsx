import { isInside, squareName } from '@arbitro/grid';
import type { GridScene } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';
import { SIGN_TEXTS } from '../around/texts.ts';
import type { TableView } from '../table-view.ts';
import { describeLength } from './describe-grid.ts';
import { middleOf, UNIT } from './grid-camera.ts';
import { LineMark, singleSpace } from './grid-marks.tsx';
import { measureDistance } from './grid-moves.ts';
import type { ShownSign } from './use-signs.ts';
import './signs.css';

interface SignsProps {
  readonly table: TableView;
  readonly scene: GridScene;
  readonly signs: readonly ShownSign[];
}

const nameOfSeat = ({ seen }: TableView, seat: string): string =>
  seen.seats.find(({ id }) => id === seat)?.name ?? '';

/** What people point at and measure, over everything else on the map. */
export function MapSigns({ table, scene, signs }: SignsProps) {
  const { map } = scene;
  return signs.map((sign) => {
    const last = sign.squares.at(-1);
    if (!map || !last || !sign.squares.every((square) => isInside(map, square))) return null;
    const { x, y } = middleOf(last);
    return (
      <g key={`${sign.seat} ${sign.count}`} className={`sign ${sign.kind}`}>
        {sign.kind === 'ruler' && <LineMark look="ruler" squares={sign.squares} />}
        {sign.kind === 'ping' && (
          <>
            <circle className="wave" cx={x} cy={y} r={UNIT} />
            <circle className="spot" cx={x} cy={y} r={7} />
          </>
        )}
        <SignName table={table} scene={scene} sign={sign} />
      </g>
    );
  });
}

function SignName({ table, scene, sign }: Omit<SignsProps, 'signs'> & { readonly sign: ShownSign }) {
  const speech = useLocale();
  const [first, last] = [sign.squares[0], sign.squares.at(-1)];
  if (!first || !last) return null;
  const { x, y } = middleOf(last);
  const who = nameOfSeat(table, sign.seat);
  const long = describeLength(scene, measureDistance(scene, singleSpace(first), singleSpace(last)), speech);
  return (
    <text className="long" x={x} y={y - UNIT / 2 - 6}>
      {sign.kind === 'ruler' ? speech.words(SIGN_TEXTS.measures, { who, long }) : who}
    </text>
  );
}

/** Says to screen readers who points where. */
export function SignStatus({ table, signs }: Pick<SignsProps, 'table' | 'signs'>) {
  const { words } = useLocale();
  const others = signs.filter(({ kind, seat }) => kind === 'ping' && seat !== table.seen.you.id);
  return (
    <p className="unseen" aria-live="polite">
      {others
        .map(({ seat, squares, zone }) => {
          const square = zone === undefined ? squares.map(squareName).join() : table.name(zone);
          return words(SIGN_TEXTS.points, { who: nameOfSeat(table, seat), square });
        })
        .join(' · ')}
    </p>
  );
}
