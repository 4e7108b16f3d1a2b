import {
  type CreatureId,
  creature,
  fightOn,
  firstOf,
  outsideFight,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import type { Bandage, Douse, Gear, Inflict, LightUp, Refill, SetLoad } from './actions.ts';
import { refuseWhitebox } from './refusals.ts';
import {
  refusesAward,
  refusesEndJoust,
  refusesJoust,
  refusesLoyalty,
  refusesMorale,
  refusesServe,
  refusesTilt,
} from './refuses-peace-company.ts';
import {
  cannotSetOut,
  namedTwice,
  refusesCross,
  refusesGo,
  refusesHoldDoor,
  refusesListen,
  refusesLockDoor,
  refusesReveal,
  refusesSearch,
  refusesSetTrap,
} from './refuses-peace-places.ts';
import { lightOf } from './rules/light.ts';
import { burningTime } from './rules/time.ts';
import type { Light, World } from './state.ts';
import { RATES } from './tables.ts';
import { dead, inAnotherRoom, notUp, type PeaceAction, type Verdicts } from './verdicts.ts';

type Handled = { readonly by: CreatureId; readonly light: string };

/** A round is long enough to light a torch, not to fill a lantern. @ruling R82 */
function withLight(world: World, { by, light: id }: Handled, then: (light: Light) => Verdict): Verdict {
  const light = lightOf(creature(world, by), id);
  if (!light) return refuseWhitebox('no-such-light', { who: by, light: id });
  return notUp(world, by) ?? then(light);
}

/** @rule whitebox.exploration.light-duration */
const refusesLight = (world: World, action: LightUp): Verdict =>
  withLight(world, action, (light) => {
    if (light.lit) return refuseWhitebox('so-already', { what: light.id });
    return burningTime(light) > 0 ? undefined : refuseWhitebox('burnt-out', { light: light.id });
  });

const refusesDouse = (world: World, action: Douse): Verdict =>
  withLight(world, action, ({ id, lit }) => (lit ? undefined : refuseWhitebox('so-already', { what: id })));

const refusesRefill = (world: World, action: Refill): Verdict =>
  withLight(world, action, ({ id, kind }) => {
    if (kind !== 'lantern') return refuseWhitebox('no-lantern', { light: id });
    if (fightOn(world)) return refuse('fight-on');
    return creature(world, action.by).oil > 0 ? undefined : refuseWhitebox('no-oil-left', { who: action.by });
  });

/** Once after each battle, and only what it took. @rule whitebox.healing.bandage @rule whitebox.healing.bandage-limits */
function refusesBandage(world: World, { by, on }: Bandage): Verdict {
  const { lostThisBattle, bandaged } = creature(world, on);
  if (!world.options.healingBandage) return refuseWhitebox('no-bandaging');
  if (bandaged) return refuseWhitebox('bandaged-already', { who: on });
  const lost = lostThisBattle > 0 ? undefined : refuseWhitebox('nothing-to-bandage', { who: on });
  return (
    outsideFight(world) ??
    notUp(world, by) ??
    dead(world, { who: on }) ??
    lost ??
    inAnotherRoom(world, by, on)
  );
}

function refusesCondition(world: World, { who, condition, gained }: Inflict): Verdict {
  const has = creature(world, who).conditions.some(({ name }) => name === condition);
  if (gained) return dead(world, { who });
  return has ? undefined : refuseWhitebox('no-such-condition', { who, condition });
}

function refusesGear(world: World, { by, hand }: Gear): Verdict {
  const { weapons } = creature(world, by);
  const strange = hand.find((item) => !weapons.some(({ id }) => id === item));
  if (strange !== undefined) return refuseWhitebox('no-such-weapon', { who: by, weapon: strange });
  return outsideFight(world) ?? notUp(world, by);
}

/** @rule whitebox.movement.base-rate */
function refusesLoad({ options }: World, { pounds }: SetLoad): Verdict {
  const most = RATES.at(-1)?.upTo ?? 0;
  const fits = pounds <= most || options.movementOverloadRate > 0;
  return fits ? undefined : refuseWhitebox('load-above-table', { most });
}

type Several = { readonly who: readonly CreatureId[] };

const living = (world: World, { who }: Several): Verdict =>
  outsideFight(world) ?? namedTwice(who) ?? firstOf(who, (one) => dead(world, { who: one }));

/** Why what is done outside fights may not be done now. */
export const PEACE_VERDICTS: Verdicts<PeaceAction> = {
  morale: refusesMorale,
  'ask-morale': ({ asksMorale }, { asked }) =>
    asksMorale === asked ? refuseWhitebox('so-already', { what: 'morale' }) : undefined,
  parley: (world, { by }) => notUp(world, by),
  go: refusesGo,
  'hold-door': refusesHoldDoor,
  'lock-door': refusesLockDoor,
  listen: refusesListen,
  search: refusesSearch,
  reveal: refusesReveal,
  cross: refusesCross,
  'set-trap': refusesSetTrap,
  fall: dead,
  light: refusesLight,
  douse: refusesDouse,
  refill: refusesRefill,
  look: (world, { by }) => notUp(world, by),
  march: (_, { order }) => namedTwice(order),
  time: outsideFight,
  travel: (world, { who }) => outsideFight(world) ?? namedTwice(who) ?? cannotSetOut(world, who),
  rest: living,
  bandage: refusesBandage,
  heal: dead,
  harm: dead,
  save: dead,
  hazard: (world, { on }) => namedTwice(on) ?? firstOf(on, (who) => dead(world, { who })),
  loyalty: refusesLoyalty,
  treatment: refusesLoyalty,
  serve: refusesServe,
  treasure: () => undefined,
  award: refusesAward,
  joust: refusesJoust,
  tilt: refusesTilt,
  'end-joust': refusesEndJoust,
  attempt: (world, { by }) => outsideFight(world) ?? notUp(world, by),
  condition: refusesCondition,
  gear: refusesGear,
  load: refusesLoad,
  mount: (world, { who, mount }) =>
    creature(world, who).mount === mount ? refuseWhitebox('so-already', { what: mount }) : undefined,
  outdoors: ({ outdoors }, action) =>
    outdoors === action.outdoors ? refuseWhitebox('so-already', { what: 'outdoors' }) : undefined,
};
