import { type CreatureId, fillOffer, type LineScene, type Offer } from '@arbitro/kernel';

type Action = Offer['action'];

interface LineMove {
  readonly action: Action;
  /** Where the creature ends up. */
  readonly to: number;
}

interface MoveRequest {
  readonly offers: readonly Offer[];
  readonly scene: LineScene;
  readonly who: CreatureId;
  readonly to: number;
}

/** Returns the offered move that ends nearest to a position, the simplest one first; undefined without any. */
export function findLineMove(request: MoveRequest): LineMove | undefined {
  const { who, to, scene } = request;
  const at = positionOf(scene, who);
  if (at === undefined || at === to) return undefined;
  const moves = listOffersOf(request).flatMap((offer) => listLineMoves(offer, { ...request, at }));
  const [best] = moves.toSorted(
    (a, b) => Math.abs(a.to - to) - Math.abs(b.to - to) || sizeOf(a.action) - sizeOf(b.action),
  );
  return best && Math.sign(best.to - at) === Math.sign(to - at) ? best : undefined;
}

/** Returns the lowest and the highest position that a creature can reach. */
export function findLineRange(request: Omit<MoveRequest, 'to'>): readonly [number, number] | undefined {
  const at = positionOf(request.scene, request.who);
  if (at === undefined) return undefined;
  const low = findLineMove({ ...request, to: Number.MIN_SAFE_INTEGER })?.to ?? at;
  const high = findLineMove({ ...request, to: Number.MAX_SAFE_INTEGER })?.to ?? at;
  return low === high ? undefined : [low, high];
}

/** Returns the game master's offer to set the position of a creature. */
export function findPlacing({ offers, scene: { place }, who, to }: MoveRequest): Action | undefined {
  const offer = offers.find(({ action }) => action.type === place.action && action.who === who);
  return offer && (fillOffer(offer, { [place.at]: to }) as Action);
}

const positionOf = ({ tokens }: LineScene, who: CreatureId): number | undefined =>
  tokens.find((token) => token.who === who)?.at;

const sizeOf = (action: Action): number => Object.keys(action).length;

const listOffersOf = ({ offers, scene: { move }, who }: MoveRequest): readonly Offer[] =>
  offers.filter(({ action, slots }) => action.by === who && slots[move.distance] !== undefined);

function listLineMoves(
  offer: Offer,
  { scene, at, to }: MoveRequest & { readonly at: number },
): readonly LineMove[] {
  const { move, tokens } = scene;
  const distance = Math.abs(to - at);
  const fill = (slot: string, { who }: LineScene['tokens'][number], max: number): readonly LineMove[] => {
    const length = nearestLength(offer.slots[move.distance], Math.min(distance, max));
    if (length === undefined || length <= 0) return [];
    const action = fillOffer(offer, { [slot]: who, [move.distance]: length }) as Action;
    return [{ action, to: at + Math.sign(to - at) * Math.min(length, max) }];
  };
  const others = (slot: string) => tokens.filter(({ who }) => optionsOf(offer.slots[slot]).includes(who));
  return [
    ...others(move.toward)
      .filter((other) => Math.sign(other.at - at) === Math.sign(to - at))
      .flatMap((other) => fill(move.toward, other, Math.abs(other.at - at) - move.gap)),
    ...others(move.from)
      .filter((other) => Math.sign(at - other.at) === Math.sign(to - at))
      .flatMap((other) => fill(move.from, other, Number.POSITIVE_INFINITY)),
  ];
}

type Slot = Offer['slots'][string] | undefined;

const optionsOf = (slot: Slot): readonly unknown[] =>
  slot?.kind === 'one' || slot?.kind === 'some' ? slot.options : [];

/** Returns the length that a slot accepts nearest to the wanted one. */
function nearestLength(slot: Slot, wanted: number): number | undefined {
  if (slot?.kind === 'number') return Math.max(slot.least, Math.min(slot.most, wanted));
  const lengths = optionsOf(slot).filter((option): option is number => typeof option === 'number');
  return lengths.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
