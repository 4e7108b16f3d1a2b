import { buildRuleBook, type Rule } from '@arbitro/kernel';
import { cite, citeAll, citeClauses, citeNote, citeSkill } from './rules-citation.ts';
import { TEXT } from './text/index.ts';

const ENTRIES = {
  'brp.licence.notices': {
    kind: 'guidance',
    source: citeClauses('3, 7, 9, 15'),
  },
  'brp.licence.prohibited-content': {
    kind: 'guidance',
    source: citeClauses('1(e), 8'),
  },
  'brp.intro.roles': {
    kind: 'guidance',
    source: cite('introduction'),
  },
  'brp.intro.character-knowledge': {
    kind: 'guidance',
    source: cite('introduction'),
  },
  'brp.intro.play-units': {
    kind: 'guidance',
    source: cite('1.1'),
  },
  'brp.intro.materials': {
    kind: 'guidance',
    source: cite('1.2'),
  },
  'brp.dice.set': {
    kind: 'table',
    source: cite('1.3'),
  },
  'brp.dice.percentile': {
    kind: 'mechanic',
    source: cite('1.3'),
  },
  'brp.dice.expressions': {
    kind: 'mechanic',
    source: cite('1.3'),
  },
  'brp.dice.floor-zero': {
    kind: 'mechanic',
    source: cite('1.3'),
  },
  'brp.gm.responsibilities': {
    kind: 'guidance',
    source: cite('1.4'),
  },
  'brp.character.sheet': {
    kind: 'content',
    source: cite('2.1'),
  },
  'brp.character.identity': {
    kind: 'content',
    source: cite('2.2'),
  },
  'brp.characteristics.list': {
    kind: 'table',
    source: cite('2.3'),
  },
  'brp.characteristics.human-range': {
    kind: 'guidance',
    source: cite('2.3'),
  },
  'brp.characteristics.growth': {
    kind: 'gm-ruling',
    source: cite('2.3'),
  },
  'brp.characteristics.shift-points': {
    kind: 'action',
    source: cite('2.3'),
  },
  'brp.characteristics.reroll-all': {
    kind: 'optional',
    source: cite('2.3'),
  },
  'brp.characteristics.roll-or-resistance': {
    kind: 'mechanic',
    source: cite('2.4'),
  },
  'brp.characteristics.rolls': {
    kind: 'table',
    source: cite(['2.4', '3.1']),
  },
  'brp.derived.movement': {
    kind: 'derived',
    source: cite(['2.5', '4.3']),
  },
  'brp.derived.hit-points': {
    kind: 'derived',
    source: cite(['2.5', '5.12']),
  },
  'brp.derived.power-points': {
    kind: 'derived',
    source: cite('2.5'),
  },
  'brp.derived.damage-bonus': {
    kind: 'table',
    source: cite('2.5', TEXT.book.damageBonus),
  },
  'brp.skills.rating': {
    kind: 'mechanic',
    source: cite(['2.6', '3.2']),
  },
  'brp.skills.competence-levels': {
    kind: 'table',
    source: cite('2.6'),
  },
  'brp.skills.specialisations': {
    kind: 'mechanic',
    source: cite('2.6'),
  },
  'brp.skills.list': {
    kind: 'table',
    source: cite('2.6'),
  },
  'brp.skills.era-bases': {
    kind: 'table',
    source: cite('2.6'),
  },
  'brp.skills.gm-customise': {
    kind: 'gm-ruling',
    source: cite('2.6'),
  },
  'brp.skills.martial-arts': {
    kind: 'mechanic',
    source: cite('2.6', citeSkill('martial-arts')),
  },
  'brp.skills.brawl': {
    kind: 'mechanic',
    source: citeAll(cite('2.6', citeSkill('brawl')), cite('5.9', TEXT.book.meleeWeapons)),
  },
  'brp.skills.grapple': {
    kind: 'gm-ruling',
    source: cite('2.6', citeSkill('grapple')),
  },
  'brp.skills.bargain': {
    kind: 'mechanic',
    source: cite('2.6', citeSkill('bargain')),
  },
  'brp.skills.command': {
    kind: 'mechanic',
    source: cite('2.6', citeSkill('command')),
  },
  'brp.skills.language': {
    kind: 'mechanic',
    source: cite('2.6', citeSkill('language'), citeSkill('literacy')),
  },
  'brp.skills.throw': {
    kind: 'mechanic',
    source: cite('2.6', citeSkill('throw')),
  },
  'brp.skills.jump': {
    kind: 'mechanic',
    source: cite('2.6', citeSkill('jump')),
  },
  'brp.skills.fly': {
    kind: 'mechanic',
    source: cite('2.6', citeSkill('fly')),
  },
  'brp.skills.slow-care': {
    kind: 'mechanic',
    source: cite('2.6', citeSkill('medicine'), citeSkill('psychotherapy')),
  },
  'brp.skills.projection': {
    kind: 'mechanic',
    source: cite('2.6', citeSkill('projection')),
  },
  'brp.professions.points': {
    kind: 'mechanic',
    source: cite('2.7'),
  },
  'brp.professions.list': {
    kind: 'table',
    source: cite('2.7'),
  },
  'brp.professions.custom': {
    kind: 'optional',
    source: cite('2.7'),
  },
  'brp.personal.points': {
    kind: 'mechanic',
    source: cite('2.8'),
  },
  'brp.creation.cap-75': {
    kind: 'optional',
    source: cite('2.8'),
  },
  'brp.equipment.starting': {
    kind: 'content',
    source: cite('2.9'),
  },
  'brp.equipment.gm-adjust': {
    kind: 'gm-ruling',
    source: cite('2.9'),
  },
  'brp.creation.background': {
    kind: 'guidance',
    source: cite('2.10'),
  },
  'brp.creation.gm-veto': {
    kind: 'gm-ruling',
    source: cite('2.10'),
  },
  'brp.checks.when-to-roll': {
    kind: 'guidance',
    source: cite(['2.6', '3', '3.1']),
  },
  'brp.checks.gm-no-self-rolls': {
    kind: 'optional',
    source: cite('3'),
  },
  'brp.skills.roll': {
    kind: 'mechanic',
    source: cite('3.2'),
  },
  'brp.skills.result-table': {
    kind: 'table',
    source: cite('3', TEXT.book.results),
  },
  'brp.skills.low-chance': {
    kind: 'mechanic',
    source: citeAll(cite('3', TEXT.book.results), cite('2.6')),
  },
  'brp.skills.always-fail': {
    kind: 'mechanic',
    source: citeAll(cite('3', TEXT.book.results), cite('3.2', TEXT.book.difficulty)),
  },
  'brp.skills.special-success': {
    kind: 'mechanic',
    source: citeAll(cite('3.2', TEXT.book.special), cite('3', TEXT.book.results), cite('5.5')),
  },
  'brp.skills.special-effect': {
    kind: 'gm-ruling',
    source: cite('3.2', TEXT.book.special),
  },
  'brp.difficulty.automatic': {
    kind: 'mechanic',
    source: cite('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.easy': {
    kind: 'mechanic',
    source: cite('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.normal': {
    kind: 'mechanic',
    source: cite('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.difficult': {
    kind: 'mechanic',
    source: cite('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.impossible': {
    kind: 'mechanic',
    source: cite('3.2', TEXT.book.difficulty),
  },
  'brp.difficulty.stacking': {
    kind: 'gm-ruling',
    source: citeAll(cite('3.2', TEXT.book.difficulty), cite('6')),
  },
  'brp.opposed.procedure': {
    kind: 'mechanic',
    source: cite('3.3'),
  },
  'brp.opposed.all-fail': {
    kind: 'gm-ruling',
    source: cite('3.3'),
  },
  'brp.opposed.single-success': {
    kind: 'mechanic',
    source: cite('3.3'),
  },
  'brp.opposed.equal-quality': {
    kind: 'mechanic',
    source: cite('3.3'),
  },
  'brp.opposed.higher-quality': {
    kind: 'mechanic',
    source: cite('3.3'),
  },
  'brp.opposed.special-vs-special': {
    kind: 'mechanic',
    source: cite('3.3'),
  },
  'brp.opposed.special-vs-success': {
    kind: 'mechanic',
    source: cite('3.3'),
  },
  'brp.opposed.special-vs-failure': {
    kind: 'mechanic',
    source: cite('3.3'),
  },
  'brp.opposed.stalemate': {
    kind: 'guidance',
    source: cite('3.3'),
  },
  'brp.resistance.table': {
    kind: 'table',
    source: cite('3.4'),
  },
  'brp.resistance.beyond-table': {
    kind: 'mechanic',
    source: cite('3.4'),
  },
  'brp.resistance.roll': {
    kind: 'mechanic',
    source: cite('3.4'),
  },
  'brp.resistance.who-rolls': {
    kind: 'mechanic',
    source: cite('3.4'),
  },
  'brp.resistance.object-sizes': {
    kind: 'table',
    source: cite('3.4', TEXT.book.objectSizes),
  },
  'brp.resistance.uses': {
    kind: 'table',
    source: cite('3.4'),
  },
  'brp.experience.tick': {
    kind: 'mechanic',
    source: cite('3.5'),
  },
  'brp.experience.exclusions': {
    kind: 'mechanic',
    source: cite('3.5'),
  },
  'brp.experience.specialisations': {
    kind: 'mechanic',
    source: cite('3.5'),
  },
  'brp.experience.roll': {
    kind: 'mechanic',
    source: cite('3.5'),
  },
  'brp.experience.hundred': {
    kind: 'mechanic',
    source: cite('3.5'),
  },
  'brp.experience.teaching': {
    kind: 'action',
    source: cite('3.5'),
  },
  'brp.experience.interludes': {
    kind: 'optional',
    source: cite('3.5'),
  },
  'brp.experience.downtime-checks': {
    kind: 'optional',
    source: cite('3.5'),
  },
  'brp.time.narrative': {
    kind: 'guidance',
    source: cite(['4', '4.1']),
  },
  'brp.time.turn': {
    kind: 'mechanic',
    source: cite('4.2'),
  },
  'brp.time.round': {
    kind: 'mechanic',
    source: cite(['4.3', '5.1']),
  },
  'brp.time.skill-durations': {
    kind: 'table',
    source: cite('4.4'),
  },
  'brp.time.extended-tasks': {
    kind: 'optional',
    source: cite('4.4'),
  },
  'brp.combat.phases': {
    kind: 'mechanic',
    source: cite('5.1'),
  },
  'brp.combat.declaration': {
    kind: 'mechanic',
    source: cite('5.2'),
  },
  'brp.combat.skip-declaration': {
    kind: 'optional',
    source: cite('5.2'),
  },
  'brp.combat.movement': {
    kind: 'mechanic',
    source: cite(['5.3', '4.3']),
  },
  'brp.combat.dex-order': {
    kind: 'mechanic',
    source: cite(['5.1', '5.4']),
  },
  'brp.combat.dex-ties': {
    kind: 'mechanic',
    source: cite(['5.2', '5.4']),
  },
  'brp.combat.one-action': {
    kind: 'mechanic',
    source: cite('4.3'),
  },
  'brp.combat.multiple-reach': {
    kind: 'action',
    source: cite('5.4'),
  },
  'brp.combat.defence-timing': {
    kind: 'mechanic',
    source: cite(['5.4', '5.6', '5.7']),
  },
  'brp.combat.attack-roll': {
    kind: 'action',
    source: cite('5.5'),
  },
  'brp.combat.related-weapon': {
    kind: 'optional',
    source: cite('5.5'),
  },
  'brp.combat.parry': {
    kind: 'action',
    source: cite('5.6'),
  },
  'brp.combat.parry-limits': {
    kind: 'mechanic',
    source: cite(['5.6', '5.11']),
  },
  'brp.combat.dodge': {
    kind: 'action',
    source: cite('5.7'),
  },
  'brp.combat.dodge-limits': {
    kind: 'optional',
    source: cite('5.7'),
  },
  'brp.combat.attack-defence-matrix': {
    kind: 'table',
    source: cite('5.8'),
  },
  'brp.combat.weapon-breakage': {
    kind: 'mechanic',
    source: cite(['5.6', '5.8', '5.9']),
  },
  'brp.weapons.attributes': {
    kind: 'content',
    source: cite('5.9'),
  },
  'brp.weapons.half-damage-bonus': {
    kind: 'mechanic',
    source: cite('5.9'),
  },
  'brp.weapons.range': {
    kind: 'mechanic',
    source: cite('5.9'),
  },
  'brp.weapons.melee-table': {
    kind: 'table',
    source: cite('5.9', TEXT.book.meleeWeapons),
  },
  'brp.weapons.missile-table': {
    kind: 'table',
    source: cite('5.9', TEXT.book.missileWeapons),
  },
  'brp.weapons.crossbow-reload': {
    kind: 'mechanic',
    source: cite('5.9', TEXT.book.missileWeapons, citeNote('*')),
  },
  'brp.weapons.magazines': {
    kind: 'mechanic',
    source: cite('5.9', TEXT.book.missileWeapons, citeNote('**')),
  },
  'brp.armour.absorb': {
    kind: 'mechanic',
    source: cite(['5.10', '5.12']),
  },
  'brp.armour.table': {
    kind: 'table',
    source: cite('5.10', TEXT.book.armourTypes),
  },
  'brp.armour.skill-penalties': {
    kind: 'mechanic',
    source: cite('5.10'),
  },
  'brp.shields.table': {
    kind: 'table',
    source: cite('5.11'),
  },
  'brp.shields.parry': {
    kind: 'mechanic',
    source: cite(['5.11', '5.6']),
  },
  'brp.shields.missile-parry': {
    kind: 'table',
    source: cite('5.11'),
  },
  'brp.shields.stationary': {
    kind: 'mechanic',
    source: cite('5.11'),
  },
  'brp.shields.degradation': {
    kind: 'mechanic',
    source: cite('5.11'),
  },
  'brp.wounds.hit-point-loss': {
    kind: 'mechanic',
    source: cite(['5.12', '5.14']),
  },
  'brp.wounds.unconscious': {
    kind: 'mechanic',
    source: citeAll(cite('2.5', TEXT.book.hitPoints), cite('5.12')),
  },
  'brp.wounds.death': {
    kind: 'mechanic',
    source: citeAll(cite('2.5', TEXT.book.hitPoints), cite('5.12')),
  },
  'brp.wounds.negative': {
    kind: 'mechanic',
    source: cite('5.12'),
  },
  'brp.combat.special-damage': {
    kind: 'mechanic',
    source: cite(['5.13', '5.8']),
  },
  'brp.healing.natural': {
    kind: 'mechanic',
    source: cite('5.14'),
  },
  'brp.healing.hospital': {
    kind: 'optional',
    source: cite('5.14'),
  },
  'brp.healing.first-aid': {
    kind: 'action',
    source: citeAll(cite('2.6', citeSkill('first-aid')), cite('5.14')),
  },
  'brp.healing.first-aid-once': {
    kind: 'mechanic',
    source: cite('5.14'),
  },
  'brp.healing.first-aid-rescue': {
    kind: 'mechanic',
    source: cite(['5.14', '5.12']),
  },
  'brp.spot.ambush-setup': {
    kind: 'action',
    source: cite('6.1'),
  },
  'brp.spot.ambush-ranged': {
    kind: 'mechanic',
    source: cite('6.1'),
  },
  'brp.spot.ambush-melee': {
    kind: 'mechanic',
    source: cite('6.1'),
  },
  'brp.spot.backstab': {
    kind: 'action',
    source: cite('6.2'),
  },
  'brp.spot.cover': {
    kind: 'mechanic',
    source: cite('6.3'),
  },
  'brp.spot.darkness': {
    kind: 'mechanic',
    source: cite('6.4'),
  },
  'brp.disease.minor': {
    kind: 'mechanic',
    source: cite('6.5'),
  },
  'brp.disease.conditions': {
    kind: 'gm-ruling',
    source: cite('6.5'),
  },
  'brp.disease.treatment': {
    kind: 'optional',
    source: cite('6.5'),
  },
  'brp.disease.severe': {
    kind: 'mechanic',
    source: cite('6.5'),
  },
  'brp.disease.severity-table': {
    kind: 'table',
    source: cite('6.5', TEXT.book.diseaseSeverity),
  },
  'brp.disease.death': {
    kind: 'mechanic',
    source: cite('6.5'),
  },
  'brp.disease.recovery': {
    kind: 'mechanic',
    source: cite('6.5'),
  },
  'brp.spot.draw-weapon': {
    kind: 'action',
    source: cite('6.6'),
  },
  'brp.spot.falling': {
    kind: 'mechanic',
    source: cite('6.7'),
  },
  'brp.spot.fire-into-combat': {
    kind: 'mechanic',
    source: cite('6.8'),
  },
  'brp.spot.knockout': {
    kind: 'action',
    source: cite('6.9'),
  },
  'brp.poison.resistance': {
    kind: 'mechanic',
    source: cite('6.10'),
  },
  'brp.poison.delay': {
    kind: 'mechanic',
    source: cite('6.10'),
  },
  'brp.poison.detection': {
    kind: 'optional',
    source: cite('6.10'),
  },
  'brp.poison.multiple-doses': {
    kind: 'mechanic',
    source: cite('6.10'),
  },
  'brp.poison.antidote': {
    kind: 'mechanic',
    source: cite('6.10', TEXT.book.antidotes),
  },
  'brp.bestiary.nonhuman': {
    kind: 'content',
    source: cite('7'),
  },
  'brp.bestiary.bear': {
    kind: 'content',
    source: cite('7', TEXT.book.bear),
  },
  'brp.bestiary.bear-attacks': {
    kind: 'mechanic',
    source: cite('7', TEXT.book.bear, citeNote('*')),
  },
  'brp.bestiary.bear-swipe': {
    kind: 'mechanic',
    source: cite('7', TEXT.book.bear, citeNote('**')),
  },
} as const satisfies Readonly<Record<string, Pick<Rule, 'kind' | 'source'>>>;

/** Every rule of the book by its id. */
export const RULES = buildRuleBook(ENTRIES, TEXT.rules);

export type RuleId = keyof typeof RULES;
