import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from './grid-camera.ts';

/** Returns the current size of an element. */
export function useSize<E extends HTMLElement>(first: Size): readonly [RefObject<E | null>, Size] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      // a hidden element has no size
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
