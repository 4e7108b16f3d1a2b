import {
  type AnyEvent,
  type Fields,
  memoizeByObject,
  removePrivateFields,
  type System,
} from '@arbitro/kernel';

/** Returns an event without its private fields: one object for all seats that hear of it. */
export const publicFieldsOf = memoizeByObject(
  (event: AnyEvent, system: Pick<System, 'privateFields'>): Fields => removePrivateFields(system, event),
);
