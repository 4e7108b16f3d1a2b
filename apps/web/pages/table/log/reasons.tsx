import type { Reason } from '@arbitro/kernel';
import { describeReason } from '@arbitro/scenario';
import { TextWithSigns } from '../../../ui/text-with-signs.tsx';
import { RuleLink } from '../parts/rule.tsx';
import type { LineContext } from './sentences.ts';

interface ReasonsProps {
  readonly because: readonly Reason[];
  readonly lineContext: LineContext;
}

/** The steps that lead to a number, each with its rule. */
export function Reasons({ because, lineContext: { table } }: ReasonsProps) {
  if (because.length === 0) return null;
  return (
    <ul className="reasons small">
      {because.map((reason, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons are steps, known by their place
        <li key={index}>
          <span className="number">
            <TextWithSigns text={describeReason(reason, table.name)} />
          </span>
          <RuleLink system={table.system} rule={reason.rule} />
        </li>
      ))}
    </ul>
  );
}
