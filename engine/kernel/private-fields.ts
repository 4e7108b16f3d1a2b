import type { Fields } from './json.ts';
import type { AnyEvent, System } from './system.ts';

/** Returns an event without the fields that only `apply` needs. */
export function removePrivateFields(
  { privateFields: fieldsByType }: Pick<System, 'privateFields'>,
  event: AnyEvent,
): Fields {
  const fields = event as unknown as Fields;
  const privateKeys = Object.hasOwn(fieldsByType, event.type) ? fieldsByType[event.type] : undefined;
  if (!privateKeys) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !privateKeys.includes(key)));
}
