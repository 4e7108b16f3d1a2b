import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { findAddresses } from './lan-addresses.ts';

const buildInterface = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({
    address,
    family: 'IPv4',
    internal: false,
    netmask: '',
    mac: '',
    cidr: null,
    ...more,
  }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [buildInterface('127.0.0.1', { internal: true })],
  docker0: [buildInterface('172.17.0.1')],
  eth0: [
    buildInterface('203.0.113.7'),
    buildInterface('fe80::1', { family: 'IPv6' } as Partial<NetworkInterfaceInfo>),
  ],
  wlan0: [buildInterface('192.168.1.5'), buildInterface('169.254.3.4')],
};

it('names the addresses of the network, those of a home first', () => {
  expect(findAddresses('0.0.0.0', 8080, interfaces)).toEqual({
    here: 'http://localhost:8080',
    near: ['http://192.168.1.5:8080', 'http://203.0.113.7:8080'],
  });
});

it('names none when only this computer may come', () => {
  expect(findAddresses('127.0.0.1', 80, interfaces)).toEqual({ here: 'http://127.0.0.1:80', near: [] });
  expect(findAddresses('::1', 80, interfaces)).toEqual({ here: 'http://[::1]:80', near: [] });
});

it('names the one that was given', () => {
  expect(findAddresses('192.168.1.5', 80, interfaces).near).toEqual(['http://192.168.1.5:80']);
});
