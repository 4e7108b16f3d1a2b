/** The game master's tools that are loaded together when one of their drawers is opened. */
export { GmActions } from './gm-actions.tsx';
export { HouseRules } from './house-rules.tsx';
export { Notes } from './notes.tsx';
export { Override } from './override.tsx';
export { SceneEditor } from './scene-editor.tsx';
export { SeatTools } from './seat-tools.tsx';
export { TableFile } from './table-file.tsx';
export { TimeTravel } from './time-travel.tsx';
