import { encounterFile, type Fields, type System } from '@arbitro/kernel';

/** A creature of a scenario file. */
type FileCreature = Fields & { readonly id: string };

/** Builds a scenario with this many creatures, repeating those of the system's demo, without a fight. */
export function buildCrowdFile(
  system: System,
  count: number,
): Fields & { readonly creatures: readonly FileCreature[] } {
  const { steps: _, ...file } = encounterFile(system);
  const demo = (file.creatures ?? []) as readonly Fields[];
  const creatures = Array.from({ length: count }, (__, n) => {
    const model = demo[n % demo.length];
    const id = String(model?.id ?? model?.from);
    return { ...model, id: n < demo.length ? id : `${id}-${n}` };
  });
  return { ...file, creatures };
}
