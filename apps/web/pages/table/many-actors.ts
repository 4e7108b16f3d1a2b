import { LIMITS, type SeatView } from '@arbitro/protocol';

const creaturesOf = ({ view }: SeatView): readonly { readonly id: string }[] => {
  const { creatures } = (view ?? {}) as { readonly creatures?: readonly { readonly id: string }[] };
  return creatures ?? [];
};

/** Whether this seat acts for more creatures than it gets offers for at once. */
export const actsForMany = (seatView: SeatView): boolean =>
  (seatView.you.role === 'gm' ? creaturesOf(seatView) : seatView.you.owns).length > LIMITS.actorsOffered;
