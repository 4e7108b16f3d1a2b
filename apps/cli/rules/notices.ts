import { systemNames } from '@arbitro/catalogue/lazy';

/** Returns the notices that the licence of a game's book requires; without a game, those of all. */
export const listNotices = (system?: string): readonly string[] =>
  systemNames
    .filter(({ id }) => system === undefined || id === system)
    .flatMap(({ name, notices = [] }) => (notices.length > 0 ? ['', `${name.en}:`, ...notices] : []));
