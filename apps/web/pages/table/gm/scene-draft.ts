import type { Fields, Json, System, ZonesScene } from '@arbitro/kernel';

export type Passage = 'none' | 'open' | 'difficult';

/** A zone scene being edited; a zone keeps its key while its name changes. */
export interface SceneDraft {
  readonly zones: readonly { readonly key: string; readonly name: string }[];
  /** By the keys of both zones, the earlier first. */
  readonly passages: Readonly<Record<string, Passage>>;
}

export const keyOfPair = (text: string, other: string): string => [text, other].toSorted().join('\n');

export const draftOf = ({ zones, borders }: ZonesScene): SceneDraft => ({
  zones: zones.map(({ id }) => ({ key: id, name: id })),
  passages: Object.fromEntries(
    borders.map(({ between: [text, other], difficult }) => [
      keyOfPair(text, other),
      difficult ? 'difficult' : 'open',
    ]),
  ),
});

/** Returns every pair of zones once. */
export const listPairs = <T>(zones: readonly T[]): readonly (readonly [T, T])[] =>
  zones.flatMap((zone, index) => zones.slice(index + 1).map((other) => [zone, other] as const));

/** Returns the scene as the system takes it: new zones and borders, and the rest as the view shows it. */
export function buildScene(draft: SceneDraft, system: System, view: Json): Json {
  const zones = draft.zones.map(({ name }) => name.trim());
  const borders = listPairs(draft.zones).flatMap(([item, other]) => {
    const passage = draft.passages[keyOfPair(item.key, other.key)] ?? 'none';
    return passage === 'none'
      ? []
      : [{ between: [item.name.trim(), other.name.trim()], difficult: passage === 'difficult' }];
  });
  return updateScene({ zones, borders }, system, view);
}

/** Returns a scene with these parts replaced, and the rest as the view shows it. */
export function updateScene(anew: Fields, system: System, view: Json): Fields {
  const rest = Object.entries(view as Fields).filter(
    ([key, value]) =>
      !(key in { ...anew, fight: 0 }) && system.schemas.scene.safeParse({ ...anew, [key]: value }).success,
  );
  return { ...Object.fromEntries(rest), ...anew };
}

/** Zone names must be unique and not empty. */
export function isWritable({ zones }: SceneDraft): boolean {
  const names = zones.map(({ name }) => name.trim());
  return names.every((name) => name !== '') && new Set(names).size === names.length;
}
