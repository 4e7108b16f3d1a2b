import { bringLater } from '@arbitro/catalogue/lazy';
import type { System, SystemName } from '@arbitro/kernel';

type Ruling = (typeof __RULINGS__)[string][number];

/** What the module of a system holds that is not built into the app. */
interface OwnModule {
  readonly system: System;
  readonly rulings: readonly Ruling[];
}

/** A system that the server brought along: its name, and where its module is. */
interface OwnSystem extends SystemName {
  readonly module: string;
}

const modules = new Map<string, string>();
const rulings = new Map<string, readonly Ruling[]>();

/** The system of a module of the server's; a worker, which sees no page, is told its address. */
export async function loadOwn(address: string): Promise<System> {
  const own: OwnModule = await import(/* @vite-ignore */ address);
  rulings.set(own.system.id, own.rulings);
  return own.system;
}

/** Makes the systems known that the page tells of, besides those built into the app. */
export function bringOwn(page: Document): void {
  const told = page.querySelector<HTMLMetaElement>('meta[name="arbitro-systems"]')?.content ?? '[]';
  for (const { module, ...name } of JSON.parse(told) as readonly OwnSystem[]) {
    modules.set(name.id, module);
    bringLater(name, () => loadOwn(module));
  }
}

/** Where the module of a system is; nothing for those built into the app. */
export const moduleOf = (system: string): string | undefined => modules.get(system);

/** What was chosen where its book is silent, once it is loaded. */
export const ownRulings = (system: string): readonly Ruling[] => rulings.get(system) ?? [];
