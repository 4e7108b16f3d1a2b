import { systemById } from '@arbitro/catalogue';
import { listActionKeys, type Shape, type ShapeKey } from '@arbitro/scenario';

const SIMPLE: Readonly<Record<string, string>> = {
  text: 'string',
  'yes-or-no': 'boolean',
  nothing: 'null',
  anything: 'unknown',
  number: 'number',
};

/** Formats what a schema allows as a TypeScript type. */
export function formatShape(shape: Shape): string {
  switch (shape.kind) {
    case 'one-of':
      return shape.values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
    case 'either':
      return shape.of.map(formatShape).join(' | ');
    case 'list':
      return `readonly ${bracket(shape.of)}[]`;
    case 'by-name':
      return `Record<string, ${formatShape(shape.of)}>`;
    case 'group':
      return `{ ${shape.keys.map(formatKey).join('; ')} }`;
    default:
      return SIMPLE[shape.kind] ?? 'unknown';
  }
}

const bracket = (shape: Shape): string =>
  shape.kind === 'one-of' || shape.kind === 'either' ? `(${formatShape(shape)})` : formatShape(shape);

const formatKey = ({ name, needed, shape }: ShapeKey): string =>
  `${/^\w+$/.test(name) ? name : `'${name}'`}${needed ? '' : '?'}: ${formatShape(shape)}`;

/** Returns all actions of a game, each with its keys, as a part of its page. */
export function formatActions(id: string): readonly string[] {
  const system = systemById(id);
  if (!system) throw new Error(`the catalogue has no game ${id}`);
  const lines = Object.entries(listActionKeys(system.schemas.action)).map(
    ([type, keys]) => `| { ${[`type: '${type}'`, ...keys.map(formatKey)].join('; ')} }`,
  );
  return [
    '## Every action',
    '',
    'The members of `Action`, as a program may write them; the rules say when each is allowed.',
    '',
    '```ts',
    ...lines,
    '```',
    '',
  ];
}
