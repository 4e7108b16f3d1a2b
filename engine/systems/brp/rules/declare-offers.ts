import {
  type CreatureId,
  createOfferBuilder,
  findFight,
  getCreature,
  getFight,
  numberBetween,
  type Offer,
  oneOf,
  textUpTo,
} from '@arbitro/kernel';
import type { Arm, Creature, World } from '../state.ts';
import { armsOf } from './arms.ts';
import { isMissile, modeOf } from './attack-options.ts';
import { distance } from './distance.ts';
import { MAX_WORDS } from './fields.ts';
import { planGrip } from './grip.ts';
import { cannotDeclare, cannotMove } from './may-declare.ts';
import { maxMovement, rankOf } from './ranks.ts';
import { sortFoesFirst, sortHurtFirst } from './sort-targets.ts';
import { FREE_STEP } from './tables.ts';

type OfferedAction = Offer['action'];
type Offering = ReturnType<typeof createOfferBuilder<World, never>>;

const mayDeclare = createOfferBuilder(cannotDeclare);
const mayMove = createOfferBuilder(cannotMove);

const listOthers = (world: World, who: CreatureId): readonly CreatureId[] =>
  getFight(world)
    .fighters.map((fighter) => fighter.who)
    .filter((id) => id !== who && getCreature(world, id).state.is !== 'dead');

/** Offers each possible intent with what it requires: drawing the weapon, moving into reach. */
export function declareOffers(world: World, creature: Creature): readonly Offer[] {
  const { id: by } = creature;
  const hold: OfferedAction = { type: 'declare', by, act: 'hold' };
  if (findFight(world)?.phase !== 'declaration' || !mayDeclare.allows(world, hold)) return [];
  const friends = listOthers(world, by).filter((id) => getCreature(world, id).side === creature.side);
  const foes = listOthers(world, by).filter((id) => !friends.includes(id));
  const faint = [...friends, ...foes].filter((id) => getCreature(world, id).state.is === 'unconscious');
  return [
    ...armsOf(creature).flatMap((arm) =>
      [foes, friends].flatMap((among) => assaultOffers(world, creature, { arm, among })),
    ),
    ...mayDeclare.onOneOf(world, { type: 'declare', by, act: 'grapple' }, [...foes, ...friends]),
    ...mayDeclare.onOneOf(
      world,
      { type: 'declare', by, act: 'first-aid' },
      sortHurtFirst(world, [by, ...friends, ...foes]),
    ),
    ...mayDeclare.onOneOf(world, { type: 'declare', by, act: 'wake' }, faint),
    ...(['break-free', 'stand'] as const).flatMap((act) =>
      mayDeclare.offered(world, { type: 'declare', by, act }),
    ),
    ...reloadOffers(world, creature),
    ...otherActOffers(world, by),
    { action: hold, slots: {} },
    ...stepOffers(world, creature, { may: mayDeclare, action: hold }),
    ...kneelOffers(world, creature, { may: mayDeclare, action: hold }),
  ];
}

/** Offers moves at a table without declarations. @rule brp.combat.skip-declaration */
export function moveOffers(world: World, creature: Creature): readonly Offer[] {
  const stay: OfferedAction = { type: 'move', by: creature.id };
  if (!mayMove.allows(world, stay)) return [];
  const ready = armsOf(creature).flatMap((arm) => {
    const grip = planGrip(creature, arm);
    return Object.keys(grip).length > 0 ? mayMove.offered(world, { ...stay, ...grip }) : [];
  });
  return [
    { action: stay, slots: {} },
    ...ready,
    ...stepOffers(world, creature, { may: mayMove, action: stay }),
    ...kneelOffers(world, creature, { may: mayMove, action: stay }),
  ];
}

interface AssaultTerms {
  readonly arm: Arm;
  readonly among: readonly CreatureId[];
}

function assaultOffers(world: World, creature: Creature, { arm, among }: AssaultTerms): readonly Offer[] {
  const grip = planGrip(creature, arm);
  const mode = modeOf(arm);
  if (!mode) return [];
  const action: OfferedAction = { type: 'declare', by: creature.id, act: 'attack', with: arm.id, ...grip };
  const near = isMissile(mode) ? among : among.filter((id) => distance(world, creature.id, id) <= FREE_STEP);
  const both = arm.modes.length > 1 && arm.modes.some(isMissile);
  return [
    ...mayDeclare.onOneOf(world, action, near),
    ...mayDeclare.onOneOf(world, { ...action, knockout: true }, near),
    ...among
      .filter((id) => !near.includes(id))
      .flatMap((on) => approachOffers(world, creature, { ...action, on })),
    ...(both ? mayDeclare.onOneOf(world, { ...action, thrown: true }, among) : []),
  ];
}

/** Offers moves that are just long enough to reach the target. */
function approachOffers(world: World, creature: Creature, action: OfferedAction): readonly Offer[] {
  const toward = String(action.on);
  const way = distance(world, creature.id, toward);
  const isInTime = rankOf(world, { who: creature.id, moved: way, handled: 0 }) !== null;
  return isInTime ? mayDeclare.offered(world, { ...action, move: { metres: way - FREE_STEP, toward } }) : [];
}

/** The preparations offered with one of these actions. */
interface ReadyingOffer {
  readonly may: Offering;
  readonly action: OfferedAction;
}

function stepOffers(world: World, creature: Creature, { may, action }: ReadyingOffer): readonly Offer[] {
  return MOVE_DIRECTIONS.flatMap((way) =>
    [maxMovement(creature), FREE_STEP].flatMap((metres, index, [far = FREE_STEP]) => {
      const mayGo = (id: CreatureId, max: number): boolean =>
        may.allows(world, { ...action, move: { metres: max, [way]: id } });
      const among = sortFoesFirst(world, creature, listOthers(world, creature.id)).filter(
        (id) => mayGo(id, metres) && (index === 0 || !mayGo(id, far)),
      );
      return among.length === 0
        ? []
        : [
            {
              action,
              slots: { [`move.${way}`]: oneOf(among), 'move.metres': numberBetween(0, Math.floor(metres)) },
            },
          ];
    }),
  );
}

const MOVE_DIRECTIONS = ['toward', 'from'] as const;

/** @rule brp.shields.missile-parry */
function kneelOffers(world: World, creature: Creature, { may, action }: ReadyingOffer): readonly Offer[] {
  const shield = creature.arms.some(
    ({ held, modes }) => held === 'hand' && modes.some((mode) => mode.shield === 'large'),
  );
  const kneels = creature.conditions.includes('kneeling');
  return shield || kneels ? may.offered(world, { ...action, kneel: !kneels }) : [];
}

const reloadOffers = (world: World, { id: by, arms }: Creature): readonly Offer[] =>
  arms
    .filter(({ held, loading: rounds }) => held === 'hand' && rounds > 0)
    .flatMap(({ id }) => mayDeclare.offered(world, { type: 'declare', by, act: 'reload', with: id }));

const otherActOffers = (world: World, by: CreatureId): readonly Offer[] =>
  mayDeclare.offered(world, { type: 'declare', by, act: 'other' }, { slots: { words: textUpTo(MAX_WORDS) } });
