/** The subject of a fact that may hold of several creatures: `hit:everybody` means all of them, `hit:nobody` none. */
export const [EVERYBODY, NOBODY] = ['everybody', 'nobody'] as const;
