/** The server's texts in English; the other languages have the same keys. */
export const en = {
  refusals: {
    'no-workers': 'No worker is there to simulate.',
    'worker-lacks-system': 'A worker has no “{system}”, or another one than this server.',
    'simulations-busy': 'Too many simulations are under way here. Try again in a moment.',
    'long-enough': 'The workers are for others too: what was fought until now has to be enough.',
    'fights-broke': 'These fights broke off.',
    'fights-too-costly': 'It takes too long until this fight begins.',
    'no-fight': 'No fight begins in this scenario.',
    'no-fight-after': 'No fight begins: step {step} of the scenario is refused, or waits for an answer.',
    'one-side': 'There is only one side: a fight needs two.',
    internal: 'Something is broken on our side. It is in the server’s log as {id}.',
  },
  unreadable: {
    'not-json': 'this is not JSON',
    'nothing-sent': 'nothing was sent',
    'too-deep': 'it is nested too deeply',
    'cut-short': 'not all of it arrived',
    address: 'the address',
    http: 'this is not HTTP',
  },
  home: {
    title: 'Arbitro',
    about: 'An impartial referee for tabletop role-playing games. This is the server of its live table.',
    build: 'The web app has not been built yet. Stop the server; this builds the app and starts again:',
    docs: 'What can be asked of it',
    systems: 'The games it knows',
    health: 'How it is doing',
  },
  console: {
    here: 'On this computer',
    near: 'In this network',
    scan: 'Point a phone in the same network here:',
    kept: 'Kept in',
    stops: 'Ctrl-C stops.',
    stopping: 'Stopping …',
    stopped: 'Stopped.',
    'too-slow': 'Not everything came to an end in time; stopped all the same. What was acknowledged is kept.',
    'port-taken': 'Port {port} is taken: another program listens there. Choose another one: PORT=8081',
    'port-forbidden': 'Port {port} may not be opened by this user. Choose one from 1024 up: PORT=8080',
    'no-such-host':
      'This computer has no address {host}. Try HOST=0.0.0.0 (every address) or HOST=127.0.0.1 (this computer alone).',
    'cannot-listen': 'Cannot listen on {host}, port {port} ({why}).',
    'disk-full': 'The disk of {folder} is full ({why}). Free some space on it and start again.',
    'file-damaged': '{file} is damaged ({why}). Restore the last copy: docs/operating.md, “Back-ups”.',
    'file-newer':
      '{file} was kept by a newer version ({why}). Start that version, or restore a copy from before it.',
    'file-in-use':
      'Another server keeps its tables in {file}: {holder}. Stop it, or choose another folder: DATA_DIR=/path/to/folder',
    'file-locked':
      'Another program writes to {file} and does not let go of it ({why}). End it and start again.',
    'folder-unfit':
      'Nothing can be kept in {folder} ({why}). Choose a folder you may write to: DATA_DIR=/path/to/folder',
    'database-unfit': 'The database (DATABASE_URL) does not answer ({why}).',
    'bad-value': '{name} cannot be “{value}”. Possible: {allowed}.',
    'bad-word': '“{word}” means nothing here. --help shows what there is.',
    help: 'The server of the live table. It is set up by environment variables:',
  },
  variables: {
    HOST: 'where to listen: 0.0.0.0 every address, so that phones can join; 127.0.0.1 this computer alone',
    PORT: 'the port',
    DATA_DIR: 'the folder of the embedded database (arbitro.sqlite)',
    DATABASE_URL: 'keep tables in PostgreSQL instead',
    TRUST_PROXY: 'behind a reverse proxy: how many there are, or their addresses (10.0.0.0/8,loopback)',
    LOG_LEVEL: 'silent, fatal, error, warn, info (a line for each request), debug, trace',
    METRICS: 'who may read /metrics: local (programs on this computer), open (everybody)',
    METRICS_TOKEN:
      'a secret of at least 16 characters: whoever shows it (Authorization: Bearer …) may read /metrics too',
    LANG: 'the language of this console: English, Italian or Finnish',
  },
};
