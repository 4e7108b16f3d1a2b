import { buildRuleBook, formatBookPlace, NOT_IN_BOOK, type Rule } from '@arbitro/kernel';
import { bullet, bullets, cite } from './rules-citation.ts';
import { TEXT } from './text/index.ts';

const MAKING = formatBookPlace([TEXT.book.making], [NOT_IN_BOOK]);

const ENTRIES = {
  'rischio.risk.roll': { kind: 'mechanic', source: cite('Rischio', bullet(1)) },
  'rischio.risk.stat-by-type': {
    kind: 'content',
    source: cite(['Rischio', 'Schema attaccante/difensore'], bullets('1, 2')),
  },
  'rischio.risk.success': { kind: 'mechanic', source: cite('Rischio', bullet(2)) },
  'rischio.risk.grave-failure': { kind: 'mechanic', source: cite('Rischio', bullet(3)) },
  'rischio.risk.plain-failure': { kind: 'mechanic', source: cite('Rischio', bullet(4)) },
  'rischio.risk.half-threshold': { kind: 'derived', source: cite('Rischio', bullets('3–4')) },
  'rischio.level.table': { kind: 'table', source: cite('Livelli di rischio', bullets('1–6')) },
  'rischio.level.no-risk': { kind: 'table', source: cite('Livelli di rischio', bullet(1)) },
  'rischio.versus.both-roll': { kind: 'mechanic', source: cite('Schema attaccante/difensore', bullet(1)) },
  'rischio.versus.independent-kinds-and-levels': {
    kind: 'mechanic',
    source: cite('Schema attaccante/difensore', bullet(2)),
  },
  'rischio.versus.attacker-first': {
    kind: 'mechanic',
    source: cite('Schema attaccante/difensore', bullet(3)),
  },
  'rischio.versus.attacker-failure-ends': {
    kind: 'mechanic',
    source: cite('Schema attaccante/difensore', bullet(3)),
  },
  'rischio.versus.defender-responds': {
    kind: 'mechanic',
    source: cite('Schema attaccante/difensore', bullet(4)),
  },
  'rischio.versus.attacker-wins-condition': {
    kind: 'mechanic',
    source: cite('Schema attaccante/difensore', bullet(5)),
  },
  'rischio.versus.multiple-risks': {
    kind: 'mechanic',
    source: cite('Schema attaccante/difensore', bullet(6)),
  },
  'rischio.versus.partial-result': {
    kind: 'gm-ruling',
    source: cite('Schema attaccante/difensore', bullet(6)),
  },
  'rischio.peer.applies': { kind: 'guidance', source: cite('Sfida alla pari', bullet(1)) },
  'rischio.peer.simultaneous': { kind: 'mechanic', source: cite('Sfida alla pari', bullet(2)) },
  'rischio.peer.same-level-own-kind': { kind: 'mechanic', source: cite('Sfida alla pari', bullet(3)) },
  'rischio.peer.winner': { kind: 'gm-ruling', source: cite('Sfida alla pari', NOT_IN_BOOK) },
  'rischio.combat.initiative': { kind: 'mechanic', source: cite('Combattimento', bullet(1)) },
  'rischio.combat.turn-order': { kind: 'mechanic', source: cite('Combattimento', bullet(1)) },
  'rischio.combat.attack-roll': { kind: 'mechanic', source: cite('Combattimento', bullet(2)) },
  'rischio.combat.dodge-roll': { kind: 'mechanic', source: cite('Combattimento', bullet(3)) },
  'rischio.combat.hit-comparison': { kind: 'mechanic', source: cite('Combattimento', bullet(4)) },
  'rischio.combat.aoe': { kind: 'mechanic', source: cite('Combattimento', bullet(5)) },
  'rischio.combat.no-roll-abilities': { kind: 'mechanic', source: cite('Combattimento', bullet(6)) },
  'rischio.combat.additional-cost': { kind: 'mechanic', source: cite('Combattimento', bullet(7)) },
  'rischio.combat.alternative-hit-rule': { kind: 'mechanic', source: cite('Combattimento', bullet(8)) },
  'rischio.damage.base': { kind: 'mechanic', source: cite('Combattimento', TEXT.book.damageList, bullet(1)) },
  'rischio.damage.relevant-stat': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.damageList, bullet(1)),
  },
  'rischio.damage.weapon-stats': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.damageList, bullet(2)),
  },
  'rischio.damage.unused-equipment': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.damageList, bullet(2), TEXT.book.parenthesis),
  },
  'rischio.damage.resistance-last': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.damageList, bullet(3)),
  },
  'rischio.damage.apply': {
    kind: 'derived',
    source: cite('Combattimento', TEXT.book.damageList, TEXT.book.zeroList),
  },
  'rischio.death.zero-health': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.zeroList, TEXT.book.heading, bullet(1)),
  },
  'rischio.death.opponent-defeat': {
    kind: 'gm-ruling',
    source: cite('Combattimento', TEXT.book.zeroList, TEXT.book.experience),
  },
  'rischio.death.aid': { kind: 'action', source: cite('Combattimento', TEXT.book.zeroList, bullet(1)) },
  'rischio.death.aid-amount': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.zeroList, bullet(1)),
  },
  'rischio.death.revive-from-negative': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.zeroList, bullet(1), TEXT.book.parenthesis),
  },
  'rischio.death.second-time-permanent': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.zeroList, bullet(2)),
  },
  'rischio.death.daily-reset': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.zeroList, bullets('1–2')),
  },
  'rischio.xp.award-on-defeat': { kind: 'mechanic', source: cite('Combattimento', TEXT.book.experience) },
  'rischio.xp.equal-split': { kind: 'mechanic', source: cite('Combattimento', TEXT.book.experience) },
  'rischio.xp.participants': { kind: 'mechanic', source: cite('Combattimento', TEXT.book.experience) },
  'rischio.xp.round-up': { kind: 'mechanic', source: cite('Combattimento', TEXT.book.experience) },
  'rischio.xp.player-worth': {
    kind: 'mechanic',
    source: cite('Combattimento', TEXT.book.experience, TEXT.book.lastSentence),
  },
  'rischio.xp.instant': { kind: 'mechanic', source: cite('Combattimento', TEXT.book.lastLine) },
  'rischio.xp.level-up-mid-battle': { kind: 'mechanic', source: cite('Combattimento', TEXT.book.lastLine) },
  'rischio.creation.start': { kind: 'gm-ruling', source: MAKING },
  'rischio.creation.combat': { kind: 'gm-ruling', source: MAKING },
  'rischio.creation.statistics': { kind: 'gm-ruling', source: MAKING },
  'rischio.creation.basic-attack': { kind: 'gm-ruling', source: MAKING },
  'rischio.creation.abilities': { kind: 'gm-ruling', source: MAKING },
  'rischio.creation.gear': { kind: 'gm-ruling', source: MAKING },
} as const satisfies Readonly<Record<string, Pick<Rule, 'kind' | 'source'>>>;

/** All rules of the book, by id. */
export const RULES = buildRuleBook(ENTRIES, TEXT.rules);

export type RuleId = keyof typeof RULES;
