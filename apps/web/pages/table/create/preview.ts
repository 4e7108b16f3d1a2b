import { type CharacterSection, CREATION_PERSON, GM, type Json, type System } from '@arbitro/kernel';

/** Returns the sheet of a creature that is not at the table yet, as it will be shown there. */
export function buildPreview(
  system: System,
  options: unknown,
  { name, sheet }: { readonly name: string; readonly sheet: unknown },
): readonly CharacterSection[] {
  const scene = [undefined, {}, null]
    .map((item) => system.schemas.scene.safeParse(item))
    .find(({ success }) => success);
  const setup = { options, scene: scene?.data, creatures: [{ id: CREATION_PERSON, name, sheet }] };
  const view = system.view(system.createWorld(setup), GM);
  const [creature] = (view as { readonly creatures: readonly Json[] }).creatures;
  if (creature === undefined) return [];
  return system.presentation.character(creature, view).map((section) => ({
    ...section,
    fields: section.fields.map(({ rolls: _, path: __, ...field }) => field),
  }));
}
