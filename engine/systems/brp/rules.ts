import { type Rule, ruleBook } from '@arbitro/kernel';
import { at, both, clauses, note, skill } from './rules-source.ts';
import { TEXT } from './text/index.ts';

const ENTRIES = {
  'brp.licence.notices': {
    kind: 'guidance',
    source: clauses('3, 7, 9, 15'),
  },
  'brp.licence.prohibited-content': {
    kind: 'guidance',
    source: clauses('1(e), 8'),
  },
  'brp.intro.roles': {
    kind: 'guidance',
    source: at('introduction'),
  },
  'brp.intro.character-knowledge': {
    kind: 'guidance',
    source: at('introduction'),
  },
  'brp.intro.play-units': {
    kind: 'guidance',
    source: at('1.1'),
  },
  'brp.intro.materials': {
    kind: 'guidance',
    source: at('1.2'),
  },
  'brp.dice.set': {
    kind: 'table',
    source: at('1.3'),
  },
  'brp.dice.percentile': {
    kind: 'mechanic',
    source: at('1.3'),
  },
  'brp.dice.expressions': {
    kind: 'mechanic',
    source: at('1.3'),
  },
  'brp.dice.floor-zero': {
    kind: 'mechanic',
    source: at('1.3'),
  },
  'brp.gm.responsibilities': {
    kind: 'guidance',
    source: at('1.4'),
  },
  'brp.character.sheet': {
    kind: 'content',
    source: at('2.1'),
  },
  'brp.character.identity': {
    kind: 'content',
    source: at('2.2'),
  },
  'brp.characteristics.list': {
    kind: 'table',
    source: at('2.3'),
  },
  'brp.characteristics.human-range': {
    kind: 'guidance',
    source: at('2.3'),
  },
  'brp.characteristics.growth': {
    kind: 'gm-ruling',
    source: at('2.3'),
  },
  'brp.characteristics.shift-points': {
    kind: 'action',
    source: at('2.3'),
  },
  'brp.characteristics.reroll-all': {
    kind: 'optional',
    source: at('2.3'),
  },
  'brp.characteristics.roll-or-resistance': {
    kind: 'mechanic',
    source: at('2.4'),
  },
  'brp.characteristics.rolls': {
    kind: 'table',
    source: at(['2.4', '3.1']),
  },
  'brp.derived.movement': {
    kind: 'derived',
    source: at(['2.5', '4.3']),
  },
  'brp.derived.hit-points': {
    kind: 'derived',
    source: at(['2.5', '5.12']),
  },
  'brp.derived.power-points': {
    kind: 'derived',
    source: at('2.5'),
  },
  'brp.derived.damage-bonus': {
    kind: 'table',
    source: at('2.5', TEXT.book.damageBonus),
  },
  'brp.skills.rating': {
    kind: 'mechanic',
    source: at(['2.6', '3.2']),
  },
  'brp.skills.competence-levels': {
    kind: 'table',
    source: at('2.6'),
  },
  'brp.skills.specialisations': {
    kind: 'mechanic',
    source: at('2.6'),
  },
  'brp.skills.list': {
    kind: 'table',
    source: at('2.6'),
  },
  'brp.skills.era-bases': {
    kind: 'table',
    source: at('2.6'),
  },
  'brp.skills.gm-customise': {
    kind: 'gm-ruling',
    source: at('2.6'),
  },
  'brp.skills.martial-arts': {
    kind: 'mechanic',
    source: at('2.6', skill('martial-arts')),
  },
  'brp.skills.brawl': {
    kind: 'mechanic',
    source: both(at('2.6', skill('brawl')), at('5.9', TEXT.book.meleeWeapons)),
  },
  'brp.skills.grapple': {
    kind: 'gm-ruling',
    source: at('2.6', skill('grapple')),
  },
  'brp.skills.bargain': {
    kind: 'mechanic',
    source: at('2.6', skill('bargain')),
  },
  'brp.skills.command': {
    kind: 'mechanic',
    source: at('2.6', skill('command')),
  },
  'brp.skills.language': {
    kind: 'mechanic',
    source: at('2.6', skill('language'), skill('literacy')),
  },
  'brp.skills.throw': {
    kind: 'mechanic',
    source: at('2.6', skill('throw')),
  },
  'brp.skills.jump': {
    kind: 'mechanic',
    source: at('2.6', skill('jump')),
  },
  'brp.skills.fly': {
    kind: 'mechanic',
    source: at('2.6', skill('fly')),
  },
  'brp.skills.slow-care': {
    kind: 'mechanic',
    source: at('2.6', skill('medicine'), skill('psychotherapy')),
  },
  'brp.skills.projection': {
    kind: 'mechanic',
    source: at('2.6', skill('projection')),
  },
  'brp.professions.points': {
    kind: 'mechanic',
    source: at('2.7'),
  },
  'brp.professions.list': {
    kind: 'table',
    source: at('2.7'),
  },
  'brp.professions.custom': {
    kind: 'optional',
    source: at('2.7'),
  },
  'brp.personal.points': {
    kind: 'mechanic',
    source: at('2.8'),
  },
  'brp.creation.cap-75': {
    kind: 'optional',
    source: at('2.8'),
  },
  'brp.equipment.starting': {
    kind: 'content',
    source: at('2.9'),
  },
  'brp.equipment.gm-adjust': {
    kind: 'gm-ruling',
    source: at('2.9'),
  },
  'brp.creation.background': {
    kind: 'guidance',
    source: at('2.10'),
  },
  'brp.creation.gm-veto': {
    kind: 'gm-ruling',
    source: at('2.10'),
  },
  'brp.checks.when-to-roll': {
    kind: 'guidance',
    source: at(['2.6', '3', '3.1']),
  },
  'brp.checks.gm-no-self-rolls': {
    kind: 'optional',
    source: at('3'),
  },
  'brp.skills.roll': {
    kind: 'mechanic',
    source: at('3.2'),
  },
  'brp.skills.result-table': {
    kind: 'table',
    source: at('3', TEXT.book.results),
  },
  'brp.skills.low-chance': {
    kind: 'mechanic',
    source: both(at('3', TEXT.book.results), at('2.6')),
  },
  'brp.skills.always-fail': {
    kind: 'mechanic',
    source: both(at('3', TEXT.book.results), at('3.2', TEXT.book.difficulty)),
  },
  'brp.skills.special-success': {
    kind: 'mechanic',
    source: both(at('3.2', TEXT.book.special), at('3', TEXT.book.results), at('5.5')),
  },
  'brp.skills.special-effect': {
    kind: 'gm-ruling',
    source: at('3.2', TEXT.book.special),
  },
  'brp.difficulty.automatic': {
    kind: 'mechanic',
    source: at('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.easy': {
    kind: 'mechanic',
    source: at('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.normal': {
    kind: 'mechanic',
    source: at('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.difficult': {
    kind: 'mechanic',
    source: at('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.impossible': {
    kind: 'mechanic',
    source: at('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.stacking': {
    kind: 'gm-ruling',
    source: both(at('3.2', TEXT.book.difficulty), at('6')),
  },
  'brp.opposed.procedure': {
    kind: 'mechanic',
    source: at('3.3'),
  },
  'brp.opposed.all-fail': {
    kind: 'gm-ruling',
    source: at('3.3'),
  },
  'brp.opposed.single-success': {
    kind: 'mechanic',
    source: at('3.3'),
  },
  'brp.opposed.equal-quality': {
    kind: 'mechanic',
    source: at('3.3'),
  },
  'brp.opposed.higher-quality': {
    kind: 'mechanic',
    source: at('3.3'),
  },
  'brp.opposed.special-vs-special': {
    kind: 'mechanic',
    source: at('3.3'),
  },
  'brp.opposed.special-vs-success': {
    kind: 'mechanic',
    source: at('3.3'),
  },
  'brp.opposed.special-vs-failure': {
    kind: 'mechanic',
    source: at('3.3'),
  },
  'brp.opposed.stalemate': {
    kind: 'guidance',
    source: at('3.3'),
  },
  'brp.resistance.table': {
    kind: 'table',
    source: at('3.4'),
  },
  'brp.resistance.beyond-table': {
    kind: 'mechanic',
    source: at('3.4'),
  },
  'brp.resistance.roll': {
    kind: 'mechanic',
    source: at('3.4'),
  },
  'brp.resistance.who-rolls': {
    kind: 'mechanic',
    source: at('3.4'),
  },
  'brp.resistance.object-sizes': {
    kind: 'table',
    source: at('3.4', TEXT.book.objectSizes),
  },
  'brp.resistance.uses': {
    kind: 'table',
    source: at('3.4'),
  },
  'brp.experience.tick': {
    kind: 'mechanic',
    source: at('3.5'),
  },
  'brp.experience.exclusions': {
    kind: 'mechanic',
    source: at('3.5'),
  },
  'brp.experience.specialisations': {
    kind: 'mechanic',
    source: at('3.5'),
  },
  'brp.experience.roll': {
    kind: 'mechanic',
    source: at('3.5'),
  },
  'brp.experience.hundred': {
    kind: 'mechanic',
    source: at('3.5'),
  },
  'brp.experience.teaching': {
    kind: 'action',
    source: at('3.5'),
  },
  'brp.experience.interludes': {
    kind: 'optional',
    source: at('3.5'),
  },
  'brp.experience.downtime-checks': {
    kind: 'optional',
    source: at('3.5'),
  },
  'brp.time.narrative': {
    kind: 'guidance',
    source: at(['4', '4.1']),
  },
  'brp.time.turn': {
    kind: 'mechanic',
    source: at('4.2'),
  },
  'brp.time.round': {
    kind: 'mechanic',
    source: at(['4.3', '5.1']),
  },
  'brp.time.skill-durations': {
    kind: 'table',
    source: at('4.4'),
  },
  'brp.time.extended-tasks': {
    kind: 'optional',
    source: at('4.4'),
  },
  'brp.combat.phases': {
    kind: 'mechanic',
    source: at('5.1'),
  },
  'brp.combat.declaration': {
    kind: 'mechanic',
    source: at('5.2'),
  },
  'brp.combat.skip-declaration': {
    kind: 'optional',
    source: at('5.2'),
  },
  'brp.combat.movement': {
    kind: 'mechanic',
    source: at(['5.3', '4.3']),
  },
  'brp.combat.dex-order': {
    kind: 'mechanic',
    source: at(['5.1', '5.4']),
  },
  'brp.combat.dex-ties': {
    kind: 'mechanic',
    source: at(['5.2', '5.4']),
  },
  'brp.combat.one-action': {
    kind: 'mechanic',
    source: at('4.3'),
  },
  'brp.combat.multiple-reach': {
    kind: 'action',
    source: at('5.4'),
  },
  'brp.combat.defence-timing': {
    kind: 'mechanic',
    source: at(['5.4', '5.6', '5.7']),
  },
  'brp.combat.attack-roll': {
    kind: 'action',
    source: at('5.5'),
  },
  'brp.combat.related-weapon': {
    kind: 'optional',
    source: at('5.5'),
  },
  'brp.combat.parry': {
    kind: 'action',
    source: at('5.6'),
  },
  'brp.combat.parry-limits': {
    kind: 'mechanic',
    source: at(['5.6', '5.11']),
  },
  'brp.combat.dodge': {
    kind: 'action',
    source: at('5.7'),
  },
  'brp.combat.dodge-limits': {
    kind: 'optional',
    source: at('5.7'),
  },
  'brp.combat.attack-defence-matrix': {
    kind: 'table',
    source: at('5.8'),
  },
  'brp.combat.weapon-breakage': {
    kind: 'mechanic',
    source: at(['5.6', '5.8', '5.9']),
  },
  'brp.weapons.attributes': {
    kind: 'content',
    source: at('5.9'),
  },
  'brp.weapons.half-damage-bonus': {
    kind: 'mechanic',
    source: at('5.9'),
  },
  'brp.weapons.range': {
    kind: 'mechanic',
    source: at('5.9'),
  },
  'brp.weapons.melee-table': {
    kind: 'table',
    source: at('5.9', TEXT.book.meleeWeapons),
  },
  'brp.weapons.missile-table': {
    kind: 'table',
    source: at('5.9', TEXT.book.missileWeapons),
  },
  'brp.weapons.crossbow-reload': {
    kind: 'mechanic',
    source: at('5.9', TEXT.book.missileWeapons, note('*')),
  },
  'brp.weapons.magazines': {
    kind: 'mechanic',
    source: at('5.9', TEXT.book.missileWeapons, note('**')),
  },
  'brp.armour.absorb': {
    kind: 'mechanic',
    source: at(['5.10', '5.12']),
  },
  'brp.armour.table': {
    kind: 'table',
    source: at('5.10', TEXT.book.armourTypes),
  },
  'brp.armour.skill-penalties': {
    kind: 'mechanic',
    source: at('5.10'),
  },
  'brp.shields.table': {
    kind: 'table',
    source: at('5.11'),
  },
  'brp.shields.parry': {
    kind: 'mechanic',
    source: at(['5.11', '5.6']),
  },
  'brp.shields.missile-parry': {
    kind: 'table',
    source: at('5.11'),
  },
  'brp.shields.stationary': {
    kind: 'mechanic',
    source: at('5.11'),
  },
  'brp.shields.degradation': {
    kind: 'mechanic',
    source: at('5.11'),
  },
  'brp.wounds.hit-point-loss': {
    kind: 'mechanic',
    source: at(['5.12', '5.14']),
  },
  'brp.wounds.unconscious': {
    kind: 'mechanic',
    source: both(at('2.5', TEXT.book.hitPoints), at('5.12')),
  },
  'brp.wounds.death': {
    kind: 'mechanic',
    source: both(at('2.5', TEXT.book.hitPoints), at('5.12')),
  },
  'brp.wounds.negative': {
    kind: 'mechanic',
    source: at('5.12'),
  },
  'brp.combat.special-damage': {
    kind: 'mechanic',
    source: at(['5.13', '5.8']),
  },
  'brp.healing.natural': {
    kind: 'mechanic',
    source: at('5.14'),
  },
  'brp.healing.hospital': {
    kind: 'optional',
    source: at('5.14'),
  },
  'brp.healing.first-aid': {
    kind: 'action',
    source: both(at('2.6', skill('first-aid')), at('5.14')),
  },
  'brp.healing.first-aid-once': {
    kind: 'mechanic',
    source: at('5.14'),
  },
  'brp.healing.first-aid-rescue': {
    kind: 'mechanic',
    source: at(['5.14', '5.12']),
  },
  'brp.spot.ambush-setup': {
    kind: 'action',
    source: at('6.1'),
  },
  'brp.spot.ambush-ranged': {
    kind: 'mechanic',
    source: at('6.1'),
  },
  'brp.spot.ambush-melee': {
    kind: 'mechanic',
    source: at('6.1'),
  },
  'brp.spot.backstab': {
    kind: 'action',
    source: at('6.2'),
  },
  'brp.spot.cover': {
    kind: 'mechanic',
    source: at('6.3'),
  },
  'brp.spot.darkness': {
    kind: 'mechanic',
    source: at('6.4'),
  },
  'brp.disease.minor': {
    kind: 'mechanic',
    source: at('6.5'),
  },
  'brp.disease.conditions': {
    kind: 'gm-ruling',
    source: at('6.5'),
  },
  'brp.disease.treatment': {
    kind: 'optional',
    source: at('6.5'),
  },
  'brp.disease.severe': {
    kind: 'mechanic',
    source: at('6.5'),
  },
  'brp.disease.severity-table': {
    kind: 'table',
    source: at('6.5', TEXT.book.diseaseSeverity),
  },
  'brp.disease.death': {
    kind: 'mechanic',
    source: at('6.5'),
  },
  'brp.disease.recovery': {
    kind: 'mechanic',
    source: at('6.5'),
  },
  'brp.spot.draw-weapon': {
    kind: 'action',
    source: at('6.6'),
  },
  'brp.spot.falling': {
    kind: 'mechanic',
    source: at('6.7'),
  },
  'brp.spot.fire-into-combat': {
    kind: 'mechanic',
    source: at('6.8'),
  },
  'brp.spot.knockout': {
    kind: 'action',
    source: at('6.9'),
  },
  'brp.poison.resistance': {
    kind: 'mechanic',
    source: at('6.10'),
  },
  'brp.poison.delay': {
    kind: 'mechanic',
    source: at('6.10'),
  },
  'brp.poison.detection': {
    kind: 'optional',
    source: at('6.10'),
  },
  'brp.poison.multiple-doses': {
    kind: 'mechanic',
    source: at('6.10'),
  },
  'brp.poison.antidote': {
    kind: 'mechanic',
    source: at('6.10', TEXT.book.antidotes),
  },
  'brp.bestiary.nonhuman': {
    kind: 'content',
    source: at('7'),
  },
  'brp.bestiary.bear': {
    kind: 'content',
    source: at('7', TEXT.book.bear),
  },
  'brp.bestiary.bear-attacks': {
    kind: 'mechanic',
    source: at('7', TEXT.book.bear, note('*')),
  },
  'brp.bestiary.bear-swipe': {
    kind: 'mechanic',
    source: at('7', TEXT.book.bear, note('**')),
  },
} as const satisfies Readonly<Record<string, Pick<Rule, 'kind' | 'source'>>>;

/** Every rule of the book by its id. */
export const RULES = ruleBook(ENTRIES, TEXT.rules);

export type RuleId = keyof typeof RULES;
