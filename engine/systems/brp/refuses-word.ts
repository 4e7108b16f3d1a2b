import {
  type CreatureId,
  creature,
  firstOf,
  outsideFight,
  refuse,
  repeated,
  type Verdict,
} from '@arbitro/kernel';
import type { AllowRelated, Gear, Heal, RollBlock, SetCharacteristic } from './actions.ts';
import { HANDS, handsFull } from './arms.ts';
import { skillKey } from './content/skill-table.ts';
import { refuseBrp } from './refusals.ts';
import { unratedSkill } from './refuses-skill.ts';
import type { World, Wound } from './state.ts';
import { dead, notUp } from './verdicts.ts';

/** What the game master says of somebody, and what is carried and worn. */

const woundOf = (world: World, who: CreatureId, wound: number): Wound | undefined =>
  creature(world, who).wounds.find(({ id }) => id === wound);

export function refusesHeal(world: World, { who, wound }: Heal): Verdict {
  return (
    dead(world, { who }) ??
    (woundOf(world, who, wound) ? undefined : refuseBrp('no-such-wound', { who, wound }))
  );
}

/** Only what is an injury, and only once. @rule brp.healing.first-aid @rule brp.healing.first-aid-once @ruling R95 */
export function untreatable(world: World, who: CreatureId, id: number): Verdict {
  const wound = woundOf(world, who, id);
  if (!wound) return refuseBrp('no-such-wound', { who, wound: id });
  if (wound.kind === 'poison' || wound.kind === 'disease') return refuseBrp('not-for-first-aid');
  return wound.treated ? refuseBrp('wound-treated', { who }) : dead(world, { who });
}

export function refusesSetCharacteristic(world: World, { who, characteristic }: SetCharacteristic): Verdict {
  const has = creature(world, who).characteristics[characteristic];
  return dead(world, { who }) ?? (has ? undefined : refuseBrp('no-characteristic', { who, characteristic }));
}

/** @rule brp.bestiary.bear */
export function refusesRollBlock(world: World, { who }: RollBlock): Verdict {
  if (creature(world, who).dice === null) return refuseBrp('no-dice-in-block', { who });
  return world.options.bearStats === 'average'
    ? refuseBrp('block-as-printed', { who })
    : dead(world, { who });
}

/** One specialisation for another of the same skill; to parry with a bow or gun, a melee weapon’s. @rule brp.combat.related-weapon @ruling R72 */
export function refusesRelated(world: World, { who, skill, by }: AllowRelated): Verdict {
  if (by === null) return undefined;
  const [own, other] = [skillKey(skill), skillKey(by)];
  const shot = own === 'missile-weapon' || own === 'firearm' || own === 'energy-weapon';
  const related = by !== skill && (other === own || (shot && other === 'melee-weapon'));
  return related ? unratedSkill(world, who, by) : refuseBrp('not-related', { skill, by });
}

/** Hands are two, and only shields hang from a strap. @rule brp.weapons.attributes @rule brp.shields.stationary */
export function refusesGear(world: World, { by, hand, slung = [] }: Gear): Verdict {
  const { arms } = creature(world, by);
  const named = [...hand, ...slung];
  const twice = repeated(named);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  const lost = named.find((id) => !arms.some((arm) => arm.id === id));
  if (lost !== undefined) return refuseBrp('not-carried', { who: by, arm: lost });
  const full = handsFull(
    arms.map(({ id, modes }) => ({ modes, held: hand.includes(id) ? 'hand' : 'stowed' })),
  );
  return (
    outsideFight(world) ??
    notUp(world, by) ??
    (full > HANDS ? refuseBrp('hands-full', { who: by }) : undefined) ??
    firstOf(slung, (id) => {
      const isShield = arms.some((arm) => arm.id === id && arm.modes.some(({ shield }) => shield !== null));
      return isShield ? undefined : refuseBrp('only-shields-slung', { arm: id });
    })
  );
}
