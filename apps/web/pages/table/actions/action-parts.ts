export { ActionsOnCreature } from './actions-on-creature.tsx';
export { AtOnceButton } from './at-once-button.tsx';
export { DraftPanel } from './draft-panel.tsx';
