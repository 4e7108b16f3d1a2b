import type { Person } from '@arbitro/kernel';
import type { TextKey } from '../../../app/app-texts.ts';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { useDecide } from './use-decide.ts';

interface DecideProps {
  readonly table: TableView;
  readonly who: Person;
  readonly says: TextKey;
}

/** Lets Arbitro make one decision for a creature that a person plays. */
export function DecideButton({ table, who, says }: DecideProps) {
  const { text } = useLocale();
  const { decide, isSending } = useDecide(table, who);
  return (
    <Button look="quiet tight" className="decide" disabled={isSending} onClick={() => void decide()}>
      <Icon name="robot" size={16} />
      {text(says)}
    </Button>
  );
}
