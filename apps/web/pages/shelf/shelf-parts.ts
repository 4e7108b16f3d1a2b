/** What a table shows of the shelf, loaded together. */
export { BringFromShelf } from './bring-from-shelf.tsx';
export { FromShelf } from './from-shelf.tsx';
export { KeepButton } from './keep-button.tsx';
export { MapShelf, RulesShelf } from './table-shelf.tsx';
