import type { Fields, ImportLine, ImportRemark, Json, SheetNote } from '@arbitro/kernel';
import { idFrom } from '../schema/sheet-parts.ts';
import type { BlockEntry, StatBlock } from './block-shape.ts';
import { type Effects, readEffects } from './effects.ts';
import { addData } from './entry-data.ts';
import { listLostFacts } from './fact-net.ts';
import { type AttacksById, isMultiattack, parseMultiattack, rangedId } from './multiattack.ts';
import { joinLeftovers, listFacts, listLeftovers, stripNameNotes } from './prose-patterns.ts';
import { buildRemark } from './remarks.ts';
import { readTraitEntry } from './trait-entries.ts';
import { describeFacts, isItalian, translateProse } from './translate.ts';

export interface ReadEntry {
  readonly entry: Pick<BlockEntry, 'name' | 'desc'>;
  readonly features: readonly Fields[];
  readonly line: ImportLine;
  readonly notes: readonly SheetNote[];
  /** What the creature always has. */
  readonly trait?: Json;
}

/** Converts the actions of a stat block to features; what is not played becomes a note. */
export function readEntries(block: StatBlock): readonly ReadEntry[] {
  const acted = [
    ...block.actions.flatMap(splitChoices).map((entry) => ({ entry, cost: 'action' as const })),
    ...block.bonus_actions.flatMap(splitChoices).map((entry) => ({ entry, cost: 'bonus' as const })),
  ].filter(({ entry }) => !isSpellcasting(entry));
  const plain = acted.filter(({ entry }) => !isMultiattack(entry));
  const read = plain.map(({ entry, cost }) => readAction(entry, cost));
  const attacks = findAttacks(read.flatMap(({ features }) => features));
  const several = acted
    .filter(({ entry }) => isMultiattack(entry))
    .map(({ entry }) => readMultiattack(entry, attacks));
  return renameDuplicates([...read, ...several, ...readWordsOnly(block)]);
}

const isSpellcasting = ({ name }: BlockEntry): boolean => /spellcasting|incantesimi|psionics/iu.test(name);

const readWordsOnly = (block: StatBlock): readonly ReadEntry[] => [
  ...[...block.actions, ...block.bonus_actions].filter(isSpellcasting).map((entry) => keepWords(entry, '')),
  ...block.special_abilities.map((entry) => readTraitEntry(entry) ?? keepWords(entry, '')),
  ...block.reactions.map((entry) => keepWords(entry, ' (reaction)')),
  ...block.legendary_actions.map((entry) => keepWords(entry, ' (legendary)')),
  ...block.lair_actions.map((entry) => keepWords(entry, ' (lair)')),
];

export const formatEntry = ({ name, desc }: Pick<BlockEntry, 'name' | 'desc'>): string =>
  desc === '' ? name : `${name}. ${desc}`;

/** An entry that only the game master plays. */
function keepWords(entry: Pick<BlockEntry, 'name' | 'desc'>, kind: string): ReadEntry {
  return {
    entry,
    features: [],
    line: {
      text: formatEntry(entry),
      outcome: 'noted',
      remarks: [buildRemark('left-out', 'kept-as-note', { what: entry.name })],
    },
    notes: [{ title: `${entry.name}${kind}`, text: entry.desc }],
  };
}

const findAttacks = (features: readonly Fields[]): AttacksById =>
  new Map(
    features.flatMap(({ id, name, attack }) => {
      const kind = typeof attack === 'object' && attack && 'kind' in attack ? String(attack.kind) : undefined;
      return kind === undefined ? [] : [[String(id), { name: String(name), kind }] as const];
    }),
  );

/** Gives different ids to two actions of the same name. */
function renameDuplicates(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const taken = new Set<Json | undefined>();
  const rename = (feature: Fields): Fields => {
    let [own, at] = [feature, 2];
    while (taken.has(own.id))
      own = { ...feature, id: `${String(feature.id)}-${at}`, name: `${String(feature.name)} ${at++}` };
    taken.add(own.id);
    return own;
  };
  return entries.map((entry) => ({ ...entry, features: entry.features.map(rename) }));
}

/** “uses one of the following breath weapons. Fire Breath. … Weakening Breath. …”: each is an entry. */
function splitChoices(entry: BlockEntry): readonly BlockEntry[] {
  const breaths = entry.options?.from.options ?? [];
  const names = breaths.length > 0 ? breaths.map(({ name }) => name) : listChoiceNames(entry.desc);
  if (names.length < 2) return [entry];
  const usage = /\([^)]*\)/u.exec(entry.name)?.[0];
  return names.map((name) => {
    const data = breaths.find((breath) => breath.name === name);
    const { options: _, ...rest } = entry;
    return {
      ...rest,
      ...data,
      name: usage === undefined ? name : `${name} ${usage}`,
      desc: findPartAbout(entry.desc, name, names),
    };
  });
}

