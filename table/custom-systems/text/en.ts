/** The texts of this room in English; the other languages have the same keys. */
export const en = {
  refusals: {
    'own-no-folder':
      'There is no folder {folder}. `--system` wants the folder of a system; `arbitro new-system NAME` makes one.',
    'own-not-a-folder': '{folder} is a file. `--system` wants the folder that it stands in.',
    'own-bad-package': '{folder}: its package.json is not JSON ({why}).',
    'own-no-entry':
      '{folder} has no index.ts and no index.js, and its package.json names no `exports` and no `main`: nothing says where the system is.',
    'own-entry-missing': '{folder}: its package.json names {entry}, which is not there.',
    'own-throws': '{folder} cannot be loaded: {why}',
    'own-no-system':
      '{folder} exports no system: {entry} must export an object with id, rules, schemas, face and the rest of what `System` of @arbitro/kernel asks for. It exports: {exports}.',
    'own-several':
      '{folder} exports more than one system ({exports}). A folder holds one: export the others from folders of their own.',
    'own-lacks': '{folder}: the system `{name}` is incomplete. Missing: {lacks}.',
    'own-bad-id':
      '{folder}: “{id}” cannot be the id of a system: small letters, digits and hyphens, beginning with a letter, at most 40.',
    'own-taken': '{folder}: there is another system with the id “{id}”. Choose another id for yours.',
    'own-encounter-unfit':
      '{folder}: the encounter “{encounter}” of “{id}” does not fit its own schemas: {what}',
    'own-encounter-breaks':
      '{folder}: “{id}” breaks as soon as its encounter “{encounter}” begins ({part}): {why}',
    'own-unbundled': '{folder} cannot be bundled for browsers: {why}',
    'own-not-for-browsers':
      '{folder} imports {what}, which browsers do not have. A system is pure: rules and content in TypeScript, without access to files or the machine.',
  },
};
