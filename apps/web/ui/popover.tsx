import { type ReactNode, useId, useRef } from 'react';

interface PopoverProps {
  readonly label: ReactNode;
  readonly className?: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

const EDGE = 8;

/** A button that explains itself: the explanation opens beside it, and closes with Escape or a tap elsewhere. */
export function Popover({ label, className = '', hint, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = (popover: HTMLElement): void => {
    const at = button.current?.getBoundingClientRect();
    if (!at) return;
    const { offsetWidth, offsetHeight } = popover;
    const left = Math.max(EDGE, Math.min(at.left, window.innerWidth - offsetWidth - EDGE));
    const below = at.bottom + 6 + offsetHeight < window.innerHeight;
    popover.style.left = `${left}px`;
    popover.style.top = `${below ? at.bottom + 6 : Math.max(EDGE, at.top - 6 - offsetHeight)}px`;
  };
  return (
    <>
      <button ref={button} type="button" className={className} popoverTarget={id} title={hint}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className="popover stack"
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') place(currentTarget);
        }}
      >
        {children}
      </div>
    </>
  );
}
