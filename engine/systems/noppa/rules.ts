import { buildRuleBook, formatBookPlace, NOT_IN_BOOK, type Rule } from '@arbitro/kernel';
import { cite, citeLetter, citeLine, citeLines } from './rules-citation.ts';
import { TEXT } from './text/index.ts';

const MAKING = formatBookPlace([TEXT.book.making], [NOT_IN_BOOK]);

const ENTRIES = {
  'noppa.dice.players-roll': {
    kind: 'mechanic',
    source: cite('Nopanheitto', citeLine(5)),
  },
  'noppa.dice.gm-sets-tn': {
    kind: 'mechanic',
    source: cite('Nopanheitto', citeLine(5)),
  },
  'noppa.dice.typical-tn': {
    kind: 'guidance',
    source: cite('Nopanheitto', citeLine(5)),
  },
  'noppa.dice.pool': {
    kind: 'mechanic',
    source: cite('Nopanheitto', citeLine(7)),
  },
  'noppa.dice.success-faces': {
    kind: 'mechanic',
    source: cite('Nopanheitto', citeLine(7)),
  },
  'noppa.dice.meet-tn': {
    kind: 'mechanic',
    source: cite(['Nopanheitto', 'Onnistumiset'], citeLines('5, 10, 12')),
  },
  'noppa.dice.extra-die-on-six': {
    kind: 'mechanic',
    source: cite('Nopanheitto', citeLine(7)),
  },
  'noppa.dice.complication': {
    kind: 'mechanic',
    source: cite('Nopanheitto', citeLine(7)),
  },
  'noppa.dice.complication-independent': {
    kind: 'mechanic',
    source: cite('Nopanheitto', citeLine(7)),
  },
  'noppa.dice.zero-attribute': {
    kind: 'mechanic',
    source: cite('Ominaisuudet', citeLine(24)),
  },
  'noppa.success.extra-use': {
    kind: 'guidance',
    source: cite('Onnistumiset', citeLine(10)),
  },
  'noppa.success.partial': {
    kind: 'gm-ruling',
    source: cite('Onnistumiset', citeLine(12)),
  },
  'noppa.advantage.advantage': {
    kind: 'mechanic',
    source: cite('Dis/advantage', citeLine(15)),
  },
  'noppa.advantage.disadvantage': {
    kind: 'mechanic',
    source: cite('Dis/advantage', citeLine(15)),
  },
  'noppa.advantage.retroactive': {
    kind: 'mechanic',
    source: cite('Dis/advantage', citeLine(15)),
  },
  'noppa.advantage.sources': {
    kind: 'gm-ruling',
    source: cite('Dis/advantage', citeLine(17)),
  },
  'noppa.advantage.vs-tn-adjustment': {
    kind: 'guidance',
    source: cite('Huomio pelinjohtajalle', citeLine(20)),
  },
  'noppa.advantage.tn-adjustment-effort': {
    kind: 'guidance',
    source: cite('Huomio pelinjohtajalle', citeLine(20)),
  },
  'noppa.attr.range': {
    kind: 'mechanic',
    source: cite('Ominaisuudet', citeLine(24)),
  },
  'noppa.attr.racial-range': {
    kind: 'mechanic',
    source: cite('Ominaisuudet', citeLine(24)),
  },
  'noppa.attr.halving': {
    kind: 'mechanic',
    source: cite('Ominaisuudet', citeLine(26)),
  },
  'noppa.attr.vakevyys': {
    kind: 'derived',
    source: cite('Ominaisuudet', citeLine(28)),
  },
  'noppa.attr.ketteryys': {
    kind: 'derived',
    source: cite('Ominaisuudet', citeLine(29)),
  },
  'noppa.attr.sitkeys': {
    kind: 'derived',
    source: cite('Ominaisuudet', citeLine(30)),
  },
  'noppa.attr.oppineisuus': {
    kind: 'derived',
    source: cite('Ominaisuudet', citeLine(31)),
  },
  'noppa.attr.harjaantuneisuus': {
    kind: 'derived',
    source: cite('Ominaisuudet', citeLine(32)),
  },
  'noppa.attr.persoonallisuus': {
    kind: 'derived',
    source: cite('Ominaisuudet', citeLine(33)),
  },
  'noppa.attr.story-use': {
    kind: 'guidance',
    source: cite('Ominaisuudet', citeLine(26)),
  },
  'noppa.body.max': {
    kind: 'derived',
    source: cite('Kehopisteet', citeLine(37)),
  },
  'noppa.body.milestone': {
    kind: 'derived',
    source: cite('Kehopisteet', citeLine(38)),
  },
  'noppa.body.faint': {
    kind: 'mechanic',
    source: cite('Kehopisteet', citeLine(36)),
  },
  'noppa.body.after-scene': {
    kind: 'mechanic',
    source: cite('Kehopisteet', citeLine(36)),
  },
  'noppa.mind.max': {
    kind: 'derived',
    source: cite('Mielipisteet', citeLine(42)),
  },
  'noppa.mind.milestone': {
    kind: 'derived',
    source: cite('Mielipisteet', citeLine(43)),
  },
  'noppa.mind.turn-failure': {
    kind: 'mechanic',
    source: cite('Mielipisteet', citeLine(41)),
  },
  'noppa.mind.bare-success': {
    kind: 'mechanic',
    source: cite('Mielipisteet', citeLine(41)),
  },
  'noppa.mind.cost-component': {
    kind: 'mechanic',
    source: cite('Mielipisteet', citeLine(41)),
  },
  'noppa.mind.floor': {
    kind: 'mechanic',
    source: cite('Mielipisteet', citeLine(41)),
  },
  'noppa.gear.base-slots': {
    kind: 'derived',
    source: cite('Varustepaikat', citeLine(46)),
  },
  'noppa.gear.bonus-slots': {
    kind: 'derived',
    source: cite('Varustepaikat', citeLine(47)),
  },
  'noppa.gear.conversion': {
    kind: 'mechanic',
    source: cite('Varustepaikat', citeLine(47)),
  },
  'noppa.gear.swap-free': {
    kind: 'mechanic',
    source: cite('Varustepaikat', TEXT.book.note, citeLine(49)),
  },
  'noppa.gear.one-held-item': {
    kind: 'mechanic',
    source: cite('Hyökkäys ja puolustus', citeLine(113)),
  },
  'noppa.gear.armour-and-trinkets': {
    kind: 'mechanic',
    source: cite('Hyökkäys ja puolustus', citeLine(113)),
  },
  'noppa.init.roll': {
    kind: 'mechanic',
    source: cite('Aloite', citeLine(55)),
  },
  'noppa.init.value': {
    kind: 'mechanic',
    source: cite('Aloite', citeLine(55)),
  },
  'noppa.init.complication': {
    kind: 'mechanic',
    source: cite('Aloite', citeLine(55)),
  },
  'noppa.init.npc-fixed': {
    kind: 'mechanic',
    source: cite(['Aloite', 'Esimerkkivastustajia'], citeLines('55, 157, 162')),
  },
  'noppa.init.pc-before-npc': {
    kind: 'mechanic',
    source: cite('Aloite', citeLine(57)),
  },
  'noppa.init.lowest-stat': {
    kind: 'mechanic',
    source: cite('Aloite', citeLine(57)),
  },
  'noppa.init.countdown': {
    kind: 'derived',
    source: cite(['Aloite', 'Toimiminen taistelussa', 'Reaktiot'], citeLines('55–60, 77')),
  },
  'noppa.init.passing': {
    kind: 'gm-ruling',
    source: cite(['Aloite', 'Toimiminen taistelussa'], NOT_IN_BOOK),
  },
  'noppa.init.npc-odd': {
    kind: 'guidance',
    source: cite(['Esimerkkivastustajia', 'Huomioita'], citeLine(153)),
  },
  'noppa.action.costs': {
    kind: 'table',
    source: cite('Toimiminen taistelussa', citeLine(60)),
  },
  'noppa.action.affordability': {
    kind: 'derived',
    source: cite(['Toimiminen taistelussa', 'Viivyttäminen', 'Huomioita'], citeLines('60, 72, 153')),
  },
  'noppa.action.attack': {
    kind: 'action',
    source: cite('Toimiminen taistelussa', citeLine(62)),
  },
  'noppa.parry.reaction': {
    kind: 'action',
    source: cite(['Toimiminen taistelussa', 'Torjuminen'], citeLines('64–65')),
  },
  'noppa.parry.dice': {
    kind: 'mechanic',
    source: cite(['Ominaisuudet', 'Torjuminen'], citeLines('28, 64–65')),
  },
  'noppa.parry.merge': {
    kind: 'mechanic',
    source: cite('Torjuminen', citeLine(65)),
  },
  'noppa.parry.once-per-defended': {
    kind: 'mechanic',
    source: cite('Torjuminen', citeLine(67)),
  },
  'noppa.parry.melee-unarmed': {
    kind: 'mechanic',
    source: cite('Torjuminen', citeLine(67)),
  },
  'noppa.parry.ranged-needs-shield': {
    kind: 'mechanic',
    source: cite('Torjuminen', citeLine(67)),
  },
  'noppa.parry.no-surprise': {
    kind: 'mechanic',
    source: cite('Torjuminen', citeLine(67)),
  },
  'noppa.ready.declare': {
    kind: 'action',
    source: cite('Valmistautuminen', citeLine(69)),
  },
  'noppa.ready.upkeep': {
    kind: 'mechanic',
    source: cite('Valmistautuminen', citeLine(69)),
  },
  'noppa.ready.carry-over': {
    kind: 'mechanic',
    source: cite('Valmistautuminen', citeLine(69)),
  },
  'noppa.ready.trigger': {
    kind: 'mechanic',
    source: cite('Valmistautuminen', citeLine(69)),
  },
  'noppa.ready.surcharge': {
    kind: 'mechanic',
    source: cite('Valmistautuminen', TEXT.book.note, citeLine(70)),
  },
  'noppa.delay.carry': {
    kind: 'optional',
    source: cite('Viivyttäminen', citeLine(72)),
  },
  'noppa.delay.limits': {
    kind: 'optional',
    source: cite('Viivyttäminen', citeLine(72)),
  },
  'noppa.delay.npc-none': {
    kind: 'mechanic',
    source: cite(['Esimerkkivastustajia', 'Huomioita'], citeLine(153)),
  },
  'noppa.reaction.cost': {
    kind: 'mechanic',
    source: cite('Reaktiot', citeLine(75)),
  },
  'noppa.reaction.out-of-order': {
    kind: 'mechanic',
    source: cite('Reaktiot', citeLine(75)),
  },
  'noppa.reaction.no-negative': {
    kind: 'mechanic',
    source: cite('Reaktiot', citeLine(77)),
  },
  'noppa.reaction.delays-later': {
    kind: 'mechanic',
    source: cite('Reaktiot', citeLine(77)),
  },
  'noppa.zone.zones': {
    kind: 'guidance',
    source: cite('Alueet', citeLine(80)),
  },
  'noppa.melee.none-at-start': {
    kind: 'mechanic',
    source: cite('Käsikähmä', citeLine(83)),
  },
  'noppa.melee.formation': {
    kind: 'mechanic',
    source: cite('Käsikähmä', citeLine(83)),
  },
  'noppa.melee.joining': {
    kind: 'mechanic',
    source: cite('Käsikähmä', citeLine(83)),
  },
  'noppa.melee.odds': {
    kind: 'mechanic',
    source: cite('Ylivoima', citeLine(86)),
  },
  'noppa.melee.odds-many-sides': {
    kind: 'mechanic',
    source: cite('Ylivoima', citeLine(86)),
  },
  'noppa.melee.odds-sizes': {
    kind: 'table',
    source: cite('Ylivoima', TEXT.book.note, citeLine(88)),
  },
  'noppa.move.zone': {
    kind: 'action',
    source: cite('Liikkuminen taistelussa', citeLine(91)),
  },
  'noppa.move.difficult': {
    kind: 'mechanic',
    source: cite('Liikkuminen taistelussa', citeLine(91)),
  },
  'noppa.move.leave-melee': {
    kind: 'mechanic',
    source: cite('Liikkuminen taistelussa', citeLine(92)),
  },
  'noppa.move.withdraw': {
    kind: 'action',
    source: cite('Vetäytyminen', citeLine(95)),
  },
  'noppa.freestrike.reaction': {
    kind: 'action',
    source: cite('Vapaa isku', citeLine(98)),
  },
  'noppa.freestrike.triggers': {
    kind: 'mechanic',
    source: cite('Vapaa isku', citeLines('99–100')),
  },
  'noppa.freestrike.interrupts': {
    kind: 'mechanic',
    source: cite('Vapaa isku', citeLine(98)),
  },
  'noppa.attack.roll': {
    kind: 'mechanic',
    source: cite('Hyökkäys ja puolustus', citeLine(103)),
  },
  'noppa.attack.tn-by-type': {
    kind: 'mechanic',
    source: cite('Hyökkäys ja puolustus', citeLine(103)),
  },
  'noppa.attack.melee': {
    kind: 'table',
    source: cite('Hyökkäys ja puolustus', citeLine(105)),
  },
  'noppa.attack.ranged': {
    kind: 'table',
    source: cite('Hyökkäys ja puolustus', citeLine(106)),
  },
  'noppa.attack.spell': {
    kind: 'table',
    source: cite('Hyökkäys ja puolustus', citeLine(107)),
  },
  'noppa.attack.extra-damage': {
    kind: 'mechanic',
    source: cite('Ylimääräiset hyökkäysonnistumiset', citeLine(116)),
  },
  'noppa.attack.extra-effects': {
    kind: 'mechanic',
    source: cite('Ylimääräiset hyökkäysonnistumiset', citeLine(116)),
  },
  'noppa.attack.area-per-target': {
    kind: 'mechanic',
    source: cite('Aluehyökkäykset', citeLine(119)),
  },
  'noppa.attack.area-swarm': {
    kind: 'mechanic',
    source: cite('Aluehyökkäykset', citeLine(119)),
  },
  'noppa.attack.friendly-fire': {
    kind: 'mechanic',
    source: cite('Oma tuli', citeLine(122)),
  },
  'noppa.attack.friendly-fire-tn': {
    kind: 'mechanic',
    source: cite('Oma tuli', citeLine(122)),
  },
  'noppa.defence.base': {
    kind: 'derived',
    source: cite(['Hyökkäys ja puolustus', 'Ominaisuudet'], citeLines('29, 108')),
  },
  'noppa.defence.reflex': {
    kind: 'derived',
    source: cite('Hyökkäys ja puolustus', citeLine(109)),
  },
  'noppa.defence.endurance': {
    kind: 'derived',
    source: cite('Hyökkäys ja puolustus', citeLine(110)),
  },
  'noppa.defence.will': {
    kind: 'derived',
    source: cite('Hyökkäys ja puolustus', citeLine(111)),
  },
  'noppa.defence.roll': {
    kind: 'mechanic',
    source: cite('Puolustaminen', citeLine(125)),
  },
  'noppa.defence.failure': {
    kind: 'mechanic',
    source: cite('Puolustaminen', citeLine(125)),
  },
  'noppa.defence.which': {
    kind: 'table',
    source: cite('Puolustaminen', citeLine(127)),
  },
  'noppa.defence.extra-choice': {
    kind: 'mechanic',
    source: cite('Ylimääräiset puolustusonnistumiset', citeLines('130–132')),
  },
  'noppa.defence.cover': {
    kind: 'mechanic',
    source: cite('Ylimääräiset puolustusonnistumiset', citeLetter('A'), citeLine(131)),
  },
  'noppa.defence.riposte': {
    kind: 'mechanic',
    source: cite('Ylimääräiset puolustusonnistumiset', citeLetter('B'), citeLine(132)),
  },
  'noppa.defence.riposte-best-only': {
    kind: 'mechanic',
    source: cite('Ylimääräiset puolustusonnistumiset', citeLetter('B'), citeLine(132)),
  },
  'noppa.defence.riposte-parried': {
    kind: 'mechanic',
    source: cite('Ylimääräiset puolustusonnistumiset', citeLetter('B'), citeLine(132)),
  },
  'noppa.spell.learnable': {
    kind: 'guidance',
    source: cite('Loitsut', citeLine(136)),
  },
  'noppa.spell.mind-cost': {
    kind: 'mechanic',
    source: cite('Loitsut', citeLine(136)),
  },
  'noppa.spell.components': {
    kind: 'mechanic',
    source: cite('Loitsut', citeLine(138)),
  },
  'noppa.spell.racial': {
    kind: 'mechanic',
    source: cite('Loitsut', citeLine(138)),
  },
  'noppa.content.damage-types': {
    kind: 'content',
    source: cite(
      ['Esimerkkejä vahinkotyypeistä', 'Huomioita', 'Esimerkkivastustajia'],
      citeLines('141, 154, 159, 165'),
    ),
  },
  'noppa.content.complications-attack': {
    kind: 'content',
    source: cite('Esimerkkikomplikaatioita', citeLines('144–146')),
  },
  'noppa.content.complications-defence': {
    kind: 'content',
    source: cite('Esimerkkikomplikaatioita', citeLine(147)),
  },
  'noppa.foe.touch-homing': {
    kind: 'mechanic',
    source: cite(['Esimerkkivastustajia', 'Huomioita'], citeLine(154)),
  },
  'noppa.foe.touch-homing-weighting': {
    kind: 'gm-ruling',
    source: cite(['Esimerkkivastustajia', 'Huomioita'], citeLine(154)),
  },
  'noppa.foe.levy': {
    kind: 'content',
    source: cite('Nostoväki', citeLines('156–159')),
  },
  'noppa.foe.dragon': {
    kind: 'content',
    source: cite('Lohikäärme', citeLines('161–165')),
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
export const RULES = buildRuleBook(ENTRIES, TEXT.rules);

export type RuleId = keyof typeof RULES;
