import type { KeyboardEvent } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';

interface NumberKeyEvent
  extends Pick<
    KeyboardEvent,
    'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
  > {
  readonly target: EventTarget | null;
}

/** Whether keys pressed there write or choose a value. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Presses the button of a number key within an element, unless the user is typing; once, even in nested elements. */
export function pressNumberIn(element: Element, event: NumberKeyEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(key)) return;
  if (isTyping(target)) return;
  const button = element.querySelector<HTMLButtonElement>(`button[data-key="${key}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** The same for the element that handles the event. */
export const pressNumber = (event: KeyboardEvent<HTMLElement>): void =>
  pressNumberIn(event.currentTarget, event);

const STORED = 'number-keys';

/** Whether number keys press actions wherever the focus is; users of voice input switch it off. */
export const hasGlobalNumberKeys = (): boolean => readStored(STORED) !== 'off';

export const setGlobalNumberKeys = (isOn: boolean): void => storeValue(STORED, isOn ? undefined : 'off');
