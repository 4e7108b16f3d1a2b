import type { BoardRow, ZonesScene } from '@arbitro/kernel';
import type { Speech } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { SCENE } from './words.ts';

/** A token for those who hear the map: “Aino, in: yard, hurt, in a melee with the dragon”. */
export function tokenWords(
  { name, seen }: TableView,
  scene: ZonesScene,
  row: BoardRow,
  { words }: Speech,
): string {
  const { id, health, marks, out } = row;
  const zone = scene.zones.find(({ who }) => who.includes(id));
  const others = scene.knots.filter(({ who }) => who.includes(id)).flatMap(({ who }) => who);
  const against = others.filter((one) => one !== id).map(name);
  return [
    row.name,
    zone && words(SCENE.in, { zone: name(zone.id) }),
    seen.due.includes(id) && words(SCENE.due),
    health && healthWords(health, { name, words }),
    ...marks.map(({ term }) => name(term)),
    out && words(SCENE.out),
    against.length > 0 && words(SCENE.melee, { who: against }),
    seen.hidden?.creatures.includes(id) && words(SCENE.hidden),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

function healthWords(
  health: NonNullable<BoardRow['health']>,
  { name, words }: Pick<TableView, 'name'> & Pick<Speech, 'words'>,
): string {
  if ('looks' in health) return name(health.looks);
  const { now, full, label } = health;
  return `${words(label)} ${full === null ? now : words(SCENE.of, { now, full })}`;
}
