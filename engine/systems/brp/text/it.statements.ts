import type { en } from './en.statements.ts';

/** The rules in Italian, in our own words. */
export const it: typeof en = {
  'brp.licence.notices':
    "Chi distribuisce queste regole allega il testo completo e invariato della BRP Open Game License, versione 1.0, con tutte e cinque le righe dell'avviso di copyright; indica quali parti sono contenuto aperto; e mostra il logo BRP dell'editore su fronte, retro e frontespizio o su ciò che ne fa le veci.",
  'brp.licence.prohibited-content':
    "La licenza vieta undici tipi di meccaniche: potenziamenti tra abilità, gloria, passioni, tratti di personalità, ritentare forzando, reputazione, magia runica, rune, sanità mentale, stregoneria e magia degli spiriti come negli altri giochi dell'editore. Vieta anche nomi, luoghi, personaggi, trame e immagini di quei giochi, e ogni pretesa di compatibilità con un marchio. Qui non ce n'è alcuno.",
  'brp.intro.roles':
    'Un partecipante è il Game Master (GM), che presenta il mondo e interpreta tutti i personaggi non giocanti (PNG); ogni altro partecipante controlla di solito un solo personaggio giocante (PG). I giocatori dicono che cosa intendono fare i personaggi, i dadi risolvono ciò che è incerto e il Game Master ne interpreta le conseguenze. La personalità si interpreta e non ha punteggio.',
  'brp.intro.character-knowledge':
    'Ciò che sa il giocatore e ciò che sa il personaggio restano distinti. Un tiro può stabilire se il personaggio sa una cosa, anche quando il giocatore la sa già; e un personaggio può essere esperto in campi ignoti al giocatore.',
  'brp.intro.play-units':
    "Il gioco si misura in sessioni (un incontro, di solito da tre a cinque ore), scenari (un capitolo con inizio, parte centrale e fine, lungo una o più sessioni) e campagne (una serie di scenari connessi, con o senza fine). Una one-shot è uno scenario fuori da ogni campagna. Per l'esperienza, un'avventura è uno scenario.",
  'brp.intro.materials':
    'Bastano le regole, una matita, della carta e dei dadi. Vanno bene anche le app che simulano i dadi, e si possono usare miniature, una per personaggio.',
  'brp.dice.set':
    'Un set contiene un D4, un D6, un D8, un D10, un D12 e un D20, ed è utile un dado delle decine; a un gruppo serve almeno un set. Le regole usano anche il D100, cioè due D10, e D2 e D3, che in nessun set ci sono: sono la metà di un D4 o di un D6, per eccesso.',
  'brp.dice.percentile':
    'Un tiro percentuale (D100) è dato da due D10, o da uno tirato due volte: il primo sono le decine, il secondo le unità, quindi 3 e 7 fanno 37. Il doppio zero è 100. Di solito, più basso è meglio.',
  'brp.dice.expressions':
    'nDx indica n dadi a x facce sommati, e Dx da solo è uno. Ciò che è unito da + o −, dadi o numeri, si tira a parte e si somma: 1D10+1D4, D8+1, D6−2.',
  'brp.dice.floor-zero':
    "I modificatori non possono portare il risultato di un tiro sotto 0: D6−2 dà 0 con 1 o 2. Il limite vale per l'intera somma, dadi dell'arma, numeri e Bonus al Danno insieme, e di nuovo dopo l'armatura; un singolo addendo può essere negativo.",
  'brp.gm.responsibilities':
    'Il Game Master narra il mondo e si contrappone ai personaggi in modo da sfidare e divertire, con imparzialità; conosce le procedure generali del combattimento senza imparare tutto a memoria; e risolve i dubbi quando emergono. Gli scenari possono essere pronti, convertiti o inventati. Dove le regole tacciono decide il Game Master.',
  'brp.character.sheet':
    "La scheda del personaggio ha sette sezioni: identità, caratteristiche, Punti Ferita, abilità (ognuna una percentuale, con una casella da spuntare per l'esperienza), armi e scudi, armatura, equipaggiamento. I personaggi non giocanti si descrivono come il nemico d'esempio o come un personaggio giocante.",
  'brp.character.identity':
    "L'identità descrive e non cambia alcun numero: nome, razza (qui solo Umano, altre sono possibili), genere, mano dominante, altezza e peso (secondo TAG), descrizione, età, tratti distintivi (tanti più quanto più FAS è alto o basso), professione. Si può completare in qualsiasi momento. Come suggerimento, i tratti sono metà della distanza di FAS da 10,5, per difetto.",
  'brp.characteristics.list':
    "Un umano ha sette caratteristiche, tirate in quest'ordine: Forza (FOR) 3D6, Costituzione (COS) 3D6, Taglia (TAG) 2D6+6, Intelligenza (INT) 2D6+6, Potere (POT) 3D6, Destrezza (DES) 3D6, Fascino (FAS, altrove Carisma) 3D6. Più è alta, meglio è. DES dà l'ordine d'azione e la base di Schivare, COS aiuta contro le malattie e con TAG dà i Punti Ferita, POT è la fortuna e dà i Punti Potere.",
  'brp.characteristics.human-range':
    "Le caratteristiche di un umano normale vanno da 3, terribilmente bassa, a 18, l'apice del potenziale umano; la media è 10 o 11. TAG e INT, tirate con 2D6+6, partono da 8 e hanno media 13.",
  'brp.characteristics.growth':
    "Le caratteristiche sono innate, non apprese, ma talvolta possono crescere con l'addestramento o l'uso riuscito. Non c'è una procedura: il nuovo valore lo fissa il Game Master, e nulla cresce da sé.",
  'brp.characteristics.shift-points':
    "Dopo i tiri il giocatore può spostare fino a 3 punti da una caratteristica a un'altra: INT 15 e FOR 10 possono diventare INT 12 e FOR 13. Si possono spostare meno punti, o nessuno. Di norma una sola cede e una sola riceve, ed entrambe restano tra 3 e 18.",
  'brp.characteristics.reroll-all':
    "Se il Game Master è d'accordo, un giocatore può ricominciare da zero e tirare di nuovo tutte e sette le caratteristiche, mai solo alcune, a patto che tutti i giocatori abbiano la stessa possibilità e siano soddisfatti dei risultati.",
  'brp.characteristics.roll-or-resistance':
    "Se alla caratteristica si contrappone un valore evidente si usa la Tabella della Resistenza; se non c'è un ovvio valore contrapposto, un tiro caratteristica.",
  'brp.characteristics.rolls':
    "La probabilità di un tiro caratteristica è la caratteristica per 5, e il tiro si legge come un tiro abilità, speciali e difficoltà compresi: Tiro Vigore (FOR), Tempra (COS), Idea (INT), Fortuna (POT), Agilità (DES), Carisma (FAS). TAG non ne ha. FOR 10 dà un Tiro Vigore del 50%. I tiri caratteristica non si spuntano mai per l'esperienza.",
  'brp.derived.movement':
    'Tutti gli umani hanno MOV 10. In un round di combattimento un punto di MOV vale un metro al passo e tre in corsa: un umano che non fa altro cammina per 10 m o corre per 30 m. Altre razze possono avere un altro MOV.',
  'brp.derived.hit-points':
    'I Punti Ferita massimi sono COS più TAG, diviso due, per eccesso: COS 11 e TAG 14 danno 13. I Punti Ferita attuali sono il massimo meno tutte le ferite non guarite. Di norma il massimo segue COS e TAG quando cambiano.',
  'brp.derived.power-points':
    'I Punti Potere massimi sono pari al POT; si spendono per la magia o altri poteri, che in questo libro non ci sono. A 0 il personaggio sviene, e si riprende quando ne ha di nuovo. Un giorno intero che includa una notte di riposo li ripristina tutti; meno, nessuno.',
  'brp.derived.damage-bonus':
    'FOR più TAG dà il Bonus al Danno: 2–12 −1D6, 13–16 −1D4, 17–24 nessuno, 25–32 +1D4, 33–40 +1D6, 41–56 +2D6. Si tira e si somma al danno di ogni attacco in mischia; alcune armi a distanza ne usano la metà, altre niente. Sotto 2 è −1D6; oltre 56, di norma, resta +2D6.',
  'brp.skills.rating':
    "Un'abilità è una percentuale da 00% a 100% o più: la probabilità base più i punti comprati e guadagnati. Con una base sopra 00% una possibilità c'è sempre; a 00% l'abilità non può riuscire e non si tira. Le abilità possono superare il 100%. Non c'è alcun disastro oltre il semplice fallimento.",
  'brp.skills.competence-levels':
    'I punteggi hanno nomi senza effetto: fino a 05% novizio sprovveduto, 06–25% neofita, 26–50% padronanza amatoriale, 51–75% professionista competente, 76–90% esperto, 91–100% maestria; oltre il 100% una conoscenza segreta.',
  'brp.skills.specialisations':
    "Un'abilità con specializzazioni si compra, si tira, si spunta e migliora per ciascuna separatamente: Conoscenza (Legge) 70% lascia ogni altra Conoscenza alla base. La specializzazione va nominata prima di dare punti o tirare. Gli elenchi sono aperti.",
  'brp.skills.list':
    "Ci sono cinquantasei abilità, ognuna con la sua probabilità base. Alcune basi dipendono dall'era, altre dalle caratteristiche (Giocare INT+POT, Schivare e Proiettare DES×2, Lingua Madre INT×5), e quelle di armi e scudi stanno nelle rispettive tabelle. Le frazioni si arrotondano per eccesso. Un'abilità d'arma senza riga nelle tabelle ha bisogno di una base dal Game Master prima di essere tirata.",
  'brp.skills.era-bases':
    "Quattro abilità hanno basi che dipendono dall'era, passata / moderna / futura: Conoscenza 01 / 05 / 05%, Guidare 01 / 20 / 01%, Medicina 00 / 05 / 05%, Primo Soccorso INT×1 / 30 / 30%.",
  'brp.skills.gm-customise':
    "Il Game Master può eliminare, rinominare o aggiungere abilità e cambiare le probabilità base per adattarle all'ambientazione. Un fantasy medievale difficilmente userà Arma a Energia, Macchinario Pesante, Psicoterapia o Tecnologia.",
  'brp.skills.martial-arts':
    "Arti Marziali (01%) non si tira mai da sola. Se un attacco Rissa riesce e lo stesso risultato rientra anche in Arti Marziali, il dado del danno raddoppia, il Bonus al Danno no. Se con Rissa si para un'arma da mischia, si ignorano 3 punti del danno che ancora passa, prima dell'armatura; di norma anche il tiro della parata deve rientrare in Arti Marziali. Chi ne trae vantaggio spunta Arti Marziali oltre a Rissa. Il Game Master può limitare chi la possiede e cambiarne la base.",
  'brp.skills.brawl':
    'Rissa (25%) comprende pugni, testate, calci e morsi; un colpo infligge 1D3 più il Bonus al Danno.',
  'brp.skills.grapple':
    'Lotta (25%) è il combattimento disarmato fatto di leve e posizione, per manovre o per immobilizzare. Il libro non ne dà gli effetti. Di norma è un tiro contrastato contro Lotta, Rissa o Schivare del bersaglio, a sua scelta; chi vince può tenere. Chi è tenuto non può attaccare né muoversi, e al proprio ordine di DES può provare a liberarsi con lo stesso tiro o con FOR contro FOR. Non infligge danni.',
  'brp.skills.bargain':
    "Un successo in Contrattare abbassa il prezzo di una fascia, uno speciale di due, se il Game Master è d'accordo: inaccessibile, inestimabile, costoso, adeguato, conveniente, economico, gratuito. Un fallimento lascia il prezzo com'è. Le fasce sono un suggerimento.",
  'brp.skills.command':
    'Comandare guida un gruppo in battaglia o in altre attività che richiedono disciplina. Se fallisce, ognuno agisce per conto proprio, senza cooperare efficacemente. Che cosa porti in più un successo lo dice il Game Master.',
  'brp.skills.language':
    "La Lingua Madre parte da INT×5, ogni altra da 00%; ognuna è una specializzazione. Parlare la propria lingua con chi la parla di solito non richiede tiri. Leggere e Scrivere parte dalla base della stessa lingua, o da 00% dove l'istruzione non è diffusa; i punti aggiunti poi all'una non spostano l'altra.",
  'brp.skills.throw':
    "Lanciare è un'unica abilità per scagliare qualsiasi cosa non sia propriamente un'arma. Colpire non significa per forza far danno: una pietra infligge 1D2 più ½ Bonus al Danno, del resto decide il Game Master.",
  'brp.skills.jump':
    'Per la maggior parte degli umani un successo in Saltare supera circa 3 m in orizzontale o 1 m in verticale; uno speciale il doppio. Ciò che va oltre lo speciale è Impossibile, salvo diverso parere del Game Master.',
  'brp.skills.fly':
    "Con mezzi tecnologici Volare parte da DES×½, per eccesso, con un'abilità naturale da DES×4; senza mezzi è Impossibile. Il volo base non richiede tiri; manovre, combattimento e acrobazie sì.",
  'brp.skills.slow-care':
    "Medicina cura condizioni gravi con farmaci, terapie od operazioni, lentamente, e non restituisce Punti Ferita nell'immediato; aiuta contro le malattie e in ospedale. Psicoterapia cura la mente in molte sessioni, nelle ere passate come direzione spirituale; non cambia alcun numero.",
  'brp.skills.projection':
    "Se si usano dei poteri, l'attacco con un potere si tira con Proiettare, base DES×2. Questo libro non ha poteri, quindi da sola l'abilità non ha attacchi.",
  'brp.professions.points':
    'Un personaggio giocante ha 300 punti da distribuire a piacere tra le dieci abilità della professione, oltre alle basi. Nessuna abilità ne richiede. I punti non spesi si perdono, e di più non se ne possono spendere. In gioco si può imparare qualsiasi abilità, quale che sia la professione.',
  'brp.professions.list':
    'Le professioni sono dodici: cacciatore, cowboy, guerriero, investigatore, ladro, marinaio, medico, nobile, scienziato, soldato, spia e tutore della legge. Ognuna arriva a dieci abilità diverse: quelle fisse e un numero stabilito scelte dal suo elenco. Dove la specializzazione non è indicata la nomina il giocatore; «solitamente» è solo un consiglio. Di norma ogni voce si sceglie una volta, tranne i cinque campi dello scienziato. Le professioni che usano poteri non sono incluse.',
  'brp.professions.custom':
    'Con il permesso del Game Master il giocatore può inventare una professione: un nome adatto e dieci abilità diverse esatte, contando a parte le specializzazioni, su cui distribuire i 300 punti.',
  'brp.personal.points':
    'Altri INT×10 punti vanno a qualsiasi abilità, comprese quelle della professione, oltre a tutto il resto. INT è quella dopo lo spostamento di punti.',
  'brp.creation.cap-75':
    "Il Game Master può chiedere che nessuna abilità parta oltre 75%, a meno che la base non sia già più alta, e che le abilità personali siano coerenti con il personaggio. Di norma questo limite non c'è. Quando c'è, vale per l'intero punteggio, e un'abilità con base oltre 75% resta alla base.",
  'brp.equipment.starting':
    "Ogni nuovo personaggio ha abiti adatti a professione e ambientazione; denaro per tirare avanti un po', di più con uno Status più alto; un cimelio di poco valore; gli attrezzi trasportabili del mestiere; ogni arma la cui abilità è almeno 50%; e altri oggetti secondo Status e ambientazione. Attrezzi e armi ci sono se appropriati, e il Game Master approva. Il libro non indica somme.",
  'brp.equipment.gm-adjust':
    "Il Game Master può ampliare o ridurre l'equipaggiamento iniziale secondo le circostanze: chi partecipa a un raid militare è carico d'armi, dei civili colti alla sprovvista hanno ciò che trovano a portata di mano.",
  'brp.creation.background':
    'Origini, famiglia, istruzione, credo, azioni passate e obiettivi si possono definire fin dove il giocatore preferisce. Una one-shot chiede poco, una campagna di più; troppo è sbagliato quanto troppo poco.',
  'brp.creation.gm-veto':
    "Il Game Master ha sempre diritto di veto su ciò che è discutibile o non si addice all'ambientazione o al tono. Un personaggio finito vale quando il Game Master l'ha approvato.",
  'brp.checks.when-to-roll':
    "Le azioni quotidiane in situazioni di routine riescono quasi sempre senza dadi; si tira quando l'azione è drammatica, straordinaria o sotto stress. Il punteggio è la probabilità solo sotto stress. Le abilità pericolose, quelle di combattimento soprattutto, si tirano sempre.",
  'brp.checks.gm-no-self-rolls':
    "Quando un personaggio non giocante ha a che fare con l'ambientazione o con un altro personaggio non giocante, il Game Master può semplicemente decidere l'esito, o tirare se preferisce. Di norma si tira.",
  'brp.skills.roll':
    "Si dichiara l'abilità, si calcola la probabilità finale e si tira il D100: un risultato pari o inferiore è un successo, uno superiore un fallimento. La probabilità finale è il punteggio, più o meno i punti percentuali ma non sotto 0, per la difficoltà, arrotondata per eccesso una volta alla fine.",
  'brp.skills.result-table':
    "Una probabilità finale di 01–05 ha lo speciale con 01, il successo con 01–05 e il fallimento con 06–00. Da 06 a 95 il successo è la probabilità stessa. Da 96 in su il successo è 01–95 e 96–00 fallisce. La colonna dello speciale è un quinto della probabilità arrotondato all'intero più vicino, almeno 1; oltre 100 è il 20% della probabilità.",
  'brp.skills.low-chance':
    'Una probabilità finale da 1 a 5 riesce con 01–05, con 01 come speciale. Una probabilità di 0 non riesce mai e non si tira.',
  'brp.skills.always-fail':
    'Per quanto alta sia la probabilità, un risultato da 96 a 00 fallisce. Vale per ogni tiro per riuscire, tiri caratteristica e resistenza compresi, ma non per i tiri esperienza.',
  'brp.skills.special-success':
    "Un risultato pari o inferiore a un quinto della probabilità finale, dopo la difficoltà, è un successo speciale, migliore di uno normale: con 60% è 01–12. Il testo arrotonda il quinto per eccesso, la tabella all'intero più vicino; di norma vale la tabella. Oltre 100 è il 20% della probabilità, allo stesso modo.",
  'brp.skills.special-effect':
    'Fuori dal combattimento un successo speciale porta un esito nettamente migliore, stabilito dal Game Master, in linea generale doppio rispetto a un successo normale.',
  'brp.difficulty.automatic':
    "Quando il successo è dato per assodato e la posta in gioco non è rilevante, l'abilità riesce senza dadi. Non è mai speciale e non dà spunta.",
  'brp.difficulty.easy':
    'Circostanze favorevoli raddoppiano la probabilità. Si tira anche oltre il 100%, perché restano possibili speciali e fallimenti. Un successo a Facile non dà spunta.',
  'brp.difficulty.normal': 'Lo standard: le circostanze non cambiano la probabilità.',
  'brp.difficulty.difficult':
    'Circostanze avverse dimezzano la probabilità, per eccesso, e lo speciale si calcola sulla probabilità dimezzata. Il Game Master può per esempio dichiarare Difficili tutte le abilità in un combattimento al crepuscolo.',
  'brp.difficulty.impossible':
    'Quando il successo è fuori discussione non si tira: il tentativo fallisce, con le sue conseguenze. Il Game Master può far tirare comunque, solo per descrivere quanto vada male.',
  'brp.difficulty.stacking':
    'Più difficoltà possono incontrarsi, come oscurità, copertura, K.O. e imboscata, e il libro non dice come si combinano. Di norma i motivi per Difficile, quanti che siano, dimezzano una volta, il quarto della lunga gittata sostituisce la metà, Facile raddoppia una volta e si moltiplica con il peggiore; Impossibile prevale su tutto, Automatica vale solo da sola. Si arrotonda per eccesso una volta, alla fine.',
  'brp.opposed.procedure':
    "Quando le abilità si contrastano ogni parte tira la propria e si confrontano i livelli: speciale è migliore di successo, successo di fallimento. Un livello di successo ne cancella uno opposto. Con più di due parti vince il livello migliore, ridotto di quello migliore tra gli altri. Le spunte dipendono dal tiro così com'è uscito.",
  'brp.opposed.all-fail':
    'Se tutti falliscono, o nessuno consegue il proprio obiettivo o le parti si ostacolano in uno stallo; lo dice il Game Master, di norma la prima cosa. Due che lanciano e mancano, mancano e basta; una Furtività fallita contro un Ascoltare fallito può essere un rumore non notato, o un ascoltatore sulla strada.',
  'brp.opposed.single-success':
    'Se una sola parte ha successo, la sua abilità riesce senza ostacoli, al livello ottenuto.',
  'brp.opposed.equal-quality':
    "Tra successi di pari qualità ha la meglio il valore d'abilità più alto. Di norma ciò riguarda i successi normali, si confronta il punteggio sulla scheda, e se anche i punteggi sono pari è uno stallo.",
  'brp.opposed.higher-quality':
    'Se più parti hanno successo, il livello migliore ottiene il risultato previsto; il successo minore viene ridotto, e se è normale diventa un fallimento.',
  'brp.opposed.special-vs-special':
    "Entrambi gli speciali perdono due livelli e diventano fallimenti; entrambi possono comunque essere spuntati, perché i tiri sono riusciti. Qui l'abilità più alta non decide, salvo scelta del tavolo.",
  'brp.opposed.special-vs-success':
    'Lo speciale scende a successo normale e il successo normale a fallimento.',
  'brp.opposed.special-vs-failure':
    'Lo speciale resta e, ove opportuno, ottiene un risultato doppio rispetto a quello previsto.',
  'brp.opposed.stalemate':
    "Da uno stallo conviene uscire cambiando le condizioni: un'altra abilità, una distrazione, un'altra tattica. Ripetere lo stesso identico confronto richiede il consenso del Game Master, e la posta non aumenta.",
  'brp.resistance.table':
    'Un punteggio attivo contro uno passivo dà alla parte attiva una probabilità di 50% più 5 per ogni punto in più, o meno 5 per ogni punto in meno: 13 contro 15 dà 40%. La tabella stampata va da 1 a 21 e concorda ovunque; la formula vale per qualsiasi punteggio.',
  'brp.resistance.beyond-table':
    'La tabella ha un trattino dove il punteggio attivo supera il passivo di 10 o più, o gli è sotto di 10 o più. Di norma 10 o più sopra riesce e 10 o più sotto fallisce, senza tiro.',
  'brp.resistance.roll':
    "La parte attiva prova a influenzare l'altra, la passiva resiste. Si tira un D100, e un risultato pari o inferiore alla probabilità riesce; non ci sono speciali. Una cosa che non oppone resistenza non tira. Dopo un sollevamento fallito ci si può riposare per un turno e riprovare, senza penalità e senza alzare la posta.",
  'brp.resistance.who-rolls':
    'In generale tira la parte controllata dal giocatore, attiva o passiva; se è incerto, perché lo sono entrambe o nessuna, tira la passiva. La parte passiva che tira ha il complemento della probabilità attiva: 50% più 5 per ogni punto in più.',
  'brp.resistance.object-sizes':
    'Per sollevare un oggetto, FOR è attiva contro la sua TAG: finestra di vetro 3, porta 4–8, sedia 4–9, tavolo 4–12, parete domestica 25–35, lampione 30, muro in mattoni o cemento 30–50, in cemento armato 35–55, veicolo aereo piccolo 40, automobile 50, porta da caveau o veicolo terrestre medio 60, trave in acciaio 65, jet da combattimento o carro armato medio 80, aereo di linea 110. In un intervallo sceglie il Game Master, di norma il valore medio per eccesso.',
  'brp.resistance.uses':
    "Una caratteristica grezza contro un'altra va sulla tabella; altrimenti abilità contro abilità o buonsenso. Una gara a pari MOV è DES contro DES (un MOV più alto vince e basta), il braccio di ferro FOR contro FOR, una gara di bevute COS contro COS, una battaglia psichica POT contro POT, contendersi l'attenzione FAS contro FAS, il veleno il suo EFF contro COS. Passare per un buco oppone la TAG del personaggio a quella del buco: il personaggio passa se perde.",
  'brp.experience.tick':
    "La prima volta in un'avventura che un'abilità viene usata con successo in una situazione impegnativa si spunta la sua casella; altri successi nella stessa avventura non aggiungono nulla. Conta anche un successo poi cancellato da un avversario.",
  'brp.experience.exclusions':
    "Non danno spunta un'abilità usata a Facile, cioè con probabilità complessivamente raddoppiata; l'uso senza minaccia né posta in gioco, come nascondersi quando nessuno guarda; il successo automatico; il fallimento.",
  'brp.experience.specialisations':
    'Due specializzazioni di una stessa abilità sono due spunte e due tiri esperienza.',
  'brp.experience.roll':
    "Al termine dell'avventura si tira il D100 per ogni abilità spuntata. Un risultato superiore al punteggio lo aumenta di 1D6; uno pari o inferiore lo lascia com'è. A 35%, 36–00 migliora. In ogni caso la spunta si cancella. Non c'è limite massimo, e qui non valgono le regole per 01–05 e 96–00.",
  'brp.experience.hundred':
    "Uno 00, cioè 100, in un tiro esperienza migliora sempre l'abilità, anche a 100% o oltre.",
  'brp.experience.teaching':
    "Dopo un periodo di studio stabilito dal Game Master l'insegnante tira Insegnare e poi l'abilità insegnata. Per questo Insegnare non supera il punteggio dell'insegnante in quell'abilità. Se entrambi riescono, lo studente spunta l'abilità ed effettua un tiro esperienza, di norma subito. Serve il consenso del Game Master, può costare denaro, e si impara un'abilità per volta. Lo studente può superare l'insegnante.",
  'brp.experience.interludes':
    "L'esperienza si gestisce di solito una volta per avventura. In quelle lunghe, con interludi per riposare e riflettere, il Game Master può consentirla anche durante un interludio; dopo, ogni casella può essere spuntata di nuovo.",
  'brp.experience.downtime-checks':
    "Dopo mesi o più tra un'avventura e l'altra il Game Master può concedere a ogni personaggio quattro prove di esperienza gratuite su quattro abilità diverse a scelta. Si tirano come le altre. Di norma non si concedono.",
  'brp.time.narrative':
    'Narrare e pianificare avvengono nel tempo narrativo: una conversazione dura quanto dura, un viaggio si riduce a una frase. Quando si salta un lungo intervallo, i personaggi possono fare ciò che ragionevolmente vi rientra, e accade tutto ciò che doveva accadere: guarigione, Punti Potere, malattie, veleni, risvegli.',
  'brp.time.turn':
    'Fuori dal combattimento, quando il tempo esatto conta, un turno dura cinque minuti, cioè 25 round di combattimento. Il Game Master può dire quanti turni richiede un compito. In un turno un umano cammina per 250 m o corre per 750 m.',
  'brp.time.round':
    "Un round di combattimento dura 12 secondi, e i round si susseguono fino alla fine dello scontro. In un round un personaggio compie di solito un attacco o un'altra azione, e può difendersi più di una volta, di norma da ogni attacco. Chi non fa altro cammina fino a 10 m o corre per 30 m e può comunque osservare, parare e reagire.",
  'brp.time.skill-durations':
    "Un singolo uso di un'abilità richiede da alcuni secondi a un round, 1–5 minuti, 5–30 minuti, 30–60 minuti, o da sei ore a molti giorni; molte abilità stanno in più categorie. Il Game Master indica quella adatta, e il tempo avanza della sua durata massima; se non ne indica nessuna, il tempo non passa. Solo un compito esteso richiede sempre del tempo: se non è indicata una categoria, ogni suo tiro richiede la più breve.",
  'brp.time.extended-tasks':
    'Per ricerche estese, studi o compiti complessi il Game Master può richiedere più tiri riusciti. I fallimenti costano solo tempo, e un successo speciale vale due.',
  'brp.combat.phases':
    "Ogni round attraversa le stesse quattro fasi: dichiarazione d'intenti, movimento, azioni, risoluzione. L'ultima il libro non la descrive: è la fine del round, in cui ha effetto il Primo Soccorso prestato, poi i veleni e gli altri effetti ritardati in scadenza, poi muore chi è a 0 o meno, poi avanza di uno ciò che si conta in round, e lo scontro finisce se è concluso.",
  'brp.combat.declaration':
    "Il Game Master dà la parola a tutti, dalla DES più alta alla più bassa, perché dicano che cosa faranno, e lo dice lui per i PNG alla loro DES, senza contare le modifiche di movimento o estrazione. Parate e schivate non si annunciano. Un'azione dichiarata si può abbandonare, o sostituire con la difesa o il Primo Soccorso; un altro bersaglio o un movimento più lungo richiede il consenso del Game Master.",
  'brp.combat.skip-declaration':
    "Alcuni tavoli rinunciano alla dichiarazione verbale e passano subito al confronto delle DES e all'azione. Di norma si fa.",
  'brp.combat.movement':
    "Muoversi fino a 5 m non cambia nulla. Oltre 5 e fino a 15 m si agisce a metà dell'ordine di DES, oltre 15 e sotto 30 m a un quarto, di norma per eccesso. A 30 m ci si può solo difendere. Chi è ingaggiato può spostarsi fino a 5 m; di più serve il consenso del Game Master.",
  'brp.combat.dex-order':
    "Le azioni seguono l'ordine di DES decrescente: 15 prima di 14. L'ordine è la DES, di norma prima dimezzata o ridotta a un quarto per il movimento e poi meno 5 per ogni arma estratta o riposta. A 0 o meno si agisce comunque, per ultimi. L'ordine cambia solo la successione, non abilità come Schivare.",
  'brp.combat.dex-ties':
    "A pari ordine agiscono prima le armi a distanza, poi le armi lunghe (lance, armi inastate, bastoni), poi le medie (spade, asce, martelli, mazze, randelli), infine le corte (coltelli, pugnali, scudi) e i disarmati. Nello stesso tipo agisce prima l'abilità più alta con l'arma; se anche quella è pari, le azioni sono simultanee: si risolvono tutte sulla situazione precedente a ciascuna.",
  'brp.combat.one-action':
    "Un personaggio compie di solito un solo attacco o un'altra azione per round, oltre alle difese. Primo Soccorso, ricarica e Lotta la consumano; estrarre un'arma no, ma abbassa l'ordine di DES. Alcune creature ne hanno di più.",
  'brp.combat.multiple-reach':
    "Se un'arma si può usare in più modi, come un coltello per colpire o da lanciare, chi la usa sceglie il modo quando dichiara l'azione; da esso dipendono la classe nelle parità, l'abilità, il danno e la gittata.",
  'brp.combat.defence-timing':
    "Una parata o schivata avviene all'ordine di DES dell'attacco a cui risponde, quando il tiro d'attacco è noto, speciale o no. Un attacco fallito non richiede difesa. Difendersi non consuma l'azione.",
  'brp.combat.attack-roll':
    "Per attaccare si tira il D100 contro la probabilità con l'arma impugnata, quale che sia l'abilità di combattimento. Pari o inferiore colpisce, se non ci si difende; superiore manca e non danneggia nessuno. Un attacco speciale si evita del tutto solo con una difesa di pari livello.",
  'brp.combat.related-weapon':
    "Se il Game Master lo consente, per un'arma può servire una specializzazione affine della stessa abilità, a Difficile: una spada usata con l'abilità del pugnale. Vale il migliore tra quella metà e il punteggio proprio, anche nella parata, e si spunta la specializzazione tirata. Di norma è rifiutato.",
  'brp.combat.parry':
    "Il bersaglio di un attacco riuscito può provare a deviarlo con un'arma da mischia o uno scudo impugnati, o di norma a mani nude con Rissa, tirando quell'abilità. Deve esserne consapevole e vederlo. Serve una parata speciale per neutralizzare del tutto un attacco speciale. Ogni attacco ammette una sola difesa.",
  'brp.combat.parry-limits':
    'Armi da fuoco, armi a energia e altre armi ad alta velocità non si possono parare. Le altre armi a distanza, frecce, quadrelli, pietre di fionda e armi lanciate, si parano solo con uno scudo, salvo permesso del Game Master.',
  'brp.combat.dodge':
    'Il bersaglio di un attacco riuscito può invece provare a togliersi dalla traiettoria con Schivare. Deve esserne consapevole e vederlo. Serve una schivata speciale per evitare del tutto un attacco speciale.',
  'brp.combat.dodge-limits':
    "Armi da fuoco e ad alta velocità non si possono schivare. Il Game Master può consentire di schivare frecce e armi da lancio, a Difficile, a chi ha notato l'attaccante prendere la mira; di norma no.",
  'brp.combat.attack-defence-matrix':
    "Si confrontano i livelli di attacco e difesa; nessuna difesa vale come fallimento. Speciale contro speciale: nessun effetto. Speciale contro successo: colpo con danno normale, e l'arma o lo scudo che para subisce 2. Speciale contro fallimento: colpo con danno speciale. Successo contro speciale: nessun colpo, e una parata in mischia infligge 1 all'arma dell'attaccante. Successo contro successo: nessun colpo. Successo contro fallimento: colpo con danno normale. L'armatura si sottrae sempre. Un attacco fallito non ha effetto.",
  'brp.combat.weapon-breakage':
    "Una parata può danneggiare le armi: 2 punti all'arma o scudo che para quando un attacco speciale incontra una parata normale, 1 all'arma da mischia dell'attaccante quando un attacco normale incontra una parata speciale. Di norma un'arma si rompe quando il danno supera i suoi Punti Ferita; la parata in cui si rompe vale comunque, poi non colpisce e non para più. Pugni, pietre e artigli non hanno Punti Ferita e non ne perdono.",
  'brp.weapons.attributes':
    "Un'arma ha abilità e specializzazione, probabilità base, danno con o senza Bonus al Danno, mani necessarie, Punti Ferita per parare, e una gittata in metri se è un'arma a distanza. Chi combatte ha due mani, quindi un'arma a due mani non ne lascia per lo scudo.",
  'brp.weapons.half-damage-bonus':
    '½ Bonus al Danno significa tirare il bonus, dividerlo per due e arrotondare per eccesso: un 3 dà 2.',
  'brp.weapons.range':
    "Fino alla gittata la probabilità non cambia; oltre, fino al doppio, l'attacco è Difficile; fino al triplo la probabilità è un quarto, per eccesso; più in là è nulla. Ogni limite appartiene alla fascia migliore.",
  'brp.weapons.melee-table':
    "Ci sono diciannove armi da mischia, dal pugnale (1D4) all'alabarda (3D6), ognuna con specializzazione, base, danno, mani e Punti Ferita. Tutte aggiungono l'intero Bonus al Danno. Le armi di una stessa specializzazione ne condividono il punteggio.",
  'brp.weapons.missile-table':
    'Ci sono dodici armi a distanza, ognuna con abilità, specializzazione, base, danno, mani, Punti Ferita e gittata. Archi, fionde e armi lanciate aggiungono ½ Bonus al Danno; balestre, armi da fuoco e laser niente.',
  'brp.weapons.crossbow-reload':
    "Una balestra richiede un intero round per essere ricaricata, quindi spara un colpo ogni due round. Ricaricare occupa l'azione; si può schivare, ma muoversi di oltre 5 m o parare con la balestra interrompe la ricarica.",
  'brp.weapons.magazines':
    "Pistole e fucili hanno 6 colpi, pistole e fucili laser 20. Un attacco è un colpo. Di norma ricaricare occupa l'azione di un round.",
  'brp.armour.absorb':
    "I punti armatura si sottraggono al danno di ogni colpo, mai sotto 0; il resto riduce i Punti Ferita. L'armatura non si consuma. Di norma aiuta anche nelle cadute, mai contro veleni o malattie.",
  'brp.armour.table':
    "Punti armatura e modificatore alle abilità fisiche: cuoio morbido 1, vestiti pesanti 1, imbottita 2 (−5%), cuoio rigido 2 (−10%), giubbotto paraschegge 4 (−10%), panoplia oplitica 6 (−20%), maglia 7 (−20%), giubbotto antiproiettile 8 (−5%), piastre completa 8 (−25%), assetto antisommossa 12/6 (−10%). Un elmo leggero aggiunge 1 e uno pesante 2, con −15% e −50% alle abilità percettive. Di norma l'assetto antisommossa ha 12 contro mischia e armi a bassa velocità, 6 contro armi da fuoco e a energia. Si portano un'armatura e un elmo.",
  'brp.armour.skill-penalties':
    "Il modificatore dell'armatura toglie punti percentuali alle abilità fisiche (Abilità Manuale, Furtività, Lanciare, Nascondersi, Nuotare, Rapidità di Mano, Saltare, Scalare, Schivare e Tiri Agilità), quello dell'elmo alle percettive (Ascoltare e Individuare), non sotto 0. I punteggi sulla scheda non cambiano. Il Game Master può includere altre abilità.",
  'brp.shields.table':
    "Sei scudi, tutti con base 15% per attaccare e parare; armatura e Punti Ferita, e danno se usati per colpire: a goccia 16, 1D4; antisommossa 16, 1D3; triangolare 12, 1D3; oplitico 16, 1D4; piccolo 12, 1D2; rotondo 12, 1D3, ciascuno più BD. Uno scudo occupa una mano, e ogni tipo è una specializzazione. Può servire da scudo qualsiasi cosa mobile che non sia un'arma; un brocchiere vale come piccolo.",
  'brp.shields.parry':
    "Lo scudo para con le stesse regole di un'arma, e può parare anche le armi a distanza a bassa velocità.",
  'brp.shields.missile-parry':
    "La probabilità di parare un'arma a distanza a bassa velocità è 15% con uno scudo piccolo, 30% con uno medio (triangolare, a goccia, rotondo), 60% con uno grande (oplitico, antisommossa) e 90% inginocchiati dietro uno grande. Di norma sostituisce l'abilità Scudo; si legge come ogni probabilità, e un successo spunta Scudo.",
  'brp.shields.stationary':
    "Uno scudo immobile, per esempio portato sulla schiena, sottrae i suoi punti armatura al danno alla parte del corpo che copre, oltre all'armatura. Poiché non ci sono locazioni, il Game Master dice quando un colpo lo incontra, di norma no. Così lo scudo non si danneggia.",
  'brp.shields.degradation':
    'Il danno a uno scudo riduce allo stesso modo i suoi Punti Ferita e i suoi punti armatura.',
  'brp.wounds.hit-point-loss':
    "Il danno che supera l'armatura riduce i Punti Ferita attuali, e il danno successivo il nuovo totale. Ogni ferita si conteggia a parte con i suoi punti; un colpo da 0 non è una ferita. Con 12 Punti Ferita e 2 punti armatura, 6 danni lasciano 8.",
  'brp.wounds.unconscious':
    "Chi una ferita porta a 1 o 2 Punti Ferita sviene per 1D6 ore, o finché un altro personaggio non lo risveglia, il che richiede un'azione e nessun tiro. Chi è risvegliato può agire, e sviene di nuovo se un'altra ferita lo lascia a 2 o meno. A 0 o meno si è comunque svenuti, e in punto di morte.",
  'brp.wounds.death':
    'Chi al termine di un round di combattimento è a 0 Punti Ferita o meno muore. Fuori dal combattimento il termine è 12 secondi dopo la ferita.',
  'brp.wounds.negative':
    'Il danno può portare i Punti Ferita sotto 0, senza limite. Serve allora il Primo Soccorso per riportarli in positivo prima della fine del round.',
  'brp.combat.special-damage':
    "Un colpo speciale infligge il massimo dell'arma, dadi e numeri senza Bonus al Danno, più un normale tiro dell'arma, più il Bonus al Danno una volta, anche se negativo; poi si sottrae l'armatura. I 7 di una spada corta, un tiro di 4 e un bonus di 2 fanno 13.",
  'brp.healing.natural':
    'Al termine di ogni periodo di sette giorni un personaggio recupera 1D3 Punti Ferita, sino al massimo. Le settimane si contano dalla ferita non guarita più vecchia, e di norma guarisce prima la più vecchia.',
  'brp.healing.hospital':
    'In ospedale, con le cure migliori, il Game Master può concedere la guarigione massima di 3 punti alla settimana invece del tiro. Di norma si tira.',
  'brp.healing.first-aid':
    'Un Primo Soccorso riuscito cura 1D3 punti di una singola ferita, uno speciale 1D3+3, mai più di quanto la ferita è costata. Un fallimento la ripulisce e la benda soltanto. Chi è cosciente può curare se stesso; le perdite da veleno e malattia non sono ferite per questo.',
  'brp.healing.first-aid-once':
    'Ogni ferita può ricevere Primo Soccorso una volta sola, da chiunque, che riesca o fallisca.',
  'brp.healing.first-aid-rescue':
    "Di fretta, il Primo Soccorso richiede un round di combattimento. Chi in un round è sceso a 0 o meno è salvo se viene riportato ad almeno 1 entro la fine. Di norma chi è entro 5 m e non ha ancora agito può spendervi l'azione, anche contro quanto dichiarato, e ha effetto alla fine del round, prima della morte.",
  'brp.spot.ambush-setup':
    "Un attaccante che riesce in Furtività o Nascondersi e non viene notato con Ascoltare, Percepire o Individuare può tendere un'imboscata. Di norma accorgersene è un tiro contrastato, e ogni osservatore ne fa uno, con il migliore dei tre sensi se il Game Master non ne indica uno. Il vantaggio dura un round.",
  'brp.spot.ambush-ranged':
    "Con un'arma a distanza chi tende l'imboscata ha un round in cui tutti i suoi attacchi sono Facili. Dal primo non ci si può difendere, perché non se ne è consapevoli.",
  'brp.spot.ambush-melee':
    "Con un'arma da mischia chi subisce l'imboscata può, per un round, solo schivare o, con un'arma o uno scudo già in mano, parare; non ha azioni. Gli attacchi sono di difficoltà Normale.",
  'brp.spot.backstab':
    'Un bersaglio che in combattimento ignora la posizione precisa di un attaccante tira Ascoltare, Percepire o Individuare a Difficile. Se fallisce, un attaccante alle spalle o di fianco può effettuare un attacco Facile, e pararlo o schivarlo è Difficile.',
  'brp.spot.cover':
    "Qualcosa di dimensioni pari ad almeno metà della TAG del personaggio è una copertura, e ogni attacco a distanza contro di lui è Difficile. Un colpo che senza copertura avrebbe colpito e con essa manca colpisce la copertura. Il Game Master dice se passa: di norma mattoni e metallo lo fermano, il legno toglie 4, e conta anche l'armatura.",
  'brp.spot.darkness':
    "Nell'oscurità quasi totale, senza visione notturna, tutte le abilità di combattimento sono Difficili: attacco, parata e schivata. Nel buio più totale ciascuna è il più basso tra POT come percentuale e metà dell'abilità; ci si può comunque difendere.",
  'brp.disease.minor':
    "L'esposizione a una malattia minore richiede un Tiro Tempra (COS×5); un fallimento significa ammalarsi, al costo massimo di 1 o 2 Punti Ferita, di norma 1. La mattina del secondo giorno si guarisce con COS×2, del terzo con COS×3 e così via finché un tiro riesce.",
  'brp.disease.conditions':
    "La guarigione presuppone riposo e cure. A discrezione del Game Master ogni condizione inadeguata riduce il moltiplicatore di uno, mai sotto 1. Come guida, COS×5 diventa ×4 se non si è a letto a casa, ×3 in mezzo alla selva, ×2 in un'attività stancante, ×1 se già feriti.",
  'brp.disease.treatment':
    'Le cure aiutano, ma il paziente deve comunque riuscire nel tiro COS. A discrezione del Game Master un tiro Medicina riuscito, uno per ogni tiro per guarire, alza il moltiplicatore, di norma di 1 e di 2 con uno speciale. Poteri ed equipaggiamenti possono aiutare, nella misura stabilita dal Game Master.',
  'brp.disease.severe':
    "Una malattia grave attacca una caratteristica secondo il tipo, di solito COS, o i Punti Ferita. Fallire il primo tiro la fa contrarre e costa il primo punto; di norma ogni tiro per guarire fallito ne costa un altro, e uno riuscito pone fine alla malattia. Il tiro è COS×5 con la COS attuale, al termine di ogni intervallo dato dalla gravità. Alcune malattie tolgono anche Punti Ferita, 1 o 1D3 all'ora o 1 al giorno o a settimana; alcune colpiscono più caratteristiche o hanno altri effetti, a discrezione del Game Master.",
  'brp.disease.severity-table':
    "Il numero di tiri COS falliti, compreso il primo, dà la gravità: 0 nessuna; 1 lieve, un punto caratteristica a settimana; 2 acuta, uno al giorno; 3 grave, uno all'ora; 4 o più terminale, uno al minuto. Durante una malattia può solo crescere.",
  'brp.disease.death':
    'Un personaggio che raggiunge 0 in una caratteristica muore subito, qualunque ne sia la causa.',
  'brp.disease.recovery':
    'Finita la malattia, i punti caratteristica persi tornano al ritmo di 1 a settimana per ogni caratteristica, fino al valore di prima.',
  'brp.spot.draw-weapon':
    "Estrarre un'arma riduce l'ordine di DES di 5, e così metterla via, ogni volta; farla cadere non costa nulla.",
  'brp.spot.falling':
    "Una caduta infligge 1D6 ogni tre metri, per eccesso: sette metri sono 3D6. Se il Game Master lo consente, uno Schivare riuscito toglie 1D6, di norma un dado in meno nel tiro. Di norma l'armatura aiuta.",
  'brp.spot.fire-into-combat':
    'Sparare a chi è ingaggiato in combattimento costa 20 punti percentuali. Se tiratore e bersaglio sono entrambi ingaggiati il tiro è Difficile, di norma al posto del −20%. Un colpo mancato non colpisce altri.',
  'brp.spot.knockout':
    "Per mettere k.o. invece di uccidere, lo si dichiara e si effettua un attacco Difficile; si tira il danno e si sottrae l'armatura. Se è pari o superiore alla metà dei Punti Ferita totali, il bersaglio sviene per 1D6 ore o finché non viene risvegliato, senza danno reale. Se è inferiore, l'attacco infligge il minimo che dadi e Bonus al Danno possono dare, di norma meno l'armatura, e il bersaglio non sviene.",
  'brp.poison.resistance':
    "L'efficacia (EFF) di un veleno si contrappone alla COS sulla Tabella della Resistenza. Se il veleno vince, l'intero EFF colpisce i Punti Ferita o la caratteristica, o le caratteristiche, che attacca; altrimenti la metà, per eccesso. L'armatura non aiuta. I punti caratteristica tornano come quelli persi per malattia.",
  'brp.poison.delay':
    "Di solito il veleno non colpisce nel round dell'avvelenamento: uno rapido impiega tre round di combattimento, uno lento tre turni completi, salvo diverso parere del Game Master. Il tiro resistenza si fa allora, e il danno arriva nella risoluzione di quel round.",
  'brp.poison.detection':
    'Il Game Master può consentire un tiro Percepire per accorgersi di un veleno nascosto in cibi o bevande, di norma sì; un successo permette di rifiutare prima che la dose conti.',
  'brp.poison.multiple-doses':
    'A ogni dose si resiste separatamente: due dosi di EFF 10 non sono una di EFF 20.',
  'brp.poison.antidote':
    "Quasi tutti i veleni hanno un antidoto, con un suo EFF. Assunto entro i sei turni (30 minuti) prima dell'avvelenamento, il suo EFF si sottrae a quello del veleno, di norma prima del tiro resistenza; assunto dopo non ha effetto. Più dosi non si sommano, e una serve contro ogni dose di quel veleno. Contro un altro veleno può aiutare un po', se il tavolo lo sceglie.",
  'brp.bestiary.nonhuman':
    "I nemici si descrivono come l'esempio: caratteristiche con tiri e medie, movimento, Punti Ferita, Bonus al Danno, armatura, abilità, attacchi. Quelli non umani in generale non hanno FAS; i tiri su ciò che manca sono Impossibili. Le abilità non elencate usano la probabilità base.",
  'brp.bestiary.bear':
    'Un orso bruno: FOR 3D6+10, COS 2D6+6, TAG 3D6+10, INT 5, POT 3D6, DES 3D6, niente FAS; MOV 14, 8 nuotando; 17 Punti Ferita; Bonus al Danno +2D6; pelliccia da 3 punti; Ascoltare 75%, Percepire 75%, Scalare 40%; morso 25% (1D10+½BD), artigli 40% (1D6+BD), zampata 25% (1D3+BD). Di norma si usano i valori medi: FOR 21, COS 13, TAG 20, POT 10, DES 10.',
  'brp.bestiary.bear-attacks':
    "Un orso può attaccare due volte in un round: due artigliate, o un'artigliata e un morso. Entrambe avvengono al suo ordine di DES, una dopo l'altra, contro qualsiasi bersaglio a portata, e da ciascuna ci si può difendere.",
  'brp.bestiary.bear-swipe':
    "Una volta per round, di norma al posto dei due attacchi, un orso può dare una zampata. Il danno inflitto si contrappone alla FOR del bersaglio sulla Tabella della Resistenza; il bersaglio tira 50% più 5 per ogni punto di FOR oltre il danno, e se fallisce cade a terra. Il colpo si può parare o schivare. Chi è a terra spende l'azione seguente per rialzarsi.",
};
