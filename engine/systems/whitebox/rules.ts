import { type Rule, ruleBook, SILENT } from '@arbitro/kernel';
import { at, step, steps, table, tables } from './rules-source.ts';
import { TEXT } from './text/index.ts';

const ENTRIES = {
  'whitebox.play.conversation-loop': {
    kind: 'guidance',
    source: at('Giocare una partita'),
  },
  'whitebox.play.roles': {
    kind: 'guidance',
    source: at('Giocare una partita'),
  },
  'whitebox.xp.sources': {
    kind: 'mechanic',
    source: at('Guadagnare esperienza'),
  },
  'whitebox.xp.monster-value': {
    kind: 'mechanic',
    source: at('Guadagnare esperienza'),
  },
  'whitebox.xp.treasure-gold': {
    kind: 'mechanic',
    source: at('Guadagnare esperienza'),
  },
  'whitebox.xp.why-treasure': {
    kind: 'guidance',
    source: at('Guadagnare esperienza'),
  },
  'whitebox.xp.award-split': {
    kind: 'gm-ruling',
    source: at('Guadagnare esperienza'),
  },
  'whitebox.xp.prime-attribute-bonus': {
    kind: 'derived',
    source: at('Guadagnare esperienza'),
  },
  'whitebox.xp.level-advance': {
    kind: 'mechanic',
    source: at('Guadagnare esperienza'),
  },
  'whitebox.time.turn': {
    kind: 'mechanic',
    source: at('Tempo'),
  },
  'whitebox.time.combat-round': {
    kind: 'mechanic',
    source: at('Tempo'),
  },
  'whitebox.time.conversion': {
    kind: 'derived',
    source: at(['Tempo', 'Luce']),
  },
  'whitebox.time.referee-pacing': {
    kind: 'gm-ruling',
    source: at('Tempo'),
  },
  'whitebox.movement.base-rate': {
    kind: 'table',
    source: at('Movimento', table(15)),
  },
  'whitebox.movement.two-moves': {
    kind: 'mechanic',
    source: at('Movimento'),
  },
  'whitebox.movement.modes': {
    kind: 'action',
    source: at('Movimento'),
  },
  'whitebox.movement.mode-adjustments': {
    kind: 'table',
    source: at('Movimento', table(16)),
  },
  'whitebox.movement.combat-move': {
    kind: 'derived',
    source: at('Movimento', table(16)),
  },
  'whitebox.travel.daily-miles': {
    kind: 'mechanic',
    source: at('Movimento all’aperto'),
  },
  'whitebox.travel.forced-march': {
    kind: 'action',
    source: at('Movimento all’aperto'),
  },
  'whitebox.travel.combat-yards': {
    kind: 'derived',
    source: at('Movimento all’aperto'),
  },
  'whitebox.travel.difficult-terrain': {
    kind: 'gm-ruling',
    source: at('Movimento all’aperto'),
  },
  'whitebox.exploration.open-door': {
    kind: 'action',
    source: at('Porte dei dungeon'),
  },
  'whitebox.exploration.open-door-strength': {
    kind: 'optional',
    source: at('Porte dei dungeon'),
  },
  'whitebox.exploration.monsters-open-doors': {
    kind: 'mechanic',
    source: at('Porte dei dungeon'),
  },
  'whitebox.exploration.doors-self-close': {
    kind: 'mechanic',
    source: at('Porte dei dungeon'),
  },
  'whitebox.exploration.light-radius': {
    kind: 'mechanic',
    source: at('Luce'),
  },
  'whitebox.exploration.light-duration': {
    kind: 'mechanic',
    source: at('Luce'),
  },
  'whitebox.exploration.light-prevents-surprise': {
    kind: 'mechanic',
    source: at('Luce'),
  },
  'whitebox.exploration.monsters-darkvision': {
    kind: 'mechanic',
    source: at('Luce'),
  },
  'whitebox.exploration.listen': {
    kind: 'action',
    source: at('Ascolto alle porte'),
  },
  'whitebox.exploration.listen-information': {
    kind: 'mechanic',
    source: at('Ascolto alle porte'),
  },
  'whitebox.exploration.secret-door-search': {
    kind: 'action',
    source: at('Porte segrete'),
  },
  'whitebox.exploration.secret-door-elf-search': {
    kind: 'mechanic',
    source: at('Porte segrete'),
  },
  'whitebox.exploration.secret-door-elf-passing': {
    kind: 'mechanic',
    source: at('Porte segrete'),
  },
  'whitebox.exploration.search-time': {
    kind: 'mechanic',
    source: at('Porte segrete'),
  },
  'whitebox.exploration.trap-trigger': {
    kind: 'mechanic',
    source: at('Trappole'),
  },
  'whitebox.exploration.dwarf-stone-trap-search': {
    kind: 'mechanic',
    source: at('Trappole'),
  },
  'whitebox.exploration.dwarf-stone-trap-passing': {
    kind: 'mechanic',
    source: at('Trappole'),
  },
  'whitebox.exploration.trap-fall-damage': {
    kind: 'mechanic',
    source: at('Trappole'),
  },
  'whitebox.exploration.descriptive-search': {
    kind: 'gm-ruling',
    source: at('Nota sulla ricerca di porte segrete e trappole'),
  },
  'whitebox.exploration.search-adjustment': {
    kind: 'gm-ruling',
    source: at('Nota sulla ricerca di porte segrete e trappole'),
  },
  'whitebox.combat.round-order': {
    kind: 'mechanic',
    source: at('Combattimento', steps('1–2')),
  },
  'whitebox.combat.surprise': {
    kind: 'mechanic',
    source: at('Combattimento', step(1)),
  },
  'whitebox.combat.surprise-benefit': {
    kind: 'mechanic',
    source: at('Combattimento', step(1)),
  },
  'whitebox.combat.initiative': {
    kind: 'mechanic',
    source: at('Come funziona l’iniziativa'),
  },
  'whitebox.combat.initiative-kept': {
    kind: 'mechanic',
    source: at(['Combattimento', 'Come funziona l’iniziativa']),
  },
  'whitebox.combat.side-actions': {
    kind: 'mechanic',
    source: at(['Combattimento', 'Come funziona l’iniziativa']),
  },
  'whitebox.combat.initiative-tie-simultaneous': {
    kind: 'mechanic',
    source: at('Come funziona l’iniziativa'),
  },
  'whitebox.combat.initiative-tie-reroll': {
    kind: 'optional',
    source: at('Come funziona l’iniziativa'),
  },
  'whitebox.combat.declared-intent': {
    kind: 'optional',
    source: at('Intento'),
  },
  'whitebox.combat.alt-sequence': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-surprise': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-spell-phase': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-missile-phase': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-melee-phase': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-movement-phase': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
  },
  'whitebox.combat.alt-dexterity-order': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
  },
  'whitebox.attack.roll': {
    kind: 'mechanic',
    source: at('Il Tiro d’Attacco'),
  },
  'whitebox.attack.modifiers': {
    kind: 'mechanic',
    source: at(['Il Tiro d’Attacco', 'Combattimento a CA ascendente - Metodo rapido']),
  },
  'whitebox.attack.ac-system': {
    kind: 'gm-ruling',
    source: at('Il Tiro d’Attacco'),
  },
  'whitebox.attack.table-cleric-thief': {
    kind: 'table',
    source: at('Il Tiro d’Attacco', table(17)),
  },
  'whitebox.attack.table-fighter': {
    kind: 'table',
    source: at('Il Tiro d’Attacco', table(18)),
  },
  'whitebox.attack.table-magic-user': {
    kind: 'table',
    source: at('Il Tiro d’Attacco', table(19)),
  },
  'whitebox.attack.ascending-quick': {
    kind: 'mechanic',
    source: at('Combattimento a CA ascendente - Metodo rapido'),
  },
  'whitebox.attack.base-hit-bonus': {
    kind: 'derived',
    source: at(['Combattimento a CA ascendente - Metodo rapido', 'Il Tiro d’Attacco'], tables('17–19')),
  },
  'whitebox.attack.ac-conversion': {
    kind: 'derived',
    source: at('Il Tiro d’Attacco', tables('17–19')),
  },
  'whitebox.attack.monster-attacks': {
    kind: 'gm-ruling',
    source: at('Il Tiro d’Attacco', SILENT),
  },
  'whitebox.damage.weapon-damage': {
    kind: 'mechanic',
    source: at('Il Tiro d’Attacco'),
  },
  'whitebox.damage.apply': {
    kind: 'mechanic',
    source: at('Danno e Morte'),
  },
  'whitebox.damage.death-at-zero': {
    kind: 'mechanic',
    source: at('Danno e Morte'),
  },
  'whitebox.damage.unconscious-optional': {
    kind: 'optional',
    source: at('Un metodo meno duro'),
  },
  'whitebox.damage.negative-limit-level': {
    kind: 'optional',
    source: at('Un metodo meno duro'),
  },
  'whitebox.damage.bleeding': {
    kind: 'optional',
    source: at('Un metodo meno duro'),
  },
  'whitebox.damage.bind-wounds-stops-bleeding': {
    kind: 'action',
    source: at('Un metodo meno duro'),
  },
  'whitebox.healing.magical': {
    kind: 'content',
    source: at('Guarigione'),
  },
  'whitebox.healing.daily-rest': {
    kind: 'mechanic',
    source: at('Guarigione'),
  },
  'whitebox.healing.four-weeks': {
    kind: 'mechanic',
    source: at('Guarigione'),
  },
  'whitebox.healing.bandage': {
    kind: 'optional',
    source: at('Bendare le ferite'),
  },
  'whitebox.healing.bandage-limits': {
    kind: 'optional',
    source: at('Bendare le ferite'),
  },
  'whitebox.healing.abstract-hit-points': {
    kind: 'optional',
    source: at('Bendare le ferite'),
  },
  'whitebox.combat.invisible-target': {
    kind: 'mechanic',
    source: at('Avversari invisibili'),
  },
  'whitebox.combat.invisible-detection': {
    kind: 'gm-ruling',
    source: at('Avversari invisibili'),
  },
  'whitebox.combat.burning-oil': {
    kind: 'action',
    source: at('Olio'),
  },
  'whitebox.combat.burning-oil-size': {
    kind: 'gm-ruling',
    source: at('Olio'),
  },
  'whitebox.combat.melee-attack': {
    kind: 'action',
    source: at('Attacco in mischia'),
  },
  'whitebox.combat.melee-range': {
    kind: 'mechanic',
    source: at(['Attacco in mischia', 'Incantesimi']),
  },
  'whitebox.combat.missile-attack': {
    kind: 'action',
    source: at('Attacco a distanza'),
  },
  'whitebox.combat.missile-into-melee': {
    kind: 'mechanic',
    source: at('Attacco a distanza'),
  },
  'whitebox.morale.fearless': {
    kind: 'mechanic',
    source: at('Morale'),
  },
  'whitebox.morale.referee-decides': {
    kind: 'gm-ruling',
    source: at('Morale'),
  },
  'whitebox.morale.check': {
    kind: 'table',
    source: at('Morale', table(20)),
  },
  'whitebox.morale.hirelings': {
    kind: 'guidance',
    source: at('Morale'),
  },
  'whitebox.morale.loyalty-modifier': {
    kind: 'optional',
    source: at('Loyalty'),
  },
  'whitebox.negotiation.avoid-combat': {
    kind: 'guidance',
    source: at('Negoziazione e diplomazia'),
  },
  'whitebox.joust.contest': {
    kind: 'action',
    source: at('Giostra'),
  },
  'whitebox.joust.three-tilts': {
    kind: 'mechanic',
    source: at('Giostra'),
  },
  'whitebox.joust.blunt-lance': {
    kind: 'mechanic',
    source: at('Giostra'),
  },
  'whitebox.joust.stunned-at-zero': {
    kind: 'mechanic',
    source: at('Giostra'),
  },
  'whitebox.joust.sharp-lance': {
    kind: 'mechanic',
    source: at('Giostra'),
  },
  'whitebox.joust.unhorse-save': {
    kind: 'mechanic',
    source: at('Giostra'),
  },
  'whitebox.joust.points': {
    kind: 'table',
    source: at('Giostra', table(21)),
  },
  'whitebox.joust.horse-bonus': {
    kind: 'mechanic',
    source: at('Giostra'),
  },
  'whitebox.joust.victory': {
    kind: 'mechanic',
    source: at('Giostra'),
  },
  'whitebox.joust.automatic-loss': {
    kind: 'mechanic',
    source: at('Giostra'),
  },
  'whitebox.joust.duel-forfeit': {
    kind: 'content',
    source: at('Giostra'),
  },
  'whitebox.spells.casting-start': {
    kind: 'mechanic',
    source: at('Incantesimi'),
  },
  'whitebox.spells.in-melee': {
    kind: 'mechanic',
    source: at('Incantesimi'),
  },
  'whitebox.spells.interruption': {
    kind: 'mechanic',
    source: at('Incantesimi'),
  },
  'whitebox.spells.effect-timing': {
    kind: 'mechanic',
    source: at('Incantesimi'),
  },
  'whitebox.spells.alt-sequence-casting': {
    kind: 'optional',
    source: at('Incantesimi'),
  },
  'whitebox.loyalty.check': {
    kind: 'mechanic',
    source: at('Loyalty'),
  },
  'whitebox.loyalty.table': {
    kind: 'table',
    source: at('Loyalty', table(22)),
  },
  'whitebox.loyalty.carried-modifier': {
    kind: 'mechanic',
    source: at('Loyalty', table(22)),
  },
  'whitebox.loyalty.charisma': {
    kind: 'mechanic',
    source: at('Loyalty'),
  },
  'whitebox.loyalty.treatment': {
    kind: 'gm-ruling',
    source: at('Loyalty'),
  },
  'whitebox.loyalty.npc-individuals': {
    kind: 'guidance',
    source: at('Loyalty'),
  },
  'whitebox.saves.single-throw': {
    kind: 'mechanic',
    source: at('Tiri salvezza'),
  },
  'whitebox.saves.single-targets': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', tables('23–26'), TEXT.book.single),
  },
  'whitebox.saves.success-effect': {
    kind: 'mechanic',
    source: at('Tiri salvezza'),
  },
  'whitebox.saves.matrix': {
    kind: 'optional',
    source: at('La matrice dei tiri salvezza'),
  },
  'whitebox.saves.table-cleric': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', table(23)),
  },
  'whitebox.saves.table-fighter': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', table(24)),
  },
  'whitebox.saves.table-magic-user': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', table(25)),
  },
  'whitebox.saves.table-thief': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', table(26)),
  },
  'whitebox.saves.matrix-removes-class-bonuses': {
    kind: 'optional',
    source: at('La matrice dei tiri salvezza'),
  },
  'whitebox.referee.uncovered-situations': {
    kind: 'gm-ruling',
    source: at('Ricorda'),
  },
  'whitebox.referee.fair-challenges': {
    kind: 'guidance',
    source: at('Ricorda'),
  },
} as const satisfies Readonly<Record<string, Pick<Rule, 'kind' | 'source'>>>;

/** Every rule of the book by its id. */
export const RULES = ruleBook(ENTRIES, TEXT.rules);

export type RuleId = keyof typeof RULES;
