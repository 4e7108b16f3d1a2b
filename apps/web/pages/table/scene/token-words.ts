import type { BoardRow, ZonesScene } from '@arbitro/kernel';
import type { Speech } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { SCENE } from './words.ts';

/** Describes a token for screen readers: “Aino, in: yard, hurt, in a melee with the dragon”. */
export function tokenWords(table: TableView, scene: ZonesScene, row: BoardRow, speech: Speech): string {
  const { name } = table;
  const { words } = speech;
  const zone = scene.zones.find(({ who }) => who.includes(row.id));
  const others = scene.knots.filter(({ who }) => who.includes(row.id)).flatMap(({ who }) => who);
  const against = others.filter((one) => one !== row.id).map(name);
  return [
    row.name,
    ...(zone ? [words(SCENE.in, { zone: name(zone.id) })] : []),
    ...rowWords(table, row, speech),
    ...(against.length > 0 ? [words(SCENE.melee, { who: against })] : []),
  ].join(', ');
}

/** Describes what is known of a creature besides its name. */
export function rowWords({ name, seen }: TableView, row: BoardRow, { words }: Speech): readonly string[] {
  const { id, health, marks, out } = row;
  return [
    seen.due.includes(id) && words(SCENE.due),
    health && healthWords(health, { name, words }),
    ...marks.map(({ term }) => name(term)),
    out && words(SCENE.out),
    seen.hidden?.creatures.includes(id) && words(SCENE.hidden),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
}

function healthWords(
  health: NonNullable<BoardRow['health']>,
  { name, words }: Pick<TableView, 'name'> & Pick<Speech, 'words'>,
): string {
  if ('looks' in health) return name(health.looks);
  const { now, full, label } = health;
  return `${words(label)} ${full === null ? now : words(SCENE.of, { now, full })}`;
}
