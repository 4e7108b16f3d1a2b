/** The game master's tools that are always in sight; players do not load them. */
export { ComputerUndo } from './computer-undo.tsx';
export { StillHidden } from './still-hidden.tsx';
export { UndoBar } from './undo-bar.tsx';
