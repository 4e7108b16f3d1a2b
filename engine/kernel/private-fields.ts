import type { Fields } from './json.ts';
import type { AnyEvent, System } from './system.ts';

/** Returns an event without the fields that only `apply` needs. */
export function removePrivateFields(
  { privateFields: inner }: Pick<System, 'privateFields'>,
  event: AnyEvent,
): Fields {
  const fields = event as unknown as Fields;
  const dropped = Object.hasOwn(inner, event.type) ? inner[event.type] : undefined;
  if (!dropped) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !dropped.includes(key)));
}
