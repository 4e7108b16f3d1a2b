import { brp } from '@arbitro/brp';
import type { System } from '@arbitro/kernel';
import { noppa } from '@arbitro/noppa';
import { quinta } from '@arbitro/quinta';
import { rischio } from '@arbitro/rischio';
import { whitebox } from '@arbitro/whitebox';

/** Every system there is. */
export const systems: readonly System[] = [rischio, noppa, brp, quinta, whitebox];

/** A system by its id. */
export const systemById = (id: string): System | undefined => systems.find((system) => system.id === id);
