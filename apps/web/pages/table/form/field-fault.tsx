import { type DataPath, explainFault } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';
import { useForm } from './form-context.ts';

/** Why the value at this place is refused. */
export function FieldFault({ path, id }: { readonly path: DataPath; readonly id?: string }) {
  const { language } = useLocale();
  const { faults } = useForm();
  const own = faults.filter(({ at }) => at.join('.') === path.join('.'));
  if (own.length === 0) return null;
  return (
    <p id={id} className="form-fault small" role="alert">
      {own.map((fault) => explainFault(fault, language)).join(' ')}
    </p>
  );
}
