import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { TableView } from '../table-view.ts';
import { coveredSince } from './cover.ts';
import { GM_WORDS } from './words.ts';

/** Goes to a moment, after asking whether things visible then are revealed again. */
export type Travel = (to: number, go: (uncover: boolean) => void) => void;

interface Asking {
  readonly names: readonly string[];
  readonly go: (uncover: boolean) => void;
}

/** Asks the game master before going back to a moment when something now hidden or masked was visible. */
export function useCovering(table: TableView): { readonly travel: Travel; readonly question: ReactNode } {
  const [asking, setAsking] = useState<Asking | undefined>(undefined);
  const travel: Travel = (to, go) => {
    const names = coveredSince(table.live.lines, table.seen, to);
    if (names.length === 0) go(false);
    else setAsking({ names, go });
  };
  const question = asking && (
    <CoverQuestion
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

interface CoverQuestionProps {
  readonly who: readonly string[];
  readonly onAnswer: (uncover: boolean) => void;
  readonly onClose: () => void;
}

function CoverQuestion({ who, onAnswer, onClose }: CoverQuestionProps) {
  const { words } = useSpeech();
  return (
    <Dialog title={words(GM_WORDS['cover-title'])} onClose={onClose}>
      <div className="stack">
        <p>{words(GM_WORDS['cover-about'], { who })}</p>
        <div className="row">
          <Button look="strong" onClick={() => onAnswer(false)}>
            {words(GM_WORDS['cover-keep'])}
          </Button>
          <Button onClick={() => onAnswer(true)}>{words(GM_WORDS['cover-show'])}</Button>
        </div>
      </div>
    </Dialog>
  );
}
