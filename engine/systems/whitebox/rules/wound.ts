import { type CreatureId, type Draft, fields, findFight, getCreature, listFactKeys } from '@arbitro/kernel';
import { addItem, clearFighterIntent } from '../copy-state.ts';
import { audienceForWho, event, writeFight } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Status, World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { rollSave } from './save.ts';

export const wounded = event(
  'wounded',
  fields<{ who: CreatureId; by: CreatureId | null; damage: number; hp: number; lost: number }>(),
  {
    amounts: ({ who, damage }) => [['damage', who, damage]],
    audience: audienceForWho,
    privateFields: ['lost'],
    writeCreature: writeLoss,
  },
);
export const bled = event('bled', fields<{ who: CreatureId; hp: number; lost: number }>(), {
  audience: audienceForWho,
  privateFields: ['lost'],
  writeCreature: writeLoss,
});

function writeLoss(draft: Draft<Creature>, { hp, lost }: { hp: number; lost: number }): void {
  draft.hp = hp;
  draft.lostThisBattle = lost;
}

export const statusSet = event(
  'status-set',
  fields<{ who: CreatureId; status: Status; by: CreatureId | null }>(),
  {
    facts: listStatusFacts,
    writeCreature: (draft, { status }) => {
      draft.status = status;
    },
    writeWorld: writeFight((fight, { who, status }) => {
      const isThere = fight.fighters.some((fighter) => fighter.who === who);
      if (!fight.over && isThere && status !== 'up') fight.fallen = addItem(fight.fallen, who);
    }),
  },
);

function listStatusFacts({
  who,
  status,
}: {
  readonly who: CreatureId;
  readonly status: Status;
}): readonly string[] {
  if (status === 'up') return listFactKeys('woke', who);
  return [...listFactKeys(status, who), ...listFactKeys('down', who)];
}

export const bleedingSet = event(
  'bleeding-set',
  fields<{ who: CreatureId; bleeding: boolean; round: number | null }>(),
  {
    writeCreature: (draft, { bleeding, round }) => {
      draft.bleeding = bleeding;
      draft.droppedIn = round;
    },
  },
);

export const spellLost = event(
  'spell-lost',
  fields<{ who: CreatureId; spell: string; memorised: number }>(),
  {
    facts: ({ who }) => listFactKeys('spell-lost', who),
    privateFields: ['memorised'],
    writeCreature: writeSpellUsed,
    writeWorld: writeFight((fight, { who }) => clearFighterIntent(fight, who)),
  },
);

/** Removes one use from memory, and the spell in preparation. */
export function writeSpellUsed(
  draft: Draft<Creature>,
  { spell: id, memorised }: { spell: string; memorised: number },
): void {
  draft.spells = draft.spells.map((spell) => (spell.id === id ? { ...spell, memorised } : spell));
  draft.casting = null;
}

export interface WoundInput {
  readonly who: CreatureId;
  readonly by: CreatureId | null;
  readonly damage: number;
  readonly rule?: RuleId | undefined;
}

/**
 * The only function that applies damage: hit points, a spell in preparation, and the resulting status.
 * @rule whitebox.damage.apply @rule whitebox.damage.death-at-zero
 */
export function wound(ctx: WhiteboxCtx, harming: WoundInput): void {
  if (loseHitPoints(ctx, harming)) settleWound(ctx, harming.who, harming.by);
}

/**
 * Only reduces hit points: simultaneous damage is settled when all of it is applied.
 * @rule whitebox.combat.initiative-tie-simultaneous
 */
export function loseHitPoints(
  ctx: WhiteboxCtx,
  { who, by, damage, rule = 'whitebox.damage.apply' }: WoundInput,
): boolean {
  if (damage <= 0) return false;
  const { hp, lostThisBattle, casting } = getCreature(ctx.world, who);
  const lost = findFight(ctx.world) ? lostThisBattle + damage : lostThisBattle;
  ctx.emit({ type: 'wounded', rule, who, by, damage, hp: hp - damage, lost });
  if (casting?.phase === 'preparing') loseSpell(ctx, who);
  return true;
}

