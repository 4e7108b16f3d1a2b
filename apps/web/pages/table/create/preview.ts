import { type CharacterSection, CREATION_PERSON, GM, type Json, type System } from '@arbitro/kernel';

interface PreviewedCreature {
  readonly name: string;
  readonly sheet: unknown;
}

/** Returns the view of a world that holds only this creature. */
export function buildPreviewView(system: System, options: unknown, { name, sheet }: PreviewedCreature): Json {
  const scene = [undefined, {}, null]
    .map((item) => system.schemas.scene.safeParse(item))
    .find(({ success }) => success);
  const setup = { options, scene: scene?.data, creatures: [{ id: CREATION_PERSON, name, sheet }] };
  return system.view(system.createWorld(setup), GM);
}

/** Returns the sheet of a creature that is not at the table yet, as it will be shown there. */
export function buildPreview(
  system: System,
  options: unknown,
  creature: PreviewedCreature,
): readonly CharacterSection[] {
  const view = buildPreviewView(system, options, creature);
  const [shown] = (view as { readonly creatures: readonly Json[] }).creatures;
  if (shown === undefined) return [];
  return system.presentation.character(shown, view).map((section) => ({
    ...section,
    fields: section.fields.map(({ rolls: _, path: __, ...field }) => field),
  }));
}
