import {
  type CreatureId,
  creature,
  fightOn,
  numberFrom,
  type Offer,
  oneOf,
  textUpTo,
  theFight,
} from '@arbitro/kernel';
import { armsOf } from './arms.ts';
import { planGrip } from './grip.ts';
import { allows, type Given, offered, onOneOf } from './offering.ts';
import { distance } from './rules/distance.ts';
import { isMissile, modeOf } from './rules/means.ts';
import { furthest, rankOf } from './rules/ranks.ts';
import type { Arm, Creature, World } from './state.ts';
import { STEP } from './tables.ts';

const others = (world: World, who: CreatureId): readonly CreatureId[] =>
  theFight(world)
    .fighters.map((one) => one.who)
    .filter((id) => id !== who && creature(world, id).state.is !== 'dead');

/** What can be meant, each with what it takes: drawing the weapon, going to where it reaches. */
export function declareOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  const hold: Given = { type: 'declare', by, act: 'hold' };
  if (fightOn(world)?.phase !== 'declaration' || !allows(world, hold)) return [];
  const friends = others(world, by).filter((id) => creature(world, id).side === one.side);
  const foes = others(world, by).filter((id) => !friends.includes(id));
  const faint = [...friends, ...foes].filter((id) => creature(world, id).state.is === 'unconscious');
  return [
    ...armsOf(one).flatMap((arm) =>
      [foes, friends].flatMap((among) => assaultOffers(world, one, { arm, among })),
    ),
    ...onOneOf(world, { type: 'declare', by, act: 'grapple' }, [...foes, ...friends]),
    ...onOneOf(world, { type: 'declare', by, act: 'first-aid' }, [by, ...friends, ...foes]),
    ...onOneOf(world, { type: 'declare', by, act: 'wake' }, faint),
    ...(['break-free', 'stand'] as const).flatMap((act) => offered(world, { type: 'declare', by, act })),
    ...loading(world, one),
    ...other(world, by),
    { action: hold, slots: {} },
    ...goings(world, one, hold),
    ...kneeling(world, one, hold),
  ];
}

/** Where nothing is declared. @rule brp.combat.skip-declaration */
export function moveOffers(world: World, one: Creature): readonly Offer[] {
  const stay: Given = { type: 'move', by: one.id };
  if (!allows(world, stay)) return [];
  const ready = armsOf(one).flatMap((arm) => {
    const grip = planGrip(one, arm);
    return Object.keys(grip).length > 0 ? offered(world, { ...stay, ...grip }) : [];
  });
  return [{ action: stay, slots: {} }, ...ready, ...goings(world, one, stay), ...kneeling(world, one, stay)];
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
    ...onOneOf(world, action, near),
    ...onOneOf(world, { ...action, knockout: true }, near),
    ...among.filter((id) => !near.includes(id)).flatMap((on) => closingIn(world, one, { ...action, on })),
    ...(both ? onOneOf(world, { ...action, thrown: true }, among) : []),
  ];
}

/** As far as it takes to reach them. */
function closingIn(world: World, one: Creature, action: Given): readonly Offer[] {
  const toward = String(action.on);
  const way = distance(world, one.id, toward);
  const isInTime = rankOf(world, { who: one.id, moved: way, handled: 0 }) !== null;
  return isInTime ? offered(world, { ...action, move: { metres: way - STEP, toward } }) : [];
}

function goings(world: World, one: Creature, action: Given): readonly Offer[] {
  return WAYS.flatMap((way) =>
    [furthest(one), STEP].flatMap((metres, at, [far = STEP]) => {
      const may = (id: CreatureId, most: number): boolean =>
        allows(world, { ...action, move: { metres: most, [way]: id } });
      const among = others(world, one.id).filter((id) => may(id, metres) && (at === 0 || !may(id, far)));
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
function kneeling(world: World, one: Creature, action: Given): readonly Offer[] {
  const shield = one.arms.some(
    ({ held, modes }) => held === 'hand' && modes.some((mode) => mode.shield === 'large'),
  );
  const kneels = one.conditions.includes('kneeling');
  return shield || kneels ? offered(world, { ...action, kneel: !kneels }) : [];
}

const loading = (world: World, { id: by, arms }: Creature): readonly Offer[] =>
  arms
    .filter(({ held, loading: rounds }) => held === 'hand' && rounds > 0)
    .flatMap(({ id }) => offered(world, { type: 'declare', by, act: 'reload', with: id }));

const other = (world: World, by: CreatureId): readonly Offer[] =>
  offered(world, { type: 'declare', by, act: 'other' }, { slots: { words: textUpTo(200) } });
