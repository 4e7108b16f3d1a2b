import { registerLazySystem } from '@arbitro/catalogue/lazy';
import type { System, SystemName } from '@arbitro/kernel';

type Ruling = (typeof __RULINGS__)[string][number];

/** The exports of a custom system's module, which is not built into the app. */
interface CustomModule {
  readonly system: System;
  readonly rulings: readonly Ruling[];
}

/** A custom system of the server: its name, and the address of its module. */
interface CustomSystemEntry extends SystemName {
  readonly module: string;
}

const modules = new Map<string, string>();
const rulings = new Map<string, readonly Ruling[]>();

/** Loads the system of a module of the server; a worker cannot see the page, so it is given the address. */
export async function loadCustomSystem(address: string): Promise<System> {
  const own: CustomModule = await import(/* @vite-ignore */ address);
  rulings.set(own.system.id, own.rulings);
  return own.system;
}

/** Registers the custom systems that the page lists, besides those built into the app. */
export function registerCustomSystems(page: Document): void {
  const text = page.querySelector<HTMLMetaElement>('meta[name="arbitro-systems"]')?.content ?? '[]';
  for (const { module, ...name } of JSON.parse(text) as readonly CustomSystemEntry[]) {
    modules.set(name.id, module);
    registerLazySystem(name, () => loadCustomSystem(module));
  }
}

/** Returns the address of a system's module; undefined for systems built into the app. */
export const moduleAddressOf = (system: string): string | undefined => modules.get(system);

/** Returns the rulings where the book is silent, once the system is loaded. */
export const customRulingsOf = (system: string): readonly Ruling[] => rulings.get(system) ?? [];
