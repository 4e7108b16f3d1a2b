import { type ReactNode, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { TableView } from '../table-view.ts';
import { findHiddenSince } from './hidden-since.ts';
import { GM_TEXTS } from './texts.ts';

/** Goes to a moment, after asking whether things visible then are revealed again. */
export type Travel = (to: number, go: (uncover: boolean) => void) => void;

interface HiddenQuestionState {
  readonly names: readonly string[];
  readonly go: (uncover: boolean) => void;
}

/** Asks the game master before going back to a moment when something now hidden or masked was visible. */
export function useHiddenQuestion(table: TableView): {
  readonly travel: Travel;
  readonly question: ReactNode;
} {
  const [asking, setAsking] = useState<HiddenQuestionState | undefined>(undefined);
  const travel: Travel = (to, go) => {
    const names = findHiddenSince(table.live.lines, table.seen, to);
    if (names.length === 0) go(false);
    else setAsking({ names, go });
  };
  const question = asking && (
    <HiddenQuestion
      who={asking.names.map(table.name)}
      onClose={() => setAsking(undefined)}
      onAnswer={(uncover) => {
        setAsking(undefined);
        asking.go(uncover);
      }}
    />
  );
  return { travel, question };
}

interface HiddenQuestionProps {
  readonly who: readonly string[];
  readonly onAnswer: (uncover: boolean) => void;
  readonly onClose: () => void;
}

function HiddenQuestion({ who, onAnswer, onClose }: HiddenQuestionProps) {
  const { words } = useLocale();
  return (
    <Dialog title={words(GM_TEXTS['cover-title'])} onClose={onClose}>
      <div className="stack">
        <p>{words(GM_TEXTS['cover-about'], { who })}</p>
        <div className="row">
          <Button look="strong" onClick={() => onAnswer(false)}>
            {words(GM_TEXTS['cover-keep'])}
          </Button>
          <Button onClick={() => onAnswer(true)}>{words(GM_TEXTS['cover-show'])}</Button>
        </div>
      </div>
    </Dialog>
  );
}
