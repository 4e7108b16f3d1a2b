import { placeInBook, type Rule, ruleBook, SILENT } from '@arbitro/kernel';
import { at, letter, line, lines } from './rules-source.ts';
import { TEXT } from './text/index.ts';

const MAKING = placeInBook([TEXT.book.making], [SILENT]);

const ENTRIES = {
  'noppa.dice.players-roll': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(5)),
  },
  'noppa.dice.gm-sets-tn': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(5)),
  },
  'noppa.dice.typical-tn': {
    kind: 'guidance',
    source: at('Nopanheitto', line(5)),
  },
  'noppa.dice.pool': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
  },
  'noppa.dice.success-faces': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
  },
  'noppa.dice.meet-tn': {
    kind: 'mechanic',
    source: at(['Nopanheitto', 'Onnistumiset'], lines('5, 10, 12')),
  },
  'noppa.dice.extra-die-on-six': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
  },
  'noppa.dice.complication': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
  },
  'noppa.dice.complication-independent': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
  },
  'noppa.dice.zero-attribute': {
    kind: 'mechanic',
    source: at('Ominaisuudet', line(24)),
  },
  'noppa.success.extra-use': {
    kind: 'guidance',
    source: at('Onnistumiset', line(10)),
  },
  'noppa.success.partial': {
    kind: 'gm-ruling',
    source: at('Onnistumiset', line(12)),
  },
  'noppa.advantage.advantage': {
    kind: 'mechanic',
    source: at('Dis/advantage', line(15)),
  },
  'noppa.advantage.disadvantage': {
    kind: 'mechanic',
    source: at('Dis/advantage', line(15)),
  },
  'noppa.advantage.retroactive': {
    kind: 'mechanic',
    source: at('Dis/advantage', line(15)),
  },
  'noppa.advantage.sources': {
    kind: 'gm-ruling',
    source: at('Dis/advantage', line(17)),
  },
  'noppa.advantage.vs-tn-adjustment': {
    kind: 'guidance',
    source: at('Huomio pelinjohtajalle', line(20)),
  },
  'noppa.advantage.tn-adjustment-effort': {
    kind: 'guidance',
    source: at('Huomio pelinjohtajalle', line(20)),
  },
  'noppa.attr.range': {
    kind: 'mechanic',
    source: at('Ominaisuudet', line(24)),
  },
  'noppa.attr.racial-range': {
    kind: 'mechanic',
    source: at('Ominaisuudet', line(24)),
  },
  'noppa.attr.halving': {
    kind: 'mechanic',
    source: at('Ominaisuudet', line(26)),
  },
  'noppa.attr.vakevyys': {
    kind: 'derived',
    source: at('Ominaisuudet', line(28)),
  },
  'noppa.attr.ketteryys': {
    kind: 'derived',
    source: at('Ominaisuudet', line(29)),
  },
  'noppa.attr.sitkeys': {
    kind: 'derived',
    source: at('Ominaisuudet', line(30)),
  },
  'noppa.attr.oppineisuus': {
    kind: 'derived',
    source: at('Ominaisuudet', line(31)),
  },
  'noppa.attr.harjaantuneisuus': {
    kind: 'derived',
    source: at('Ominaisuudet', line(32)),
  },
  'noppa.attr.persoonallisuus': {
    kind: 'derived',
    source: at('Ominaisuudet', line(33)),
  },
  'noppa.attr.story-use': {
    kind: 'guidance',
    source: at('Ominaisuudet', line(26)),
  },
  'noppa.body.max': {
    kind: 'derived',
    source: at('Kehopisteet', line(37)),
  },
  'noppa.body.milestone': {
    kind: 'derived',
    source: at('Kehopisteet', line(38)),
  },
  'noppa.body.faint': {
    kind: 'mechanic',
    source: at('Kehopisteet', line(36)),
  },
  'noppa.body.after-scene': {
    kind: 'mechanic',
    source: at('Kehopisteet', line(36)),
  },
  'noppa.mind.max': {
    kind: 'derived',
    source: at('Mielipisteet', line(42)),
  },
  'noppa.mind.milestone': {
    kind: 'derived',
    source: at('Mielipisteet', line(43)),
  },
  'noppa.mind.turn-failure': {
    kind: 'mechanic',
    source: at('Mielipisteet', line(41)),
  },
  'noppa.mind.bare-success': {
    kind: 'mechanic',
    source: at('Mielipisteet', line(41)),
  },
  'noppa.mind.cost-component': {
    kind: 'mechanic',
    source: at('Mielipisteet', line(41)),
  },
  'noppa.mind.floor': {
    kind: 'mechanic',
    source: at('Mielipisteet', line(41)),
  },
  'noppa.gear.base-slots': {
    kind: 'derived',
    source: at('Varustepaikat', line(46)),
  },
  'noppa.gear.bonus-slots': {
    kind: 'derived',
    source: at('Varustepaikat', line(47)),
  },
  'noppa.gear.conversion': {
    kind: 'mechanic',
    source: at('Varustepaikat', line(47)),
  },
  'noppa.gear.swap-free': {
    kind: 'mechanic',
    source: at('Varustepaikat', TEXT.book.note, line(49)),
  },
  'noppa.gear.one-held-item': {
    kind: 'mechanic',
    source: at('Hyökkäys ja puolustus', line(113)),
  },
  'noppa.gear.armour-and-trinkets': {
    kind: 'mechanic',
    source: at('Hyökkäys ja puolustus', line(113)),
  },
  'noppa.init.roll': {
    kind: 'mechanic',
    source: at('Aloite', line(55)),
  },
  'noppa.init.value': {
    kind: 'mechanic',
    source: at('Aloite', line(55)),
  },
  'noppa.init.complication': {
    kind: 'mechanic',
    source: at('Aloite', line(55)),
  },
  'noppa.init.npc-fixed': {
    kind: 'mechanic',
    source: at(['Aloite', 'Esimerkkivastustajia'], lines('55, 157, 162')),
  },
  'noppa.init.pc-before-npc': {
    kind: 'mechanic',
    source: at('Aloite', line(57)),
  },
  'noppa.init.lowest-stat': {
    kind: 'mechanic',
    source: at('Aloite', line(57)),
  },
  'noppa.init.countdown': {
    kind: 'derived',
    source: at(['Aloite', 'Toimiminen taistelussa', 'Reaktiot'], lines('55–60, 77')),
  },
  'noppa.init.passing': {
    kind: 'gm-ruling',
    source: at(['Aloite', 'Toimiminen taistelussa'], SILENT),
  },
  'noppa.init.npc-odd': {
    kind: 'guidance',
    source: at(['Esimerkkivastustajia', 'Huomioita'], line(153)),
  },
  'noppa.action.costs': {
    kind: 'table',
    source: at('Toimiminen taistelussa', line(60)),
  },
  'noppa.action.affordability': {
    kind: 'derived',
    source: at(['Toimiminen taistelussa', 'Viivyttäminen', 'Huomioita'], lines('60, 72, 153')),
  },
  'noppa.action.attack': {
    kind: 'action',
    source: at('Toimiminen taistelussa', line(62)),
  },
  'noppa.parry.reaction': {
    kind: 'action',
    source: at(['Toimiminen taistelussa', 'Torjuminen'], lines('64–65')),
  },
  'noppa.parry.dice': {
    kind: 'mechanic',
    source: at(['Ominaisuudet', 'Torjuminen'], lines('28, 64–65')),
  },
  'noppa.parry.merge': {
    kind: 'mechanic',
    source: at('Torjuminen', line(65)),
  },
  'noppa.parry.once-per-defended': {
    kind: 'mechanic',
    source: at('Torjuminen', line(67)),
  },
  'noppa.parry.melee-unarmed': {
    kind: 'mechanic',
    source: at('Torjuminen', line(67)),
  },
  'noppa.parry.ranged-needs-shield': {
    kind: 'mechanic',
    source: at('Torjuminen', line(67)),
  },
  'noppa.parry.no-surprise': {
    kind: 'mechanic',
    source: at('Torjuminen', line(67)),
  },
  'noppa.ready.declare': {
    kind: 'action',
    source: at('Valmistautuminen', line(69)),
  },
  'noppa.ready.upkeep': {
    kind: 'mechanic',
    source: at('Valmistautuminen', line(69)),
  },
  'noppa.ready.carry-over': {
    kind: 'mechanic',
    source: at('Valmistautuminen', line(69)),
  },
  'noppa.ready.trigger': {
    kind: 'mechanic',
    source: at('Valmistautuminen', line(69)),
  },
  'noppa.ready.surcharge': {
    kind: 'mechanic',
    source: at('Valmistautuminen', TEXT.book.note, line(70)),
  },
  'noppa.delay.carry': {
    kind: 'optional',
    source: at('Viivyttäminen', line(72)),
  },
  'noppa.delay.limits': {
    kind: 'optional',
    source: at('Viivyttäminen', line(72)),
  },
  'noppa.delay.npc-none': {
    kind: 'mechanic',
    source: at(['Esimerkkivastustajia', 'Huomioita'], line(153)),
  },
  'noppa.reaction.cost': {
    kind: 'mechanic',
    source: at('Reaktiot', line(75)),
  },
  'noppa.reaction.out-of-order': {
    kind: 'mechanic',
    source: at('Reaktiot', line(75)),
  },
  'noppa.reaction.no-negative': {
    kind: 'mechanic',
    source: at('Reaktiot', line(77)),
  },
  'noppa.reaction.delays-later': {
    kind: 'mechanic',
    source: at('Reaktiot', line(77)),
  },
  'noppa.zone.zones': {
    kind: 'guidance',
    source: at('Alueet', line(80)),
  },
  'noppa.melee.none-at-start': {
    kind: 'mechanic',
    source: at('Käsikähmä', line(83)),
  },
  'noppa.melee.formation': {
    kind: 'mechanic',
    source: at('Käsikähmä', line(83)),
  },
  'noppa.melee.joining': {
    kind: 'mechanic',
    source: at('Käsikähmä', line(83)),
  },
  'noppa.melee.odds': {
    kind: 'mechanic',
    source: at('Ylivoima', line(86)),
  },
  'noppa.melee.odds-many-sides': {
    kind: 'mechanic',
    source: at('Ylivoima', line(86)),
  },
  'noppa.melee.odds-sizes': {
    kind: 'table',
    source: at('Ylivoima', TEXT.book.note, line(88)),
  },
  'noppa.move.zone': {
    kind: 'action',
    source: at('Liikkuminen taistelussa', line(91)),
  },
  'noppa.move.difficult': {
    kind: 'mechanic',
    source: at('Liikkuminen taistelussa', line(91)),
  },
  'noppa.move.leave-melee': {
    kind: 'mechanic',
    source: at('Liikkuminen taistelussa', line(92)),
  },
  'noppa.move.withdraw': {
    kind: 'action',
    source: at('Vetäytyminen', line(95)),
  },
  'noppa.freestrike.reaction': {
    kind: 'action',
    source: at('Vapaa isku', line(98)),
  },
  'noppa.freestrike.triggers': {
    kind: 'mechanic',
    source: at('Vapaa isku', lines('99–100')),
  },
  'noppa.freestrike.interrupts': {
    kind: 'mechanic',
    source: at('Vapaa isku', line(98)),
  },
  'noppa.attack.roll': {
    kind: 'mechanic',
    source: at('Hyökkäys ja puolustus', line(103)),
  },
  'noppa.attack.tn-by-type': {
    kind: 'mechanic',
    source: at('Hyökkäys ja puolustus', line(103)),
  },
  'noppa.attack.melee': {
    kind: 'table',
    source: at('Hyökkäys ja puolustus', line(105)),
  },
  'noppa.attack.ranged': {
    kind: 'table',
    source: at('Hyökkäys ja puolustus', line(106)),
  },
  'noppa.attack.spell': {
    kind: 'table',
    source: at('Hyökkäys ja puolustus', line(107)),
  },
  'noppa.attack.extra-damage': {
    kind: 'mechanic',
    source: at('Ylimääräiset hyökkäysonnistumiset', line(116)),
  },
  'noppa.attack.extra-effects': {
    kind: 'mechanic',
    source: at('Ylimääräiset hyökkäysonnistumiset', line(116)),
  },
  'noppa.attack.area-per-target': {
    kind: 'mechanic',
    source: at('Aluehyökkäykset', line(119)),
  },
  'noppa.attack.area-swarm': {
    kind: 'mechanic',
    source: at('Aluehyökkäykset', line(119)),
  },
  'noppa.attack.friendly-fire': {
    kind: 'mechanic',
    source: at('Oma tuli', line(122)),
  },
  'noppa.attack.friendly-fire-tn': {
    kind: 'mechanic',
    source: at('Oma tuli', line(122)),
  },
  'noppa.defence.base': {
    kind: 'derived',
    source: at(['Hyökkäys ja puolustus', 'Ominaisuudet'], lines('29, 108')),
  },
  'noppa.defence.reflex': {
    kind: 'derived',
    source: at('Hyökkäys ja puolustus', line(109)),
  },
  'noppa.defence.endurance': {
    kind: 'derived',
    source: at('Hyökkäys ja puolustus', line(110)),
  },
  'noppa.defence.will': {
    kind: 'derived',
    source: at('Hyökkäys ja puolustus', line(111)),
  },
  'noppa.defence.roll': {
    kind: 'mechanic',
    source: at('Puolustaminen', line(125)),
  },
  'noppa.defence.failure': {
    kind: 'mechanic',
    source: at('Puolustaminen', line(125)),
  },
  'noppa.defence.which': {
    kind: 'table',
    source: at('Puolustaminen', line(127)),
  },
  'noppa.defence.extra-choice': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', lines('130–132')),
  },
  'noppa.defence.cover': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', letter('A'), line(131)),
  },
  'noppa.defence.riposte': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', letter('B'), line(132)),
  },
  'noppa.defence.riposte-best-only': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', letter('B'), line(132)),
  },
  'noppa.defence.riposte-parried': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', letter('B'), line(132)),
  },
  'noppa.spell.learnable': {
    kind: 'guidance',
    source: at('Loitsut', line(136)),
  },
  'noppa.spell.mind-cost': {
    kind: 'mechanic',
    source: at('Loitsut', line(136)),
  },
  'noppa.spell.components': {
    kind: 'mechanic',
    source: at('Loitsut', line(138)),
  },
  'noppa.spell.racial': {
    kind: 'mechanic',
    source: at('Loitsut', line(138)),
  },
  'noppa.content.damage-types': {
    kind: 'content',
    source: at(
      ['Esimerkkejä vahinkotyypeistä', 'Huomioita', 'Esimerkkivastustajia'],
      lines('141, 154, 159, 165'),
    ),
  },
  'noppa.content.complications-attack': {
    kind: 'content',
    source: at('Esimerkkikomplikaatioita', lines('144–146')),
  },
  'noppa.content.complications-defence': {
    kind: 'content',
    source: at('Esimerkkikomplikaatioita', line(147)),
  },
  'noppa.foe.touch-homing': {
    kind: 'mechanic',
    source: at(['Esimerkkivastustajia', 'Huomioita'], line(154)),
  },
  'noppa.foe.touch-homing-weighting': {
    kind: 'gm-ruling',
    source: at(['Esimerkkivastustajia', 'Huomioita'], line(154)),
  },
  'noppa.foe.levy': {
    kind: 'content',
    source: at('Nostoväki', lines('156–159')),
  },
  'noppa.foe.dragon': {
    kind: 'content',
    source: at('Lohikäärme', lines('161–165')),
  },
  'noppa.creation.start': {
    kind: 'gm-ruling',
    source: MAKING,
  },
  'noppa.creation.points': {
    kind: 'gm-ruling',
    source: MAKING,
  },
  'noppa.creation.race': {
    kind: 'gm-ruling',
    source: MAKING,
  },
} as const satisfies Readonly<Record<string, Pick<Rule, 'kind' | 'source'>>>;

/** Every rule of the book by its id. */
export const RULES = ruleBook(ENTRIES, TEXT.rules);

export type RuleId = keyof typeof RULES;
