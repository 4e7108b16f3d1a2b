import { LIMITS, type Seen } from '@arbitro/protocol';

const rosterOf = ({ view }: Seen): readonly { readonly id: string }[] => {
  const { creatures } = (view ?? {}) as { readonly creatures?: readonly { readonly id: string }[] };
  return creatures ?? [];
};

/** Does this seat act for more than it is offered something for at once? */
export const actsForMany = (seen: Seen): boolean =>
  (seen.you.role === 'gm' ? rosterOf(seen) : seen.you.owns).length > LIMITS.actorsOffered;
