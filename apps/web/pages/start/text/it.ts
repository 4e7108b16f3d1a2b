import type { en } from './en.ts';

/** Texts of the start page in Italian. */
export const it: typeof en = {
  start: {
    'start-claim': 'Le regole sanno chi può fare cosa. Voi decidete, tirate, raccontate.',
    'start-about':
      'Un arbitro imparziale per giochi di ruolo: un tavolo dal vivo per master e giocatori, con le probabilità esatte prima di ogni tiro e una ragione per ogni numero.',
    'start-picture':
      'Un tavolo da gioco sotto una lampada: dadi, una mappa con le pedine, di chi è il turno e le probabilità.',
    'start-play': 'Gioca',
    'start-play-of': 'Gioca a {name}',
    'start-watch': 'Guarda',
    'start-watch-of': 'Guarda {name}',
    'start-gm': 'Conduci da master',
    'start-gm-of': 'Conduci da master: {name}',
    'start-encounters': 'Quale scontro',
    'start-opening': 'Apparecchio…',
    'start-new': 'Nuovo tavolo',
    'start-new-of': 'Nuovo tavolo di {name}',
    'start-rules': 'Regole',
    'start-rules-of': 'Regole di {name}',
    'start-games': 'Scegli un gioco',
    'start-no-account':
      'Niente account, niente installazione: un clic e siete gli eroi. Arbitro gioca i nemici e fa da master.',
    'start-recent': 'Tavoli su questo dispositivo',
    'start-other-seat': 'come {role}',
    'start-forget': 'Dimentica {name}',
    'start-forget-title': 'Dimenticare qui questo tavolo?',
    'start-forget-says':
      '“{name}” resta com’è per gli altri. Questo dispositivo lascia il suo posto: si torna solo con il proprio link.',
    'start-forget-do': 'Dimentica',
    'start-steps': 'Come si svolge una serata',
    'start-step-1': 'Apparecchia',
    'start-step-1-says':
      'Prendi uno di questi scontri, o un tavolo tuo con le regole della casa. Il master sei tu.',
    'start-step-2': 'Invita gli altri',
    'start-step-2-says':
      'Con un link o un codice QR, ognuno sul proprio dispositivo. Ognuno vede solo ciò che può sapere.',
    'start-step-3': 'Guarda le probabilità, poi tira',
    'start-step-3-says':
      'Viene offerto solo ciò che le regole permettono, con le probabilità esatte. Tira qui, o scrivi i tuoi dadi veri.',
    'start-offline': 'Il server non risponde.',
    'start-offline-says': 'Regole e dadi funzionano lo stesso; i tavoli si aprono appena torna.',
  },
};
