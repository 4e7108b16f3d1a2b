import type { en } from './en.statements.ts';

/** The statements of the rules in Italian, in our own words. */
export const it: typeof en = {
  'whitebox.play.conversation-loop':
    "L'Arbitro descrive dove sono i personaggi e che cosa vedono, i giocatori dicono che cosa fanno i loro personaggi e l'Arbitro racconta che cosa ne viene. Le regole sono linee guida per combattimento, esperienza, movimento, guarigione, morte e simili: l'Arbitro può decidere altrimenti, e nel registro resta scritto.",
  'whitebox.play.roles':
    "Il giocatore decide che cosa fa il suo personaggio. L'Arbitro gestisce il mondo, i mostri e ogni personaggio non giocante (PNG). Lavorano insieme, non l'uno contro l'altro.",
  'whitebox.xp.sources':
    "I punti esperienza (PE) vengono da due cose: uccidere mostri e accumulare tesori. Un'assegnazione è la somma di entrambi.",
  'whitebox.xp.monster-value':
    'Ogni mostro ha nella descrizione il suo valore in PE, e ucciderlo vale tanto. Un mostro senza valore non dà nulla.',
  'whitebox.xp.treasure-gold':
    "Ogni pezzo d'oro acquisito vale 1 PE. Altre monete e beni contano per il loro valore in oro.",
  'whitebox.xp.why-treasure':
    "I tesori danno esperienza perché misurano l'abilità dei giocatori. Un gruppo che attira il drago lontano e gli ruba il tesoro senza combattere guadagna l'intero tesoro: astuzia, furtività e inganno sono premiati quanto le armi.",
  'whitebox.xp.award-split':
    "L'Arbitro assegna l'esperienza ai personaggi. Di norma il totale si divide in parti uguali tra chi l'Arbitro nomina, per difetto. I bonus personali si aggiungono alla parte di ciascuno.",
  'whitebox.xp.prime-attribute-bonus':
    'Ogni classe ha un attributo principale, e la creazione del personaggio ne ricava un unico bonus percentuale. Ogni assegnazione a quel personaggio cresce di quella percentuale: con il 10%, 1000 PE diventano 1100.',
  'whitebox.xp.level-advance':
    'Un personaggio con abbastanza PE sale di livello: il totale deve raggiungere la soglia della classe, e pari basta. Si sale di tanti livelli insieme quanti ne raggiunge il totale.',
  'whitebox.time.turn':
    'Un turno dura dieci minuti. Azioni, movimento e risorse che si consumano si contano in turni finché il gruppo è in un luogo pericoloso.',
  'whitebox.time.combat-round':
    'Un round di combattimento dura un minuto: è il botta e risposta della battaglia. Quando scoppia un combattimento, il tempo passa dai turni ai round.',
  'whitebox.time.conversion':
    "Dieci round fanno un turno, sei turni un'ora e 144 turni un giorno. Luce, olio e incantesimi durano in minuti, qualunque sia l'unità in cui sono detti.",
  'whitebox.time.referee-pacing':
    "Fuori dai turni e dai round è l'Arbitro a decidere, con buon senso, quanto tempo passa: «qualche ora dopo…». Nel frattempo tutto ciò che brucia, sanguina o dura continua a scorrere.",
  'whitebox.movement.base-rate':
    'Il Tasso di Movimento viene dalla razza e dal peso portato, in libbre. Elfi e Umani: 12 fino a 75, 9 fino a 100, 6 fino a 150, 3 fino a 300. Nani e Halfling: 9 fino a 75, 6 fino a 100, 3 fino a 300.',
  'whitebox.movement.two-moves':
    'Il tasso è in decine di piedi, e in un turno si fanno due mosse. Con un tasso di 12 una mossa è di 120 piedi, e in dieci minuti ce ne sono due.',
  'whitebox.movement.modes':
    'Il movimento cauto serve a esplorare e a guardarsi da trappole e cose nascoste. La corsa serve ad arrivare in fretta o a scappare. Il movimento normale è quasi tutto il resto. In battaglia, quando il tempo va a round, ogni movimento è movimento di combattimento.',
  'whitebox.movement.mode-adjustments':
    'Il movimento cauto è metà del tasso, quello di combattimento un terzo, la corsa il doppio, il movimento normale il tasso stesso.',
  'whitebox.movement.combat-move':
    'Sottoterra, in ogni round di combattimento, ci si muove di un terzo del tasso, in decine di piedi: 40, 30, 20 o 10 piedi con un tasso di 12, 9, 6 o 3.',
  'whitebox.travel.daily-miles':
    "All'aperto il Tasso di Movimento è il numero di miglia percorse in un giorno: 9 miglia con un tasso di 9. Un gruppo va alla velocità del più lento.",
  'whitebox.travel.forced-march':
    'Una marcia forzata raddoppia le miglia di quel giorno: 18 con un tasso di 9. Il manuale non ne indica il costo.',
  'whitebox.travel.combat-yards':
    "All'aperto, in ogni round di combattimento, ci si muove di un terzo del tasso, in decine di iarde: 30 iarde con un tasso di 9. Una iarda è tre piedi, dunque tre volte più lontano che sottoterra.",
  'whitebox.travel.difficult-terrain':
    "L'Arbitro dovrebbe ridurre la velocità nei viaggi su terreni difficili, come paludi o montagne. Di quanto, lo dice l'Arbitro.",
  'whitebox.exploration.open-door':
    'Le porte dei dungeon sono grandi, pesanti e dure anche quando non sono chiuse a chiave. Per aprirne una si tira un d6: Umani ed Elfi riescono con 1–2, Nani e Halfling con 1.',
  'whitebox.exploration.open-door-strength':
    "A discrezione dell'Arbitro, il bonus o la penalità di forza conta nell'aprire le porte: allarga o restringe l'intervallo che riesce, da nessuna faccia a tutte e sei.",
  'whitebox.exploration.monsters-open-doors':
    'La maggior parte dei mostri apre le porte dei dungeon facilmente, senza tirare.',
  'whitebox.exploration.doors-self-close':
    'Una porta di dungeon, una volta aperta, si richiude da sola, se nessuno la tiene o la blocca. Chi torna deve aprirla di nuovo.',
  'whitebox.exploration.light-radius': 'Torce e lanterne illuminano un raggio di 30 piedi.',
  'whitebox.exploration.light-duration':
    "Una torcia brucia per un'ora, cioè sei turni. Una lanterna consuma una pinta di olio in quattro ore, cioè 24 turni.",
  'whitebox.exploration.light-prevents-surprise':
    'Chi porta una fonte di luce di norma non può sorprendere i mostri, ma può comunque essere sorpreso.',
  'whitebox.exploration.monsters-darkvision':
    'Tutti i mostri vedono al buio, tranne quelli incantati o comunque al servizio dei giocatori.',
  'whitebox.exploration.listen':
    'Per sentire rumori si tira un d6: gli Umani riescono con 1, i non umani con 1–2.',
  'whitebox.exploration.listen-information':
    "Il successo dice che si è sentito qualcosa, non che si sappia che cosa ha fatto rumore. Se lo si riconosce, lo dice l'Arbitro.",
  'whitebox.exploration.secret-door-search':
    'Chi cerca attivamente una porta segreta la individua con 1–2 su un d6.',
  'whitebox.exploration.secret-door-elf-search':
    'Un Elfo che cerca trova una porta segreta con 1–4 su un d6.',
  'whitebox.exploration.secret-door-elf-passing':
    'Un Elfo che passa soltanto vicino a una porta segreta percepisce, con 1–2 su un d6, che qualcosa non va. È un presentimento, non ancora la porta.',
  'whitebox.exploration.search-time': 'Cercare richiede un turno per ogni area di 10×10 piedi.',
  'whitebox.exploration.trap-trigger':
    'La maggior parte delle trappole e delle fosse scatta con 1–2 su un d6 quando un personaggio passa sopra il meccanismo di attivazione.',
  'whitebox.exploration.dwarf-stone-trap-search':
    'Un Nano che cerca attivamente rileva una trappola di pietra con 1–4 su un d6. Il manuale non dà ad altri una probabilità di trovare trappole cercando.',
  'whitebox.exploration.dwarf-stone-trap-passing':
    'Un Nano che passa soltanto accanto a una trappola di pietra la rileva con 1–2 su un d6.',
  'whitebox.exploration.trap-fall-damage':
    'Chi cade in una trappola subisce 1d6 danni ogni 10 piedi di caduta.',
  'whitebox.exploration.descriptive-search':
    "A un giocatore che descrive la ricerca tanto bene da arrivare al meccanismo, come guardare proprio l'applique che apre la porta segreta, l'Arbitro può concedere la scoperta senza tiro. A chi si limita a cercare sulla parete nord può chiedere il dado.",
  'whitebox.exploration.search-adjustment':
    "Alcune cose sono nascoste tanto bene da richiedere sempre un tiro, qualunque sia la descrizione, o un tiro con un aggiustamento. Questo allarga o restringe l'intervallo che riesce.",
  'whitebox.combat.round-order':
    "Quando il gruppo entra in contatto con i nemici, l'Arbitro stabilisce prima la sorpresa, che può dare a una parte un attacco gratuito o una mossa. Poi ogni parte tira l'iniziativa. Chi ce l'ha agisce e i risultati hanno effetto, quindi agisce l'altra parte. Il round è concluso, e l'ordine resta se la battaglia continua.",
  'whitebox.combat.surprise':
    "Chi è sorpreso lo giudica l'Arbitro, o si tira. Di norma è sorpreso chi ottiene 1 o 2 su un d6.",
  'whitebox.combat.surprise-benefit':
    "Quando è sorpresa una sola parte, gli altri hanno un attacco gratuito o una mossa prima dell'iniziativa.",
  'whitebox.combat.initiative':
    "All'inizio del primo round di combattimento ogni parte tira un d6, un tiro solo per tutta la parte. Vince il tiro più alto.",
  'whitebox.combat.initiative-kept':
    "L'iniziativa si tira una volta, all'inizio del primo round; lo stesso ordine vale nei round seguenti finché la battaglia non è finita.",
  'whitebox.combat.side-actions':
    "La parte vincente agisce per prima: attacchi a distanza, incantesimi, movimento, mischia. Ciò che fa ha effetto subito. L'altra parte subisce danni e perdite, poi agisce con chi resta.",
  'whitebox.combat.initiative-tie-simultaneous':
    "In caso di pareggio le due parti agiscono simultaneamente. Comunque l'Arbitro lo gestisca, il danno vale anche se chi lo infligge muore in quel round: due combattenti possono uccidersi a vicenda.",
  'whitebox.combat.initiative-tie-reroll':
    'Per giocare in modo più semplice, le parti in pareggio ritirano finché una vince.',
  'whitebox.combat.declared-intent':
    "Tutte le parti dichiarano le loro intenzioni prima di tirare l'iniziativa, così i giocatori devono decidere prima di sapere chi va per primo.",
  'whitebox.combat.alt-sequence':
    "Un round a fasi. Dopo la sorpresa e un tiro di iniziativa per parte vengono gli incantesimi preparati, poi le armi a distanza, poi la mischia, poi il movimento; in ogni fase va prima chi ha l'iniziativa.",
  'whitebox.combat.alt-surprise':
    "Chi non è sorpreso ottiene un intero round di combattimento gratuito, nel normale ordine delle fasi. Se nessuna parte o entrambe sono sorprese, si passa subito all'iniziativa.",
  'whitebox.combat.alt-spell-phase':
    "Prima fase: si lanciano gli incantesimi preparati, prima quelli di chi ha l'iniziativa. Preparare un incantesimo richiede un intero round di combattimento, ma uno può essere pronto da prima. Dopo il lancio si può cominciare a prepararne un altro.",
  'whitebox.combat.alt-missile-phase':
    'Seconda fase, in ordine di iniziativa: le armi a distanza, se erano già in mano e pronte a tirare.',
  'whitebox.combat.alt-melee-phase':
    'Terza fase, in ordine di iniziativa: il combattimento tra chi è già in mischia.',
  'whitebox.combat.alt-movement-phase':
    'Ultima fase, in ordine di iniziativa: il movimento. Chi si avvicina colpisce nel round seguente.',
  'whitebox.combat.alt-dexterity-order':
    'Se conta chi del gruppo va prima, si confrontano i punteggi di Destrezza: il più alto va per primo.',
  'whitebox.attack.roll':
    "Per attaccare con un'arma si tira un d20, si aggiungono i bonus per colpire e si tolgono le penalità, e si confronta il totale con il numero che la tabella della classe dà per la Classe dell'Armatura del bersaglio. Pari o superiore va a segno, e chi va a segno infligge danno.",
  'whitebox.attack.modifiers':
    "La forza conta negli attacchi con armi a mano, la destrezza negli attacchi a distanza, e un'arma magica aggiunge il suo bonus. Le penalità si sottraggono. Tutto si somma.",
  'whitebox.attack.ac-system':
    "L'Arbitro decide se gli attacchi si leggono sulle tabelle o si calcolano con la CA ascendente. L'esito è lo stesso.",
  'whitebox.attack.table-cleric-thief':
    'Che cosa serve a un Chierico o a un Ladro: 10 contro CA 9 [10] e uno in più per ogni grado di armatura migliore, fino a 19 contro 0 [19]. Questo ai livelli 1–3; 1 in meno ai livelli 4–5, 2 a 6–7, 3 a 8, 4 a 9 e 5 a 10.',
  'whitebox.attack.table-fighter':
    'Che cosa serve a un Guerriero: 10 contro CA 9 [10] e uno in più per ogni grado di armatura migliore, fino a 19 contro 0 [19]. Questo al livello 1; 1 in meno al livello 2, 2 a 3–4, 3 a 5, 4 a 6–7, 5 a 8 e 6 a 9–10.',
  'whitebox.attack.table-magic-user':
    'Che cosa serve a un Mago: 10 contro CA 9 [10] e uno in più per ogni grado di armatura migliore, fino a 19 contro 0 [19]. Questo ai livelli 1–4; 1 in meno ai livelli 5–6, 2 a 7–8 e 3 a 9–10.',
  'whitebox.attack.ascending-quick':
    "Con la CA ascendente si tira un d20 e si aggiunge il bonus di base per colpire di classe e livello, oltre ai bonus di forza, destrezza e magia; si tolgono le penalità. L'attacco va a segno se il totale è almeno la CA ascendente del bersaglio. Dà gli stessi colpi delle tabelle.",
  'whitebox.attack.base-hit-bonus':
    'Il bonus di base per colpire è la CA ascendente meno il numero della tabella, uguale in ogni colonna: 0 per tutti al livello 1; al livello 10 cinque per Chierici e Ladri, sei per i Guerrieri, tre per i Maghi.',
  'whitebox.attack.ac-conversion':
    "La Classe dell'Armatura si scrive discendente e, tra parentesi, ascendente: 9 [10], 8 [11] e così via fino a 0 [19]. Le due sommate danno sempre 19.",
  'whitebox.attack.monster-attacks':
    'Questo capitolo ha tabelle solo per le quattro classi. I mostri attaccano con lo stesso d20 e con il bonus per colpire della loro descrizione, contro la CA ascendente.',
  'whitebox.damage.weapon-damage':
    "Un colpo a segno infligge il danno del dado dell'arma, che si sottrae dai Punti Ferita del difensore.",
  'whitebox.damage.apply':
    'Il danno si sottrae dai Punti Ferita di chi è stato colpito, personaggio o creatura.',
  'whitebox.damage.death-at-zero': 'Chi arriva a 0 Punti Ferita muore.',
  'whitebox.damage.unconscious-optional':
    "L'Arbitro può far cadere i personaggi incoscienti a 0 Punti Ferita; muoiono solo se raggiungono un numero negativo stabilito prima.",
  'whitebox.damage.negative-limit-level':
    'Una regola della casa diffusa: i Punti Ferita possono scendere sotto lo 0 di tanti punti quanto il livello. Al 4° livello si muore solo sotto −4.',
  'whitebox.damage.bleeding':
    'Dove non si muore a 0, un personaggio con meno di 0 Punti Ferita si dissangua e ne perde 1 per round finché le ferite non sono fasciate. A 0 esatto non ci si dissangua.',
  'whitebox.damage.bind-wounds-stops-bleeding':
    'Fasciare le ferite di chi si dissangua ferma la perdita. Non restituisce Punti Ferita.',
  'whitebox.healing.magical':
    "La magia può ridare Punti Ferita, mai oltre il massimo; come e quanti è scritto nell'incantesimo o nell'oggetto.",
  'whitebox.healing.daily-rest': 'Un giorno intero di riposo ininterrotto restituisce 1 Punto Ferita.',
  'whitebox.healing.four-weeks':
    'Quattro settimane di riposo restituiscono tutti i Punti Ferita, quanti che siano quelli persi.',
  'whitebox.healing.bandage':
    "L'Arbitro può permettere di bendare le ferite dopo una battaglia per 1d4 Punti Ferita, soprattutto dove la magia è poca o nessuno gioca un Chierico.",
  'whitebox.healing.bandage-limits':
    'Le bende ridanno solo i Punti Ferita persi in quella stessa battaglia, e mai più del massimo.',
  'whitebox.healing.abstract-hit-points':
    "Se i Punti Ferita si intendono come resistenza, e solo il colpo che li porta a 0 come ferita, l'Arbitro può far recuperare di più per ogni giorno di riposo e far tirare i dadi per le bende.",
  'whitebox.combat.invisible-target':
    "Un avversario invisibile può essere attaccato solo se la sua posizione è nota a grandi linee, e l'attacco ha −4 per colpire.",
  'whitebox.combat.invisible-detection':
    "I mostri più potenti, quelli con olfatto e udito sensibili o con più di 6 DV, spesso individuano gli avversari invisibili. Quanto sia probabile, qui, lo dice l'Arbitro.",
  'whitebox.combat.burning-oil':
    "L'olio lanciato e poi incendiato, per esempio con una torcia, brucia per due round e infligge 1d6 danni in ciascuno, se è andato a segno. Si lancia contro CA 8 [11], qualunque cosa indossi il bersaglio.",
  'whitebox.combat.burning-oil-size':
    "L'Arbitro dovrebbe regolare il tiro secondo la dimensione del bersaglio: le creature grandi come ogre e giganti si colpiscono con l'olio più facilmente, per esempio, dei ragni giganti.",
  'whitebox.combat.melee-attack':
    "Un attacco in mischia si fa con un'arma a mano come una spada, una lancia o un pugnale.",
  'whitebox.combat.melee-range':
    "Due combattenti entro tre metri, 10 piedi, l'uno dall'altro sono in mischia.",
  'whitebox.combat.missile-attack':
    'Gli attacchi a distanza si fanno con armi come balestre, fionde o asce lanciate.',
  'whitebox.combat.missile-into-melee':
    'Chi tira in mischia non può scegliere chi, avversario o amico, riceve il colpo.',
  'whitebox.morale.fearless':
    'Le creature senza intelletto e i non-morti, tra gli altri, non hanno paura e combattono fino alla morte.',
  'whitebox.morale.referee-decides':
    "La maggior parte degli altri non continua una battaglia senza speranza: si ritira, si arrende o fugge. Quando, lo decide l'Arbitro secondo la situazione e l'intelligenza del mostro.",
  'whitebox.morale.check':
    "Se il morale di PNG o mostri è incerto, l'Arbitro può tirare 2d6: 2 o meno Arrenditi, 3–5 Fuga, 6–8 Tenere, 9–11 Combatti per il vantaggio, 12 Attacco!",
  'whitebox.morale.hirelings':
    'Il morale guida anche le azioni e la lealtà degli assoldati e di altri PNG compagni.',
  'whitebox.morale.loyalty-modifier':
    'Se per un PNG è appropriata una prova di morale, il modificatore di lealtà può applicarsi al tiro di morale.',
  'whitebox.negotiation.avoid-combat':
    'Alcuni combattimenti si evitano con poche parole ben scelte, bugie comprese. Un gruppo in svantaggio, o che vede poco bottino, può cercare di cavarsela a parole o di rimandare lo scontro a quando conviene.',
  'whitebox.joust.contest':
    "Una giostra è una gara tra due combattenti a cavallo con le lance. Ognuno cerca di colpire l'armatura o lo scudo dell'altro tanto forte da rompere la lancia o disarcionarlo.",
  'whitebox.joust.three-tilts':
    'Una giostra consiste in tre round di combattimento. In ogni round ciascun giostratore fa un attacco con la lancia.',
  'whitebox.joust.blunt-lance': 'Le lance smussate infliggono 1d6−1 punti di danno e non possono uccidere.',
  'whitebox.joust.stunned-at-zero':
    'Il giostratore portato a 0 Punti Ferita da lance smussate è stordito e cade dal suo destriero, senza danno aggiuntivo.',
  'whitebox.joust.sharp-lance': 'Le lance non smussate infliggono il loro danno normale e possono uccidere.',
  'whitebox.joust.unhorse-save':
    'Un giostratore che subisce danni deve superare un Tiro Salvezza o essere sbalzato dal suo destriero e subire 1d6 danni dalla caduta.',
  'whitebox.joust.points':
    "Punti per ogni round: 1 per un attacco di 12 o più alto, 2 se si infliggono danni, 3 se si sconfigge l'avversario.",
  'whitebox.joust.horse-bonus': "Un cavallo da guerra medio dà +1 all'attacco, uno pesante +2.",
  'whitebox.joust.victory': 'Dopo tre round vince il giostratore con più punti.',
  'whitebox.joust.automatic-loss':
    'Il giostratore messo al tappeto o ucciso perde automaticamente, qualunque siano i punti.',
  'whitebox.joust.duel-forfeit':
    'In un duello il perdente cede cavalcatura e armatura e concede un riscatto di quanto i compagni o la famiglia possono pagare, di solito secondo la classe sociale.',
  'whitebox.spells.casting-start':
    "Il lancio comincia all'inizio del round di combattimento: chi vuole lanciare lo dice allora, e prepara l'incantesimo finché non agisce la sua parte.",
  'whitebox.spells.in-melee':
    'Si può preparare un incantesimo nel raggio di mischia (10 piedi) di un avversario.',
  'whitebox.spells.interruption': "L'incantatore che subisce danni mentre prepara un incantesimo lo perde.",
  'whitebox.spells.effect-timing':
    "Salvo diversa indicazione, l'incantesimo ha effetto nella fase di iniziativa dell'incantatore.",
  'whitebox.spells.alt-sequence-casting':
    "Nella Sequenza Alternativa preparare un incantesimo richiede un round intero. Esso parte all'inizio di un round, prima di ogni altra cosa, e nel resto di quel round l'incantatore può prepararne un altro, muoversi o perfino combattere.",
  'whitebox.loyalty.check':
    "L'Arbitro può chiedere una prova di Lealtà per i PNG messi in pericolo o tentati da tangenti perché cambino parte: 3d6 sulla tabella della Lealtà.",
  'whitebox.loyalty.table':
    '3 Traditore, 4–5 −2 alla prossima prova di Lealtà, 6–8 −1, 9–12 Media, 13–15 +1, 16–17 +2, 18 Lealista.',
  'whitebox.loyalty.carried-modifier':
    'I risultati 4–8 e 13–17 danno −2, −1, +1 o +2 alla prossima prova di Lealtà di quel PNG.',
  'whitebox.loyalty.charisma': 'Il Carisma del personaggio che seguono può modificare una prova di Lealtà.',
  'whitebox.loyalty.treatment':
    "Un buon trattamento, il rispetto e un'equa parte del tesoro danno bonus alle prove di Lealtà; gli abusi, fisici o altri, portano penalità, abbandono o peggio.",
  'whitebox.loyalty.npc-individuals':
    'I PNG sono individui distinti, non semplici estensioni del personaggio del giocatore.',
  'whitebox.saves.single-throw':
    'Quando un incantesimo o un altro pericolo lo richiede si tira un d20: il Tiro Salvezza riesce se è uguale o superiore al numero del personaggio, che dipende dalla classe e scende con il livello.',
  'whitebox.saves.single-targets':
    'Al livello 1 il numero è 15 per Chierici e Maghi, 14 per Guerrieri e Ladri, e scende di 1 a ogni livello, fino a 6 e 5 al livello 10. Il manuale stampa 16 per Guerrieri e Ladri di livello 3: è un refuso per 12.',
  'whitebox.saves.success-effect':
    "Un Tiro Salvezza riuscito evita la minaccia o ne riduce l'effetto, come dice il pericolo.",
  'whitebox.saves.matrix':
    'Invece di un numero solo se ne possono usare cinque, secondo il pericolo: Morte e Veleno; Bacchette e Raggi; Paralisi e Pietra; Respiro del Drago; Incantesimi e Bastoni.',
  'whitebox.saves.table-cleric':
    'I numeri del Chierico dal livello 1 al 10. Morte e Veleno: 11, 10, 10, 9, 9, 8, 8, 7, 7, 6. Bacchette e Raggi: 12, 11, 11, 10, 10, 9, 9, 8, 8, 7. Paralisi e Pietra: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Respiro del Drago: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Incantesimi e Bastoni: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10.',
  'whitebox.saves.table-fighter':
    'I numeri del Guerriero dal livello 1 al 10. Morte e Veleno: 12, 12, 10, 10, 10, 8, 8, 8, 6, 6. Bacchette e Raggi: 13, 13, 11, 11, 11, 9, 9, 9, 7, 7. Paralisi e Pietra: 14, 14, 12, 12, 12, 10, 10, 10, 8, 8. Respiro del Drago: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9. Incantesimi e Bastoni: 16, 16, 14, 14, 14, 12, 12, 12, 10, 10.',
  'whitebox.saves.table-magic-user':
    'I numeri del Mago dal livello 1 al 10. Morte e Veleno: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Bacchette e Raggi: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Paralisi e Pietra: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Respiro del Drago: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Incantesimi e Bastoni: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9.',
  'whitebox.saves.table-thief':
    'I numeri del Ladro dal livello 1 al 10. Morte e Veleno: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Bacchette e Raggi: 14, 14, 14, 11, 11, 11, 11, 8, 8, 8. Paralisi e Pietra: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Respiro del Drago: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10. Incantesimi e Bastoni: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11.',
  'whitebox.saves.matrix-removes-class-bonuses':
    'La matrice non si integra direttamente in White Box. Chi la adotta come regola della casa elimina i bonus di classe ai Tiri Salvezza e tiene i bonus razziali dei non umani.',
  'whitebox.referee.uncovered-situations':
    "White Box è un gioco freeform con poche regole. Ciò che non coprono lo gestisce l'Arbitro, valutando correttamente che cosa fanno i personaggi e decidendo che cosa ne viene.",
  'whitebox.referee.fair-challenges':
    "Giocatori e Arbitro non sono avversari. L'Arbitro crea trappole, pericoli e mostri, ma il suo compito non è sconfiggere i giocatori: è dare loro sfide interessanti e pericolose e guidare la storia in modo equo. Per gli eroi incauti l'epopea può essere breve.",
};
