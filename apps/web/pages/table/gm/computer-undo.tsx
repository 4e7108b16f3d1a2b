import { findUndone } from '@arbitro/protocol';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { useUndoSteps } from './undo-buttons.tsx';
import { filterGameLines, isLastByComputer } from './undo-steps.ts';
import { useHiddenQuestion } from './use-hidden-question.tsx';

/** Takes back what Arbitro did last, while nothing has happened since; Arbitro then waits. */
export function ComputerUndo({ table }: { readonly table: TableView }) {
  const { text } = useLocale();
  const { travel, question } = useHiddenQuestion(table);
  const { back } = useUndoSteps(table, travel);
  const { lines } = table.live;
  if (!back.go || !isLastByComputer(filterGameLines(lines), findUndone(lines))) return null;
  return (
    <>
      <Button
        look="quiet square"
        aria-label={text('computer-undo')}
        title={text('computer-undo')}
        onClick={back.go}
      >
        <Icon name="undo" size={16} />
      </Button>
      {question}
    </>
  );
}
