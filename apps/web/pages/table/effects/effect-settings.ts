import { readStored, storeValue } from '../../../app/device-storage.ts';

/** What a device may do besides showing the table. */
export type EffectName = 'sound' | 'vibration' | 'notify';

/** A phone vibrates unless it is switched off; everything else is off until it is chosen. */
const isOnByDefault = (effect: EffectName): boolean =>
  effect === 'vibration' && matchMedia('(pointer: coarse)').matches;

export function isEffectOn(effect: EffectName): boolean {
  const stored = readStored(effect);
  return stored === undefined ? isOnByDefault(effect) : stored === 'on';
}

export const setEffect = (effect: EffectName, isOn: boolean): void => storeValue(effect, isOn ? 'on' : 'off');
