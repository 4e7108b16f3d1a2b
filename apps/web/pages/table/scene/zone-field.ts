import type { CreatureId } from '@arbitro/kernel';
import type { TableView } from '../table-view.ts';

/** Returns the path of the value that holds a creature's zone, if the sheet shows it as editable. */
export function findZoneFieldPath(
  { system, seen }: TableView,
  who: CreatureId,
  zone: string,
): string | undefined {
  const { creatures } = seen.view as unknown as { readonly creatures: readonly { readonly id: string }[] };
  const creature = creatures.find(({ id }) => id === who);
  if (seen.you.role !== 'gm' || !creature) return undefined;
  const fields = system.presentation.character(creature, seen.view).flatMap((part) => part.fields);
  return fields.find(({ path, value }) => path !== undefined && value === zone)?.path;
}
