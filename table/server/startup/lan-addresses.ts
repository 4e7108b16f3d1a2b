import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

// bridges of containers and virtual machines: no phone is on them
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg)/;
const ANY_HOST = new Set(['0.0.0.0', '::']);
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '::1']);

export interface ServerAddresses {
  /** For this computer. */
  readonly here: string;
  /** For other devices of the network, the likeliest first. */
  readonly near: readonly string[];
}

/** Returns the addresses at which a server that listens there is reached. */
export function findAddresses(host: string, port: number, interfaces: Interfaces): ServerAddresses {
  const urlOf = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  if (LOCAL_HOSTS.has(host)) return { here: urlOf(host), near: [] };
  if (!ANY_HOST.has(host)) return { here: urlOf(host), near: [urlOf(host)] };
  return { here: urlOf('localhost'), near: sortPrivateFirst(listOutwardAddresses(interfaces)).map(urlOf) };
}

const listOutwardAddresses = (interfaces: Interfaces): readonly string[] =>
  Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address);

const HOME_NETWORKS = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const rankAddress = (address: string): number => {
  const index = HOME_NETWORKS.findIndex((network) => network.test(address));
  return index < 0 ? HOME_NETWORKS.length : index;
};
const sortPrivateFirst = (addresses: readonly string[]): readonly string[] =>
  addresses.toSorted((a, b) => rankAddress(a) - rankAddress(b));
