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
      (one): Fighter => ({ ...one, side: one.kind === 'player' ? 0 : 1, initiative: die(20) }),
    );
    const order = all.toSorted((a, b) => b.initiative - a.initiative);
    while (isSideStanding(all, 0) && isSideStanding(all, 1)) {
      for (const one of order) {
        const foe = one.status === 'up' ? findWeakest(all, 1 - one.side) : undefined;
        if (!foe) continue;
        turns++;
        strike(one, foe, { die, log, all });
      }
    }
    if (!isSideStanding(all, 1)) heroesWin++;
    for (const one of all) exp += one.exp;
  }
  return { heroesWin, turns, exp };
}

const isSideStanding = (all: readonly Fighter[], side: number): boolean =>
  all.some((one) => one.side === side && one.status === 'up');

function findWeakest(all: readonly Fighter[], side: number): Fighter | undefined {
  let found: Fighter | undefined;
  for (const one of all)
    if (one.side === side && one.status === 'up' && (!found || one.health < found.health)) found = one;
  return found;
}

/** Returns a value of the sheet with all gear in use. */
function computeStat(one: Fighter, stat: 'precision' | 'dodge' | 'resistance'): number {
  let value = one[stat];
  for (const gear of one.equipment) if (gear.inUse) value += gear.stats[stat] ?? 0;
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

function strike(one: Fighter, foe: Fighter, { die, log, all }: FightContext): void {
  const attack = die(20) + computeStat(one, 'precision');
  const hit = attack > die(20) + computeStat(foe, 'dodge');
  log.push({ type: 'struck', by: one.id, on: foe.id, hit });
  if (!hit) return;
  const damage = Math.max(0, damageOf(one) - computeStat(foe, 'resistance'));
  foe.health -= damage;
  log.push({ type: 'wounded', who: foe.id, by: one.id, damage, health: foe.health });
  if (foe.health > 0) return;
  foe.status = foe.kind === 'player' ? 'down' : 'defeated';
  log.push({ type: foe.status, who: foe.id });
  if (foe.status === 'defeated') shareExperience(foe, all, log);
}

function shareExperience(foe: Fighter, all: readonly Fighter[], log: Fact[]): void {
  const sharers = all.filter(({ side }) => side !== foe.side);
  const gained = Math.ceil(foe.expValue / sharers.length);
  for (const one of sharers) {
    one.exp += gained;
    log.push({ type: 'exp-gained', who: one.id, gained, exp: one.exp });
  }
}