/** The spell is spent without effect. @rule whitebox.spells.interruption */
export function loseSpell(ctx: WhiteboxCtx, who: CreatureId): void {
  const { casting, spells } = getCreature(ctx.world, who);
  if (!casting) return;
  const known = spells.find(({ id }) => id === casting.spell);
  const memorised = Math.max(0, (known?.memorised ?? 0) - 1);
  ctx.emit({
    type: 'spell-lost',
    rule: 'whitebox.spells.interruption',
    who,
    spell: casting.spell,
    memorised,
  });
}

const DOWN_RULE: Readonly<Record<World['options']['deathMode'], RuleId>> = {
  'at-zero': 'whitebox.damage.death-at-zero',
  'below-minus-level': 'whitebox.damage.negative-limit-level',
  'fixed-limit': 'whitebox.damage.unconscious-optional',
};

/** Sets the status that follows from the remaining hit points. @rule whitebox.damage.unconscious-optional */
export function settleWound(ctx: WhiteboxCtx, who: CreatureId, by: CreatureId | null): void {
  const creature = getCreature(ctx.world, who);
  if (creature.hp > 0 || creature.status === 'dead') return;
  const status = cheatDeath(ctx, creature, statusAt(ctx.world, creature));
  const rule = DOWN_RULE[ctx.world.options.deathMode];
  if (status !== creature.status) ctx.emit({ type: 'status-set', rule, who, status, by });
  // a creature that is down loses its spell too
  if (creature.casting) loseSpell(ctx, who);
  startBleeding(ctx, who, status);
}

/** A saving throw may leave a dying character unconscious, if the options say so. @ruling R98 */
function cheatDeath(ctx: WhiteboxCtx, { id: who, kind, status }: Creature, next: Status): Status {
  if (!ctx.world.options.deathSave || next !== 'dead' || kind === 'monster' || status !== 'up') return next;
  const terms = { who, category: 'death-poison', against: 'death' } as const;
  return rollSave(ctx, { ...terms, rule: 'whitebox.damage.death-at-zero' }) ? 'unconscious' : next;
}

/** Below zero, unless the wounds are bound; a new wound reopens them. @rule whitebox.damage.bleeding */
function startBleeding(ctx: WhiteboxCtx, who: CreatureId, status: Status): void {
  const { hp, bleeding: before } = getCreature(ctx.world, who);
  const bleeding = bleedsWhen(ctx.world, status, hp);
  if (bleeding === before) return;
  const round = bleeding ? (findFight(ctx.world)?.round ?? null) : null;
  ctx.emit({ type: 'bleeding-set', rule: 'whitebox.damage.bleeding', who, bleeding, round });
}

/** Where zero hit points are not death. @rule whitebox.damage.bleeding */
export const bleedsWhen = ({ options }: Pick<World, 'options'>, status: Status, hp: number): boolean =>
  status === 'unconscious' && hp < 0 && options.deathBleeding && options.deathMode !== 'at-zero';

type Living = Pick<Creature, 'kind' | 'class' | 'level' | 'hitDice' | 'hp'>;

/**
 * Up with any hit points; at zero dead, or unconscious down to a limit with the less harsh option.
 * @rule whitebox.damage.death-at-zero @rule whitebox.damage.unconscious-optional
 * @rule whitebox.damage.negative-limit-level
 */
export function statusAt({ options }: Pick<World, 'options'>, creature: Living): Status {
  const { kind, hp } = creature;
  if (hp > 0) return 'up';
  const isSpared = options.deathNegativeFor === 'everyone' || kind !== 'monster';
  if (options.deathMode === 'at-zero' || !isSpared) return 'dead';
  const isDead =
    options.deathMode === 'fixed-limit' ? hp <= options.deathFixedLimit : hp < -levelOf(creature);
  return isDead ? 'dead' : 'unconscious';
}

/** A creature without a class uses its hit dice as level. @ruling R46 */
const levelOf = ({ class: of, level, hitDice }: Living): number =>
  of === null ? Math.max(level, hitDice) : level;

/** Loses one point, until the wounds are bound or no points are left. @rule whitebox.damage.bleeding */
export function bleed(ctx: WhiteboxCtx, who: CreatureId): void {
  const { hp, lostThisBattle } = getCreature(ctx.world, who);
  const lost = findFight(ctx.world) ? lostThisBattle + 1 : lostThisBattle;
  ctx.emit({ type: 'bled', rule: 'whitebox.damage.bleeding', who, hp: hp - 1, lost });
  settleWound(ctx, who, null);
}
