import {
  type CreatureId,
  fields,
  getCreature,
  getFight,
  getFighter,
  listFactKeys,
  oneOf,
  score,
} from '@arbitro/kernel';
import { MISSILE_PARRY, MISSILE_PARRY_KNEELING } from '../content/shield-table.ts';
import type { SkillId } from '../content/skill-table.ts';
import { event, writeFighterWho } from '../declare.ts';
import { type Creature, isUp, type Weapon, type World } from '../state.ts';
import { difficultSource, parryChance } from './aim.ts';
import { BRAWL } from './arms.ts';
import { type AttackOption, isMissile, listParryOptions } from './attack-options.ts';
import type { RollResult } from './attempt.ts';
import {
  type BrpCtx,
  type Chance,
  type Circumstances,
  d100,
  levelOf,
  limitsOf,
  type Source,
} from './checks.ts';
import { effectsOf, forbids } from './effects.ts';
import { martialLimit } from './martial-arts.ts';
import { isThere } from './rollable.ts';
import { COMBAT_TAGS, chanceFrom, NO_CIRCUMSTANCES, skillChance, tick } from './skill.ts';
import type { Level } from './tables.ts';

export const defended = event(
  'defended',
  fields<
    RollResult & {
      against: CreatureId;
      defence: 'parry' | 'dodge';
      with: string | null;
      defences: number;
    }
  >(),
  {
    facts: ({ who, level, defence }) =>
      level === 'failure' ? [] : listFactKeys(defence === 'parry' ? 'parried' : 'dodged', who),
    writeWorld: writeFighterWho((fighter, { defences }) => {
      fighter.defences = defences;
    }),
  },
);

/** An attack that would hit. */
export interface IncomingAttack {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly attackOption: AttackOption;
  readonly level: Level;
  /** From outside the target's view: harder to defend against. */
  readonly behind: boolean;
  /** The target has not noticed the attack. */
  readonly unseen: boolean;
}

/** One way to defend. */
export interface Defence {
  /** The id of the option: `parry:short-sword`, `dodge`. */
  readonly id: string;
  readonly kind: 'parry' | 'dodge';
  readonly means: AttackOption | null;
  readonly skill: SkillId;
  readonly chance: Chance;
}

/** The result of a defence; no defence counts as a failure. */
export interface DefenceResult {
  readonly level: Level;
  readonly defence: Defence | null;
  /** The parry was also within Martial Arts. */
  readonly martial: boolean;
}

const NO_GUARD: DefenceResult = { level: 'failure', defence: null, martial: false };

/**
 * Lets the target defend, after the attack is known to hit and before damage.
 * @rule brp.combat.defence-timing @rule brp.combat.parry @rule brp.combat.dodge @ruling R68 @ruling R74
 */
export function defend(ctx: BrpCtx, incoming: IncomingAttack): DefenceResult {
  const ways = listDefences(ctx.world, incoming);
  if (ways.length === 0) return NO_GUARD;
  const label = { name: 'defence', rule: 'brp.combat.defence-timing' };
  const chosen = ctx.choose(label, incoming.on, oneOf([...ways.map(({ id }) => id), 'none']));
  const defence = ways.find(({ id }) => id === chosen);
  return defence ? rollDefence(ctx, incoming, defence) : NO_GUARD;
}

/** Returns the defences available to the target, without those that have no chance. */
function listDefences(world: World, incoming: IncomingAttack): readonly Defence[] {
  if (!canDefend(world, incoming)) return [];
  return [...listParries(world, incoming), ...listDodges(world, incoming)].filter(
    ({ chance }) => chance.score.value > 0,
  );
}

/**
 * The target must be awake, and must know of the attack or hold a shield.
 * @rule brp.combat.parry @rule brp.combat.dodge @rule brp.time.round @ruling R59
 */
function canDefend(world: World, { on, attackOption, unseen }: IncomingAttack): boolean {
  const creature = getCreature(world, on);
  if (
    (unseen && world.options.shieldAgainstUnseen === 'none') ||
    attackOption.mode.velocity === 'high' ||
    forbids(creature, 'defend')
  )
    return false;
  const { defencesPerRound: most } = world.options;
  if (most !== 'unlimited' && getFighter(world, on).defences >= most) return false;
  return isUp(creature) || getFight(world).together.includes(on);
}

const defencePenalties = ({ behind }: IncomingAttack): readonly Source[] =>
  behind ? [difficultSource('from-behind', 'brp.spot.backstab')] : [];

const defenceCircumstances = (sources: readonly Source[]): Circumstances =>
  sources.length === 0 ? NO_CIRCUMSTANCES : { flats: [], sources };

/** @rule brp.combat.parry @rule brp.combat.parry-limits @rule brp.shields.parry @ruling R72 @ruling R73 */
function listParries(world: World, incoming: IncomingAttack): readonly Defence[] {
  const creature = getCreature(world, incoming.on);
  if (forbids(creature, 'parry')) return [];
  const shot = isMissile(incoming.attackOption.mode);
  return listParryOptions(world, creature)
    .filter(
      ({ arm, mode }) =>
        isThere(world, mode.skill) &&
        (shot ? mode.shield !== null : arm.id !== BRAWL || canParryByHand(world, incoming)),
    )
    .map((attackOption) => buildParry(world, attackOption, incoming));
}

