import {
  type CreatureId,
  creature,
  fightOn,
  numberFrom,
  type Offer,
  offering,
  oneOf,
  textUpTo,
  theFight,
} from '@arbitro/kernel';
import type { Arm, Creature, World } from '../state.ts';
import { armsOf } from './arms.ts';
import { distance } from './distance.ts';
import { MAX_WORDS } from './fields.ts';
import { planGrip } from './grip.ts';
import { cannotDeclare, cannotMove } from './may-declare.ts';
import { isMissile, modeOf } from './means.ts';
import { furthest, rankOf } from './ranks.ts';
import { STEP } from './tables.ts';

type Given = Offer['action'];
type Offering = ReturnType<typeof offering<World, never>>;

const mayDeclare = offering(cannotDeclare);
const mayMove = offering(cannotMove);

const others = (world: World, who: CreatureId): readonly CreatureId[] =>
  theFight(world)
    .fighters.map((one) => one.who)
    .filter((id) => id !== who && creature(world, id).state.is !== 'dead');

/** Offers each possible intent with what it requires: drawing the weapon, moving into reach. */
export function declareOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  const hold: Given = { type: 'declare', by, act: 'hold' };
  if (fightOn(world)?.phase !== 'declaration' || !mayDeclare.allows(world, hold)) return [];
  const friends = others(world, by).filter((id) => creature(world, id).side === one.side);
  const foes = others(world, by).filter((id) => !friends.includes(id));
  const faint = [...friends, ...foes].filter((id) => creature(world, id).state.is === 'unconscious');
  return [
    ...armsOf(one).flatMap((arm) =>
      [foes, friends].flatMap((among) => assaultOffers(world, one, { arm, among })),
    ),
    ...mayDeclare.onOneOf(world, { type: 'declare', by, act: 'grapple' }, [...foes, ...friends]),
    ...mayDeclare.onOneOf(world, { type: 'declare', by, act: 'first-aid' }, [by, ...friends, ...foes]),
    ...mayDeclare.onOneOf(world, { type: 'declare', by, act: 'wake' }, faint),
    ...(['break-free', 'stand'] as const).flatMap((act) =>
      mayDeclare.offered(world, { type: 'declare', by, act }),
    ),
    ...loading(world, one),
    ...other(world, by),
    { action: hold, slots: {} },
    ...goings(world, one, { may: mayDeclare, action: hold }),
    ...kneeling(world, one, { may: mayDeclare, action: hold }),
  ];
}

/** Offers moves at a table without declarations. @rule brp.combat.skip-declaration */
export function moveOffers(world: World, one: Creature): readonly Offer[] {
  const stay: Given = { type: 'move', by: one.id };
  if (!mayMove.allows(world, stay)) return [];
  const ready = armsOf(one).flatMap((arm) => {
    const grip = planGrip(one, arm);
    return Object.keys(grip).length > 0 ? mayMove.offered(world, { ...stay, ...grip }) : [];
  });
  return [
    { action: stay, slots: {} },
    ...ready,
    ...goings(world, one, { may: mayMove, action: stay }),
    ...kneeling(world, one, { may: mayMove, action: stay }),
  ];
}

interface Assault {
  readonly arm: Arm;
  readonly among: readonly CreatureId[];
}

function assaultOffers(world: World, one: Creature, { arm, among }: Assault): readonly Offer[] {
  const grip = planGrip(one, arm);
  const mode = modeOf(arm);
  if (!mode) return [];
  const action: Given = { type: 'declare', by: one.id, act: 'attack', with: arm.id, ...grip };
  const near = isMissile(mode) ? among : among.filter((id) => distance(world, one.id, id) <= STEP);
  const both = arm.modes.length > 1 && arm.modes.some(isMissile);
  return [
    ...mayDeclare.onOneOf(world, action, near),
    ...mayDeclare.onOneOf(world, { ...action, knockout: true }, near),
    ...among.filter((id) => !near.includes(id)).flatMap((on) => closingIn(world, one, { ...action, on })),
    ...(both ? mayDeclare.onOneOf(world, { ...action, thrown: true }, among) : []),
  ];
}

/** Offers moves that are just long enough to reach the target. */
function closingIn(world: World, one: Creature, action: Given): readonly Offer[] {
  const toward = String(action.on);
  const way = distance(world, one.id, toward);
  const isInTime = rankOf(world, { who: one.id, moved: way, handled: 0 }) !== null;
  return isInTime ? mayDeclare.offered(world, { ...action, move: { metres: way - STEP, toward } }) : [];
}

/** The preparations offered with one of these actions. */
interface Readying {
  readonly may: Offering;
  readonly action: Given;
}

function goings(world: World, one: Creature, { may, action }: Readying): readonly Offer[] {
  return WAYS.flatMap((way) =>
    [furthest(one), STEP].flatMap((metres, at, [far = STEP]) => {
      const mayGo = (id: CreatureId, most: number): boolean =>
        may.allows(world, { ...action, move: { metres: most, [way]: id } });
      const among = others(world, one.id).filter((id) => mayGo(id, metres) && (at === 0 || !mayGo(id, far)));
      return among.length === 0
        ? []
        : [
            {
              action,
              slots: { [`move.${way}`]: oneOf(among), 'move.metres': numberFrom(0, Math.floor(metres)) },
            },
          ];
    }),
  );
}

const WAYS = ['toward', 'from'] as const;

/** @rule brp.shields.missile-parry */
function kneeling(world: World, one: Creature, { may, action }: Readying): readonly Offer[] {
  const shield = one.arms.some(
    ({ held, modes }) => held === 'hand' && modes.some((mode) => mode.shield === 'large'),
  );
  const kneels = one.conditions.includes('kneeling');
  return shield || kneels ? may.offered(world, { ...action, kneel: !kneels }) : [];
}

const loading = (world: World, { id: by, arms }: Creature): readonly Offer[] =>
  arms
    .filter(({ held, loading: rounds }) => held === 'hand' && rounds > 0)
    .flatMap(({ id }) => mayDeclare.offered(world, { type: 'declare', by, act: 'reload', with: id }));

const other = (world: World, by: CreatureId): readonly Offer[] =>
  mayDeclare.offered(world, { type: 'declare', by, act: 'other' }, { slots: { words: textUpTo(MAX_WORDS) } });
