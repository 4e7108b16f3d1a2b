import { findUndone } from '@arbitro/protocol';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { GM_TEXTS } from './texts.ts';
import { filterGameLines, findStepBack, findStepForward } from './undo-steps.ts';
import type { Travel } from './use-hidden-question.tsx';

/** One step of the game, back or forward again. */
export interface UndoStep {
  readonly label: string;
  /** Takes the step; missing if there is none. */
  readonly go: (() => void) | undefined;
}

/** Returns the steps back and forward; the second exists only directly after the first. */
export function useUndoSteps(
  table: TableView,
  travel: Travel,
): { readonly back: UndoStep; readonly forward: UndoStep } {
  const { words } = useLocale();
  const { tell } = useToasts();
  const moments = filterGameLines(table.live.lines);
  const undone = findUndone(table.live.lines);
  const stepTo = (to: number | undefined, done: 'taken-back' | 'done-again') =>
    to === undefined
      ? undefined
      : (): void =>
          travel(to, async (uncover) => {
            if (await table.send('undo', { to, ...(uncover && { uncover }) })) tell(words(GM_TEXTS[done]));
          });
  return {
    back: {
      label: words(GM_TEXTS['back-one']),
      go: stepTo(findStepBack(moments, undone)?.moment, 'taken-back'),
    },
    forward: {
      label: words(GM_TEXTS.forward),
      go: stepTo(findStepForward(moments, undone)?.moment, 'done-again'),
    },
  };
}

interface UndoButtonsProps {
  readonly table: TableView;
  readonly travel: Travel;
}

/** Buttons for one step back, and forward again. */
export function UndoButtons({ table, travel }: UndoButtonsProps) {
  const { back, forward } = useUndoSteps(table, travel);
  return (
    <div className="row">
      <Button look="tight" disabled={!back.go} onClick={back.go}>
        <Icon name="undo" size={16} />
        {back.label}
      </Button>
      <Button look="tight" disabled={!forward.go} onClick={forward.go}>
        <Icon name="redo" size={16} />
        {forward.label}
      </Button>
    </div>
  );
}
