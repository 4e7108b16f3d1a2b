export { ActionsOnCreature } from './actions-on-creature.tsx';
export { AgainButton } from './again-button.tsx';
export { DraftPanel } from './draft-panel.tsx';
