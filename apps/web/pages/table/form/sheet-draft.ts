import {
  type DataPath,
  type Fields,
  type FormNode,
  idFromText,
  isEqualJson,
  isFields,
  type Json,
  parseWithSchema,
  type System,
  valueAt,
} from '@arbitro/kernel';

/** Returns the same data with another value at a path; `undefined` removes what is there. */
export function setAt(whole: Json | undefined, [key, ...rest]: DataPath, value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  if (Array.isArray(whole)) {
    const items: readonly Json[] = whole;
    if (rest.length === 0 && value === undefined) return items.filter((_, index) => index !== key);
    return items.map((item, index) => (index === key ? setAt(item, rest, value) : item));
  }
  const fields: Fields = isFields(whole) ? whole : {};
  const { [key]: old, ...others } = fields;
  if (rest.length > 0) return { ...fields, [key]: setAt(old, rest, value) };
  return value === undefined ? others : { ...fields, [key]: value };
}

/** Sets a value; the id of a thing follows its name as long as nothing else refers to it. */
export function setNamed(draft: Fields, path: DataPath, value: Json | undefined): Fields {
  const next = setAt(draft, path, value) as Fields;
  const place = path.slice(0, -1);
  const thing = valueAt(draft, place);
  if (path.at(-1) !== 'name' || place.length === 0 || !isFields(thing) || typeof thing.id !== 'string')
    return next;
  const follows = thing.id === '' || thing.id === idFromText(String(thing.name ?? ''));
  const uses = JSON.stringify(draft).split(JSON.stringify(thing.id)).length - 1;
  if (!follows || (thing.id !== '' && uses > 1)) return next;
  return setAt(next, [...place, 'id'], idFromText(String(value ?? ''))) as Fields;
}

/** Returns a list with the item at one place moved to another. */
export function moveItem(items: readonly Json[], from: number, to: number): readonly Json[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/**
 * Returns the fields that say something: those without which the schema would read another sheet. Fields that are
 * derived from others follow them again. A sheet that the schema refuses stays as it is.
 */
export function reduceSheet({ schemas }: Pick<System, 'schemas'>, sheet: unknown): Fields {
  const written = isFields(sheet) ? sheet : {};
  const whole = schemas.sheet.safeParse(sheet);
  if (!whole.success) return written;
  const full = toPlain(whole.data) as Fields;
  const reads = (fields: Fields): boolean => {
    const again = schemas.sheet.safeParse(fields);
    return again.success && isEqualJson(toPlain(again.data) as Fields, full);
  };
  const without = (fields: Fields, key: string): Fields => {
    const { [key]: _, ...rest } = fields;
    return reads(rest) ? rest : fields;
  };
  const { kind, ...others } = Object.keys(full).reduce(without, full);
  const said = full.kind ?? kind;
  return said === undefined ? others : { kind: said, ...others };
}

/** Data without fields that are undefined. */
export const toPlain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

/**
 * Returns the sheet of a creature at the table with what was edited: fields that play has changed meanwhile stay, unless
 * they were edited themselves.
 */
export function mergeSheet(
  system: Pick<System, 'schemas'>,
  now: Fields,
  { before, after }: { readonly before: Fields; readonly after: Fields },
): Fields {
  const [old, edited] = [before, after].map((draft) => readWhole(system, draft)) as [Fields, Fields];
  const same = (a: Fields, b: Fields, key: string): boolean => isEqualJson(a[key] ?? null, b[key] ?? null);
  const keys = Object.keys(edited).filter(
    (key) => !same(old, edited, key) && (!same(before, after, key) || same(now, old, key)),
  );
  return { ...now, ...Object.fromEntries(keys.map((key) => [key, edited[key] ?? null])) };
}

function readWhole({ schemas }: Pick<System, 'schemas'>, draft: Fields): Fields {
  const read = parseWithSchema(schemas.sheet, draft, []);
  return read.ok ? (toPlain(read.value) as Fields) : draft;
}

/** Returns the least that a part of a sheet holds when it is added. */
export function blankOf(node: FormNode): Json {
  switch (node.kind) {
    case 'group':
      return blankFields(node.fields);
    case 'list':
      return [];
    case 'record':
      return {};
    case 'tuple':
      return node.items.map(blankOf);
    case 'variants': {
      const [name, variant] = Object.entries(node.variants)[0] ?? [];
      return { ...blankFields(variant?.fields ?? {}), ...(name !== undefined && { [node.by]: name }) };
    }
    case 'number':
      return Math.max(node.min ?? 0, 0);
    case 'flag':
      return false;
    case 'choice':
    case 'fixed':
      return node.options?.[0] ?? null;
    default:
      return '';
  }
}

const blankFields = (fields: Readonly<Record<string, FormNode>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, node]) => {
      if (node.optional) return [];
      return [[key, node.nullable ? null : blankOf(node)] as const];
    }),
  );

/** Whether data has the shape that a form shows for this node. */
export function fitsNode(node: FormNode, value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (node.kind === 'group' || node.kind === 'record' || node.kind === 'variants') return isFields(value);
  if (node.kind === 'list' || node.kind === 'tuple') return Array.isArray(value);
  return typeof value !== 'object';
}
