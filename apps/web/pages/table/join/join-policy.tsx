import { JOIN_POLICIES } from '@arbitro/protocol';
import { useLocale } from '../../../app/language.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { TableView } from '../table-view.ts';
import { JOIN_TEXTS } from './texts.ts';

/** Whether players may bring characters of their own. */
export default function JoinPolicyChoice({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  return (
    <div className="field">
      <span>{words(JOIN_TEXTS.policy)}</span>
      <RadioGroup
        label={words(JOIN_TEXTS.policy)}
        options={JOIN_POLICIES.map((key) => ({ key, label: words(JOIN_TEXTS[key]) }))}
        chosen={table.seen.joining.policy}
        onChoose={(policy) => void table.send('joining', { policy })}
      />
    </div>
  );
}
