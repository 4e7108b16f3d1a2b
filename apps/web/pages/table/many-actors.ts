import { LIMITS, type Seen } from '@arbitro/protocol';

const rosterOf = ({ view }: Seen): readonly { readonly id: string }[] => {
  const { creatures } = (view ?? {}) as { readonly creatures?: readonly { readonly id: string }[] };
  return creatures ?? [];
};

/** Whether this seat acts for more creatures than it gets offers for at once. */
export const actsForMany = (seen: Seen): boolean =>
  (seen.you.role === 'gm' ? rosterOf(seen) : seen.you.owns).length > LIMITS.actorsOffered;
