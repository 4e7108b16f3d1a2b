import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isTyping } from '../parts/number-keys.ts';
import type { TableView } from '../table-view.ts';
import { type UndoStep, useUndoSteps } from './undo-buttons.tsx';
import { useHiddenQuestion } from './use-hidden-question.tsx';

/** Undo and redo in the header of the table, also by Ctrl+Z and Ctrl+Y. */
export function UndoBar({ table }: { readonly table: TableView }) {
  const { travel, question } = useHiddenQuestion(table);
  const { back, forward } = useUndoSteps(table, travel);
  useUndoKeys(back, forward);
  return (
    <>
      <Button
        look="quiet square"
        aria-label={back.label}
        title={`${back.label} (Ctrl+Z)`}
        disabled={!back.go}
        onClick={back.go}
      >
        <Icon name="undo" />
      </Button>
      {forward.go && (
        <Button
          look="quiet square"
          aria-label={forward.label}
          title={`${forward.label} (Ctrl+Y)`}
          onClick={forward.go}
        >
          <Icon name="redo" />
        </Button>
      )}
      {question}
    </>
  );
}

/** Takes a step by the usual keys, unless the user is typing: there they undo typing. */
function useUndoKeys(back: UndoStep, forward: UndoStep): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? forward : key === 'z' ? back : undefined;
      if (!step || event.repeat) return;
      event.preventDefault();
      step.go?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [back, forward]);
}
