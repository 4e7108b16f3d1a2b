import type { EntryChange, Joining } from '@arbitro/protocol';

/** Returns the joining state without the request of a seat. */
export function removeRequest(joining: Joining, seat: string): Joining {
  if (!Object.hasOwn(joining.requests, seat)) return joining;
  const { [seat]: _, ...requests } = joining.requests;
  return { ...joining, requests };
}

/** Sets or removes the request of a seat. */
export const setRequest = (
  joining: Joining,
  { request }: Extract<EntryChange, { kind: 'requested' }>,
  { seat, moment }: { readonly seat: string; readonly moment: number },
): Joining =>
  request === null
    ? removeRequest(joining, seat)
    : { ...joining, requests: { ...joining.requests, [seat]: { ...request, moment } } };
