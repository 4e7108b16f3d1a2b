/** What is loaded together when a sheet is written. */
export { EditSheet } from './edit-sheet.tsx';
export { NewSheet } from './new-sheet.tsx';
export { Paste } from './paste.tsx';
export { PasteTool } from './paste-tool.tsx';
