import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from './grid-camera.ts';

/** How large an element is now. */
export function useFrame<E extends HTMLElement>(first: Size): readonly [RefObject<E | null>, Size] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      // while it is not shown it has no size to go by
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
