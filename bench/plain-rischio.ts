import type { Die } from '@arbitro/dice';
import type { rischio } from '@arbitro/rischio';
import type { Tally } from './ideal-rischio.ts';

type World = Parameters<typeof rischio.apply>[0];
type Creature = World['creatures'][number];

/**
 * The same fight as plain code for this fight only: no kernel, no oracle, nothing immutable. It uses the same sheets
 * (gear in use, abilities) and logs facts, as the kernel does.
 */
type Fighter = { -readonly [K in keyof Creature]: Creature[K] } & { side: number; initiative: number };
type Fact = Readonly<Record<string, unknown>>;

export function runPlainFights(fights: number, die: Die, { creatures }: World): Tally {
  let [heroesWin, turns, exp] = [0, 0, 0];
  for (let fight = 0; fight < fights; fight++) {
    const log: Fact[] = [];
    const all = creatures.map(
      (creature): Fighter => ({ ...creature, side: creature.kind === 'player' ? 0 : 1, initiative: die(20) }),
    );
    const order = all.toSorted((a, b) => b.initiative - a.initiative);
    while (isSideStanding(all, 0) && isSideStanding(all, 1)) {
      for (const creature of order) {
        const foe = creature.status === 'up' ? findWeakest(all, 1 - creature.side) : undefined;
        if (!foe) continue;
        turns++;
        strike(creature, foe, { die, log, all });
      }
    }
    if (!isSideStanding(all, 1)) heroesWin++;
    for (const creature of all) exp += creature.exp;
  }
  return { heroesWin, turns, exp };
}

const isSideStanding = (all: readonly Fighter[], side: number): boolean =>
  all.some((creature) => creature.side === side && creature.status === 'up');

function findWeakest(all: readonly Fighter[], side: number): Fighter | undefined {
  let found: Fighter | undefined;
  for (const creature of all)
    if (creature.side === side && creature.status === 'up' && (!found || creature.health < found.health))
      found = creature;
  return found;
}

/** Returns a value of the sheet with all gear in use. */
function computeStat(creature: Fighter, stat: 'precision' | 'dodge' | 'resistance'): number {
  let value = creature[stat];
  for (const gear of creature.equipment) if (gear.inUse) value += gear.stats[stat] ?? 0;
  return value;
}

function damageOf({ basicAttack, equipment, stats }: Fighter): number {
  let damage =
    basicAttack.damage + (basicAttack.relevantStat === null ? 0 : (stats[basicAttack.relevantStat] ?? 0));
  for (const gear of equipment) if (gear.inUse) damage += gear.damage;
  return damage * basicAttack.multiplier;
}

interface FightContext {
  readonly die: Die;
  readonly log: Fact[];
  readonly all: readonly Fighter[];
}

function strike(creature: Fighter, foe: Fighter, { die, log, all }: FightContext): void {
  const attack = die(20) + computeStat(creature, 'precision');
  const hit = attack > die(20) + computeStat(foe, 'dodge');
  log.push({ type: 'struck', by: creature.id, on: foe.id, hit });
  if (!hit) return;
  const damage = Math.max(0, damageOf(creature) - computeStat(foe, 'resistance'));
  foe.health -= damage;
  log.push({ type: 'wounded', who: foe.id, by: creature.id, damage, health: foe.health });
  if (foe.health > 0) return;
  foe.status = foe.kind === 'player' ? 'down' : 'defeated';
  log.push({ type: foe.status, who: foe.id });
  if (foe.status === 'defeated') shareExperience(foe, all, log);
}

function shareExperience(foe: Fighter, all: readonly Fighter[], log: Fact[]): void {
  const opponents = all.filter(({ side }) => side !== foe.side);
  const gained = Math.ceil(foe.expValue / opponents.length);
  for (const creature of opponents) {
    creature.exp += gained;
    log.push({ type: 'exp-gained', who: creature.id, gained, exp: creature.exp });
  }
}
