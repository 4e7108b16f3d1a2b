import { buildRuleBook, type Rule } from '@arbitro/kernel';
import { cite, citeAll } from './rules-citation.ts';
import { TEXT } from './text/index.ts';

const ENTRIES = {
  'quinta.core.pillars': { kind: 'content', source: cite('Ritmo di gioco') },
  'quinta.core.play-loop': { kind: 'guidance', source: cite('Ritmo di gioco') },
  'quinta.core.exceptions-win': {
    kind: 'mechanic',
    source: cite('Ritmo di gioco', 'Le eccezioni superano le regole generali'),
  },
  'quinta.core.round-down': {
    kind: 'mechanic',
    source: cite('Le sei caratteristiche', 'Modificatori di caratteristica', 'Arrotondare per difetto'),
  },
  'quinta.core.gm-authority': { kind: 'gm-ruling', source: cite('Conclusione del regolamento base') },
  'quinta.ability.six-abilities': { kind: 'table', source: cite('Le sei caratteristiche') },
  'quinta.ability.score-range': {
    kind: 'table',
    source: cite('Le sei caratteristiche', 'Punteggi di caratteristica'),
  },
  'quinta.ability.score-zero': {
    kind: 'mechanic',
    source: cite('Le sei caratteristiche', 'Punteggi di caratteristica', 'tabella', 'riga 1'),
  },
  'quinta.ability.modifier': {
    kind: 'table',
    source: cite('Le sei caratteristiche', 'Modificatori di caratteristica'),
  },
  'quinta.d20.test': { kind: 'mechanic', source: cite('Test con d20') },
  'quinta.d20.advantage': { kind: 'mechanic', source: cite('Test con d20', 'passo 1') },
  'quinta.d20.advantage-combining': { kind: 'mechanic', source: cite('Test con d20', 'silenzio') },
  'quinta.d20.modifiers': { kind: 'mechanic', source: cite('Test con d20', 'passo 2') },
  'quinta.d20.target-number': { kind: 'mechanic', source: cite('Test con d20', 'passo 3') },
  'quinta.d20.ability-check': {
    kind: 'mechanic',
    source: citeAll(cite('Test con d20'), cite('Competenza', 'Competenze nelle abilità')),
  },
  'quinta.d20.saving-throw': {
    kind: 'mechanic',
    source: citeAll(cite('Test con d20'), cite('Competenza', 'Competenze nei tiri salvezza')),
  },
  'quinta.d20.attack-roll': {
    kind: 'mechanic',
    source: citeAll(cite('Test con d20'), cite('Combattimento', 'Effettuare un attacco')),
  },
  'quinta.d20.natural-20-and-1': {
    kind: 'optional',
    source: cite('Danni e guarigione', 'Colpi critici', 'presupposto'),
  },
  'quinta.d20.typical-dc': { kind: 'optional', source: cite('Test con d20', 'silenzio') },
  'quinta.d20.armor-class': { kind: 'derived', source: cite('Test con d20', 'presupposto') },
  'quinta.proficiency.bonus': { kind: 'table', source: cite('Competenza') },
  'quinta.proficiency.once-per-roll': {
    kind: 'mechanic',
    source: cite('Competenza', 'Il bonus non si accumula'),
  },
  'quinta.proficiency.multiply-divide-once': {
    kind: 'mechanic',
    source: cite('Competenza', 'Il bonus non si accumula'),
  },
  'quinta.proficiency.skill-check': {
    kind: 'mechanic',
    source: cite('Competenza', 'Competenze nelle abilità'),
  },
  'quinta.proficiency.skill-table': {
    kind: 'table',
    source: cite('Competenza', 'Competenze nelle abilità', 'tabella', 'Lista delle abilità'),
  },
  'quinta.proficiency.skill-relevance': {
    kind: 'gm-ruling',
    source: cite('Competenza', 'Competenze nelle abilità'),
  },
  'quinta.proficiency.skill-sources': {
    kind: 'content',
    source: cite('Competenza', 'Competenze nelle abilità', 'Determinare le abilità'),
  },
  'quinta.proficiency.saving-throws': {
    kind: 'mechanic',
    source: cite('Competenza', 'Competenze nei tiri salvezza'),
  },
  'quinta.proficiency.weapons': {
    kind: 'mechanic',
    source: cite('Competenza', 'Competenze nell’equipaggiamento'),
  },
  'quinta.proficiency.tools': {
    kind: 'mechanic',
    source: cite('Competenza', 'Competenze nell’equipaggiamento'),
  },
  'quinta.actions.list': { kind: 'table', source: cite('Azioni') },
  'quinta.actions.attack': { kind: 'action', source: cite('Azioni', 'tabella') },
  'quinta.actions.dash': { kind: 'action', source: cite('Azioni', 'tabella') },
  'quinta.actions.disengage': { kind: 'action', source: cite('Azioni', 'tabella') },
  'quinta.actions.dodge': { kind: 'action', source: cite('Azioni', 'tabella') },
  'quinta.actions.help': { kind: 'action', source: cite('Azioni', 'tabella') },
  'quinta.actions.hide': {
    kind: 'action',
    source: citeAll(cite('Azioni', 'tabella'), cite('Esplorazione', 'Nascondersi')),
  },
  'quinta.actions.influence': {
    kind: 'action',
    source: citeAll(cite('Azioni', 'tabella'), cite('Interazione sociale', 'Prove di caratteristica')),
  },
  'quinta.actions.magic': { kind: 'action', source: cite('Azioni', 'tabella') },
  'quinta.actions.ready': { kind: 'action', source: cite('Azioni', 'tabella') },
  'quinta.actions.search': { kind: 'action', source: cite('Azioni', 'tabella') },
  'quinta.actions.study': { kind: 'action', source: cite('Azioni', 'tabella') },
  'quinta.actions.utilize': {
    kind: 'action',
    source: citeAll(cite('Azioni', 'tabella'), cite('Esplorazione', 'Interagire con oggetti')),
  },
  'quinta.actions.improvise': { kind: 'gm-ruling', source: cite('Azioni') },
  'quinta.actions.one-at-a-time': { kind: 'mechanic', source: cite('Azioni', 'Una cosa alla volta') },
  'quinta.actions.bonus-action': { kind: 'mechanic', source: cite('Azioni', 'Azioni bonus') },
  'quinta.actions.reaction': { kind: 'mechanic', source: cite('Azioni', 'Reazioni') },
  'quinta.social.interaction': { kind: 'guidance', source: cite('Interazione sociale') },
  'quinta.social.attitudes': { kind: 'mechanic', source: cite('Interazione sociale') },
  'quinta.social.roleplay': { kind: 'guidance', source: cite('Interazione sociale', 'Interpretazione') },
  'quinta.social.checks': {
    kind: 'mechanic',
    source: cite('Interazione sociale', 'Prove di caratteristica'),
  },
  'quinta.exploration.equipment': {
    kind: 'content',
    source: cite('Esplorazione', 'Equipaggiamento da avventura'),
  },
  'quinta.vision.lightly-obscured': {
    kind: 'mechanic',
    source: cite('Esplorazione', 'Visione e luce', 'Aree oscurate'),
  },
  'quinta.vision.heavily-obscured': {
    kind: 'mechanic',
    source: cite('Esplorazione', 'Visione e luce', 'Aree oscurate'),
  },
  'quinta.vision.light-levels': { kind: 'table', source: cite('Esplorazione', 'Visione e luce', 'Luce') },
  'quinta.vision.special-senses': {
    kind: 'mechanic',
    source: cite('Esplorazione', 'Visione e luce', 'Sensi speciali'),
  },
  'quinta.exploration.hiding': { kind: 'gm-ruling', source: cite('Esplorazione', 'Nascondersi') },
  'quinta.objects.simple-interaction': {
    kind: 'guidance',
    source: cite('Esplorazione', 'Interagire con oggetti'),
  },
  'quinta.objects.definition': {
    kind: 'content',
    source: cite('Esplorazione', 'Interagire con oggetti', 'Cos’è un oggetto?'),
  },
  'quinta.objects.free-interaction': {
    kind: 'mechanic',
    source: cite('Esplorazione', 'Interagire con oggetti', 'Interazioni a tempo limitato'),
  },
  'quinta.objects.find-hidden': {
    kind: 'mechanic',
    source: cite('Esplorazione', 'Interagire con oggetti', 'Cercare oggetti nascosti'),
  },
  'quinta.objects.carrying': {
    kind: 'optional',
    source: cite('Esplorazione', 'Interagire con oggetti', 'Trasportare oggetti'),
  },
  'quinta.objects.breaking-fragile': {
    kind: 'action',
    source: cite('Esplorazione', 'Interagire con oggetti', 'Rompere oggetti'),
  },
  'quinta.objects.breaking-resilient': {
    kind: 'table',
    source: cite('Esplorazione', 'Interagire con oggetti', 'Rompere oggetti'),
  },
  'quinta.exploration.marching-order': { kind: 'mechanic', source: cite('Esplorazione', 'Ordine di marcia') },
  'quinta.hazards.list': { kind: 'content', source: cite('Esplorazione', 'Pericoli') },
  'quinta.hazards.burning': { kind: 'mechanic', source: cite('Esplorazione', 'Pericoli') },
  'quinta.hazards.dehydration': { kind: 'mechanic', source: cite('Esplorazione', 'Pericoli') },
  'quinta.hazards.falling': { kind: 'mechanic', source: cite('Esplorazione', 'Pericoli') },
  'quinta.hazards.malnutrition': { kind: 'mechanic', source: cite('Esplorazione', 'Pericoli') },
  'quinta.hazards.suffocation': { kind: 'mechanic', source: cite('Esplorazione', 'Pericoli') },
  'quinta.travel.methods': { kind: 'gm-ruling', source: cite('Esplorazione', 'Viaggio') },
  'quinta.travel.pace': { kind: 'table', source: cite('Esplorazione', 'Viaggio', 'Passo di marcia') },
  'quinta.travel.pace-effects': {
    kind: 'mechanic',
    source: cite('Esplorazione', 'Viaggio', 'Passo di marcia', 'Effetti di gioco'),
  },
  'quinta.travel.mounts': { kind: 'mechanic', source: cite('Esplorazione', 'Viaggio', 'Passo di marcia') },
  'quinta.travel.vehicles': { kind: 'mechanic', source: cite('Esplorazione', 'Viaggio', 'Veicoli') },
  'quinta.combat.rounds': { kind: 'mechanic', source: cite('Combattimento', 'Ordine del combattimento') },
  'quinta.combat.steps': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Fasi del combattimento'),
  },
  'quinta.combat.positions': {
    kind: 'gm-ruling',
    source: cite('Combattimento', 'Ordine del combattimento', 'Fasi del combattimento'),
  },
  'quinta.combat.end': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Fine del combattimento'),
  },
  'quinta.initiative.roll': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
  },
  'quinta.initiative.group': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
  },
  'quinta.initiative.surprise': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
  },
  'quinta.initiative.order': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
  },
  'quinta.initiative.ties': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
  },
  'quinta.turn.move-and-action': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Il tuo turno'),
  },
  'quinta.turn.communicate': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Il tuo turno'),
  },
  'quinta.turn.interact': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Ordine del combattimento', 'Il tuo turno'),
  },
  'quinta.turn.nothing': {
    kind: 'guidance',
    source: cite('Combattimento', 'Ordine del combattimento', 'Il tuo turno'),
  },
  'quinta.grid.squares': { kind: 'optional', source: cite('Combattimento', 'Giocare su una griglia') },
  'quinta.grid.speed': { kind: 'optional', source: cite('Combattimento', 'Giocare su una griglia') },
  'quinta.grid.enter-square': { kind: 'optional', source: cite('Combattimento', 'Giocare su una griglia') },
  'quinta.grid.corners': { kind: 'optional', source: cite('Combattimento', 'Giocare su una griglia') },
  'quinta.grid.distance': { kind: 'optional', source: cite('Combattimento', 'Giocare su una griglia') },
  'quinta.movement.speed': { kind: 'mechanic', source: cite('Combattimento', 'Movimento e posizione') },
  'quinta.movement.modes': { kind: 'mechanic', source: cite('Combattimento', 'Movimento e posizione') },
  'quinta.movement.difficult-terrain': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Movimento e posizione'),
  },
  'quinta.movement.splitting': { kind: 'mechanic', source: cite('Combattimento', 'Movimento e posizione') },
  'quinta.movement.drop-prone': { kind: 'mechanic', source: cite('Combattimento', 'Movimento e posizione') },
  'quinta.movement.stand-up': {
    kind: 'mechanic',
    source: cite('Condizioni', 'Elenco delle condizioni', 'Prono', 'silenzio'),
  },
  'quinta.movement.size': { kind: 'table', source: cite('Combattimento', 'Movimento e posizione') },
  'quinta.movement.through-creatures': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Movimento e posizione'),
  },
  'quinta.movement.end-in-occupied': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Movimento e posizione'),
  },
  'quinta.attack.sequence': { kind: 'mechanic', source: cite('Combattimento', 'Effettuare un attacco') },
  'quinta.attack.ability': {
    kind: 'mechanic',
    source: cite('Ritmo di gioco', 'Le eccezioni superano le regole generali'),
  },
  'quinta.attack.unseen-target': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Attaccanti e bersagli invisibili'),
  },
  'quinta.attack.unseen-attacker': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Attaccanti e bersagli invisibili'),
  },
  'quinta.attack.reveal-hidden': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Attaccanti e bersagli invisibili'),
  },
  'quinta.attack.cover': { kind: 'table', source: cite('Combattimento', 'Copertura') },
  'quinta.attack.cover-combining': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Copertura', 'silenzio'),
  },
  'quinta.attack.range': { kind: 'mechanic', source: cite('Combattimento', 'Attacchi a distanza') },
  'quinta.attack.ranged-in-melee': { kind: 'mechanic', source: cite('Combattimento', 'Attacchi a distanza') },
  'quinta.attack.melee-reach': { kind: 'mechanic', source: cite('Combattimento', 'Attacchi in mischia') },
  'quinta.attack.unarmed-strike': {
    kind: 'mechanic',
    source: citeAll(cite('Azioni', 'tabella'), cite('Combattimento', 'Attacchi in mischia')),
  },
  'quinta.attack.grappling': {
    kind: 'mechanic',
    source: cite('Condizioni', 'Elenco delle condizioni', 'Afferrato', 'presupposto'),
  },
  'quinta.attack.opportunity': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Attacchi in mischia', 'Attacchi di opportunità'),
  },
  'quinta.attack.opportunity-avoid': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Attacchi in mischia', 'Attacchi di opportunità'),
  },
  'quinta.mounted.eligible-mount': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Combattimento a cavallo'),
  },
  'quinta.mounted.mounting': { kind: 'mechanic', source: cite('Combattimento', 'Combattimento a cavallo') },
  'quinta.mounted.controlled': { kind: 'mechanic', source: cite('Combattimento', 'Combattimento a cavallo') },
  'quinta.mounted.independent': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Combattimento a cavallo'),
  },
  'quinta.mounted.falling-off': {
    kind: 'mechanic',
    source: cite('Combattimento', 'Combattimento a cavallo'),
  },
  'quinta.underwater.melee': { kind: 'mechanic', source: cite('Combattimento', 'Combattimento sott’acqua') },
  'quinta.underwater.ranged': { kind: 'mechanic', source: cite('Combattimento', 'Combattimento sott’acqua') },
  'quinta.underwater.fire': { kind: 'mechanic', source: cite('Combattimento', 'Combattimento sott’acqua') },
  'quinta.hp.points': { kind: 'mechanic', source: cite('Danni e guarigione', 'Punti ferita') },
  'quinta.hp.bloodied': { kind: 'derived', source: cite('Danni e guarigione', 'Punti ferita') },
  'quinta.rest.rests': { kind: 'mechanic', source: cite('Danni e guarigione', 'Riposo') },
  'quinta.rest.short-rest': { kind: 'mechanic', source: cite('Danni e guarigione', 'Riposo', 'delegato') },
  'quinta.rest.long-rest': {
    kind: 'mechanic',
    source: citeAll(
      cite('Danni e guarigione', 'Riposo', 'delegato'),
      cite('Danni e guarigione', 'Punti ferita temporanei'),
    ),
  },
  'quinta.damage.roll': { kind: 'mechanic', source: cite('Danni e guarigione', 'Tiri danni') },
  'quinta.damage.fixed': { kind: 'mechanic', source: cite('Danni e guarigione', 'Tiri danni') },
  'quinta.damage.critical': { kind: 'mechanic', source: cite('Danni e guarigione', 'Colpi critici') },
  'quinta.damage.one-roll-many-targets': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Tiri salvezza e danni'),
  },
  'quinta.damage.half-on-save': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Tiri salvezza e danni'),
  },
  'quinta.damage.types': { kind: 'table', source: cite('Danni e guarigione', 'Tipi di danno') },
  'quinta.damage.resistance': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Resistenza e vulnerabilità'),
  },
  'quinta.damage.vulnerability': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Resistenza e vulnerabilità'),
  },
  'quinta.damage.no-stacking': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Resistenza e vulnerabilità'),
  },
  'quinta.damage.order': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Resistenza e vulnerabilità'),
  },
  'quinta.damage.immunity': { kind: 'mechanic', source: cite('Danni e guarigione', 'Immunità') },
  'quinta.healing.sources': { kind: 'content', source: cite('Danni e guarigione', 'Guarigione') },
  'quinta.healing.cap': { kind: 'mechanic', source: cite('Danni e guarigione', 'Guarigione') },
  'quinta.damage.knock-out': { kind: 'mechanic', source: cite('Danni e guarigione', 'Svenire un nemico') },
  'quinta.death.at-zero': { kind: 'mechanic', source: cite('Danni e guarigione', 'A 0 punti ferita') },
  'quinta.death.monsters': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'A 0 punti ferita', 'Morte istantanea'),
  },
  'quinta.death.max-hp-zero': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'A 0 punti ferita', 'Morte istantanea'),
  },
  'quinta.death.massive-damage': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'A 0 punti ferita', 'Morte istantanea'),
  },
  'quinta.death.raise': { kind: 'content', source: cite('Danni e guarigione', 'A 0 punti ferita') },
  'quinta.death.unconscious': { kind: 'mechanic', source: cite('Danni e guarigione', 'A 0 punti ferita') },
  'quinta.death.saves': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Tiri salvezza contro la morte'),
  },
  'quinta.death.save-tally': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Tiri salvezza contro la morte'),
  },
  'quinta.death.natural-1-20': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Tiri salvezza contro la morte', 'Risultati speciali'),
  },
  'quinta.death.damage-at-zero': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Tiri salvezza contro la morte', 'Danni a 0 PF'),
  },
  'quinta.death.stabilise': {
    kind: 'action',
    source: cite('Danni e guarigione', 'Stabilizzare un personaggio'),
  },
  'quinta.death.stable': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Stabilizzare un personaggio'),
  },
  'quinta.temphp.absorb': { kind: 'mechanic', source: cite('Danni e guarigione', 'Punti ferita temporanei') },
  'quinta.temphp.duration': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Punti ferita temporanei'),
  },
  'quinta.temphp.no-stacking': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Punti ferita temporanei'),
  },
  'quinta.temphp.not-healing': {
    kind: 'mechanic',
    source: cite('Danni e guarigione', 'Punti ferita temporanei'),
  },
  'quinta.conditions.general': { kind: 'mechanic', source: cite('Condizioni') },
  'quinta.conditions.blinded': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.grappled': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.exhausted': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.deafened': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.poisoned': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.blocked': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.confused': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.frightened': {
    kind: 'condition',
    source: cite('Condizioni', 'Elenco delle condizioni'),
  },
  'quinta.conditions.immobilized': {
    kind: 'condition',
    source: cite('Condizioni', 'Elenco delle condizioni'),
  },
  'quinta.conditions.charmed': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.incapacitated': {
    kind: 'condition',
    source: cite('Condizioni', 'Elenco delle condizioni'),
  },
  'quinta.conditions.invisible': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.unconscious': {
    kind: 'condition',
    source: cite('Condizioni', 'Elenco delle condizioni'),
  },
  'quinta.conditions.prone': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.slowed': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.restrained': {
    kind: 'condition',
    source: cite('Condizioni', 'Elenco delle condizioni'),
  },
  'quinta.conditions.stunned': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.petrified': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
  'quinta.conditions.paralyzed': { kind: 'condition', source: cite('Condizioni', 'Elenco delle condizioni') },
} as const satisfies Readonly<Record<string, Pick<Rule, 'kind' | 'source'>>>;

/** All rules of the book, by id. */
export const RULES = buildRuleBook(ENTRIES, TEXT.rules);

export type RuleId = keyof typeof RULES;
