/** Parts of the table that are loaded together, with the texts of forms, when the first of them is shown. */
export { FightEnd } from './around/fight-end.tsx';
export { OtherDevice } from './around/other-device.tsx';
export { Presence } from './around/presence.tsx';
export { SeatList } from './around/seat-list.tsx';
export { EveningBar } from './campaign/evening-bar.tsx';
export { JournalButton } from './campaign/journal-button.tsx';
export { default as Join } from './join/join.tsx';
export { default as JoinAgain } from './join/join-again.tsx';
export { default as CreaturePicture } from './picture/creature-picture.tsx';
export { SharedNotes } from './sheet/shared-notes.tsx';
