import type { AnyWorld, Json } from '@arbitro/kernel';
import { useState } from 'react';
import { storeValue } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import { type FailedReply, sendRequest } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileOf } from '../../lab/lab-file.ts';
import { SimulationResult } from '../../lab/simulation-result.tsx';
import { storageKeyOf } from '../../lab/use-lab-file.ts';
import { useSimulation } from '../../lab/use-simulation.ts';
import { ReviewButton } from '../review/review-button.tsx';
import type { TableView } from '../table-view.ts';

const FIGHTS = 1000;

/** Simulates the current fight from its present state; links to the lab. */
export function SimulateFromHere({ table }: { readonly table: TableView }) {
  const { text } = useLocale();
  const { system, seen } = table;
  const [denied, setDenied] = useState<FailedReply>();
  const simulation = useSimulation();
  const { message, running, start, stop } = simulation;
  const world = async (): Promise<Json | undefined> => {
    const reply = await sendRequest<{ readonly world: Json }>(`/tables/${seen.table.id}/world`);
    setDenied(reply.ok ? undefined : reply);
    return reply.ok ? reply.value.world : undefined;
  };
  const goOn = async (): Promise<void> => {
    const now = await world();
    if (now === undefined) return;
    const subject = { kind: 'world', world: now } as const;
    start({ system: system.id, subject, goal: { fights: FIGHTS }, how: { seed: 'from here' } });
  };
  const takeAlong = async (): Promise<void> => {
    const now = await world();
    if (now === undefined) return;
    storeValue(storageKeyOf(system.id), JSON.stringify(fileOf(system, now as unknown as AnyWorld)));
    window.open(`/lab/${system.id}`, '_blank', 'noopener');
  };
  return (
    <>
      <p className="soft small">{text('lab-from-here-about')}</p>
      <div className="row">
        <Button look="strong" onClick={running ? stop : () => void goOn()}>
          <Icon name={running ? 'check' : 'play'} />
          {text(running ? 'lab-stop' : 'lab-start')}
        </Button>
        <Button onClick={() => void takeAlong()}>
          <Icon name="compare" />
          {text('lab-take-along')}
        </Button>
        <ReviewButton table={table} />
      </div>
      {denied && <p role="alert">{denied.says}</p>}
      {(message || running) && <SimulationResult simulation={simulation} system={system} compared={false} />}
    </>
  );
}
