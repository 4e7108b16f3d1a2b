import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { type EffectName, isEffectOn, setEffect } from './effect-settings.ts';
import { playSound } from './play-sound.ts';

const TEXT_KEYS = { sound: 'table-sound', vibration: 'table-vibration', notify: 'table-notify' } as const;

/** The effects this device knows. */
const EFFECTS: readonly EffectName[] = [
  'sound',
  ...('vibrate' in navigator ? (['vibration'] as const) : []),
  ...('Notification' in window ? (['notify'] as const) : []),
];

/** Switches for sounds, vibration and notifications, kept on this device. */
export default function EffectSwitches() {
  return (
    <div>
      {EFFECTS.map((effect) => (
        <EffectSwitch key={effect} effect={effect} />
      ))}
    </div>
  );
}

function EffectSwitch({ effect }: { readonly effect: EffectName }) {
  const { text } = useLocale();
  const [isOn, setOn] = useState(() => isEffectOn(effect));
  const change = async (): Promise<void> => {
    const turnsOn = !isOn && (effect !== 'notify' || (await mayNotify()));
    setEffect(effect, turnsOn);
    setOn(turnsOn);
    if (turnsOn && effect === 'sound') playSound('turn');
  };
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={() => void change()} />
      <b>{text(TEXT_KEYS[effect])}</b>
    </label>
  );
}

const mayNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';
