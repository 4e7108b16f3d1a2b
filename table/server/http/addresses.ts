import { BlockList, isIP } from 'node:net';

const LOOPBACK = ['127.0.0.0/8', '::1'];
const RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: LOOPBACK,
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Converts an IPv4 address at an IPv6 socket to its plain form. */
const simplifyAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns a test for addresses in these ranges: addresses, networks (10.0.0.0/8), or names such as `loopback`. */
function testForRanges(names: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of names.flatMap((name) => RANGES[name] ?? [name])) {
    const [network = '', width] = range.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (width === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(width), family);
  }
  return (address) => {
    const plain = simplifyAddress(address);
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

export const isLoopback = testForRanges(LOOPBACK);

/** Whether a connection from this address comes from a proxy we trust. */
export function testForProxy(trustProxy: false | number | readonly string[]): (address: string) => boolean {
  if (typeof trustProxy === 'object') return testForRanges(trustProxy);
  return () => trustProxy !== false && trustProxy > 0;
}

/** Returns the key of one person's addresses: an IPv4 address, or the /64 network of an IPv6 line. */
export function groupAddress(address: string): string {
  const plain = simplifyAddress(address);
  return isIP(plain) === 6 ? findNetwork(plain) : plain;
}

/** The first four of the eight groups of an IPv6 address. */
function findNetwork(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(after ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
