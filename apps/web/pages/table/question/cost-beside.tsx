import { costOf, type Json, type Label, type Namer } from '@arbitro/kernel';
import { useSpeech } from '../../../app/language.tsx';

interface CostBesideProps {
  readonly label: Label;
  readonly option: Json;
  readonly name: Namer;
}

/** The cost of an answer, shown beside it. */
export function CostBeside({ label, option, name }: CostBesideProps) {
  const { number } = useSpeech();
  const cost = costOf(option, label.costs);
  if (!cost) return null;
  return (
    <span className="cost chip small number">
      {name(cost.of)} −{number(cost.value)}
    </span>
  );
}
