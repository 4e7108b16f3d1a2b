import { type Reply, type Server, sendRequest } from '../client.ts';

/** A shelf, and what is on it. */
export interface PermissionShelf {
  readonly server: Server;
  /** The key of the shelf, of another one, and of the link that shows one thing. */
  readonly own: string;
  readonly another: string;
  readonly shared: string;
  /** A thing that is there, and one that was removed. */
  readonly item: string;
  readonly removed: string;
  readonly picture: string;
}

/** A PNG of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

const FIRST_IDS = 6;
let commands = 0;

/** House rules as a shelf keeps them. */
export const buildHouseRules = (system: string): object => ({
  kind: 'rules',
  name: 'Regole di casa',
  system,
  data: {},
});

const RULES = buildHouseRules('rischio');

async function sendToShelf(server: Server, key: string, path: string, body: object): Promise<Reply> {
  return sendRequest(`${server.url}/api/shelf${path}`, {
    body: { command: `shelf-${commands++}`, ...body },
    headers: { authorization: `Bearer ${key}` },
  });
}

async function makeShelf(server: Server, headers: Readonly<Record<string, string>>): Promise<string> {
  const { status, body } = await sendRequest(`${server.url}/api/shelf`, { method: 'POST', headers });
  if (status !== 201) throw new Error(`no shelf: ${status}`);
  return String(body.key);
}

/** Makes a shelf with a thing, one that was removed, and a picture with a link for others. */
export async function fillShelf(
  server: Server,
  from: Readonly<Record<string, string>>,
): Promise<PermissionShelf> {
  const [own, another] = [await makeShelf(server, from), await makeShelf(server, from)];
  const put = async (thing: object): Promise<string> => {
    const { status, body } = await sendToShelf(server, own, '/items', thing);
    if (status !== 200) throw new Error(`not on the shelf: ${status} ${JSON.stringify(body)}`);
    return String(body.item);
  };
  // things that are put on the other shelf get the first ids
  for (let n = 0; n < FIRST_IDS; n++) await put(RULES);
  const [firstItem, removed] = [await put(RULES), await put(RULES)];
  const portrait = await put({ kind: 'picture', name: 'Ritratto', picture: PIXEL });
  const { body } = await sendToShelf(server, own, `/items/${portrait}/share`, {});
  const shelf = {
    server,
    own,
    another,
    item: firstItem,
    removed,
    shared: new URL(String(body.link)).hash.slice(1),
  };
  await resetShelf({ ...shelf, picture: '' });
  return { ...shelf, picture: await findPicture(server, own) };
}

async function findPicture(server: Server, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const { body } = await sendRequest(`${server.url}/api/shelf`, { headers });
  const items = body.items as readonly { readonly picture?: string }[];
  return items.find(({ picture }) => picture !== undefined)?.picture ?? '';
}

/** Puts the things back where they were. */
export async function resetShelf({ server, own, item, removed }: PermissionShelf): Promise<void> {
  await sendToShelf(server, own, `/items/${item}/restore`, {});
  await sendToShelf(server, own, `/items/${removed}/remove`, {});
}