const listChoiceNames = (desc: string): readonly string[] =>
  /one of (?:the following|these)/iu.test(desc)
    ? [...desc.matchAll(/(?:[.:]|\n)\s*[*•-]?\s*((?:[A-Z][\w’']+ ){0,3}[A-Z][\w’']+)\.\s/gu)].map(
        ([, name = '']) => name,
      )
    : [];

/** The part of the description about one of several names, up to the next name. */
function findPartAbout(desc: string, name: string, all: readonly string[]): string {
  const from = desc.indexOf(name);
  if (from < 0) return desc;
  const start = from + name.length + (desc[from + name.length] === '.' ? 1 : 0);
  const ends = all.map((other) => desc.indexOf(other, start)).filter((at) => at > from);
  return desc.slice(start, Math.min(desc.length, ...ends)).trim();
}

function readMultiattack(entry: BlockEntry, attacks: AttacksById): ReadEntry {
  const { features, remarks } = parseMultiattack({ ...entry, desc: translateProse(entry.desc) }, attacks);
  const outcome = features.length === 0 ? 'noted' : remarks.length > 0 ? 'partly' : 'played';
  return {
    entry,
    features,
    line: { text: formatEntry(entry), outcome, remarks },
    notes: outcome === 'played' ? [] : [{ title: entry.name, text: entry.desc }],
  };
}

function readAction(entry: BlockEntry, cost: 'action' | 'bonus'): ReadEntry {
  const name = stripNameNotes(entry.name);
  const remarks: ImportRemark[] = [];
  const effects = addData(
    readEffects(translateProse(entry.desc), {
      bonus: entry.attack_bonus,
      hasSave: entry.dc !== undefined,
    }),
    entry,
    remarks,
  );
  const usage = parseUsage(entry, remarks);
  const base = {
    id: idFrom(name).slice(0, 60),
    name: name.slice(0, 60),
    ...(cost === 'bonus' && { cost }),
    ...usage,
  };
  const features = buildFeatures(base, effects, remarks);
  const facts = [
    ...new Set([
      ...listFacts(effects.rest.join(' ')),
      ...listLostFacts(translateProse(entry.desc), features),
    ]),
  ];
  if (features.length === 0) remarks.push(buildRemark('left-out', 'action-left-out', { what: name }));
  else if (facts.length > 0) remarks.push(remarkOnFacts(name, facts, entry.desc));
  else if (effects.hasUnplayedWords) remarks.push(buildRemark('left-out', 'words-left-out', { what: name }));
  else if (listLeftovers(effects.rest).length > 0)
    remarks.push(remarkOnWords(name, joinLeftovers(effects.rest), entry.desc));
  const isWhole = features.length > 0 && remarks.length === 0;
  return {
    entry,
    features,
    line: {
      text: formatEntry(entry),
      outcome: isWhole ? 'played' : features.length > 0 ? 'partly' : 'noted',
      remarks,
    },
    notes: isWhole ? [] : [{ title: entry.name, text: entry.desc }],
  };
}

/** Facts that only the words have; of a translated entry in its own words. */
export function remarkOnFacts(what: string, facts: readonly string[], written: string): ImportRemark {
  const said = describeFacts(facts, written);
  return said.length === 0
    ? buildRemark('left-out', 'words-left-out', { what })
    : buildRemark('left-out', 'facts-left-out', { what, facts: said.join(', ') });
}

/** Words that were not read; those of a translation would be in two languages. */
export const remarkOnWords = (what: string, words: string, written: string): ImportRemark =>
  isItalian(written)
    ? buildRemark('left-out', 'words-left-out', { what })
    : buildRemark('left-out', 'also-left-out', { what, words });

/** Features of an entry: one, or one for each kind of attack. A save after which nothing happens is none. */
function buildFeatures(
  base: Fields & { readonly id: string; readonly name: string },
  effects: Effects,
  remarks: ImportRemark[],
): readonly Fields[] {
  const { attack, onHit, onFail, endless } = effects;
  if (endless.length > 0)
    remarks.push(
      buildRemark('left-out', 'end-left-out', { what: base.name, conditions: endless.join(', ') }),
    );
  if (effects.freeingDc !== undefined)
    remarks.push(buildRemark('left-out', 'check-as-escape', { what: base.name, dc: effects.freeingDc }));
  const isEmpty = onFail.damage.length + onFail.consequences.length === 0;
  if (effects.save && isEmpty)
    remarks.push(buildRemark('left-out', 'save-left-out', { what: base.name, dc: effects.save.dc }));
  const save =
    effects.save && !isEmpty
      ? { ...effects.save, damage: onFail.damage, onFail: onFail.consequences }
      : undefined;
  if (attack) {
    if (attack.lacksDistance) remarks.push(buildRemark('left-out', 'reach-assumed', { what: base.name }));
    return attack.ways.map((way, index) => ({
      ...(index === 0 ? base : { ...base, id: rangedId(base.id), name: `${base.name} (ranged)` }),
      attack: {
        ...way,
        bonus: attack.bonus,
        damage: onHit.damage,
        ...(save && { save }),
        onHit: onHit.consequences,
      } as unknown as Json,
    }));
  }
  if (!save) return [];
  const { area, range } = effects;
  if (!area && range === undefined)
    remarks.push(buildRemark('left-out', 'range-assumed', { what: base.name }));
  return [{ ...base, save: save as unknown as Json, ...(area && { area }), range: range ?? 18 }];
}

/** The limit of uses: `recharge on roll`, `per day`, after a rest, or as in the name. */
function parseUsage({ name, usage }: BlockEntry, remarks: ImportRemark[]): Fields {
  const kind = usage?.type.toLowerCase() ?? name.toLowerCase();
  const roll = usage ? (usage.min_value ?? 6) : Number(/(?:recharge|ricarica)\s*(\d)/u.exec(kind)?.[1] ?? 0);
  if (/(?:recharge|ricarica) (?:on roll|\d)/u.test(kind)) {
    if (Number.isInteger(roll) && roll >= 2 && roll <= 6) return { recharge: roll };
    remarks.push(buildRemark('fault', 'bad-recharge', { what: name, roll }));
    return { recharge: 6 };
  }
  const times = usage?.times ?? Number(/(\d+)\s*\/\s*(?:day|giorno)/u.exec(kind)?.[1] ?? 1);
  const isCounted = /per day|\d\s*\/\s*(?:day|giorno)|\brest\b|riposo/u.test(kind);
  return isCounted ? { uses: Math.min(99, Math.max(1, Math.trunc(times))) } : {};
}
