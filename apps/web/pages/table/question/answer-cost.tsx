import { costOf, type Json, type Label, type Namer } from '@arbitro/kernel';
import { useLocale } from '../../../app/language.tsx';

interface AnswerCostProps {
  readonly label: Label;
  readonly option: Json;
  readonly name: Namer;
}

/** The cost of an answer, shown beside it. */
export function AnswerCost({ label, option, name }: AnswerCostProps) {
  const { number } = useLocale();
  const cost = costOf(option, label.costs);
  if (!cost) return null;
  return (
    <span className="cost chip small number">
      {name(cost.of)} −{number(cost.value)}
    </span>
  );
}
