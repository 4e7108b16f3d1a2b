/** Whom a fact is about where it may be about several: `hit:everybody`, `hit:nobody`. */
export const [EVERYBODY, NOBODY] = ['everybody', 'nobody'] as const;
