import type { BoardRow, ZonesScene } from '@arbitro/kernel';
import type { Locale } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { SCENE_TEXTS } from './texts.ts';

/** Describes a token for screen readers: “Aino, in: yard, hurt, in a melee with the dragon”. */
export function describeZoneToken(
  table: TableView,
  scene: ZonesScene,
  row: BoardRow,
  speech: Locale,
): string {
  const { name } = table;
  const { words } = speech;
  const zone = scene.zones.find(({ who }) => who.includes(row.id));
  const others = scene.knots.filter(({ who }) => who.includes(row.id)).flatMap(({ who }) => who);
  const against = others.filter((id) => id !== row.id).map(name);
  return [
    row.name,
    ...(zone ? [words(SCENE_TEXTS.in, { zone: name(zone.id) })] : []),
    ...describeRow(table, row, speech),
    ...(against.length > 0 ? [words(SCENE_TEXTS.melee, { who: against })] : []),
  ].join(', ');
}

/** Describes what is known of a creature besides its name. */
export function describeRow({ name, seen }: TableView, row: BoardRow, { words }: Locale): readonly string[] {
  const { id, health, marks, out } = row;
  return [
    seen.due.includes(id) && words(SCENE_TEXTS.due),
    health && describeHealth(health, { name, words }),
    ...marks.map(({ term }) => name(term)),
    out && words(SCENE_TEXTS.out),
    seen.hidden?.creatures.includes(id) && words(SCENE_TEXTS.hidden),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
}

function describeHealth(
  health: NonNullable<BoardRow['health']>,
  { name, words }: Pick<TableView, 'name'> & Pick<Locale, 'words'>,
): string {
  if ('looks' in health) return name(health.looks);
  const { now, full, label } = health;
  return `${words(label)} ${full === null ? now : words(SCENE_TEXTS.of, { now, full })}`;
}
