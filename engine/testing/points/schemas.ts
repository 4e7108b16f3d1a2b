import type { Json, Preset, PresetParam, System } from '@arbitro/kernel';
import { computePresetOdds, parseScenario } from '@arbitro/scenario';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { breakPromise, expectSame, forEvery, mustHold } from '../promise.ts';

/** Promises of outside data: options, content, scenes, presets. */
export function listSchemaPoints({ system }: ContractSubject): readonly ContractPoint[] {
  return [
    {
      id: 'SY18',
      says: 'options have the defaults of the book, and unknown ones are refused',
      holds: () => checkDefaults(system),
    },
    {
      id: 'SY19',
      says: 'all content fulfils its schema and can be added to a world',
      holds: () =>
        forEvery(Object.entries(system.content), ([id, { sheet }]) => checkEnters(system, id, sheet)),
    },
    {
      id: 'SY43',
      says: 'content with fewer points is wounded, and with more it is that much stronger',
      holds: () => {
        const { maximumFields: wholes } = system;
        if (wholes) forEvery(Object.entries(wholes), ([now, whole]) => checkHeals(system, now, whole));
      },
    },
    {
      id: 'SY20',
      says: 'every preset has odds by the rules, and its outcomes have texts',
      holds: () =>
        forEvery(Object.entries(system.presets), ([id, preset]) => checkHasOdds(system, id, preset)),
    },
  ];
}

function checkDefaults({ schemas, options }: System): void {
  const read = schemas.options.parse({}) as Readonly<Record<string, Json>>;
  for (const [name, option] of Object.entries(options)) {
    expectSame(read[name], option.default, `the default of ${name}`);
    if (option.kind === 'switch')
      expectSame(option.settings[0]?.value, option.default, `the first setting of ${name}, its default`);
    mustHold(!schemas.options.safeParse({ [name]: 'never' }).success, `${name} takes anything`);
  }
  const isUnknownTaken = schemas.options.safeParse({ 'no such option': 1 }).success;
  mustHold(!isUnknownTaken, 'an unknown option is accepted');
}

function checkEnters(system: System, id: string, sheet: Json): void {
  const read = system.schemas.sheet.safeParse(sheet);
  if (!read.success) breakPromise(`${id} does not pass the door: ${read.error.message}`);
  const { creatures } = system.createWorld({
    options: system.schemas.options.parse({}),
    creatures: [{ id: 'newcomer', name: 'Newcomer', sheet: read.data }],
    scene: findEmptyScene(system),
  });
  expectSame(
    creatures.map((creature) => creature.id),
    ['newcomer'],
    `the creatures of a table with ${id}`,
  );
}

function checkHeals(system: System, now: string, maximumField: string): void {
  const parseSheet = (from: string, sheet: object): Readonly<Record<string, unknown>> => {
    const read = parseScenario(system, { creatures: [{ from, sheet }] });
    if (!read.ok) breakPromise(`${from} with other points does not pass the door`);
    return read.value.setup.creatures[0]?.sheet as Readonly<Record<string, unknown>>;
  };
  const numbered = Object.entries(system.content).flatMap(([from, { sheet }]) => {
    const said = (sheet as Readonly<Record<string, Json>>)[now];
    return typeof said === 'number' && said > 1 ? [{ from, said }] : [];
  });
  mustHold(numbered.length > 0, `no content has ${now}`);
  for (const { from, said } of numbered) {
    const max = Number(parseSheet(from, {})[maximumField]);
    expectSame(
      parseSheet(from, { [now]: said - 1 })[maximumField],
      max,
      `${maximumField} of ${from}, wounded`,
    );
    expectSame(
      parseSheet(from, { [now]: max + 1 })[maximumField],
      max + 1,
      `${maximumField} of ${from}, stronger`,
    );
  }
}

/** Systems without a scene accept undefined, an empty object or null. */
export function findEmptyScene({ schemas }: System): unknown {
  const read = [undefined, {}, null]
    .map((nothing) => schemas.scene.safeParse(nothing))
    .find(({ success }) => success);
  if (!read) breakPromise('a table cannot begin without a scene');
  return read.data;
}

function checkHasOdds(system: System, id: string, preset: Preset): void {
  if (!Object.hasOwn(system.rules, preset.rule))
    breakPromise(`${id} cites ${preset.rule}, which there is not`);
  const values = Object.entries(preset.params).map(([name, param]) => [name, pickValue(param)] as const);
  const played = computePresetOdds(system, preset, Object.fromEntries(values));
  if (!played.ok) breakPromise(`the table of ${id} does not pass the door: ${JSON.stringify(played.faults)}`);
  if (played.value.kind === 'refused') breakPromise(`${id} is refused: ${played.value.refusal.code}`);
  const { outcomes, unresolved, total } = played.value.of;
  mustHold(2n * unresolved < total, `most of ${id} is unresolved`);
  for (const { value } of outcomes) {
    if (typeof value === 'string' && !Object.hasOwn(system.presentation.terms, value))
      breakPromise(`${id} comes to ${value}, which has no words`);
  }
}

function pickValue({ takes, default: fallback }: PresetParam): string | number | boolean {
  if (fallback !== undefined) return fallback;
  if (takes.kind === 'one') return takes.options[0] ?? '';
  return takes.kind === 'number' ? 10 : false;
}
