import { buildRuleBook, NOT_IN_BOOK, type Rule } from '@arbitro/kernel';
import { cite, citeStep, citeSteps, citeTable, citeTables } from './rules-citation.ts';
import { TEXT } from './text/index.ts';

const ENTRIES = {
  'whitebox.play.conversation-loop': {
    kind: 'guidance',
    source: cite('Giocare una partita'),
  },
  'whitebox.play.roles': {
    kind: 'guidance',
    source: cite('Giocare una partita'),
  },
  'whitebox.xp.sources': {
    kind: 'mechanic',
    source: cite('Guadagnare esperienza'),
  },
  'whitebox.xp.monster-value': {
    kind: 'mechanic',
    source: cite('Guadagnare esperienza'),
  },
  'whitebox.xp.treasure-gold': {
    kind: 'mechanic',
    source: cite('Guadagnare esperienza'),
  },
  'whitebox.xp.why-treasure': {
    kind: 'guidance',
    source: cite('Guadagnare esperienza'),
  },
  'whitebox.xp.award-split': {
    kind: 'gm-ruling',
    source: cite('Guadagnare esperienza'),
  },
  'whitebox.xp.prime-attribute-bonus': {
    kind: 'derived',
    source: cite('Guadagnare esperienza'),
  },
  'whitebox.xp.level-advance': {
    kind: 'mechanic',
    source: cite('Guadagnare esperienza'),
  },
  'whitebox.time.turn': {
    kind: 'mechanic',
    source: cite('Tempo'),
  },
  'whitebox.time.combat-round': {
    kind: 'mechanic',
    source: cite('Tempo'),
  },
  'whitebox.time.conversion': {
    kind: 'derived',
    source: cite(['Tempo', 'Luce']),
  },
  'whitebox.time.referee-pacing': {
    kind: 'gm-ruling',
    source: cite('Tempo'),
  },
  'whitebox.movement.base-rate': {
    kind: 'table',
    source: cite('Movimento', citeTable(15)),
  },
  'whitebox.movement.two-moves': {
    kind: 'mechanic',
    source: cite('Movimento'),
  },
  'whitebox.movement.modes': {
    kind: 'action',
    source: cite('Movimento'),
  },
  'whitebox.movement.mode-adjustments': {
    kind: 'table',
    source: cite('Movimento', citeTable(16)),
  },
  'whitebox.movement.combat-move': {
    kind: 'derived',
    source: cite('Movimento', citeTable(16)),
  },
  'whitebox.travel.daily-miles': {
    kind: 'mechanic',
    source: cite('Movimento all’aperto'),
  },
  'whitebox.travel.forced-march': {
    kind: 'action',
    source: cite('Movimento all’aperto'),
  },
  'whitebox.travel.combat-yards': {
    kind: 'derived',
    source: cite('Movimento all’aperto'),
  },
  'whitebox.travel.difficult-terrain': {
    kind: 'gm-ruling',
    source: cite('Movimento all’aperto'),
  },
  'whitebox.exploration.open-door': {
    kind: 'action',
    source: cite('Porte dei dungeon'),
  },
  'whitebox.exploration.open-door-strength': {
    kind: 'optional',
    source: cite('Porte dei dungeon'),
  },
  'whitebox.exploration.monsters-open-doors': {
    kind: 'mechanic',
    source: cite('Porte dei dungeon'),
  },
  'whitebox.exploration.doors-self-close': {
    kind: 'mechanic',
    source: cite('Porte dei dungeon'),
  },
  'whitebox.exploration.light-radius': {
    kind: 'mechanic',
    source: cite('Luce'),
  },
  'whitebox.exploration.light-duration': {
    kind: 'mechanic',
    source: cite('Luce'),
  },
  'whitebox.exploration.light-prevents-surprise': {
    kind: 'mechanic',
    source: cite('Luce'),
  },
  'whitebox.exploration.monsters-darkvision': {
    kind: 'mechanic',
    source: cite('Luce'),
  },
  'whitebox.exploration.listen': {
    kind: 'action',
    source: cite('Ascolto alle porte'),
  },
  'whitebox.exploration.listen-information': {
    kind: 'mechanic',
    source: cite('Ascolto alle porte'),
  },
  'whitebox.exploration.secret-door-search': {
    kind: 'action',
    source: cite('Porte segrete'),
  },
  'whitebox.exploration.secret-door-elf-search': {
    kind: 'mechanic',
    source: cite('Porte segrete'),
  },
  'whitebox.exploration.secret-door-elf-passing': {
    kind: 'mechanic',
    source: cite('Porte segrete'),
  },
  'whitebox.exploration.search-time': {
    kind: 'mechanic',
    source: cite('Porte segrete'),
  },
  'whitebox.exploration.trap-trigger': {
    kind: 'mechanic',
    source: cite('Trappole'),
  },
  'whitebox.exploration.dwarf-stone-trap-search': {
    kind: 'mechanic',
    source: cite('Trappole'),
  },
  'whitebox.exploration.dwarf-stone-trap-passing': {
    kind: 'mechanic',
    source: cite('Trappole'),
  },
  'whitebox.exploration.trap-fall-damage': {
    kind: 'mechanic',
    source: cite('Trappole'),
  },
  'whitebox.exploration.descriptive-search': {
    kind: 'gm-ruling',
    source: cite('Nota sulla ricerca di porte segrete e trappole'),
  },
  'whitebox.exploration.search-adjustment': {
    kind: 'gm-ruling',
    source: cite('Nota sulla ricerca di porte segrete e trappole'),
  },
  'whitebox.combat.round-order': {
    kind: 'mechanic',
    source: cite('Combattimento', citeSteps('1–2')),
  },
  'whitebox.combat.surprise': {
    kind: 'mechanic',
    source: cite('Combattimento', citeStep(1)),
  },
  'whitebox.combat.surprise-benefit': {
    kind: 'mechanic',
    source: cite('Combattimento', citeStep(1)),
  },
  'whitebox.combat.initiative': {
    kind: 'mechanic',
    source: cite('Come funziona l’iniziativa'),
  },
  'whitebox.combat.initiative-kept': {
    kind: 'mechanic',
    source: cite(['Combattimento', 'Come funziona l’iniziativa']),
  },
  'whitebox.combat.side-actions': {
    kind: 'mechanic',
    source: cite(['Combattimento', 'Come funziona l’iniziativa']),
  },
  'whitebox.combat.initiative-tie-simultaneous': {
    kind: 'mechanic',
    source: cite('Come funziona l’iniziativa'),
  },
  'whitebox.combat.initiative-tie-reroll': {
    kind: 'optional',
    source: cite('Come funziona l’iniziativa'),
  },
  'whitebox.combat.declared-intent': {
    kind: 'optional',
    source: cite('Intento'),
  },
  'whitebox.combat.alt-sequence': {
    kind: 'optional',
    source: cite('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-surprise': {
    kind: 'optional',
    source: cite('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-spell-phase': {
    kind: 'optional',
    source: cite('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-missile-phase': {
    kind: 'optional',
    source: cite('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-melee-phase': {
    kind: 'optional',
    source: cite('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-movement-phase': {
    kind: 'optional',
    source: cite('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-dexterity-order': {
    kind: 'optional',
    source: cite('Sequenza di combattimento alternativa'),
  },
  'whitebox.attack.roll': {
    kind: 'mechanic',
    source: cite('Il Tiro d’Attacco'),
  },
  'whitebox.attack.modifiers': {
    kind: 'mechanic',
    source: cite(['Il Tiro d’Attacco', 'Combattimento a CA ascendente - Metodo rapido']),
  },
  'whitebox.attack.ac-system': {
    kind: 'gm-ruling',
    source: cite('Il Tiro d’Attacco'),
  },
  'whitebox.attack.table-cleric-thief': {
    kind: 'table',
    source: cite('Il Tiro d’Attacco', citeTable(17)),
  },
  'whitebox.attack.table-fighter': {
    kind: 'table',
    source: cite('Il Tiro d’Attacco', citeTable(18)),
  },
  'whitebox.attack.table-magic-user': {
    kind: 'table',
    source: cite('Il Tiro d’Attacco', citeTable(19)),
  },
  'whitebox.attack.ascending-quick': {
    kind: 'mechanic',
    source: cite('Combattimento a CA ascendente - Metodo rapido'),
  },
  'whitebox.attack.base-hit-bonus': {
    kind: 'derived',
    source: cite(['Combattimento a CA ascendente - Metodo rapido', 'Il Tiro d’Attacco'], citeTables('17–19')),
  },
  'whitebox.attack.ac-conversion': {
    kind: 'derived',
    source: cite('Il Tiro d’Attacco', citeTables('17–19')),
  },
  'whitebox.attack.monster-attacks': {
    kind: 'gm-ruling',
    source: cite('Il Tiro d’Attacco', NOT_IN_BOOK),
  },
  'whitebox.damage.weapon-damage': {
    kind: 'mechanic',
    source: cite('Il Tiro d’Attacco'),
  },
  'whitebox.damage.apply': {
    kind: 'mechanic',
    source: cite('Danno e Morte'),
  },
  'whitebox.damage.death-at-zero': {
    kind: 'mechanic',
    source: cite('Danno e Morte'),
  },
  'whitebox.damage.unconscious-optional': {
    kind: 'optional',
    source: cite('Un metodo meno duro'),
  },
  'whitebox.damage.negative-limit-level': {
    kind: 'optional',
    source: cite('Un metodo meno duro'),
  },
  'whitebox.damage.bleeding': {
    kind: 'optional',
    source: cite('Un metodo meno duro'),
  },
  'whitebox.damage.bind-wounds-stops-bleeding': {
    kind: 'action',
    source: cite('Un metodo meno duro'),
  },
  'whitebox.healing.magical': {
    kind: 'content',
    source: cite('Guarigione'),
  },
  'whitebox.healing.daily-rest': {
    kind: 'mechanic',
    source: cite('Guarigione'),
  },
  'whitebox.healing.four-weeks': {
    kind: 'mechanic',
    source: cite('Guarigione'),
  },
  'whitebox.healing.bandage': {
    kind: 'optional',
    source: cite('Bendare le ferite'),
  },
  'whitebox.healing.bandage-limits': {
    kind: 'optional',
    source: cite('Bendare le ferite'),
  },
  'whitebox.healing.abstract-hit-points': {
    kind: 'optional',
    source: cite('Bendare le ferite'),
  },
  'whitebox.combat.invisible-target': {
    kind: 'mechanic',
    source: cite('Avversari invisibili'),
  },
  'whitebox.combat.invisible-detection': {
    kind: 'gm-ruling',
    source: cite('Avversari invisibili'),
  },
  'whitebox.combat.burning-oil': {
    kind: 'action',
    source: cite('Olio'),
  },
  'whitebox.combat.burning-oil-size': {
    kind: 'gm-ruling',
    source: cite('Olio'),
  },
  'whitebox.combat.melee-attack': {
    kind: 'action',
    source: cite('Attacco in mischia'),
  },
  'whitebox.combat.melee-range': {
    kind: 'mechanic',
    source: cite(['Attacco in mischia', 'Incantesimi']),
  },
  'whitebox.combat.missile-attack': {
    kind: 'action',
    source: cite('Attacco a distanza'),
  },
  'whitebox.combat.missile-into-melee': {
    kind: 'mechanic',
    source: cite('Attacco a distanza'),
  },
  'whitebox.morale.fearless': {
    kind: 'mechanic',
    source: cite('Morale'),
  },
  'whitebox.morale.referee-decides': {
    kind: 'gm-ruling',
    source: cite('Morale'),
  },
  'whitebox.morale.check': {
    kind: 'table',
    source: cite('Morale', citeTable(20)),
  },
  'whitebox.morale.hirelings': {
    kind: 'guidance',
    source: cite('Morale'),
  },
  'whitebox.morale.loyalty-modifier': {
    kind: 'optional',
    source: cite('Loyalty'),
  },
  'whitebox.negotiation.avoid-combat': {
    kind: 'guidance',
    source: cite('Negoziazione e diplomazia'),
  },
  'whitebox.joust.contest': {
    kind: 'action',
    source: cite('Giostra'),
  },
  'whitebox.joust.three-tilts': {
    kind: 'mechanic',
    source: cite('Giostra'),
  },
  'whitebox.joust.blunt-lance': {
    kind: 'mechanic',
    source: cite('Giostra'),
  },
  'whitebox.joust.stunned-at-zero': {
    kind: 'mechanic',
    source: cite('Giostra'),
  },
  'whitebox.joust.sharp-lance': {
    kind: 'mechanic',
    source: cite('Giostra'),
  },
  'whitebox.joust.unhorse-save': {
    kind: 'mechanic',
    source: cite('Giostra'),
  },
  'whitebox.joust.points': {
    kind: 'table',
    source: cite('Giostra', citeTable(21)),
  },
  'whitebox.joust.horse-bonus': {
    kind: 'mechanic',
    source: cite('Giostra'),
  },
  'whitebox.joust.victory': {
    kind: 'mechanic',
    source: cite('Giostra'),
  },
  'whitebox.joust.automatic-loss': {
    kind: 'mechanic',
    source: cite('Giostra'),
  },
  'whitebox.joust.duel-forfeit': {
    kind: 'content',
    source: cite('Giostra'),
  },
  'whitebox.spells.casting-start': {
    kind: 'mechanic',
    source: cite('Incantesimi'),
  },
  'whitebox.spells.in-melee': {
    kind: 'mechanic',
    source: cite('Incantesimi'),
  },
  'whitebox.spells.interruption': {
    kind: 'mechanic',
    source: cite('Incantesimi'),
  },
  'whitebox.spells.effect-timing': {
    kind: 'mechanic',
    source: cite('Incantesimi'),
  },
  'whitebox.spells.alt-sequence-casting': {
    kind: 'optional',
    source: cite('Incantesimi'),
  },
  'whitebox.loyalty.check': {
    kind: 'mechanic',
    source: cite('Loyalty'),
  },
  'whitebox.loyalty.table': {
    kind: 'table',
    source: cite('Loyalty', citeTable(22)),
  },
  'whitebox.loyalty.carried-modifier': {
    kind: 'mechanic',
    source: cite('Loyalty', citeTable(22)),
  },
  'whitebox.loyalty.charisma': {
    kind: 'mechanic',
    source: cite('Loyalty'),
  },
  'whitebox.loyalty.treatment': {
    kind: 'gm-ruling',
    source: cite('Loyalty'),
  },
  'whitebox.loyalty.npc-individuals': {
    kind: 'guidance',
    source: cite('Loyalty'),
  },
  'whitebox.saves.single-throw': {
    kind: 'mechanic',
    source: cite('Tiri salvezza'),
  },
  'whitebox.saves.single-targets': {
    kind: 'table',
    source: cite('La matrice dei tiri salvezza', citeTables('23–26'), TEXT.book.single),
  },
  'whitebox.saves.success-effect': {
    kind: 'mechanic',
    source: cite('Tiri salvezza'),
  },
  'whitebox.saves.matrix': {
    kind: 'optional',
    source: cite('La matrice dei tiri salvezza'),
  },
  'whitebox.saves.table-cleric': {
    kind: 'table',
    source: cite('La matrice dei tiri salvezza', citeTable(23)),
  },
  'whitebox.saves.table-fighter': {
    kind: 'table',
    source: cite('La matrice dei tiri salvezza', citeTable(24)),
  },
  'whitebox.saves.table-magic-user': {
    kind: 'table',
    source: cite('La matrice dei tiri salvezza', citeTable(25)),
  },
  'whitebox.saves.table-thief': {
    kind: 'table',
    source: cite('La matrice dei tiri salvezza', citeTable(26)),
  },
  'whitebox.saves.matrix-removes-class-bonuses': {
    kind: 'optional',
    source: cite('La matrice dei tiri salvezza'),
  },
  'whitebox.referee.uncovered-situations': {
    kind: 'gm-ruling',
    source: cite('Ricorda'),
  },
  'whitebox.referee.fair-challenges': {
    kind: 'guidance',
    source: cite('Ricorda'),
  },
} as const satisfies Readonly<Record<string, Pick<Rule, 'kind' | 'source'>>>;

/** Every rule of the book by its id. */
export const RULES = buildRuleBook(ENTRIES, TEXT.rules);

export type RuleId = keyof typeof RULES;
