import { systems } from '@arbitro/catalogue';
import { loadSheetLayout } from '@arbitro/catalogue/forms';
import {
  describeForm,
  type FormNode,
  isEqualJson,
  type Json,
  LANGUAGES,
  parseWithSchema,
} from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { createFormNames } from './form-labels.ts';
import { blankOf, mergeSheet, moveItem, reduceSheet, setAt, setNamed, toPlain } from './sheet-draft.ts';

const layoutOf = async (id: string) => {
  const layout = await loadSheetLayout(id);
  if (!layout) throw new Error(`${id} has no layout`);
  return layout;
};

/** Every field below a node, by the names on its path. */
function listNames(node: FormNode, names: readonly string[]): readonly (readonly string[])[] {
  switch (node.kind) {
    case 'group':
      return Object.entries(node.fields).flatMap(([key, field]) => [
        [...names, key],
        ...listNames(field, [...names, key]),
      ]);
    case 'list':
      return listNames(node.item, names);
    case 'record':
      return listNames(node.value, names);
    case 'tuple':
      return node.items.flatMap((item, index) => [
        [...names, String(index)],
        ...listNames(item, [...names, String(index)]),
      ]);
    case 'variants':
      return Object.values(node.variants).flatMap((variant) =>
        listNames(variant, names).filter((path) => path.at(-1) !== node.by),
      );
    default:
      return [];
  }
}

describe.each(systems)('the form of $id', (system) => {
  const whole = describeForm(system.schemas.sheet);
  const fields = whole.kind === 'group' ? whole.fields : {};

  test('shows every field of the sheet once, or keeps it', async () => {
    const { groups, kept } = await layoutOf(system.id);
    const placed = [...groups.flatMap(({ fields: keys }) => keys), ...kept];
    expect(placed.toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  test.each(LANGUAGES)('names every field it shows in %s', async (language) => {
    const layout = await layoutOf(system.id);
    const names = createFormNames(system, layout, { words: (words) => `*${words[language]}` });
    const shown = layout.groups.flatMap(({ fields: keys }) => keys);
    const paths = shown.flatMap((key) => [[key], ...listNames(fields[key] as FormNode, [key])]);
    expect(paths.map((path) => names.label(path)).filter((label) => !label.startsWith('*'))).toEqual([]);
  });

  test('an empty sheet of each sort can be read as it is', async () => {
    const { starts } = await layoutOf(system.id);
    expect(starts.length).toBeGreaterThan(1);
    for (const { sheet } of starts) expect(parseWithSchema(system.schemas.sheet, sheet, []).ok).toBe(true);
  });

  test('what the tables offer can be read', async () => {
    const { ready } = await layoutOf(system.id);
    for (const [field, names] of Object.entries(ready)) {
      const node = fields[field];
      const made = names.map((name) => [name, node?.kind === 'list' ? [name] : name] as const);
      const refused = made.filter(
        ([, value]) =>
          node?.kind !== 'record' && node && !system.schemas.sheet.safeParse({ [field]: value }).success,
      );
      expect(refused).toEqual([]);
    }
  });

  test('a ready creature reduced to what it says is the same creature', () => {
    for (const { sheet } of Object.values(system.content).slice(0, 12)) {
      const reduced = reduceSheet(system, sheet);
      const [before, after] = [sheet, reduced].map(
        (data) => toPlain(system.schemas.sheet.parse(data)) as Json,
      );
      expect(isEqualJson(before as Json, after as Json)).toBe(true);
      expect(Object.keys(reduced).length).toBeLessThan(Object.keys(after as object).length);
    }
  });
});

const quinta = systems.find(({ id }) => id === 'quinta');
if (!quinta) throw new Error('no quinta');

describe('a draft', () => {
  test('is changed, cleared and ordered at a path', () => {
    const draft = { ac: 12, deeds: [{ name: 'Bite' }, { name: 'Claw' }] };
    expect(setAt(draft, ['deeds', 1, 'cost'], 'bonus')).toMatchObject({ deeds: [{}, { cost: 'bonus' }] });
    expect(setAt(draft, ['ac'], undefined)).toEqual({ deeds: draft.deeds });
    expect(setAt(draft, ['deeds', 0], undefined)).toEqual({ ac: 12, deeds: [{ name: 'Claw' }] });
    expect(moveItem(draft.deeds, 0, 1)).toEqual([{ name: 'Claw' }, { name: 'Bite' }]);
    expect(moveItem(draft.deeds, 0, -1)).toBe(draft.deeds);
  });

  test('gives a new thing the id of its name, and keeps an id that something refers to', () => {
    const typed = setNamed({ deeds: [{ id: '', name: '' }] }, ['deeds', 0, 'name'], 'Great Club');
    expect(typed).toEqual({ deeds: [{ id: 'great-club', name: 'Great Club' }] });
    const used = { deeds: [{ id: 'bite', name: 'bite' }], multi: [{ deed: 'bite' }] };
    expect(setNamed(used, ['deeds', 0, 'name'], 'Fangs')).toMatchObject({
      deeds: [{ id: 'bite', name: 'Fangs' }],
    });
  });

  test('of hit points lets what follows from them follow', () => {
    const reduced = reduceSheet(quinta, { kind: 'monster', hp: 22, fullHp: 22 });
    expect(reduced).toEqual({ kind: 'monster', fullHp: 22 });
  });

  test('changes at the table only what was edited: wounds taken meanwhile stay', () => {
    const full = toPlain(quinta.schemas.sheet.parse({ kind: 'monster', fullHp: 22 })) as Record<string, Json>;
    const before = reduceSheet(quinta, full);
    const merged = mergeSheet(
      quinta,
      { ...full, hp: 9 },
      { before, after: { ...before, fullHp: 30, ac: 15 } },
    );
    expect(merged).toMatchObject({ hp: 9, fullHp: 30, ac: 15 });
    expect(mergeSheet(quinta, full, { before, after: { ...before, fullHp: 30 } })).toMatchObject({ hp: 30 });
  });

  test('begins an attack with what it needs', () => {
    const whole = describeForm(quinta.schemas.sheet);
    const deeds = whole.kind === 'group' ? whole.fields.deeds : undefined;
    const attack =
      deeds?.kind === 'list' && deeds.item.kind === 'group' ? deeds.item.fields.attack : undefined;
    expect(attack && blankOf(attack)).toEqual({ kind: 'melee' });
  });
});