/**
 * Whether bare hands can parry this attack. An ambushed target with empty hands can only dodge.
 * @rule brp.spot.ambush-melee @rule brp.combat.parry @ruling R72
 */
function canParryByHand({ options, creatures }: World, { on, attackOption }: IncomingAttack): boolean {
  const isAmbushed = getCreature({ creatures }, on).conditions.includes('ambushed');
  if (isAmbushed || options.bareHandParry === 'none') return false;
  return options.bareHandParry === 'any' || attackOption.mode.hands === 0;
}

function buildParry(world: World, attackOption: AttackOption, incoming: IncomingAttack): Defence {
  const creature = getCreature(world, incoming.on);
  const { arm, mode } = attackOption;
  const more = defenceCircumstances(defencePenalties(incoming));
  const skilled = parryChance(world, creature, mode, more);
  const stopping = isMissile(incoming.attackOption.mode)
    ? missileParryChance(world, creature, mode, more.sources)
    : undefined;
  const instead =
    stopping &&
    (incoming.unseen ||
      world.options.shieldMissileChance === 'fixed' ||
      stopping.score.value > skilled.chance.score.value);
  return {
    id: `parry:${arm.id}`,
    kind: 'parry',
    means: attackOption,
    skill: skilled.skill,
    chance: instead ? stopping : skilled.chance,
  };
}

/** The chance depends on the size of the shield, not on the skill. @rule brp.shields.missile-parry @ruling R88 */
function missileParryChance(
  world: World,
  creature: Creature,
  { shield, name }: Weapon,
  sources: readonly Source[],
): Chance | undefined {
  if (shield === null) return undefined;
  const kneels = effectsOf(creature).some(({ kind }) => kind === 'behind-shield');
  const value = kneels && shield === 'large' ? MISSILE_PARRY_KNEELING : MISSILE_PARRY[shield];
  const rated = score([{ rule: 'brp.shields.missile-parry', what: name, how: 'add', value }]);
  return chanceFrom(world, creature, { rated, tags: COMBAT_TAGS }, { flats: [], sources });
}

/**
 * Missiles can be dodged only if the options say so.
 * @rule brp.combat.dodge @rule brp.combat.dodge-limits @ruling R75
 */
function listDodges(world: World, incoming: IncomingAttack): readonly Defence[] {
  const shot = isMissile(incoming.attackOption.mode);
  const skill = 'dodge';
  if (incoming.unseen || (shot && !world.options.dodgeMissiles) || !isThere(world, skill)) return [];
  const hard = shot ? [difficultSource('missile', 'brp.combat.dodge-limits')] : [];
  const more = defenceCircumstances([...defencePenalties(incoming), ...hard]);
  const chance = skillChance(world, getCreature(world, incoming.on), skill, more);
  return [{ id: 'dodge', kind: 'dodge', means: null, skill, chance }];
}

function rollDefence(ctx: BrpCtx, incoming: IncomingAttack, defence: Defence): DefenceResult {
  const { by, on } = incoming;
  const { kind, skill, chance, means } = defence;
  const rule = kind === 'parry' ? 'brp.combat.parry' : 'brp.combat.dodge';
  const label = { name: kind, rule, under: chance.score };
  const level = levelOf(limitsOf(chance.score.value, ctx.world.options, 'defence'));
  const limit = martialArtsHelp(ctx.world, incoming, defence);
  const read = (rolled: number): Level | 'martial' =>
    level(rolled) === 'success' && rolled <= limit ? 'martial' : level(rolled);
  const degree = ctx.roll(label, on, d100, limit > 0 ? read : level);
  const guard: DefenceResult = {
    level: degree === 'martial' ? 'success' : degree,
    defence,
    martial: degree === 'martial',
  };
  ctx.emit({
    type: 'defended',
    rule,
    who: on,
    skill,
    level: guard.level,
    against: by,
    defence: kind,
    with: means?.arm.id ?? null,
    defences: getFighter(ctx.world, on).defences + 1,
  });
  tick(ctx, { who: on, skill, level: guard.level, net: chance.net });
  if (guard.martial) tick(ctx, { who: on, skill: 'martial-arts', level: guard.level, net: chance.net });
  return guard;
}

const EVERY_ROLL = 100;

/**
 * With Martial Arts, bare hands reduce the damage of a weapon attack that the parry does not stop.
 * @rule brp.skills.martial-arts @ruling R24
 */
function martialArtsHelp(
  world: World,
  { on, attackOption, level }: IncomingAttack,
  { means }: Defence,
): number {
  const armed = attackOption.arm.id !== BRAWL && attackOption.mode.hands > 0;
  if (means?.arm.id !== BRAWL || level !== 'special' || !armed) return 0;
  return world.options.martialArtsParry === 'always'
    ? EVERY_ROLL
    : martialLimit(world, getCreature(world, on));
}
