import { fightOn, idsOf, numberFrom, type Offer, oneOf, someOf, targetsByActor } from '@arbitro/kernel';
import { allows, forWhom, type Given, MODIFIER, offered } from './offering.ts';
import { lanceOf } from './rules/jousting.ts';
import { isUp, type World } from './state.ts';
import { MORALES } from './tables.ts';

const TREATMENT = oneOf([1, 2, 3, 0, -1, -2, -3]);

/** Courage, loyalty, experience and the joust: all of it the Referee's to call for. */
export function companyOffers(world: World): readonly Offer[] {
  return [
    ...moraleOffers(world),
    ...forWhom(world, { type: 'loyalty' }),
    ...forWhom(world, { type: 'loyalty' }, { modifier: MODIFIER }),
    ...forWhom(world, { type: 'treatment' }, { modifier: TREATMENT }, { modifier: 0 }),
    ...serviceOffers(world),
    { action: { type: 'treasure' }, slots: { gold: numberFrom(1, 100_000) } },
    ...awardOffers(world),
    ...joustOffers(world),
  ];
}

/** @rule whitebox.morale.check @rule whitebox.morale.referee-decides */
function moraleOffers(world: World): readonly Offer[] {
  const able = idsOf(world.creatures.filter(isUp)).filter((id) =>
    allows(world, { type: 'morale', who: [id] }),
  );
  const asking = offered(world, { type: 'ask-morale', asked: !world.asksMorale });
  if (able.length === 0) return asking;
  const who = someOf(able, { least: 1, most: able.length });
  const action = { type: 'morale' };
  return [
    { action, slots: { who } },
    { action, slots: { who, modifier: MODIFIER } },
    { action, slots: { who, decided: oneOf(MORALES) } },
    ...asking,
  ];
}

/** @rule whitebox.loyalty.npc-individuals */
function serviceOffers(world: World): readonly Offer[] {
  const sides = [...new Set(world.creatures.map(({ side }) => side))];
  return world.creatures.flatMap(({ id: who, kind }): readonly Offer[] => {
    if (kind === 'character') return [];
    const action: Given = { type: 'serve', who };
    const employers = idsOf(world.creatures.filter((one) => one.kind === 'character')).filter((employer) =>
      allows(world, { ...action, employer }),
    );
    const leaving: Given = { ...action, employer: null };
    const others = sides.filter((side) => allows(world, { ...leaving, side }));
    return [
      ...(employers.length > 0 ? [{ action, slots: { employer: oneOf(employers) } }] : []),
      ...(others.length > 0 ? [{ action: leaving, slots: { side: oneOf(others) } }] : []),
    ];
  });
}

/** Those of one side share. @rule whitebox.xp.award-split */
function awardOffers(world: World): readonly Offer[] {
  const sides = [
    ...new Set(world.creatures.filter(({ kind }) => kind !== 'monster').map(({ side }) => side)),
  ];
  const isAssigned = world.options.xpSplit === 'assigned';
  return sides.flatMap((side): readonly Offer[] => {
    const able = idsOf(world.creatures.filter((one) => one.side === side)).filter((who) =>
      allows(world, { type: 'award', sharers: [who], ...(isAssigned ? { assigned: { [who]: 1 } } : {}) }),
    );
    if (able.length === 0) return [];
    if (!isAssigned)
      return [
        { action: { type: 'award' }, slots: { sharers: someOf(able, { least: 1, most: able.length }) } },
      ];
    const figures = able.map((who) => [`assigned.${who}`, numberFrom(0, 100_000)] as const);
    return able.some((who) => who.includes('.'))
      ? []
      : [{ action: { type: 'award', sharers: able, assigned: {} }, slots: Object.fromEntries(figures) }];
  });
}

/** @rule whitebox.joust.contest */
function joustOffers(world: World): readonly Offer[] {
  if (fightOn(world)) return offered(world, { type: 'end-joust' });
  const terms = { purpose: oneOf(['sport', 'duel'] as const), lances: oneOf(['blunt', 'sharp'] as const) };
  const ids = idsOf(world.creatures);
  const rider = world.creatures.find(
    (one) => isUp(one) && one.hp > 0 && one.mount !== 'none' && lanceOf(one),
  );
  const rivals = targetsByActor(ids, rider?.id, (one, other) =>
    allows(world, { type: 'joust', between: [one, other] }),
  );
  const challenges = ids.flatMap((one): readonly Offer[] => {
    const others = rivals(one);
    const action: Given = { type: 'joust', between: [one] };
    return others.length > 0 ? [{ action, slots: { 'between.1': oneOf(others), ...terms } }] : [];
  });
  return [...challenges, ...offered(world, { type: 'tilt' }), ...offered(world, { type: 'end-joust' })];
}
