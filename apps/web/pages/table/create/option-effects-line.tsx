import { type CharacterField, createNamer, type System } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';
import { describeLabel, formatFieldValue } from '../sheet/sheet-section.tsx';

interface OptionEffectsProps {
  readonly id: string;
  readonly system: System;
  readonly fields: readonly CharacterField[];
}

/** What an option means in play: the numbers in which it differs from the others. */
export function OptionEffects({ id, system, fields }: OptionEffectsProps) {
  const speech = useLocale();
  if (fields.length === 0) return null;
  const naming = { speech, name: createNamer(system, { creatures: [] }, speech.language) };
  const parts = fields.map((field) =>
    field.value === null
      ? describeLabel(field.label, naming)
      : `${describeLabel(field.label, naming)} ${formatFieldValue(field, naming)}`,
  );
  return (
    <small className="effects" id={id}>
      {parts.join(' · ')}
    </small>
  );
}
