import type { en } from './en.statements.ts';

/** The statements of the rules in Italian, in our own words. */
export const it: typeof en = {
  'rischio.risk.roll':
    "Chi prende un rischio lancia un d20 e aggiunge la propria statistica per quella tipologia di rischio. Una statistica negativa abbassa il totale, una che manca vale 0. Oltre a questo, solo l'equipaggiamento in uso può cambiare il totale. Di norma un 1 o un 20 naturale non ha effetti speciali.",
  'rischio.risk.stat-by-type':
    'Ogni rischio ha una tipologia, ed è questa a stabilire quale statistica si somma. Il regolamento nomina soltanto Furto e Notare; le altre tipologie le decide la campagna. In combattimento contano precisione, schivata, resistenza e salute (detta anche hp o punti ferita).',
  'rischio.risk.success':
    'Il rischio è superato quando il totale raggiunge o oltrepassa il numero richiesto. Raggiungerlo esattamente è sufficiente.',
  'rischio.risk.grave-failure':
    'Il rischio è fallito gravemente quando il totale non arriva nemmeno alla metà del numero richiesto. Quali siano le conseguenze lo decide il master.',
  'rischio.risk.plain-failure':
    'Il rischio è fallito, ma non gravemente, quando il totale è almeno la metà del numero richiesto senza però raggiungerlo. La metà esatta non è un fallimento grave.',
  'rischio.risk.half-threshold':
    'La metà del numero richiesto non si arrotonda mai. Il totale più basso che resta un fallimento non grave è 3 contro 5, 5 contro 10, 8 contro 15, 10 contro 20 e 13 contro 25; al di sotto il rischio è fallito gravemente. Così ogni totale dà uno e un solo esito.',
  'rischio.level.table':
    "I livelli sono sei, ciascuno con il suo numero richiesto: nessun rischio 0, basso 5, medio 10, alto 15, estremo 20, supremo 25. Il livello lo sceglie il master. Di norma il master può anche chiedere un altro numero intero, da 0 in su; l'esito si valuta allo stesso modo.",
  'rischio.level.no-risk':
    'Questo livello richiede 0, perciò chi ha una statistica di -1 o più lo supera di sicuro. Con una statistica più bassa, un totale sotto lo 0 è un fallimento grave: a questo livello non esiste quello semplice. Di norma il dado si lancia comunque.',
  'rischio.versus.both-roll':
    "Quando un rischio mette due giocatori uno di fronte all'altro, ciascuno ha un proprio rischio da lanciare: nessuno è un semplice bersaglio con un numero fisso. Nello schema attaccante/difensore, di norma il difensore lancia solo se l'attaccante ha superato il suo rischio. Nella sfida alla pari lanciano sempre tutti.",
  'rischio.versus.independent-kinds-and-levels':
    "I due rischi si stabiliscono separatamente e possono avere tipologia e livello diversi. Sfilare un'arma a un altro giocatore, per esempio, è un rischio estremo (20) di Furto per il ladro e un rischio medio (10) di Notare per la vittima.",
  'rischio.versus.attacker-first':
    "L'attaccante lancia per primo, e il suo esito si stabilisce prima che il difensore tocchi i dadi.",
  'rischio.versus.attacker-failure-ends':
    "Se l'attaccante fallisce, gravemente o no, l'intero tentativo è fallito all'istante. Nessun lancio del difensore può cambiare le cose, perciò di norma il difensore non lancia.",
  'rischio.versus.defender-responds':
    "Quando l'attaccante ha superato il suo rischio, il difensore prova a difendersi lanciando il proprio, con tipologia, livello e statistica suoi.",
  'rischio.versus.attacker-wins-condition':
    "L'attaccante ottiene ciò che vuole solo se supera il proprio rischio e il difensore fallisce il suo, gravemente o no. I due totali non si confrontano mai tra loro: ciascuno si misura con il proprio numero richiesto.",
  'rischio.versus.multiple-risks':
    "Un'azione può richiedere più rischi a una delle parti o a entrambe, ciascuno con tipologia, livello e lancio propri; è compiuta solo quando sono tutti superati. Di norma si lanciano tutti nell'ordine stabilito, anche dopo un fallimento. Un attaccante che non ne supera nessuno ha fallito subito; se ne supera almeno uno, tocca al difensore rispondere.",
  'rischio.versus.partial-result':
    "Chi supera solo alcuni dei suoi rischi può comunque ottenere una parte di ciò che voleva: in cima all'albero, ma in piena vista. Il tentativo fallisce se l'attaccante non supera nulla ed è sventato se il difensore supera tutto. Riesce in pieno solo se l'attaccante supera tutto e il difensore nulla; ogni altro caso è un risultato parziale. Che cosa se ne ricavi lo dice il master.",
  'rischio.peer.applies':
    "Si usa quando nessuno dei giocatori agisce sull'altro ma tutti mirano alla stessa cosa, come raggiungere la stessa preda o tagliare per primi il traguardo. Non ci sono né attaccante né difensore.",
  'rischio.peer.simultaneous':
    'Tutti gli sfidanti lanciano nello stesso momento, comunque vada agli altri, e nessuno può decidere qualcosa dopo aver visto il dado altrui. Si può partecipare in due o più.',
  'rischio.peer.same-level-own-kind':
    "Di norma il livello è lo stesso per tutti, mentre la tipologia di rischio, e con essa la statistica, dipende dall'approccio che ognuno sceglie prima di lanciare. Il master può fissare un livello diverso per un singolo sfidante.",
  'rischio.peer.winner':
    "Il testo non dice chi vince; questa è la regola predefinita. Può vincere solo chi supera il rischio e, tra questi, chi oltrepassa di più il numero richiesto. A parità di margine migliore la vittoria è condivisa. Se nessuno lo supera non c'è vincitore, e ognuno si tiene il proprio grado di fallimento.",
  'rischio.combat.initiative':
    "Chi partecipa al combattimento lancia un d20 per l'ordine dei turni, senza sommare nulla. Di norma lo si fa una volta sola, all'inizio. Chi si unisce più tardi lancia in quel momento e prende il posto che il risultato gli assegna.",
  'rischio.combat.turn-order':
    "Si agisce dal risultato d'iniziativa più alto al più basso e, di norma, ogni nuovo round segue lo stesso ordine. Di norma chi è in parità rilancia, solo tra pari, finché la parità si scioglie. Nel proprio turno si usa un'abilità, si sferra un attacco base, si aiuta un giocatore a terra, si lascia il combattimento o si passa. Chi è a terra, morto o sconfitto salta il turno ma conserva il posto.",
  'rischio.combat.attack-roll': 'Chi attacca lancia un d20 e aggiunge la propria precisione.',
  'rischio.combat.dodge-roll':
    "Chi si difende lancia un d20 e aggiunge la propria schivata. Il difensore lancia sempre, dopo l'attaccante e qualunque sia il totale di questi. Di norma lancia anche chi è a terra.",
  'rischio.combat.hit-comparison':
    "L'attacco va a segno solo se il totale dell'attaccante è più alto di quello del difensore; in parità manca. Livelli di rischio e fallimenti gravi qui non contano.",
  'rischio.combat.aoe':
    "Un'abilità con un solo attaccante e più difensori usa un unico lancio di precisione; ogni difensore lancia la propria schivata e si confronta da solo con quel totale, così alcuni possono essere colpiti e altri no. Prima vengono tutte le schivate, nell'ordine dei bersagli, poi nello stesso ordine i danni, ciascuno con la resistenza di chi lo subisce. I valori dell'attaccante restano quelli del momento in cui usa l'abilità. Un eventuale costo addizionale si paga una volta sola, non per ogni difensore.",
  'rischio.combat.no-roll-abilities':
    'Le abilità che non fanno danni, come scudi e cure, hanno un agente e un bersaglio e funzionano sempre: nessuno lancia dadi. Di norma una cura non porta la salute oltre il massimo del bersaglio, se ne è segnato uno. Agisce anche su un giocatore a terra, che si rialza appena la sua salute supera 0, ma la caduta resta nel conto della giornata. Non serve a nulla per chi è morto definitivamente.',
  'rischio.combat.additional-cost':
    "Certe abilità hanno un costo addizionale, per esempio 5 punti di salute, che chi le usa paga per intero anche quando falliscono. Si paga subito, prima di ogni lancio, e né la resistenza né un tiro lo riducono. Un costo in salute può portare chi lo paga a 0 o meno, e questo vale all'istante come raggiungere 0 salute; di norma l'abilità si risolve comunque. Ogni altra risorsa deve bastare per intero, altrimenti l'abilità non si può usare.",
  'rischio.combat.alternative-hit-rule':
    "Un'abilità può avere un modo tutto suo di stabilire se va a segno, che prende del tutto il posto dei lanci di precisione e schivata. Può colpire in automatico, colpire a meno che il bersaglio non superi un rischio, colpire se l'attaccante supera un rischio, oppure lasciare la decisione al master. Danni, costi e tutto ciò che segue restano invariati.",
  'rischio.damage.base':
    "Quando un attacco va a segno si parte dal danno dell'abilità usata o dell'attacco base. È un numero fisso: per i danni non si lanciano dadi.",
  'rischio.damage.relevant-stat':
    "Se l'abilità o l'attacco base indica una statistica rilevante, al danno si somma il valore che ne ha l'attaccante; se non ne indica, non si somma nulla. Può indicarne al massimo una.",
  'rischio.damage.weapon-stats':
    "Le armi in uso entrano nel calcolo: il danno di un'arma si aggiunge al danno, e il suo bonus a una statistica alza quella statistica, contato una volta e mai due. Armature e scudi valgono come equipaggiamento al pari delle armi. Di norma l'equipaggiamento in uso modifica precisione, schivata, resistenza, statistiche dei rischi e danno.",
  'rischio.damage.unused-equipment':
    'Quello che si porta con sé senza usarlo non cambia né le statistiche né il danno.',
  'rischio.damage.resistance-last':
    "Fatte tutte le somme, e dopo un eventuale moltiplicatore dell'abilità, si toglie la resistenza del bersaglio, una volta per colpo. Di norma il danno non scende sotto 0. Un colpo non cura mai.",
  'rischio.damage.apply':
    'Il danno si toglie dalla salute. La salute non si ferma a 0: il valore negativo si conserva, perché conta quando il giocatore viene rianimato.',
  'rischio.death.zero-health':
    'Un giocatore la cui salute passa da sopra 0 a 0 o meno, per qualunque causa, ha raggiunto 0 salute; anche lo 0 esatto conta. La prima volta in un giorno è a terra: non è morto, ma non agisce finché la salute non torna sopra 0, e può essere aiutato. Di norma altri danni mentre è a terra abbassano soltanto la salute. Nessuno muore dissanguato.',
  'rischio.death.opponent-defeat':
    'La morte in due tempi è pensata per i giocatori. Di norma ogni altro avversario è sconfitto appena la sua salute è 0 o meno. Il master può anche dichiararlo sconfitto in altro modo, per esempio se si arrende o è messo in fuga; in tal caso lo si può interrogare, e può tornare.',
  'rischio.death.aid':
    "Un giocatore a terra per la prima volta nella giornata può essere aiutato da un altro personaggio in piedi, mai da sé stesso. L'aiuto non richiede lanci. Occupa l'intero turno di chi aiuta, se partecipa al combattimento; agli altri non costa nulla.",
  'rischio.death.aid-amount':
    "L'aiuto ripristina 20 punti ferita e, di norma, altri 4 per ogni livello che il giocatore aiutato ha in quel momento: 20 a livello 0, 24 a livello 1, 32 a livello 3.",
  'rischio.death.revive-from-negative':
    'I punti ripristinati si sommano alla salute effettiva, non a 0: da -5, a livello 0, ci si rialza con 15. Di norma la salute non supera il massimo, se ne è segnato uno. Se resta a 0 o meno, di norma il giocatore rimane a terra, è sempre la stessa prima caduta e può essere aiutato ancora.',
  'rischio.death.second-time-permanent':
    'Un giocatore che raggiunge 0 salute o meno per la seconda volta nello stesso giorno muore definitivamente. Né un aiuto né una cura possono riportarlo indietro.',
  'rischio.death.daily-reset':
    'Contano solo le cadute del giorno di gioco in corso; con un nuovo giorno il conteggio torna a 0 e la caduta successiva è di nuovo la prima. È il master ad annunciare il nuovo giorno. La salute non cambia, e chi è a terra ci resta e può ancora essere aiutato.',
  'rischio.xp.award-on-defeat': "Ogni avversario sconfitto dà esperienza. Quanta, dipende dall'avversario.",
  'rischio.xp.equal-split':
    "L'esperienza di un avversario si divide in parti uguali tra chi ha scelto di partecipare al combattimento.",
  'rischio.xp.participants':
    "Chi ha scelto di partecipare riceve la sua parte per ogni avversario sconfitto, anche se non l'ha mai ferito; chi ha colpito, o dato il colpo di grazia, non conta. Si dividono l'esperienza coloro che stanno su un fronte opposto allo sconfitto, si sono già uniti in quel momento e, di norma, non hanno lasciato il combattimento. Chi è a terra conta, e di norma anche chi è morto definitivamente.",
  'rischio.xp.round-up':
    "Una quota non intera si arrotonda per eccesso, perciò si può distribuire più di quanto vale l'avversario. Di norma si arrotonda avversario per avversario: due avversari da 10 divisi in tre danno 4 + 4 = 8 a testa.",
  'rischio.xp.player-worth':
    'Un giocatore dà 200 esperienza quando muore definitivamente e nulla alla prima caduta. Si divide come per qualunque avversario: in tre si ottiene 67 a testa.',
  'rischio.xp.instant':
    "L'esperienza si guadagna nel momento stesso in cui l'avversario è sconfitto, senza aspettare la fine del combattimento.",
  'rischio.xp.level-up-mid-battle':
    "Poiché l'esperienza è immediata, si può salire di uno o più livelli prima che la battaglia finisca, e il nuovo livello vale da subito. Il regolamento non dà un elenco dei livelli: se il gruppo non fissa delle soglie, si assegnano a mano. Salire di livello non cambia la salute attuale.",
  'rischio.creation.start':
    'Il manuale non ha un capitolo sulla creazione dei personaggi. Qui si prende un eroe pronto, così com’è, oppure si comincia da zero: livello 0 e 20 punti salute, quanti ne rende un aiuto a quel livello; il resto si sceglie passo per passo.',
  'rischio.creation.combat':
    'Si distribuiscono 8 punti tra precisione e schivata, al massimo 5 ciascuna, e resistenza, al massimo 2. Vanno spesi tutti.',
  'rischio.creation.statistics':
    'Un personaggio se la cava in due-sei tipologie di rischio, con 12 punti da dividere, al massimo 6 ciascuna. Ogni altra tipologia vale 0. Un tavolo può averne di proprie.',
  'rischio.creation.basic-attack':
    'L’attacco base infligge 3 danni, più una delle statistiche del personaggio, se se ne indica una.',
  'rischio.creation.abilities':
    'Fino a due delle abilità degli eroi pronti. Ciò che costano, salute a parte, arriva con loro nella stessa quantità che hanno quegli eroi.',
  'rischio.creation.gear': 'Fino a tre oggetti. Tra più armi la prima è in uso e le altre sono riposte.',
};
