import type { AnyEvent, Json, System } from '@arbitro/kernel';
import { ownOf } from './own.ts';

/** A fact without the fields that only `apply` needs. */
export function withoutInner({ inner }: System, event: AnyEvent): { readonly [field: string]: Json } {
  const fields = event as unknown as { readonly [field: string]: Json };
  const dropped = ownOf(inner, event.type);
  if (!dropped) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !dropped.includes(key)));
}
