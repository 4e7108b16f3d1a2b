import type { Person } from '@arbitro/kernel';
import { useState } from 'react';
import type { TextKey } from '../../../app/app-texts.ts';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';

interface DecideProps {
  readonly table: TableView;
  readonly who: Person;
  readonly says: TextKey;
}

/** Lets Arbitro make one decision for a creature that a person plays. */
export function DecideButton({ table: { send }, who, says }: DecideProps) {
  const { text } = useLocale();
  const [isSending, setSending] = useState(false);
  const decide = async (): Promise<void> => {
    setSending(true);
    await send('decide', { who });
    setSending(false);
  };
  return (
    <Button look="quiet tight" className="decide" disabled={isSending} onClick={() => void decide()}>
      <Icon name="robot" size={16} />
      {text(says)}
    </Button>
  );
}
