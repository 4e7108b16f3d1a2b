import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocale } from '../app/language.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A dialog over everything else; on a phone it slides up from below. Escape and a tap beside it close it. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const { text } = useLocale();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      ref={ref}
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => {
        if (target === ref.current) onClose();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <Button look="quiet square" aria-label={text('close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div className="inside">{children}</div>
    </dialog>
  );
}
