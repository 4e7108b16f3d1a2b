import type { en } from './en.statements.ts';

/** The statements of the rules in Italian, in our own words. */
export const it: typeof en = {
  'quinta.core.pillars':
    'Il gioco ha tre pilastri: interazione sociale, esplorazione e combattimento. Ogni scena appartiene ad almeno uno di essi, e tutti e tre usano lo stesso ritmo di gioco e gli stessi Test con d20. Solo il combattimento impone di agire rigorosamente a turni; altrove è il GM a dare a ciascuno la possibilità di agire.',
  'quinta.core.play-loop':
    "Tre passi si ripetono per tutta la sessione, cioè ogni volta che ci si siede a giocare. Prima il GM descrive la scena; poi i giocatori dicono che cosa fanno i personaggi, magari ognuno una cosa diversa; infine il GM ne racconta l'esito, che riporta al primo passo. Fuori dal combattimento il GM fa in modo che tutti possano agire e sceglie come si risolve ogni attività. Ciò che è facile riesce senza tirare; solo ostacoli o circostanze incerte richiedono i dadi.",
  'quinta.core.exceptions-win':
    "Una regola generale vale fino a esplicita smentita di un altro elemento del gioco: un privilegio di classe, un talento, la proprietà di un'arma, un incantesimo, un oggetto magico, la capacità di un mostro. Nel conflitto fra le due si applica l'eccezione, e il resto della regola rimane. Un'eccezione che dice «puoi» aggiunge una scelta e non ne toglie. Se due eccezioni si contraddicono, prevale la più specifica: questo attacco prima di quest'arma, quest'arma prima di questa creatura, questa creatura prima di tutti; poi decide il GM.",
  'quinta.core.round-down':
    "Ogni volta che una divisione o moltiplicazione lascia una frazione si arrotonda all'intero inferiore, anche se la frazione è pari o superiore a un mezzo; una regola che dice di arrotondare per eccesso è un'eccezione. Anche per i numeri negativi per difetto vuol dire verso il basso. Ogni operazione si arrotonda per conto suo. Le distanze si arrotondano di norma a multipli di 1,5 m, perché ogni distanza del gioco lo è: metà di una Velocità di 9 m è 4,5 m.",
  'quinta.core.gm-authority':
    "Su queste regole poggia ogni altra parte del gioco. Spetta al GM usarle, aggiungervi le eccezioni del caso e misurare le sfide sull'avventura. Dove il capitolo lascia qualcosa al GM, lo si chiede al GM; se nessuno risponde, vale una scelta predefinita e registrata.",
  'quinta.ability.six-abilities':
    'Ogni creatura, personaggio o mostro, ha sei caratteristiche: Forza (potenza fisica), Destrezza (agilità, riflessi ed equilibrio), Costituzione (salute e resistenza), Intelligenza (ragionamento e memoria), Saggezza (percettività e forza di volontà) e Carisma (fiducia, presenza e fascino).',
  'quinta.ability.score-range':
    'Un punteggio va da 1 a 20, per alcuni mostri fino a 30: 1 è il minimo possibile, 2–9 debole, 10–11 la media umana, 12–19 elevato, 20 il massimo di un avventuriero salvo diversa indicazione, 21–29 straordinario, 30 il massimo assoluto. Un aumento si ferma al massimo della creatura, di norma 20 per i personaggi e 30 per i mostri.',
  'quinta.ability.score-zero':
    "Di norma un punteggio non scende sotto 1. Un effetto che ne riduce uno a 0 spiega da sé che cosa accade; non c'è una conseguenza generale. La tabella non ha una riga per lo 0: il modificatore resta −5. Un effetto che dello 0 non dice nulla lascia il punteggio a 1.",
  'quinta.ability.modifier':
    'Ogni caratteristica ha un modificatore per i suoi Test con d20: il punteggio meno 10, dimezzato per difetto. 1 dà −5, 2–3 −4, 4–5 −3, 6–7 −2, 8–9 −1, 10–11 +0, 12–13 +1, 14–15 +2, 16–17 +3, 18–19 +4, 20–21 +5, 22–23 +6, 24–25 +7, 26–27 +8, 28–29 +9, 30 +10.',
  'quinta.d20.test':
    "Quando l'esito di un'azione è incerto decide un Test con d20. Può essere una prova di caratteristica, un tiro salvezza o un tiro per colpire: altri non ce ne sono. Si tira un d20, due con vantaggio o svantaggio; si aggiungono il modificatore di caratteristica, il Bonus di competenza se si ha competenza in ciò che si mette alla prova, e i bonus e le penalità circostanziali; si confronta il totale con il numero bersaglio. Ciò che tocca i Test con d20 tocca tutti e tre i tipi.",
  'quinta.d20.advantage':
    'Con il vantaggio si tirano due d20 e si tiene il più alto, con lo svantaggio il più basso. Conta solo il dado tenuto, sia per il totale sia per i numeri naturali. Per chi tira, alto è sempre meglio.',
  'quinta.d20.advantage-combining':
    "Il capitolo tace, e lo completiamo così: più vantaggi restano due dadi, e lo stesso più svantaggi. Se c'è almeno uno dell'uno e uno dell'altro si annullano del tutto e si tira un solo d20, quanti che siano da ciascuna parte.",
  'quinta.d20.modifiers':
    'Il totale è il d20 tenuto, più il modificatore della caratteristica rilevante, più il Bonus di competenza se la creatura ha competenza in ciò che il test usa, più ogni bonus e penalità circostanziale da privilegi, incantesimi o altre regole. È ogni regola a dire quale caratteristica si usa. Lo stesso effetto non conta due volte sullo stesso tiro, salvo che lo dica.',
  'quinta.d20.target-number':
    'Un totale pari o superiore al numero bersaglio ha successo; ogni altro fallisce. Il numero bersaglio di una prova o di un tiro salvezza è la Classe Difficoltà (CD), quello di un tiro per colpire la Classe Armatura (CA) del bersaglio.',
  'quinta.d20.ability-check':
    "Una prova di caratteristica è un Test con d20 su una caratteristica contro una CD, spesso scritta con un'abilità, come Forza (Atletica). La competenza in quell'abilità, o in uno strumento usato, aggiunge il Bonus di competenza. Dove il capitolo non dà una CD la stabilisce il GM; nessun numero naturale basta da solo a superare o fallire una prova: così completiamo il silenzio del capitolo.",
  'quinta.d20.saving-throw':
    "Un tiro salvezza è un Test con d20 su una caratteristica contro la CD dell'effetto che lo impone; la competenza nei TS di quella caratteristica aggiunge il Bonus di competenza. È l'effetto a dire che cosa comportano successo e fallimento. Un TS che una condizione fa fallire automaticamente non si tira. Sul resto il capitolo tace: da noi nessun numero naturale decide da solo, salvo nei tiri contro la morte, e chi tira può scegliere di fallire.",
  'quinta.d20.attack-roll':
    "Un tiro per colpire è un Test con d20 contro la Classe Armatura del bersaglio, copertura compresa. Si aggiungono il modificatore della caratteristica dell'attacco, il Bonus di competenza se si ha competenza nell'arma, e i bonus e le penalità circostanziali. Pari alla CA colpisce.",
  'quinta.d20.natural-20-and-1':
    'Il capitolo dice che cosa fa un colpo critico, ma non che il 20 lo sia; lo completiamo così: in un tiro per colpire un 20 tenuto colpisce qualunque sia la CA ed è un colpo critico, un 1 tenuto manca qualunque siano i modificatori. Prove e tiri salvezza non hanno questa regola.',
  'quinta.d20.typical-dc':
    'Il capitolo non ha una scala di difficoltà; al GM offriamo questa: molto facile 5, facile 10, media 15, difficile 20, molto difficile 25, quasi impossibile 30. Non sostituisce mai una CD data dal capitolo, come 10 per il primo soccorso, per svegliare chi è stato tramortito e per restare in sella.',
  'quinta.d20.armor-class':
    "Il capitolo usa la Classe Armatura senza dire da dove viene; lo completiamo così: senza un altro calcolo è 10 più il modificatore di Destrezza. Di più calcoli se ne usa uno solo; i bonus, come la copertura, si sommano. Una CA scritta sulla scheda vale così com'è.",
  'quinta.proficiency.bonus':
    'Ogni creatura ha un Bonus di competenza per il suo addestramento, secondo il livello per i personaggi e il Grado di Sfida per i mostri: fino a 4 +2, 5–8 +3, 9–12 +4, 13–16 +5, 17–20 +6, 21–24 +7, 25–28 +8, 29–30 +9. I gradi sotto 1 stanno nella prima riga.',
  'quinta.proficiency.once-per-roll':
    'Il Bonus di competenza non si aggiunge mai più di una volta allo stesso tiro, quante che siano le competenze rilevanti: una prova di Carisma (Inganno o Persuasione) lo riceve una volta, con una delle due abilità o con entrambe.',
  'quinta.proficiency.multiply-divide-once':
    'Alcune regole moltiplicano o dividono il Bonus di competenza prima di aggiungerlo: il privilegio Competenza, da non confondere con la competenza stessa, lo raddoppia per certe prove. Su un tiro si moltiplica una sola volta e si divide una sola volta. Prima si moltiplica, poi si divide, e si arrotonda per difetto una volta sola; di più moltiplicatori vale il maggiore, di più divisori il minore.',
  'quinta.proficiency.skill-check':
    "Molte prove coinvolgono un'abilità, una categoria di azioni legata a una caratteristica. Chi vi ha competenza aggiunge il Bonus di competenza; chi non l'ha può tentare lo stesso, senza bonus. Arrampicarsi su una scogliera, per esempio, è Forza (Atletica).",
  'quinta.proficiency.skill-table':
    'Diciotto abilità. Forza: Atletica (saltare lontano, nuotare in acque mosse, rompere qualcosa). Destrezza: Acrobazia (restare in piedi, fare capriole), Furtività (muoversi in silenzio, nascondersi), Rapidità di mano (borseggiare, celare un oggetto, giochi di prestigio). Intelligenza: Arcano (incantesimi, oggetti magici, piani), Indagare (trovare informazioni, capire come funziona una cosa), Natura (terreno, piante, animali, clima), Religione (divinità, riti, simboli), Storia (eventi, popoli, culture). Saggezza: Addestrare animali (calmare o addestrare un animale), Intuizione (umore e intenzioni), Medicina (una malattia, una causa di morte), Percezione (ciò che è difficile da vedere o sentire), Sopravvivenza (tracce, orientamento, pericoli naturali). Carisma: Inganno (mentire, travestirsi), Intimidire (incutere timore), Intrattenere (recitare, raccontare, suonare, danzare), Persuasione (convincere onestamente). Costituzione non ne ha.',
  'quinta.proficiency.skill-relevance':
    "La descrizione di un'azione nomina la sua abilità. Se un'abilità sia rilevante per una prova lo decide in ultima istanza il GM.",
  'quinta.proficiency.skill-sources':
    'Le prime competenze di un personaggio nelle abilità si stabiliscono alla creazione; quelle di un mostro sono nel suo stat block. Nessuno ne ottiene altre da sé.',
  'quinta.proficiency.saving-throws':
    'La competenza nei tiri salvezza di una caratteristica aggiunge il Bonus di competenza solo ai TS di quella caratteristica. Ogni classe ne dà almeno due: un mago ha Intelligenza e Saggezza. I mostri possono non averne.',
  'quinta.proficiency.weapons':
    "Chiunque può usare qualsiasi arma. La competenza aggiunge il Bonus di competenza ai tiri per colpire con essa, mai ai danni. Le competenze in armi e strumenti vengono da classe e background. Dell'addestramento nelle armature il capitolo non dice nulla, quindi un'armatura non ostacola nessuno.",
  'quinta.proficiency.tools':
    "Con la competenza in uno strumento, ogni prova in cui lo si adopera può ricevere il Bonus di competenza. Chi ha competenza anche nell'abilità collegata ha inoltre vantaggio; il bonus si aggiunge comunque una volta sola. Se l'abilità sia collegata lo dice il GM.",
  'quinta.actions.list':
    "Fare qualcosa di diverso dal muoversi o comunicare richiede di solito un'azione. Sono dodici: Attacco, Scatto, Disimpegno, Schivata, Aiuto, Nascondersi, Influenzare, Magia, Preparare, Cercare, Studiare e Utilizzare. Il capitolo ne lascia la descrizione completa a un glossario che non ne fa parte.",
  'quinta.actions.attack':
    "Si effettua un attacco con un'arma o un Colpo senz'armi; alcuni privilegi permettono più attacchi nella stessa azione. Di estrarre le armi il capitolo non parla: con ogni attacco si può estrarre o riporre un'arma, oltre all'interazione gratuita.",
  'quinta.actions.dash':
    'Per il resto del turno la creatura ha movimento extra pari alla sua Velocità attuale, dopo ogni modifica. Con Velocità 0 non ottiene nulla.',
  'quinta.actions.disengage':
    'Per il resto del turno il movimento della creatura non provoca attacchi di opportunità. I turni seguenti non ne sono toccati.',
  'quinta.actions.dodge':
    "Fino all'inizio del prossimo turno della creatura i tiri per colpirla hanno svantaggio e i suoi TS su Destrezza hanno vantaggio. Il beneficio si perde se è incapacitata o se la sua Velocità è 0, e una volta perso non torna. Di norma non occorre che veda l'attaccante.",
  'quinta.actions.help':
    "Si aiuta la prova di un alleato, si aiuta il suo tiro per colpire, oppure si presta primo soccorso. Il capitolo nomina solo i tre usi; il resto lo completiamo noi. Chi ha competenza nell'abilità o nello strumento ed è abbastanza vicino dà vantaggio alla prossima prova dell'alleato. Chi è entro 1,5 m da un nemico dà vantaggio al prossimo tiro per colpire di un alleato contro di lui. L'aiuto si consuma col primo tiro adatto e svanisce all'inizio del prossimo turno di chi aiuta. Il primo soccorso è una prova di Saggezza (Medicina) CD 10.",
  'quinta.actions.hide':
    "Si fa una prova di Destrezza (Furtività) per nascondersi, se il GM lo permette. Il capitolo non dice altro; lo completiamo così: bisogna essere in un'area fortemente oscurata o dietro una copertura di tre quarti o totale, fuori dalla vista di ogni nemico, e raggiungere CD 15. Chi riesce è Invisibile finché è nascosto, e il totale è la CD della prova di Saggezza (Percezione) per scoprirlo. Finisce facendo un rumore più forte di un sussurro, venendo scoperti, effettuando un tiro per colpire o lanciando un incantesimo a voce.",
  'quinta.actions.influence':
    "Si fa una prova di Carisma (Inganno, Intimidire, Intrattenere o Persuasione) o di Saggezza (Addestrare animali), e se riesce l'atteggiamento della creatura cambia. Il resto lo completiamo noi: il GM dice se la creatura è disposta (accetta), contraria (rifiuta) o esitante (si tira). La CD è 15 o il suo punteggio di Intelligenza, se è più alto; una creatura Amichevole dà vantaggio, una Ostile svantaggio. Il successo di norma le fa fare ciò che si chiede e ne sposta l'atteggiamento di un gradino verso Amichevole; il fallimento non cambia nulla, e lo stesso approccio con lei deve attendere 24 ore.",
  'quinta.actions.magic':
    "Si lancia un incantesimo, si usa un oggetto magico o una capacità magica che richiede un'azione. Gli incantesimi stanno in un capitolo che non abbiamo: ognuno porta con sé tiro per colpire, tiri salvezza, danni, guarigione o condizioni.",
  'quinta.actions.ready':
    "Si sceglie un innesco e si dice che cosa fare quando arriva. Il resto lo completiamo noi: l'innesco dev'essere percepibile; la risposta è un'azione, o un movimento fino alla Velocità; consuma la Reazione, subito dopo l'innesco e prima dell'inizio del proprio turno seguente; l'innesco si può lasciar passare. Un incantesimo preparato si lancia subito e si trattiene fino ad allora.",
  'quinta.actions.search':
    "Si fa una prova di Saggezza per cogliere ciò che non è evidente, con Intuizione, Medicina, Percezione o Sopravvivenza. Che cosa trovi ciascuna lo completiamo noi: Intuizione uno stato d'animo, Medicina un malanno o una causa di morte, Percezione una creatura o cosa celata, Sopravvivenza tracce o cibo. Per una creatura nascosta la CD è il suo totale di Furtività.",
  'quinta.actions.study':
    'Si fa una prova di Intelligenza per ricordare o dedurre qualcosa, con Arcano, Storia, Indagare, Natura o Religione.',
  'quinta.actions.utilize':
    "Si usa un oggetto non magico quando serve un'azione; soprattutto per ogni interazione con oggetti dopo quella gratuita del turno.",
  'quinta.actions.improvise':
    "Le creature possono fare anche ciò che non è in elenco, e i privilegi aprono altre possibilità. Se si improvvisa, il GM stabilisce se la cosa si può fare e se occorre un Test con d20. Consuma l'azione, salvo che il GM dica altro.",
  'quinta.actions.one-at-a-time':
    "Una creatura fa un'azione alla volta, in combattimento e altrove: chi sta cercando di Influenzare qualcuno non può intanto Cercare di leggerne i segnali.",
  'quinta.actions.bonus-action':
    "C'è un'Azione bonus solo dove un privilegio, un incantesimo o una capacità la concede. Se ne compie al massimo una per turno, quante che siano le opzioni; si sceglie quale, e quando nel turno salvo diversa indicazione. Ciò che impedisce di compiere azioni impedisce anche le azioni bonus.",
  'quinta.actions.reaction':
    "Una Reazione risponde subito a un innesco, nel proprio turno o in quello altrui; la più comune è l'attacco di opportunità. Dopo, non se ne hanno altre fino all'inizio del proprio prossimo turno. Avviene subito dopo l'innesco salvo diversa specifica, e il turno interrotto riprende da lì. Tutti iniziano lo scontro con una Reazione; più reazioni allo stesso innesco seguono l'ordine di Iniziativa, a partire da chi viene dopo chi è di turno.",
  'quinta.social.interaction':
    "Nell'interazione sociale i personaggi incontrano persone, o mostri, che preferiscono parlare piuttosto che combattere. Il GM interpreta tutti i PNG. La scena avanza in due modi: con l'interpretazione e con le prove di caratteristica.",
  'quinta.social.attitudes':
    "Un PNG è Amichevole, Indifferente o Ostile verso i personaggi: i primi sono inclini ad aiutare, gli ultimi a ostacolare. Il resto lo completiamo noi: Indifferente salvo diversa indicazione; le prove per influenzare un Amichevole hanno vantaggio, un Ostile svantaggio. L'atteggiamento vale per il gruppo e può essere diverso per un singolo personaggio.",
  'quinta.social.roleplay':
    "L'interpretazione riguarda tutto il gioco ed emerge di più nel dialogo. I giocatori decidono pensieri, azioni e parole dei personaggi, recitandoli o descrivendoli; un modo vale l'altro. Il GM ricava la reazione di un PNG dalla sua personalità e da ciò che si fa: un bandito codardo può cedere alle minacce, un mercante testardo non cede a chi lo assilla, un drago vanitoso gradisce le adulazioni. Osservare come il PNG è interpretato mostra a che cosa mira; offrirglielo, o far leva su paure e desideri, può portare amicizie, evitare violenza o far ottenere informazioni, mentre offenderne l'orgoglio o gli amici porta spesso al fallimento. L'interpretazione da sola può cambiare un atteggiamento.",
  'quinta.social.checks':
    "Quando il GM vuole che in queste scene contino i dadi chiede di solito l'azione Influenzare. Al gruppo conviene che conduca chi ha la competenza adatta: per ingannare una guardia, chi è competente in Inganno. È un consiglio e non obbliga nessuno.",
  'quinta.exploration.equipment':
    "L'equipaggiamento apre possibilità: una scala raggiunge luoghi alti, una torcia o un'altra fonte di luce mostra i dettagli, gli attrezzi da scasso forzano serrature e contenitori, i triboli ostacolano i nemici. Anche le armi hanno usi pacifici: un bastone ferrato preme da lontano un pulsante sospetto. Il capitolo sull'equipaggiamento non c'è; quanto illumini una torcia lo completiamo noi: luce intensa per 6 m e fioca per altri 6 m.",
  'quinta.vision.lightly-obscured':
    'Con luce fioca, nebbia leggera o vegetazione moderata le prove di Saggezza (Percezione) basate sulla vista hanno svantaggio. Gli altri sensi non ne risentono.',
  'quinta.vision.heavily-obscured':
    "Il buio, la nebbia fitta e la vegetazione densa sono opachi: chi tenta di vedervi qualcosa è come Accecato a quel fine (qui il capitolo dice Cieco). Si chiede per ogni coppia chi può vedere chi, e verso tutto il resto nessuno è Accecato; chi sta dentro l'area non vede nulla di ciò che vi si trova.",
  'quinta.vision.light-levels':
    "Con luce intensa (giorno, torce, lanterne, fuochi) si vede normalmente. La luce fioca (ombra, crepuscolo, alba, luce lunare) rende un'area leggermente oscurata. L'oscurità (un dungeon non illuminato, una notte senza luna, il buio magico) la rende fortemente oscurata. Un luogo è oscurato quanto il peggio fra la sua luce e la sua nebbia o vegetazione.",
  'quinta.vision.special-senses':
    "Il capitolo nomina quattro sensi e li lascia al glossario; li completiamo noi, ciascuno entro il suo raggio. Vista cieca percepisce senza la vista, al buio, da Accecati e anche l'Invisibile, ma non attraverso una copertura totale. Scurovisione tratta la luce fioca come intensa e l'oscurità come fioca. Tremorsenso localizza ciò che tocca lo stesso suolo o liquido; non è vista e non coglie ciò che vola. Vista cieca vera vede in ogni oscurità, l'Invisibile, e attraverso illusioni e trasformazioni.",
  'quinta.exploration.hiding':
    "Ci si nasconde per osservare di soppiatto, sfuggire a chi fa la guardia o tendere un agguato. Quando le circostanze lo consentono lo dice il GM; per farlo serve l'azione Nascondersi.",
  'quinta.objects.simple-interaction':
    "Di solito il giocatore dice che cosa fa il personaggio con un oggetto, come spostare una leva o aprire una porta, e il GM racconta l'esito. Le regole che seguono intervengono solo dove serve.",
  'quinta.objects.definition':
    'Per le regole un oggetto è una singola cosa inanimata: una finestra, una porta, una spada, un libro, un tavolo, una sedia, una pietra. Un edificio o un veicolo non è un oggetto ma più oggetti insieme.',
  'quinta.objects.free-interaction':
    "In combattimento e in altre situazioni concitate ogni turno una creatura può maneggiare gratis un solo oggetto, mentre si muove o agisce. Ogni altra interazione richiede l'azione Utilizzare.",
  'quinta.objects.find-hidden':
    'Per trovare una porta segreta, una trappola e simili di solito serve una prova di Saggezza (Percezione), purché il giocatore dica di cercare nel punto giusto. Cercando altrove non si trova, qualunque cosa si tiri.',
  'quinta.objects.carrying':
    'Ciò che si porta di solito non si conta. Per qualcosa di molto pesante, o moltissime cose, il GM può applicare un limite. Il capitolo non dà cifre; le nostre, per ogni punto di Forza: Minuscola 3,75 kg, Piccola e Media 7,5, Grande 15, Enorme 30, Mastodontica 60. Si può trascinare, sollevare o spingere il doppio; oltre il primo limite la Velocità è al massimo 1,5 m.',
  'quinta.objects.breaking-fragile':
    "Con un'azione una creatura distrugge senza tirare un oggetto fragile e non magico, come vetro o carta. Può essere l'azione Attacco o Utilizzare. Gli oggetti magici e quelli resistenti non si rompono così.",
  'quinta.objects.breaking-resilient':
    "Il capitolo lascia gli oggetti resistenti al glossario; lo completiamo così. CA: stoffa, carta, corda 11; cristallo, vetro, ghiaccio 13; legno 15; pietra 17; ferro, acciaio 19; mithral 21; adamantio 23. PF, fragile o resistente: Minuscolo 2 (1d4) o 5 (2d4), Piccolo 3 (1d6) o 10 (3d6), Medio 4 (1d8) o 18 (4d8), Grande 5 (1d10) o 27 (5d10); il più grande va per sezioni Grandi. A 0 l'oggetto è distrutto. È immune ai danni da veleno e psichici, non fa prove e fallisce ogni TS. Una soglia di danno ignora i colpi che non la raggiungono.",
  'quinta.exploration.marching-order':
    'Il gruppo dovrebbe avere un ordine di marcia, in interni e in esterni: dice chi è colpito dalle trappole, chi può notare nemici nascosti e chi è più vicino ai nemici quando inizia uno scontro. Si può cambiare in ogni momento fuori dal combattimento e annotare come si preferisce. È un elenco di file, la prima davanti.',
  'quinta.hazards.list':
    'Oltre ai mostri ci sono cinque pericoli, che il capitolo nomina e lascia al glossario: bruciature, disidratazione, cadute, malnutrizione e soffocamento.',
  'quinta.hazards.burning':
    "Il capitolo lo nomina soltanto; lo completiamo così: chi brucia subisce 1d4 danni da fuoco all'inizio di ogni suo turno. Con un'azione ci si butta proni e ci si rotola per spegnersi; spengono anche l'acqua, l'immersione o il soffocare le fiamme, che vengono prima dei danni.",
  'quinta.hazards.dehydration':
    'Il capitolo lo nomina soltanto; lo completiamo così: acqua al giorno per Minuscola 1 litro, Piccola e Media 4, Grande 16, Enorme 64, Mastodontica 256. Chi beve meno della metà prende 1 livello di Affaticato a fine giornata. I livelli dovuti alla sete restano finché non si beve la razione di un giorno intero.',
  'quinta.hazards.falling':
    'Il capitolo lo nomina soltanto; lo completiamo così: una caduta infligge 1d6 danni contundenti per ogni 3 m interi, al massimo 20d6, e chi subisce danni atterra Prono. Cadendo in un liquido si può usare la Reazione per una prova di Forza (Atletica) o Destrezza (Acrobazia) CD 15, tirata prima, che dimezza i danni.',
  'quinta.hazards.malnutrition':
    'Il capitolo lo nomina soltanto; lo completiamo così: cibo al giorno per Minuscola 0,125 kg, Piccola e Media 0,5, Grande 2, Enorme 8, Mastodontica 32. Chi mangia, ma meno della metà, a fine giornata fa un TS su Costituzione CD 10 o prende 1 livello di Affaticato. Chi non mangia nulla prende 1 livello alla fine del quinto giorno e 1 ogni giorno seguente. I livelli dovuti alla fame restano finché non si mangia la razione di un giorno intero.',
  'quinta.hazards.suffocation':
    'Il capitolo lo nomina soltanto; lo completiamo così: si trattiene il fiato per 1 minuto più il modificatore di Costituzione in minuti, almeno 30 secondi. Senza fiato o soffocando si prende 1 livello di Affaticato alla fine di ogni turno; tornando a respirare spariscono tutti. Con dieci livelli sono dieci turni.',
  'quinta.travel.methods':
    'Un lungo viaggio viene riassunto dal GM oppure giocato con le regole del passo di marcia.',
  'quinta.travel.pace':
    "Fuori dal combattimento un gruppo viaggia a passo Veloce, Normale o Lento. In un minuto 120, 90 o 60 m; in un'ora 4, 3 o 2 km; in un giorno 48, 38 o 29 km. Le colonne non vanno d'accordo fra loro, quindi ciascuna si usa solo per il suo intervallo. Un'opzione corregge le ore a 6, 4,5 e 3 km.",
  'quinta.travel.pace-effects':
    'In viaggio: Veloce, svantaggio alle prove di Saggezza (Percezione), Saggezza (Sopravvivenza) e Destrezza (Furtività); Normale, svantaggio alle prove di Destrezza (Furtività); Lento, vantaggio alle prove di Saggezza (Percezione) e Saggezza (Sopravvivenza).',
  'quinta.travel.mounts':
    "Su cavalli o altre cavalcature un gruppo copre il doppio della distanza per 1 ora; poi le cavalcature hanno bisogno di un Riposo breve o lungo. Di norma proseguono al passo ordinario ma non raddoppiano prima di quel riposo; ogni ora raddoppiata aggiunge al giorno la distanza di un'ora.",
  'quinta.travel.vehicles':
    "Su carri e altri veicoli terrestri si sceglie il passo di marcia come di consueto. Sull'acqua il gruppo va alla velocità della nave, non sceglie un passo e non ne ha gli effetti; la nave può viaggiare fino a 24 ore al giorno, secondo il tipo e l'equipaggio. I veicoli stanno in un capitolo che non abbiamo.",
  'quinta.combat.rounds':
    "Uno scontro oppone di solito due schieramenti. Si svolge in round di circa 6 secondi; in ciascuno ogni partecipante ha un turno, in un ordine fissato all'inizio dall'Iniziativa. I round si susseguono finché una parte non è sconfitta.",
  'quinta.combat.steps':
    'Tre fasi in ordine: si stabiliscono le posizioni, si tira Iniziativa e si agisce a turni; la terza si ripete finché lo scontro termina.',
  'quinta.combat.positions':
    "Dove stia ciascuno lo stabilisce il GM, guardando all'ordine di marcia o a ciò che i giocatori hanno detto di fare. Di norma le file dell'ordine di marcia stanno un quadretto l'una dietro l'altra.",
  'quinta.combat.end':
    'Lo scontro termina quando una parte è sconfitta, cioè ognuno dei suoi è ucciso, privo di sensi, arreso o fuggito, oppure quando le due parti si accordano per smettere.',
  'quinta.initiative.roll':
    "All'inizio ogni partecipante fa una prova di Destrezza; il totale è la sua Iniziativa per tutto lo scontro. I giocatori tirano per i personaggi, il GM per i mostri. Ciò che tocca le prove di caratteristica tocca anche questa; la competenza conta solo se un privilegio lo dice.",
  'quinta.initiative.group':
    "Il GM tira una volta sola per ogni gruppo di mostri identici, e tutti usano quel risultato. I mostri che differiscono in qualcosa che tocca il tiro, come la sorpresa, sono gruppi distinti. Ognuno ha comunque il suo turno, nell'ordine che il GM preferisce.",
  'quinta.initiative.surprise':
    "Chi è colto di sorpresa all'inizio di uno scontro ha svantaggio al tiro di Iniziativa e non perde altro: né un turno né una Reazione. Chi è sorpreso lo dice il GM.",
  'quinta.initiative.order':
    "I turni vanno dall'Iniziativa più alta alla più bassa, nello stesso ordine a ogni round.",
  'quinta.initiative.ties':
    'Fra mostri in parità decide il GM, fra personaggi i giocatori, tra un mostro e un personaggio il GM. Non si ritira nulla e la Destrezza non spareggia. Se sono in parità degli uni e degli altri, ciascuna parte ordina i suoi e il GM poi li intreccia senza cambiare nessuno dei due ordini.',
  'quinta.turn.move-and-action':
    "Nel suo turno una creatura può muoversi fino alla sua Velocità e fare un'azione, nell'ordine che preferisce.",
  'quinta.turn.communicate':
    "Nel suo turno una creatura può parlare o fare gesti senza consumare azioni o movimento. Un discorso più lungo, o un tentativo di influenza, richiede l'azione Influenzare. Di norma solo nel proprio turno; se un discorso sia lungo lo dice chi lo fa.",
  'quinta.turn.interact':
    "Una volta per turno una creatura può interagire gratuitamente con l'ambiente, come aprire una porta o raccogliere un oggetto. Per altro serve l'azione Utilizzare. È la stessa unica interazione gratuita che si ha con gli oggetti.",
  'quinta.turn.nothing':
    'Una creatura può non muoversi né agire. A chi è incerto convengono Schivata o Preparare.',
  'quinta.grid.squares':
    'Su una griglia con miniature o segnalini ogni quadretto è 1,5 m. Senza griglia gli stessi costi si contano in metri.',
  'quinta.grid.speed':
    'La Velocità in quadretti è la Velocità divisa per 1,5 m, per difetto: 9 m sono 6 quadretti.',
  'quinta.grid.enter-square':
    'Entrare in un quadretto costa 1 quadretto di movimento, 2 se è terreno difficile, e bisogna poterlo pagare tutto. Alle diagonali il capitolo non dà un prezzo proprio: di norma un passo in diagonale è come ogni altro.',
  'quinta.grid.corners':
    "Non si può tagliare in diagonale l'angolo di un muro o altro ostacolo: ne basta uno su uno dei due quadretti a fianco del passo per vietarlo. Le creature qui non sono ostacoli.",
  'quinta.grid.distance':
    "La distanza si conta in quadretti sul percorso più breve dal bordo dell'uno all'altro. Il conteggio lo completiamo noi dove il capitolo è breve: si parte dal quadretto accanto al primo e si finisce nel più vicino dell'altro, così che i vicini, anche in diagonale, distano 1 quadretto cioè 1,5 m, e chi è nello stesso spazio 0. I muri non la allungano.",
  'quinta.movement.speed':
    'Nel suo turno una creatura può muoversi fino alla sua Velocità, o restare ferma. Ciò che spende si toglie da quella riserva. La Velocità è quella di base, modificata da quantità fisse ma non sotto 0, poi dimezzata una volta, poi 0 se qualcosa lo impone. Se cala durante il turno, il già speso si toglie dalla nuova Velocità.',
  'quinta.movement.modes':
    'Muovendosi si può anche nuotare, saltare, strisciare e arrampicarsi. Il capitolo non dà costi; li completiamo noi: arrampicarsi, strisciare e nuotare costano 1 in più per ogni unità (2 in più su terreno difficile) salvo una Velocità apposita. Un salto in lungo copre fino a 0,3 m per punto di Forza dopo una rincorsa di 3 m, la metà da fermi; un salto in alto 0,3 m per 3 più il modificatore di Forza, almeno 0, la metà da fermi. Un salto spende la distanza saltata.',
  'quinta.movement.difficult-terrain':
    'Il movimento su terreno difficile costa il doppio: 1,5 m di percorso sono 3 m di movimento. Più motivi nello stesso punto raddoppiano una volta sola; questo lo completiamo noi.',
  'quinta.movement.splitting':
    "Il movimento si può spezzare: parte prima e parte dopo un'azione o una Reazione, e fra azioni diverse del turno; quindi anche intorno a un'Azione bonus e fra gli attacchi di una stessa azione.",
  'quinta.movement.drop-prone':
    'Nel suo turno una creatura può mettersi Prona senza spendere nulla, purché la sua Velocità non sia 0. Conta la Velocità, non il movimento rimasto.',
  'quinta.movement.stand-up':
    'Il capitolo non dice come ci si rialza; lo completiamo così: rialzarsi da Prono costa movimento pari a metà della Velocità, per difetto, ed è impossibile con Velocità 0. Fino ad allora si può solo strisciare.',
  'quinta.movement.size':
    'La taglia di una creatura è lo spazio che occupa: Minuscola 0,75 m di lato, quattro per quadretto; Piccola e Media 1,5 m, 1 quadretto; Grande 3 m, 4 quadretti (2 × 2); Enorme 4,5 m, 9 quadretti (3 × 3); Mastodontica 6 m, 16 quadretti (4 × 4).',
  'quinta.movement.through-creatures':
    'Si può attraversare lo spazio altrui se chi lo occupa è un alleato, è incapacitato, è Minuscolo o differisce di almeno due taglie, in più o in meno. Quello spazio è terreno difficile, salvo che chi lo occupa sia un alleato o Minuscolo. Ogni altro spazio occupato sbarra la via.',
  'quinta.movement.end-in-occupied':
    'Nessuno termina volontariamente il movimento nello spazio occupato da altri, a meno che sia Minuscolo o più grande di chiunque vi si trovi. Non si può iniziare un passaggio che dovrebbe fermarsi in uno spazio vietato; chi vi è fermato da altro vi resta fino al prossimo movimento.',
  'quinta.attack.sequence':
    "Si attacca con l'azione Attacco, o con un'Azione bonus o Reazione che lo permetta. Si sceglie un bersaglio entro portata: una creatura, un oggetto o un punto. Il GM valuta copertura, vantaggio e svantaggio, bonus e penalità. Si tira per colpire e, se si colpisce, si tirano i danni.",
  'quinta.attack.ability':
    "In mischia si attacca con Forza, a distanza con Destrezza, salvo che qualcosa dica altro, come un incantesimo o la proprietà di un'arma.",
  'quinta.attack.unseen-target':
    "Attaccare una creatura che non si vede ha svantaggio. Se non è dove si pensa, l'attacco manca qualunque sia il tiro; si tira comunque, per non rivelare che il posto era vuoto.",
  'quinta.attack.unseen-attacker':
    "I tiri per colpire una creatura che non può vedere l'attaccante hanno vantaggio.",
  'quinta.attack.reveal-hidden':
    "Chi attacca da nascosto rivela la sua posizione, che colpisca o manchi, una volta risolto l'attacco; l'attacco stesso ha ancora il beneficio di non essere visti. L'invisibilità magica non finisce per questo: si conosce solo il posto.",
  'quinta.attack.cover':
    "Gli ostacoli proteggono in tre gradi. Mezza copertura, da un'altra creatura o un ostacolo davanti a metà corpo: +2 a CA e TS su Destrezza. Tre quarti, da un ostacolo davanti a ¾ del corpo: +5 a entrambi. Totale, da un ostacolo che copre del tutto: non si può essere presi di mira direttamente. Conta solo da oltre l'ostacolo; per le aree decide l'effetto. Il grado lo dice il GM; di norma una creatura sulla linea retta dà mezza copertura.",
  'quinta.attack.cover-combining':
    'Il capitolo tace, e lo completiamo così: di più coperture conta solo la migliore; i bonus non si sommano.',
  'quinta.attack.range':
    "Un attacco a distanza richiede un bersaglio entro gittata. Con una sola gittata non si può colpire oltre. Con due, fino alla prima non c'è penalità, oltre e fino alla seconda c'è svantaggio, oltre ancora non si può colpire. I limiti sono compresi.",
  'quinta.attack.ranged-in-melee':
    "Un attacco a distanza ha svantaggio entro 1,5 m da un nemico che vede l'attaccante e non è incapacitato, chiunque sia il bersaglio.",
  'quinta.attack.melee-reach':
    "In mischia si colpisce chi è entro la portata, con un'arma da corpo a corpo, un Colpo senz'armi o gli artigli, i morsi e simili di un mostro. La portata è di norma 1,5 m; alcune creature ne hanno di più.",
  'quinta.attack.unarmed-strike':
    "Un Colpo senz'armi è un attacco in mischia con il corpo. Il capitolo non dice altro; lo completiamo così: tutti vi hanno competenza, il tiro aggiunge modificatore di Forza e Bonus di competenza, e se colpisce infligge 1 più il modificatore di Forza danni contundenti, mai sotto 0. Non ci sono dadi che un colpo critico possa raddoppiare. Invece dei danni può afferrare o spingere.",
  'quinta.attack.grappling':
    "Il capitolo conosce chi è Afferrato ma non come si afferra; lo completiamo così: un Colpo senz'armi può, invece dei danni, afferrare o spingere un bersaglio entro 1,5 m, al massimo di una taglia più grande. Il bersaglio fa un TS su Forza o Destrezza, a scelta, contro CD 8 più modificatore di Forza e Bonus di competenza dell'attaccante; se fallisce è Afferrato (all'attaccante serve una mano libera), oppure spinto di 1,5 m o gettato Prono a scelta dell'attaccante. Con un'azione e una prova di Forza (Atletica) o Destrezza (Acrobazia) contro quella CD si libera; si libera anche se chi lo afferra è incapacitato, è fuori portata o lascia la presa.",
  'quinta.attack.opportunity':
    'Quando una creatura lascia la propria portata si può usare la Reazione per un attacco in mischia contro di lei. Muoversi dentro la portata, o entrarvi, non provoca nulla. Il momento lo completiamo noi: subito prima che la creatura esca, poi se può prosegue. Di norma si offre contro i nemici, e non occorre vederli.',
  'quinta.attack.opportunity-avoid':
    'Non provoca attacchi di opportunità chi in questo turno ha usato Disimpegno, chi si teletrasporta o chi viene spostato da un effetto. Un movimento preparato è movimento proprio e li provoca.',
  'quinta.mounted.eligible-mount':
    "Si può cavalcare una creatura consenziente, di almeno una taglia più grande della propria e di anatomia adatta; dell'anatomia giudica il GM.",
  'quinta.mounted.mounting':
    'Montare o smontare costa movimento pari a metà della propria Velocità, per difetto. Il resto lo completiamo noi: la cavalcatura è entro 1,5 m, resta abbastanza movimento e la Velocità non è 0.',
  'quinta.mounted.controlled':
    'Si può controllare solo una cavalcatura addestrata. La sua Iniziativa diventa quella del cavaliere, si muove con la propria Velocità dove lui vuole e può compiere solo Scatto, Disimpegno e Schivata. Che agisca già nel turno in cui la si monta lo completiamo noi.',
  'quinta.mounted.independent':
    'Una cavalcatura non controllata mantiene la sua Iniziativa e agisce come vuole, con tutte le sue azioni.',
  'quinta.mounted.falling-off':
    'Se la cavalcatura viene spinta o il cavaliere è buttato giù, questi fa un TS su Destrezza CD 10 o cade Prono entro 1,5 m, senza danni da caduta. Contiamo ogni spostamento contro la volontà della cavalcatura, e la cavalcatura gettata Prona. Chi supera il TS resta in sella e non è Prono. Dove si cade lo dice il GM.',
  'quinta.underwater.melee':
    "Sott'acqua chi non ha una velocità di nuoto ha svantaggio agli attacchi in mischia, salvo che l'arma infligga danni perforanti. I Colpi senz'armi sono ostacolati; di più tipi di danno basta che uno sia perforante.",
  'quinta.underwater.ranged':
    "Sott'acqua un attacco a distanza manca sempre oltre la gittata normale, anche con un 20, ed entro di essa ha svantaggio, con ogni arma. Basta che sia sott'acqua l'attaccante o il bersaglio; un'unica gittata vale come normale.",
  'quinta.underwater.fire': "Chiunque e qualunque cosa sia sott'acqua ha resistenza al fuoco.",
  'quinta.hp.points':
    'I PF sono resistenza fisica e volontà di vivere. Il massimo è il valore da sano; quelli attuali stanno fra 0 e il massimo, e i danni li riducono. Perderli non ha effetti finché non si scende a 0. Se il massimo scende sotto gli attuali, questi scendono con lui.',
  'quinta.hp.bloodied':
    'Una creatura con metà dei PF massimi o meno è Insanguinata. Di per sé non ha effetti, ma può innescarne altri. I PF temporanei non contano.',
  'quinta.rest.rests':
    'Ogni creatura può fare Riposi brevi di 1 ora e un Riposo lungo di 8 ore; servono anzitutto a recuperare PF. Quanti, il capitolo non lo dice: lo completano le due regole seguenti, salvo che il tavolo ne faccia a meno.',
  'quinta.rest.short-rest':
    "Il capitolo dà solo l'ora; il resto lo completiamo così: iniziato con almeno 1 PF, permette di spendere quanti Dadi Vita si vuole, uno alla volta, ciascuno dei quali ridà il tiro più il modificatore di Costituzione, almeno 1. Tirare Iniziativa, lanciare un incantesimo che non sia un trucchetto o subire danni lo interrompe senza benefici. Sveglia chi è stato tramortito e ristora le cavalcature.",
  'quinta.rest.long-rest':
    "Otto ore, e finirlo toglie i PF temporanei: così il capitolo. Il resto lo completiamo noi: almeno 6 ore di sonno e al massimo 2 di attività leggera; iniziato con almeno 1 PF e 16 ore dopo l'ultimo; ridà tutti i PF, tutti i Dadi Vita e un massimo ridotto, e toglie 1 livello di Affaticato. Lo interrompe ciò che interrompe un Riposo breve, o un'ora di sforzi; dopo almeno un'ora vale allora come Riposo breve.",
  'quinta.damage.roll':
    "Ogni arma, incantesimo o capacità indica i suoi dadi di danno. Con un'arma si aggiunge lo stesso modificatore usato per colpire; gli incantesimi dicono che cosa aggiungere. Il capitolo non pone un minimo; il nostro è che una penalità può portare i danni a 0, mai sotto.",
  'quinta.damage.fixed':
    'Un attacco con danni fissi invece di dadi, come quello della cerbottana, non aggiunge modificatori salvo diversa regola.',
  'quinta.damage.critical':
    "Con un colpo critico i dadi di danno dell'attacco sono il doppio: ognuno si tira due volte, tutti si sommano, e i modificatori si aggiungono una volta. I dadi extra dell'attacco stesso si raddoppiano; quelli che vengono da un tiro salvezza successivo no.",
  'quinta.damage.one-roll-many-targets':
    'Se un effetto danneggia più creature, i suoi dadi si tirano una volta sola per tutte; tiri salvezza, resistenze e simili valgono poi per ciascuna.',
  'quinta.damage.half-on-save':
    'Molti effetti infliggono metà danni, per difetto, a chi supera il TS. Lo dicono da sé; dove non si dice nulla, un successo vuol dire nessun danno.',
  'quinta.damage.types':
    "Ogni danno ha un tipo, che di per sé non fa nulla; altre regole vi si riferiscono. Il capitolo nomina fuoco, tagliente, necrotico e perforante; l'elenco intero lo completiamo noi: acido, contundente, freddo, fuoco, forza, fulmine, necrotico, perforante, veleno, psichico, radioso, tagliente, tuono. Un colpo di più tipi si calcola tipo per tipo e poi si subisce come un'unica perdita.",
  'quinta.damage.resistance': 'La resistenza a un tipo dimezza i danni di quel tipo, per difetto.',
  'quinta.damage.vulnerability': 'La vulnerabilità a un tipo raddoppia i danni di quel tipo.',
  'quinta.damage.no-stacking':
    "Più resistenze allo stesso tipo contano come una, e così più vulnerabilità. Una dell'una e una dell'altra si applicano entrambe.",
  'quinta.damage.order':
    "Prima bonus e penalità, poi resistenza, poi vulnerabilità, arrotondando per difetto dopo ciascuna. Il resto il capitolo non lo colloca: la metà per il TS viene dopo i bonus, poi l'immunità, e per ultimi i PF temporanei prima dei PF.",
  'quinta.damage.immunity':
    "Una creatura o un oggetto immune a un tipo di danno non ne subisce; chi è immune a una condizione non può averla, nemmeno come parte di un'altra.",
  'quinta.healing.sources':
    'I PF si ripristinano con la magia, come Cura ferite o una Pozione di guarigione, o con il riposo.',
  'quinta.healing.cap':
    "La guarigione non porta mai i PF oltre il massimo; l'eccesso è perso. Chi è morto non si può curare.",
  'quinta.damage.knock-out':
    "Chi riduce una creatura a 0 PF con un attacco in mischia può invece lasciarla a 1, Priva di sensi, per quanti siano i danni. Torna cosciente dopo un Riposo breve, o prima se riceve cure o se qualcuno supera una prova di Saggezza (Medicina) CD 10, fatta con l'azione Aiuto. Si sveglia Prona.",
  'quinta.death.at-zero': 'Chi scende a 0 PF muore subito o perde i sensi.',
  'quinta.death.monsters':
    'Un mostro muore a 0 PF salvo scelta del GM; in quel caso perde i sensi e fa i Tiri salvezza contro la morte come un personaggio.',
  'quinta.death.max-hp-zero': 'Una creatura i cui PF massimi scendono a 0 muore.',
  'quinta.death.massive-damage':
    "Se i danni eccedenti dopo aver raggiunto 0 PF superano i PF massimi, la creatura muore all'istante; esattamente altrettanti, di norma, non uccidono. Ciò che hanno assorbito i PF temporanei non è eccedente.",
  'quinta.death.raise':
    'Un personaggio morto può essere riportato in vita con magia come Resurrezione, con i PF che la magia indica; altrimenti se ne crea uno nuovo. Che Affaticato scenda allora di 1 livello lo completiamo noi.',
  'quinta.death.unconscious':
    'Chi non muore a 0 PF è Privo di sensi finché non recupera PF, e deve tirare i Tiri salvezza contro la morte. La guarigione non toglie uno svenimento che venga da altro.',
  'quinta.death.saves':
    "Chi inizia il turno a 0 PF tira 1d20: 10 o più è un successo, meno un fallimento. Non contano caratteristica né competenza; di norma conta ciò che modifica ogni Test con d20 o ogni TS. L'1 e il 20 naturali si leggono sul dado.",
  'quinta.death.save-tally':
    'Tre successi rendono Stabili, tre fallimenti uccidono; non devono essere consecutivi. Entrambi i conteggi si azzerano recuperando PF. Di norma anche diventando Stabili: questo lo completiamo noi.',
  'quinta.death.natural-1-20':
    'Un 1 naturale è 2 fallimenti. Con un 20 naturale si recupera 1 PF, si riprendono i sensi e i conteggi si azzerano.',
  'quinta.death.damage-at-zero':
    'Subire danni a 0 PF è 1 fallimento, 2 se da un colpo critico; danni pari o superiori ai PF massimi uccidono subito. Conta ciò che resta dopo resistenze e simili; di norma i danni del tutto assorbiti dai PF temporanei non contano. Un colpo in mischia su chi è Privo di sensi è critico, perciò di solito sono due fallimenti.',
  'quinta.death.stabilise':
    "Con l'azione Aiuto si fa una prova di Saggezza (Medicina) CD 10 su chi è a 0 PF entro 1,5 m; se riesce, diventa Stabile.",
  'quinta.death.stable':
    'Chi è Stabile ha 0 PF, resta Privo di sensi e non tira contro la morte. I danni mettono fine a questo stato, contano essi stessi come fallimento (due se critici), e si riprende a tirare. Chi non viene curato recupera 1 PF 1d4 ore dopo essere diventato Stabile.',
  'quinta.temphp.absorb':
    'I PF temporanei assorbono i danni: si perdono prima dei PF normali, e ciò che avanza passa a questi.',
  'quinta.temphp.duration':
    'Restano finché non finiscono o fino al termine di un Riposo lungo. Un Riposo breve non li tocca.',
  'quinta.temphp.no-stacking':
    'I PF temporanei nuovi non si sommano ai vecchi: sta a chi li riceve conservare quelli che ha o prendere gli altri.',
  'quinta.temphp.not-healing':
    'Riceverli non è guarigione, non si possono curare, e a 0 PF non fanno riprendere coscienza. Possono superare i PF massimi.',
  'quinta.conditions.general':
    'Le condizioni sono stati temporanei causati da incantesimi, capacità e pericoli; sono diciannove. Condizioni diverse su una creatura si sommano. Una condizione termina quando scade o qualcosa la rimuove. Il resto lo completiamo noi: la stessa condizione da più fonti agisce una volta sola, e dura finché ne dura una; solo Affaticato si accumula. Ciò che una condizione porta con sé finisce con lei, ma chi era Privo di sensi resta Prono.',
  'quinta.conditions.blinded':
    'Non vede nulla; fallisce ogni prova di caratteristica per cui serva la vista; i tiri per colpirlo hanno vantaggio. I suoi attacchi hanno svantaggio, perché non vede il bersaglio. Un senso che fa le veci della vista gli permette di percepire, e quindi di fare prove e colpire, come al solito; resta però più facile da colpire.',
  'quinta.conditions.grappled':
    'La Velocità è 0. Termina se si viene spostati fuori dalla portata di ciò che afferra.',
  'quinta.conditions.exhausted':
    'Ha livelli da 1 a 10, ognuno dei quali peggiora tiri e capacità; a 10 si muore. Che cosa faccia un livello il capitolo lo lascia al glossario; di norma lo completiamo così: ognuno toglie 2 a ogni Test con d20, compresi Iniziativa e tiri contro la morte, e 1,5 m alla Velocità, non sotto 0.',
  'quinta.conditions.deafened': "Non sente nulla e fallisce ogni prova per cui serva l'udito.",
  'quinta.conditions.poisoned':
    'Svantaggio ai tiri per colpire e alle prove di caratteristica; i tiri salvezza non ne risentono.',
  'quinta.conditions.blocked':
    'Si è bloccati sul posto e non ci si può muovere: la Velocità è 0. Di norma non porta con sé la condizione Immobilizzato.',
  'quinta.conditions.confused':
    "Si agisce in modo imprevedibile, come indica la regola o l'incantesimo che lo causa. Dove questi tacciono decide il GM; altrimenti si agisce come al solito.",
  'quinta.conditions.frightened':
    'Finché si vede ciò che fa paura, si ha svantaggio alle prove di caratteristica e ai tiri per colpire. Non ci si può avvicinare a essa con il proprio movimento, visibile o no, nemmeno di un passo.',
  'quinta.conditions.immobilized':
    'Non ci si può muovere; i tiri per colpire contro chi lo è hanno vantaggio. Si può ancora agire, e i propri attacchi sono normali. Di norma non potersi muovere è avere Velocità 0.',
  'quinta.conditions.charmed':
    "Non può attaccare o bersagliare l'incantatore, di norma con nulla; questi ha vantaggio alle prove per interagire socialmente con lui. Un'area che comprende l'incantatore non lo bersaglia.",
  'quinta.conditions.incapacitated':
    'Non si possono compiere azioni o reazioni, e quindi nemmeno azioni bonus. Ci si può ancora muovere.',
  'quinta.conditions.invisible':
    "Solo la magia o un senso speciale permettono di vederlo. I suoi tiri per colpire hanno vantaggio e quelli contro di lui svantaggio, ma né l'uno né l'altro con chi lo vede comunque. Essere Invisibili e non visti è un vantaggio solo, non due.",
  'quinta.conditions.unconscious':
    'Incapacitato, lascia cadere ciò che impugna, cade Prono, fallisce i TS su Forza e Destrezza; chi lo attacca ha vantaggio, e se lo colpisce in mischia il colpo è critico. Di Velocità e coscienza il capitolo non parla: per noi Velocità 0 e inconsapevole. Quando finisce è ancora Prono.',
  'quinta.conditions.prone':
    'Disteso al suolo. Attacca con svantaggio, e chi lo attacca in mischia ha vantaggio. Gli attacchi a distanza contro di lui sono normali.',
  'quinta.conditions.slowed':
    'La Velocità è dimezzata, per difetto, una volta sola quante che siano le fonti.',
  'quinta.conditions.restrained':
    'La Velocità è 0; i tiri per colpirlo hanno vantaggio; i suoi hanno svantaggio.',
  'quinta.conditions.stunned':
    'Incapacitato, non può muoversi, parla solo confusamente, fallisce i TS su Forza e Destrezza; i tiri per colpirlo hanno vantaggio.',
  'quinta.conditions.petrified':
    'Divenuto pietra o qualcosa di simile; incapacitato, senza movimento né parola, ignaro di quanto gli succede intorno. Ignaro, non vede chi lo attacca, quindi i tiri per colpirlo hanno vantaggio.',
  'quinta.conditions.paralyzed':
    'Incapacitato, non può muoversi o parlare, fallisce i TS su Forza e Destrezza; i tiri per colpirlo hanno vantaggio, e un attacco in mischia che colpisce è critico. Prima deve colpire.',
};
