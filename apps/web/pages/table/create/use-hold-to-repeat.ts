import { useEffect, useRef } from 'react';

const FIRST_REPEAT_MS = 400;
const NEXT_REPEAT_MS = 70;

/** A button that repeats while held down and allowed; a key or a click acts once. */
export function useHoldToRepeat(act: () => void, may: boolean) {
  const latest = useRef({ act, may });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wentOn = useRef(false);
  useEffect(() => {
    latest.current = { act, may };
  });
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = (): void => {
    // a disabled button never receives the pointer's release
    if (!latest.current.may) return;
    wentOn.current = true;
    latest.current.act();
    timer.current = setTimeout(again, NEXT_REPEAT_MS);
  };
  return {
    onPointerDown: () => {
      wentOn.current = false;
      stop();
      timer.current = setTimeout(again, FIRST_REPEAT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // the click that ends a long press is not another step
    onClick: () => {
      if (!wentOn.current) latest.current.act();
      wentOn.current = false;
    },
  };
}
