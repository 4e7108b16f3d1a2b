/** How much `checkWrite` writes: a smaller write may still fit on a disk where an entry does not. */
export const HEALTH_BYTES = 64 * 1024;
