import { systems } from '@arbitro/catalogue';
import { addSeat, creaturesAt, makeTable, type Seat, type Server, send } from '../client.ts';
import { Audit } from './audit.ts';
import { Ear, type Party, Player } from './crowd.ts';

/** Some tables, their clients, and their audits. */
export interface Story {
  readonly audits: readonly Audit[];
  readonly people: readonly { leave(): void; readonly done: Promise<void> }[];
}

/** Opens this many tables of each game, and lets clients take seats. */
export async function begin(server: Server, tables: number, party: Party): Promise<Story> {
  const stories: Story[] = [];
  for (const { id, content } of systems)
    for (let n = 0; n < tables; n++) {
      const gm = await makeTable(server, { demo: id });
      stories.push(await seated(gm, Object.keys(content), party));
    }
  return {
    audits: stories.flatMap(({ audits }) => audits),
    people: stories.flatMap(({ people }) => people),
  };
}

async function seated(gm: Seat, content: readonly string[], party: Party): Promise<Story> {
  const creatures = await creaturesAt(gm);
  const [first = '', second = '', third = ''] = creatures;
  const one = await addSeat(gm, { role: 'player', name: 'Aino', owns: [first] });
  const two = await addSeat(gm, { role: 'player', name: 'Nerio', owns: [second, third] });
  const watching = await addSeat(gm, { role: 'spectator', name: 'Ilva' });
  const players = [gm, one, two, watching].map((seat) => new Player(seat, { creatures, content }, party));
  const ears = [gm, one, watching].map((seat) => new Ear(seat, party));
  return { audits: [new Audit(gm, party.ledger)], people: [...players, ...ears] };
}

/** All clients leave; the seeds are revealed and every log is checked once more. */
export async function end({ audits, people }: Story, party: Party): Promise<readonly string[]> {
  for (const one of people) one.leave();
  party.gate.open();
  await Promise.all(people.map(({ done }) => done));
  await party.gate.close();
  const faults: string[] = [];
  for (const audit of audits) {
    const { status } = await send(audit.gm, 'seal', { command: 'last-seal' });
    if (status !== 200) faults.push(`${audit.gm.table}: the last seal is answered ${status}`);
    faults.push(...(await audit.faults()), ...(await audit.sealFaults()));
  }
  return faults;
}
