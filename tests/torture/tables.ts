import { systems } from '@arbitro/catalogue';
import { addSeat, listCreatures, makeTable, type Seat, type Server, sendCommand } from '../client.ts';
import { TableAudit } from './audit.ts';
import { TortureListener, TorturePlayer, type TortureRun } from './clients.ts';

/** Some tables, their clients, and their audits. */
export interface TortureTables {
  readonly audits: readonly TableAudit[];
  readonly clients: readonly { leave(): void; readonly done: Promise<void> }[];
}

/** Opens this many tables of each game, and lets clients take seats. */
export async function openTables(server: Server, tables: number, party: TortureRun): Promise<TortureTables> {
  const stories: TortureTables[] = [];
  for (const { id, content } of systems)
    for (let n = 0; n < tables; n++) {
      const gm = await makeTable(server, { demo: id });
      stories.push(await seatClients(gm, Object.keys(content), party));
    }
  return {
    audits: stories.flatMap(({ audits }) => audits),
    clients: stories.flatMap(({ clients: people }) => people),
  };
}

async function seatClients(gm: Seat, content: readonly string[], party: TortureRun): Promise<TortureTables> {
  const creatures = await listCreatures(gm);
  const [first = '', second = '', third = ''] = creatures;
  const other = await addSeat(gm, { role: 'player', name: 'Aino', owns: [first] });
  const two = await addSeat(gm, { role: 'player', name: 'Nerio', owns: [second, third] });
  const watching = await addSeat(gm, { role: 'spectator', name: 'Ilva' });
  const players = [gm, other, two, watching].map(
    (seat) => new TorturePlayer(seat, { creatures, content }, party),
  );
  const tortureListeners = [gm, other, watching].map((seat) => new TortureListener(seat, party));
  return { audits: [new TableAudit(gm, party.ledger)], clients: [...players, ...tortureListeners] };
}

/** All clients leave; the seeds are revealed and every log is checked once more. */
export async function closeTables(
  { audits, clients: people }: TortureTables,
  party: TortureRun,
): Promise<readonly string[]> {
  for (const person of people) person.leave();
  party.traffic.open();
  await Promise.all(people.map(({ done }) => done));
  await party.traffic.close();
  const faults: string[] = [];
  for (const audit of audits) {
    const { status } = await sendCommand(audit.gm, 'seal', { command: 'last-seal' });
    if (status !== 200) faults.push(`${audit.gm.table}: the last seal is answered ${status}`);
    faults.push(...(await audit.faults()), ...(await audit.sealFaults()));
  }
  return faults;
}
