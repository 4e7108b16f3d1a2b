/** What is loaded together when a sheet is written. */
export { EditSheet } from './edit-sheet.tsx';
export { NewSheet } from './new-sheet.tsx';
