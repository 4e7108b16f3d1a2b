import { names } from '@arbitro/catalogue/lazy';

/** What the licence of a book wants to be shown, with its game; of all games without one. */
export const noticesOf = (system?: string): readonly string[] =>
  names
    .filter(({ id }) => system === undefined || id === system)
    .flatMap(({ name, notices = [] }) => (notices.length > 0 ? ['', `${name.en}:`, ...notices] : []));
