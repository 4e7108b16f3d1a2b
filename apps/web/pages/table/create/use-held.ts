import { useEffect, useRef } from 'react';

const FIRST_MS = 400;
const NEXT_MS = 70;

/** A button that goes on while it is held down and may; a key or a click does it once. */
export function useHeld(act: () => void, may: boolean) {
  const latest = useRef({ act, may });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wentOn = useRef(false);
  useEffect(() => {
    latest.current = { act, may };
  });
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = (): void => {
    // a button that is shut never hears that it was let go
    if (!latest.current.may) return;
    wentOn.current = true;
    latest.current.act();
    timer.current = setTimeout(again, NEXT_MS);
  };
  return {
    onPointerDown: () => {
      wentOn.current = false;
      stop();
      timer.current = setTimeout(again, FIRST_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // the click that ends a long press is no further step
    onClick: () => {
      if (!wentOn.current) latest.current.act();
      wentOn.current = false;
    },
  };
}
