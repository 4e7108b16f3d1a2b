import type { en } from './en.statements.ts';

/** The rules in Italian, in our own words. */
export const it: typeof en = {
  'noppa.dice.players-roll':
    "I dadi (D) li tirano solo i giocatori, mai il master. L'attacco di un personaggio giocante si tira contro una difficoltà (TN). L'attacco di un nemico non si tira: è il personaggio giocante a tirare una difesa contro la difficoltà di quell'attacco. Quello che i nemici si fanno tra loro lo decide il master senza dadi.",
  'noppa.dice.gm-sets-tn':
    'La difficoltà (TN) viene dal master o dai dati del nemico, mai da un giocatore. Una difficoltà n richiede n successi.',
  'noppa.dice.typical-tn': 'Una prova di normale impegno ha di solito difficoltà 2: servono due successi.',
  'noppa.dice.pool':
    'Un tiro parte da tanti d6 quanto vale la caratteristica in questione, più gli eventuali bonus. Bonus e penalità si sommano. Se il risultato è 0 o meno, vale la regola per la caratteristica a 0.',
  'noppa.dice.success-faces':
    'Ogni dado che mostra 4, 5 o 6 è un successo, dadi extra compresi. Un 6 vale un successo, non due.',
  'noppa.dice.meet-tn':
    'Il tiro riesce quando i successi sono almeno pari alla difficoltà. Quelli oltre la difficoltà sono successi in più. Con meno successi il tiro fallisce.',
  'noppa.dice.extra-die-on-six':
    'Nel tiro di un personaggio giocante ogni 6 dà un dado in più, che si tira e si legge come gli altri. Di norma anche un 6 su un dado extra ne dà un altro. I tiri che un giocatore fa per un compagno che non è un personaggio giocante non hanno né dadi extra né complicazioni.',
  'noppa.dice.complication':
    "Il tiro di un personaggio giocante porta una complicazione quando l'intero tiro, dadi extra compresi, mostra più 1 che 6; a parità non succede nulla. Un tiro porta al massimo una complicazione. Contano le facce uscite: vantaggio e svantaggio non cambiano che cosa è un 1 o un 6.",
  'noppa.dice.complication-independent':
    "La complicazione si aggiunge all'esito, che sia un successo o un fallimento. Non trasforma un successo in fallimento e non toglie successi. In che cosa consista lo sceglie il master.",
  'noppa.dice.zero-attribute':
    "Una caratteristica a 0 si tira con due dadi, e conta solo il più basso; l'altro si ignora del tutto. Un 6 che conta dà un dado extra come sempre. Di norma la regola vale quando l'intera riserva, bonus compresi, è 0 o meno; una riserva positiva si tira normalmente.",
  'noppa.success.extra-use':
    'I successi oltre la difficoltà si possono usare per fare meglio la cosa: con più efficacia, con più effetto, più in fretta, senza lasciare tracce e così via. Fuori dal combattimento è il giocatore a dire come li usa. In attacco e in difesa gli usi sono stabiliti.',
  'noppa.success.partial':
    "Un tiro sotto la difficoltà può valere come successo parziale, se sembra giusto. Di norma può concederlo il master su un tiro fallito; altrimenti non c'è. Per tutte le altre regole il tiro resta un fallimento.",
  'noppa.advantage.advantage':
    'Con il vantaggio ogni dado del tiro è un successo con 3 o più. Il numero di dadi, i dadi extra per i 6 e la complicazione non cambiano. Di norma più vantaggi valgono come uno, e vantaggio e svantaggio insieme danno un normale 4 o più.',
  'noppa.advantage.disadvantage':
    'Con lo svantaggio ogni dado del tiro è un successo solo con 5 o più. Di norma più svantaggi valgono come uno.',
  'noppa.advantage.retroactive':
    "Se ci si accorge solo dopo il tiro che doveva valere un vantaggio o uno svantaggio, i dadi sul tavolo si rileggono con l'altra soglia. Non si ritira nulla, e dadi extra e complicazione non cambiano mai per questo. Si può fare finché le conseguenze del tiro non sono applicate.",
  'noppa.advantage.sources':
    "Vantaggio o svantaggio possono venire da un tiro precedente andato bene o male, da attrezzi molto adatti o inadatti, dalla sorpresa, da una superiorità schiacciante o dall'ambiente, come il terreno o l'umore del pubblico. Di norma in mischia la superiorità schiacciante agisce da sé: un attacco in corpo a corpo, o la difesa da un tale attacco, ha vantaggio se la superiorità è della parte di chi tira e svantaggio se è di una parte nemica. Tutto il resto lo concede il master.",
  'noppa.advantage.vs-tn-adjustment':
    "Vantaggio e svantaggio sono pensati come lo strumento più debole, per le circostanze della storia. Modificare la difficoltà serve quando l'avversario diventa davvero più o meno impegnativo: una differenza di pericolosità, una debolezza a un elemento, un attacco o una forma speciale. A conti fatti questo vale fino a quattro dadi; da circa cinque dadi in su la soglia spostata pesa quanto un punto di difficoltà, o di più.",
  'noppa.advantage.tn-adjustment-effort':
    "Per abbassare la difficoltà servono di solito preparazione (l'arma o l'incantesimo giusto), una risorsa come un punto mente o un altro sforzo concreto. Il vantaggio si può concedere con meno scrupoli. Il master modifica la difficoltà indicando un motivo; non scende mai sotto 0, e con difficoltà 0 riesce qualunque tiro.",
  'noppa.attr.range':
    'Le caratteristiche sono sei: Forza, Agilità, Tenacia, Erudizione, Esperienza e Personalità. Ciascuna va normalmente da 1 a 5.',
  'noppa.attr.racial-range':
    "Le modifiche razziali possono spostare di uno l'intervallo di una singola caratteristica, a 0-4 o a 2-6. Ogni caratteristica ha una modifica razziale di -1, 0 o +1 e deve restare nel proprio intervallo spostato. Di norma il numero di caratteristiche così modificate non ha limiti.",
  'noppa.attr.halving':
    'La metà di una caratteristica si arrotonda sempre per eccesso: 0 dà 0, 1 e 2 danno 1, 3 e 4 danno 2, 5 e 6 danno 3.',
  'noppa.attr.vakevyys':
    'Il valore intero si tira per gli attacchi in corpo a corpo. La metà è il numero di dadi della reazione di parata.',
  'noppa.attr.ketteryys':
    'Il valore intero si tira per gli attacchi a distanza e per la difesa sui riflessi. La metà è la schivata, che fa parte della difesa base.',
  'noppa.attr.sitkeys':
    'Il valore intero si tira per la difesa sulla tenacia. La metà si aggiunge ai punti corpo e al loro recupero.',
  'noppa.attr.oppineisuus':
    'Il valore intero si tira per gli attacchi magici. La metà è il numero di abilità speciali o incantesimi aggiuntivi. A quale numero si aggiungano non è detto; di norma quel numero è 0.',
  'noppa.attr.harjaantuneisuus':
    'Il valore intero si tira per la difesa sulla volontà. La metà si aggiunge ai punti mente e al loro recupero.',
  'noppa.attr.persoonallisuus':
    "Il valore intero si tira per l'iniziativa. La metà è il numero di spazi leggeri in più per l'equipaggiamento.",
  'noppa.attr.story-use':
    'Oltre agli usi elencati, una caratteristica si può tirare per qualunque cosa della storia a cui sembri adatta.',
  'noppa.body.max': 'I punti corpo massimi sono la metà della Tenacia più 5.',
  'noppa.body.milestone':
    'A ogni pietra miliare si recuperano punti corpo pari alla metà della Tenacia più 2, mai oltre il massimo. Quando si raggiunge una pietra miliare lo dice il master. Anche chi è svenuto recupera, e si risveglia.',
  'noppa.body.faint':
    "Chi resta senza punti corpo sviene e ha bisogno di aiuto; non è la morte, e le regole non prevedono morte per i danni. I punti corpo si fermano a 0, e altri danni non cambiano nulla. Chi è svenuto non ha azioni né reazioni, perde la mossa preparata e non conta per la superiorità. Si risveglia quando i punti corpo salgono sopra 0, con i mezzi che il master, un'abilità o un incantesimo permettono.",
  'noppa.body.after-scene':
    'Finita la scena, chi è senza punti corpo si può riportare a 1 senza mezzi particolari. I punti corpo sopra 0 non cambiano.',
  'noppa.mind.max': "I punti mente massimi sono la metà dell'Esperienza più 2.",
  'noppa.mind.milestone':
    "A ogni pietra miliare si recuperano punti mente pari alla metà dell'Esperienza più 1, mai oltre il massimo.",
  'noppa.mind.turn-failure':
    "Dopo un tiro fallito chi ha tirato può spendere un punto mente: il tiro vale come successo, per quanti successi mancassero. Su un tiro si spende un solo punto, e su una difesa solo dopo tutte le coperture e le parate. Di norma paga il personaggio a cui appartiene il tiro: in difesa, quello difeso. Un tiro d'iniziativa non può fallire, quindi non vi si può spendere un punto.",
  'noppa.mind.bare-success':
    "Un successo comprato con un punto mente non ha successi in più: niente danno aggiuntivo, niente risposta, niente copertura. L'eventuale complicazione del tiro resta.",
  'noppa.mind.cost-component':
    'I punti mente possono anche far parte del costo di qualcosa, per esempio di un attacco ad area. Si pagano insieme alle azioni quando si dichiara la mossa, comunque vada.',
  'noppa.mind.floor':
    'I punti mente non possono scendere sotto 0. Quando sono finiti non si può trasformare un fallimento, né fare nulla che costi punti mente.',
  'noppa.gear.base-slots': 'Tutti hanno 2 spazi leggeri e 1 spazio pesante.',
  'noppa.gear.bonus-slots': 'La metà della Personalità si aggiunge come spazi leggeri.',
  'noppa.gear.conversion':
    'Due spazi leggeri si possono trasformare in uno pesante, e uno pesante in due leggeri. Di norma vale per tutti gli spazi: il carico ci sta se gli oggetti leggeri più il doppio di quelli pesanti non superano 4 più la metà della Personalità.',
  'noppa.gear.swap-free':
    "Cambiare equipaggiamento di norma è gratuito insieme a una mossa attiva, impossibile insieme a una reazione. Ogni mossa fatta al proprio numero d'azione (attaccare, muoversi, prepararsi, lanciare un incantesimo) permette di riordinare prima, una volta, gli oggetti in mano. Una mossa preparata che scatta è una reazione e non lo permette.",
  'noppa.gear.one-held-item':
    "Per ogni tiro il personaggio può farsi aiutare da un solo oggetto tenuto in mano; un secondo scudo non aggiunge nulla. Se il giocatore non sceglie altrimenti, è l'oggetto con il bonus più alto per quel tiro. La propria parata fa parte del tiro di difesa: l'aiuta solo ciò che ha già aiutato lì; un compagno che para ha un oggetto suo.",
  'noppa.gear.armour-and-trinkets':
    "Armature e gioielli danno il loro beneficio in aggiunta all'unico oggetto in mano.",
  'noppa.init.roll':
    "All'inizio di ogni round ciascun giocatore tira la Personalità del proprio personaggio più i bonus. Il tiro non ha difficoltà.",
  'noppa.init.value':
    "L'iniziativa è 2 più i successi del tiro, meno 1 per una complicazione. È il numero di azioni del round e il numero d'azione a cui il personaggio agisce per la prima volta.",
  'noppa.init.complication':
    "Una complicazione nel tiro d'iniziativa toglie 1 al valore finale: Personalità 4 con due successi e una complicazione dà 3. Il valore più basso possibile è quindi 1.",
  'noppa.init.npc-fixed':
    "I PNG non tirano l'iniziativa: i loro dati indicano un numero fisso di azioni per round.",
  'noppa.init.pc-before-npc':
    "A uno stesso numero d'azione l'ordine è sempre lo stesso: tutti i personaggi giocanti prima di tutti i PNG.",
  'noppa.init.lowest-stat':
    'In ciascun gruppo agisce prima chi ha la caratteristica più bassa più alta; a parità si confrontano le seconde più basse, e così via per tutte e sei. Anche i PNG possono avere un tale elenco di valori. Se manca, o a parità completa, agisce prima chi è entrato prima nel combattimento.',
  'noppa.init.countdown':
    "Il round è un conto alla rovescia, dal numero di azioni più alto fino a 1. A ogni numero d'azione agisce, nell'ordine fisso, chi ha esattamente quelle azioni rimaste. Una mossa costa azioni, e quante ne restano indica quando si agirà di nuovo; a 0 si è finito per quel round. Dopo il numero 1 il round termina e il successivo comincia con una nuova iniziativa.",
  'noppa.init.passing':
    "Le regole non dicono che cosa succede a chi non agisce quando arriva il suo numero. Di norma non perde nulla: conserva le azioni per le reazioni e può agire a ogni numero più basso. Quando agisce, le sue azioni scendono prima al numero d'azione corrente, perciò aspettare non permette mai due mosse di fila.",
  'noppa.init.npc-odd':
    'Il numero dispari di azioni di un PNG serve soprattutto a lasciargliene una per un colpo gratuito.',
  'noppa.action.costs':
    'Attacchi, incantesimi, spostamenti e altre mosse costano azioni. Costi di base: attaccare 2; parare 1 (reazione); prepararsi 1; ritardare 1-2; muoversi 1, o 2 su terreno difficile; ritirarsi 1 in più; colpo gratuito 1 (reazione). Gli incantesimi e gli attacchi dei nemici indicano il proprio costo.',
  'noppa.action.affordability':
    "Una mossa fatta al proprio numero d'azione richiede per intero il suo costo in azioni. Di norma non si può scendere sotto 0: con 1 sola azione rimasta, un attacco da 2 è impossibile.",
  'noppa.action.attack': 'Un attacco costa 2 azioni, salvo che i suoi dati dicano altro.',
  'noppa.parry.reaction':
    "Una reazione da 1 azione contro un attacco che sta per andare a segno: si usa dopo un tiro di difesa fallito, per sé o per un compagno. Di norma il compagno deve essere nella stessa mischia, o nella stessa zona se chi para non è in un'altra mischia; chi para entra allora nella mischia. I PNG non parano mai, perché non tirano.",
  'noppa.parry.dice':
    'Chi para tira tanti dadi quanto la metà della propria Forza, anche quando difende un compagno. Un oggetto in mano che aiuta a parare può aggiungere il suo bonus. Con Forza 0 non si aggiunge alcun dado. Se la difesa è stata tirata con due dadi di cui conta il più basso, quel dado resta e i dadi di parata vi si aggiungono.',
  'noppa.parry.merge':
    "I dadi di parata contano come se avessero fatto parte della difesa fin dall'inizio: stessa difficoltà e stessa soglia, i 6 danno dadi extra, e gli 1 e i 6 dell'intero tiro ampliato decidono la complicazione, che può comparire o sparire. Il tiro resta del personaggio difeso: sono suoi la complicazione e il punto mente. Chi parando entra nella mischia conta per la superiorità solo dal tiro successivo.",
  'noppa.parry.once-per-defended':
    'Uno stesso attacco si può parare una volta per ogni personaggio che ne è bersaglio. Dopo una parata fallita nessun altro può provare per lo stesso personaggio; in un attacco ad area ogni bersaglio può averne una.',
  'noppa.parry.melee-unarmed':
    'Gli attacchi in corpo a corpo si possono parare normalmente anche senza armi.',
  'noppa.parry.ranged-needs-shield':
    "Di regola un attacco a distanza si può parare solo con uno scudo o con un'abilità speciale o un incantesimo adatti. Contro un attacco magico lo scudo non basta: serve un'abilità o un incantesimo che pari gli incantesimi. Conta il modo dell'attacco, non la difesa tirata, e il master può fare eccezioni.",
  'noppa.parry.no-surprise':
    'Gli attacchi a sorpresa, come quelli di un nemico invisibile, non può pararli nessuno.',
  'noppa.ready.declare':
    'Prepararsi costa 1 azione. Si dichiara che cosa si farà e che cosa farà scattare la mossa; basta una formula generica come «attacco quando qualcuno si avvicina». Ogni volta chi si è preparato conferma se la mossa scatta, e il master può dire di no.',
  'noppa.ready.upkeep':
    "All'inizio di ogni proprio numero d'azione, prima che qualcuno agisca, si può rinunciare alla preparazione e poi agire normalmente a quel numero, oppure pagare 1 azione e restare pronti.",
  'noppa.ready.carry-over':
    'La preparazione che non è scattata né è stata interrotta si può mantenere nel round seguente, e le azioni già spese contano ancora. Nel nuovo round non si paga nulla finché il conto non arriva al proprio numero. La interrompono lo svenimento, una mossa normale o il master; una parata o un colpo gratuito no.',
  'noppa.ready.trigger':
    "Quando arriva l'innesco, la mossa preparata interrompe l'evento nel punto adatto, come reazione da 0 azioni. Poi l'evento prosegue, per quanto ancora può.",
  'noppa.ready.surcharge':
    'Se la mossa costa più di quanto si è speso finora per la preparazione (la prima azione e quelle pagate per restare pronti), la reazione costa la differenza. Chi ha speso più del costo non riceve nulla indietro. La differenza non può portare le azioni sotto 0: in quel caso la mossa non può scattare.',
  'noppa.delay.carry':
    'Le azioni rimaste passano al round seguente e si aggiungono alla sua iniziativa. Di norma le 1 o 2 azioni rimaste sono esse stesse il costo e passano tutte, al massimo 2. Il testo dà questa regola come beta, perciò si può disattivare.',
  'noppa.delay.limits':
    "Si può ritardare una volta per round, e solo alla fine del round, dopo l'ultima mossa al numero d'azione 1. Se restano più di 2 azioni, di norma ne passano 2 e le altre si perdono.",
  'noppa.delay.npc-none':
    'I PNG non spostano mai azioni al round seguente: cominciano ogni round con il loro numero fisso.',
  'noppa.reaction.cost':
    'Le reazioni sono mosse che si fanno quando si presenta la situazione adatta. Di solito costano 1 azione.',
  'noppa.reaction.out-of-order':
    "Una reazione non segue l'ordine d'iniziativa e può arrivare nel mezzo del turno di un avversario.",
  'noppa.reaction.no-negative':
    'Una reazione che porterebbe le azioni sotto 0 non si può fare. Arrivare esattamente a 0 va bene.',
  'noppa.reaction.delays-later':
    "Il costo di una reazione riduce le azioni rimaste, perciò la propria mossa successiva arriva a un numero d'azione più basso.",
  'noppa.zone.zones':
    'Il campo di battaglia è diviso in zone, come in molti altri giochi. È bene che qualcosa ne segni i confini: alberi caduti, carri, cespugli fitti. Il passaggio di un confine è normale o difficile. Un combattente si trova in una zona e al massimo in una mischia, che sta in una sola zona.',
  'noppa.melee.none-at-start':
    'Un combattimento di norma comincia senza mischie, anche se i nemici partono dalla stessa zona.',
  'noppa.melee.formation':
    "Un attacco in corpo a corpo forma una mischia tra attaccante e difensore, che devono essere nella stessa zona, anche se non fa danni. Di norma la mischia si forma prima del tiro, perciò chi arriva conta per la superiorità già in quell'attacco. Un attacco ad area in corpo a corpo unisce l'attaccante e tutti i bersagli. Se attaccante e bersaglio sono in mischie diverse, le due diventano una.",
  'noppa.melee.joining':
    'Chi attacca un membro di una mischia, o ne difende uno con una parata, entra a farne parte. Di norma vale solo per gli attacchi in corpo a corpo. Una mischia finisce quando le parti ostili con almeno un membro cosciente sono meno di due.',
  'noppa.melee.odds':
    'In una mischia una parte ha una superiorità schiacciante quando vi ha almeno 1,5 volte i combattenti degli avversari. Esattamente 1,5 volte basta. Contano solo i combattenti coscienti.',
  'noppa.melee.odds-many-sides':
    'Con più di due parti, sono avversari tutti i combattenti della mischia che non sono della propria parte, anche se nemici tra loro.',
  'noppa.melee.odds-sizes':
    'Per la superiorità una creatura piccola conta come mezza e una grande come due. Certi giganti non giocabili contano da 2 a 5 e gli sciami secondo la loro grandezza, come indicano i loro dati. Tutti gli altri contano come uno.',
  'noppa.move.zone':
    'Muoversi da una zona a quella vicina costa 1 azione. Muoversi dentro una zona è gratuito, a meno di lasciare una mischia: questo costa come uno spostamento.',
  'noppa.move.difficult':
    'Su terreno difficile, per esempio con un dislivello, lo spostamento costa 2 azioni.',
  'noppa.move.leave-melee':
    'Chi lascia una mischia in cui la propria parte non ha una superiorità schiacciante concede ai nemici un colpo gratuito. Essere in parità non basta per andarsene liberamente. La superiorità si misura prima di uscire, contando chi si muove. Di norma ogni nemico nella mischia può colpire, pagando la propria reazione.',
  'noppa.move.withdraw':
    'Ritirarsi costa 1 azione in più di uno spostamento: 2, o 3 su terreno difficile. Chi si ritira non subisce colpi gratuiti per lo spostamento.',
  'noppa.freestrike.reaction':
    "Una reazione da 1 azione: un attacco in corpo a corpo contro chi ha dato l'occasione. Per il resto è un normale attacco in corpo a corpo: un personaggio giocante tira la Forza contro la difficoltà, e contro il colpo gratuito di un nemico il personaggio giocante tira una difesa.",
  'noppa.freestrike.triggers':
    "Due cose danno l'occasione: lasciare una mischia quando la propria parte non ha una superiorità schiacciante, e usare un'arma a distanza o un incantesimo d'attacco che non sia pratico, quale che sia la superiorità. A colpire deve essere un nemico della stessa mischia. Le armi pratiche sono esenti come gli incantesimi pratici, e gli incantesimi che non sono attacchi non danno occasione.",
  'noppa.freestrike.interrupts':
    "La mossa che ha dato l'occasione avviene solo dopo che il colpo gratuito è risolto. È già stata pagata: se chi la compie sviene, non avviene e le azioni restano spese.",
  'noppa.attack.roll':
    "Si tira la caratteristica adatta all'attacco con tutti i suoi modificatori; la difficoltà dipende dall'avversario e la comunica il master. Un successo colpisce e infligge il danno dell'arma o dell'incantesimo, 1 se non è indicato altro. Per un nemico senza punti corpo indicati il danno si somma, e quando cade lo decide il master.",
  'noppa.attack.tn-by-type':
    "Lo stesso nemico può avere difficoltà diverse contro tipi d'attacco diversi. L'attacco indica un solo tipo; vale la difficoltà data per quel preciso tipo di danno o elemento, altrimenti quella per tocco o ricerca, altrimenti quella del gruppo (comuni o elementi). Un attacco che indica una difesa (riflessi, tenacia, volontà) usa la difficoltà di quella difesa.",
  'noppa.attack.melee': 'Gli attacchi in corpo a corpo si tirano con la Forza.',
  'noppa.attack.ranged': "Gli attacchi a distanza si tirano con l'Agilità.",
  'noppa.attack.spell': "Gli attacchi magici si tirano con l'Erudizione.",
  'noppa.attack.extra-damage':
    "Ogni successo oltre la difficoltà di un attacco si può usare come un punto di danno in più. Vanno tutti in danno, se l'attaccante non sceglie altrimenti.",
  'noppa.attack.extra-effects':
    'Alcune armi e alcuni tratti speciali permettono di spendere i successi in più di un attacco in effetti dannosi invece che in danno. Ogni successo si usa una volta sola.',
  'noppa.attack.area-per-target':
    "Un attacco contro più bersagli si tira separatamente per ciascuno, di solito con la stessa riserva, contro la difficoltà di quel bersaglio; un punto mente salva quindi il tiro contro un solo bersaglio, e le complicazioni si valutano tiro per tiro. I dadi di risposta vanno in uno solo dei tiri, indicato prima dall'attaccante (il primo, se non dice altro). Contro l'attacco ad area di un nemico ogni personaggio giocante coinvolto tira una difesa.",
  'noppa.attack.area-swarm':
    'Uno sciame di nemici si attacca con un solo tiro. In un attacco ad area lo sciame è un bersaglio tra gli altri.',
  'noppa.attack.friendly-fire':
    "Un attacco che raggiunge un altro personaggio giocante, per esempio un attacco ad area, si risolve con il solo tiro del difensore: per quel bersaglio l'attaccante non tira. Senza tiro d'attacco non ci sono successi in più, perciò una difesa fallita subisce il danno base.",
  'noppa.attack.friendly-fire-tn':
    "La difficoltà del fuoco amico è la metà della riserva d'attacco con tutti i modificatori, arrotondata per eccesso, e almeno 1. Conta tutto ciò che cambia il numero di dadi, compresi i dadi di risposta; vantaggio e svantaggio no.",
  'noppa.defence.base':
    "La riserva della difesa base è la schivata più la difesa dell'armatura. La schivata è la metà dell'Agilità; la difesa dell'armatura viene dall'armatura.",
  'noppa.defence.reflex': "La difesa sui riflessi si tira con l'Agilità intera.",
  'noppa.defence.endurance': 'La difesa sulla tenacia si tira con la Tenacia intera.',
  'noppa.defence.will': "La difesa sulla volontà si tira con l'Esperienza intera.",
  'noppa.defence.roll':
    "Contro l'attacco o l'incantesimo di un nemico, o contro un pericolo dell'ambiente, il personaggio giocante fa il tiro di difesa adatto contro la sua difficoltà. Difendersi non costa azioni. Se il tiro riesce, l'attacco non ha effetto.",
  'noppa.defence.failure':
    'Se la difesa fallisce, il danno e gli altri effetti dannosi passano per intero. Quanti successi mancassero non importa.',
  'noppa.defence.which':
    'La difesa base serve soprattutto contro i colpi fisici. La difesa sui riflessi contro trappole, attacchi elementali ad area e simili. La difesa sulla tenacia contro veleni, malattie, fatica e simili. La difesa sulla volontà contro paura, interrogatori, controllo mentale, per restare svegli e simili.',
  'noppa.defence.extra-choice':
    'I successi oltre la difficoltà di un tiro di difesa si possono usare o come copertura per i compagni, solo contro un attacco ad area, o come risposta. Di norma tutti i successi in più di un tiro vanno a un solo uso.',
  'noppa.defence.cover':
    "I successi in più di una difesa contro un attacco ad area si possono dare ai compagni nella stessa mischia o accanto, come successi nella loro difesa contro quell'attacco, quale che sia la difesa tirata. Un tiro può coprire più compagni, un successo alla volta, ma nessuno supera la difficoltà. «Accanto» vuol dire nella stessa zona, se chi copre non è in un'altra mischia. Prima tirano tutti i bersagli; poi vengono coperture, parate, coperture dai tiri parati e infine punti mente.",
  'noppa.defence.riposte':
    "I successi in più di una difesa si possono conservare come altrettanti dadi aggiuntivi per un attacco futuro. Vanno nel tiro d'attacco successivo di qualunque genere, compresi il colpo gratuito e l'attacco preparato, e si consumano che si colpisca o no; quelli non usati si perdono a fine scena. Di norma il bersaglio può essere chiunque.",
  'noppa.defence.riposte-best-only':
    "I dadi di risposta di difese riuscite una dopo l'altra non si sommano: quando si attacca vale solo la risposta migliore.",
  'noppa.defence.riposte-parried':
    "Se c'è stata una parata, i dadi di risposta vanno al personaggio difeso, non a chi ha parato.",
  'noppa.spell.learnable':
    "Con l'istruzione e la pratica adatte chiunque può imparare la magia; non servono classi o razze particolari.",
  'noppa.spell.mind-cost':
    'Molti incantesimi consumano un punto mente, perché superano un problema come farebbe un tiro riuscito (volare) o permettono cose altrimenti impossibili (attacchi ad area). Ogni incantesimo indica il suo costo, di regola 0 o 1.',
  'noppa.spell.components':
    "Per lanciare un incantesimo servono normalmente una mano libera per i gesti e la possibilità di pronunciare le parole; se manca una delle due cose, l'incantesimo non si può lanciare. Poiché con una mossa attiva si può cambiare equipaggiamento gratis, una mano si può liberare con quella stessa mossa, ma non per un incantesimo lanciato come reazione.",
  'noppa.spell.racial':
    'Fanno eccezione gli incantesimi razziali, come il soffio di un mezzodrago: serve solo poter muovere la parte del corpo interessata, come le ali di un mezzangelo. Mani e voce non contano.',
  'noppa.content.damage-types':
    "I tipi che compaiono nelle regole sono tagliente, contundente e perforante (insieme: comuni), tocco, ricerca e gli elementi, di cui sono nominati fuoco e ghiaccio. Una debolezza o una resistenza è una difficoltà più bassa o più alta contro quel tipo. Il testo annuncia esempi senza darli, perciò l'elenco è aperto.",
  'noppa.content.complications-attack':
    "Esempi per i tiri d'attacco: disarmato, sbilanciato, senza munizioni. Sono suggerimenti per il master e non hanno effetti di regola, a meno che il master non ne assegni uno, di solito uno svantaggio.",
  'noppa.content.complications-defence':
    "Esempio per i tiri di difesa: stordito. L'elenco è lasciato aperto, e sceglie il master.",
  'noppa.foe.touch-homing':
    'Le difficoltà di un nemico contro gli attacchi a tocco e a ricerca sono di solito una divisione alla pari della sua difficoltà base (tagliente, contundente, perforante). La divisione è esatta: le due sommate danno la difficoltà base. Di norma sono numeri interi, e il punto che avanza va dove il nemico è sbilanciato, altrimenti al tocco.',
  'noppa.foe.touch-homing-weighting':
    'I nemici con armatura pesante possono essere sbilanciati verso la ricerca, quelli agili verso il tocco. I dati di un nemico possono dare entrambi i numeri, che sommati devono fare la difficoltà base; altrimenti la corporatura decide solo dove va il punto che avanza.',
  'noppa.foe.levy':
    'Iniziativa 3. Lancia, attacco in corpo a corpo: 2 azioni, difficoltà per difendersi 2, 1 danno. Difficoltà contro di essa: comuni 2 (tocco 1, ricerca 1); riflessi, tenacia e volontà 1 ciascuna; tutti gli elementi 1.',
  'noppa.foe.dragon':
    'Iniziativa 5. Coda, attacco in corpo a corpo: 2 azioni, difficoltà 4, 3 danni. Soffio di fuoco, attacco ad area in corpo a corpo: 3 azioni, difficoltà 2 con difesa sui riflessi, 2 danni; si può parare, forma una mischia e non dà occasione a colpi gratuiti. Difficoltà contro di esso: comuni 4, ma perforante 3 (tocco 2, ricerca 2); riflessi 3, tenacia 4, volontà 4; elementi 4, ma fuoco 6 e ghiaccio 2.',
  'noppa.creation.start':
    'Le regole danno gli intervalli ma non un modo di creare un personaggio. Qui si comincia da zero, con punti da distribuire tra le caratteristiche; con caratteristiche tirate con i dadi; oppure con uno degli eroi pronti, così com’è. Chi comincia ha tutti i suoi punti corpo e mente.',
  'noppa.creation.points':
    'Se il tavolo non dice altro, si distribuiscono 18 punti tra le sei caratteristiche, da 1 a 5 ciascuna: tre in media. Vanno spesi tutti. Una caratteristica tirata è un d6 letto come 1, 2, 3, 3, 4 o 5.',
  'noppa.creation.race':
    'La razza di un nuovo personaggio alza di uno una caratteristica e ne abbassa di uno un’altra; si può rinunciare all’una, all’altra o a entrambe. L’intervallo della caratteristica si sposta di conseguenza.',
};
