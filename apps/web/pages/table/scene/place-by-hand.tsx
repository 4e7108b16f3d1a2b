import type { ReactNode } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { SCENE_TEXTS } from './texts.ts';

interface PlaceByHandProps {
  readonly children: ReactNode;
  readonly onPlace: () => void;
  readonly onCancel: () => void;
}

/** Where no rule allows a move, the game master may still place the creature there. */
export function PlaceByHand({ children, onPlace, onCancel }: PlaceByHandProps) {
  const { words, text } = useLocale();
  return (
    <div className="scene-words by-hand row" role="alert">
      <span>{children}</span>
      <Button look="tight strong" onClick={onPlace}>
        {words(SCENE_TEXTS.place)}
      </Button>
      <Button look="tight quiet" onClick={onCancel}>
        {text('cancel')}
      </Button>
    </div>
  );
}
