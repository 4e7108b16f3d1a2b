import type { Computer } from './computer.ts';

/** How fast the computer plays; paused, it decides only when it is told to. */
export const PACES = ['quick', 'normal', 'slow', 'paused'] as const;
export type Pace = (typeof PACES)[number];

/** The computer plays no creature. */
export const NO_COMPUTER: Computer = { players: {}, pace: 'normal' };
