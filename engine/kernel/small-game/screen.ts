import type { Board, BoardHealth, BoardRow } from '../board.ts';
import type { CharacterField, CharacterSection } from '../character.ts';
import { createFieldBuilders } from '../character-field.ts';
import { findFight } from '../fight.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { Score } from '../reasons.ts';
import { TEXT } from '../text/index.ts';
import { apparentHealthOf, type CreatureView, isFullCreature, type SmallView } from './secrecy.ts';
import type { SmallCreature } from './types.ts';

/** What the screens of a small game need to know of it. */
export interface ScreenParts {
  readonly id: string;
  /** The fields of the sheet besides side and health. */
  readonly fields: readonly string[];
  readonly numbers: Readonly<Record<string, (creature: never) => Score>>;
  readonly termName: (term: string) => LocalizedText;
  readonly ruleOf: (field: string) => string;
}

/** Creates the tracker: creatures in turn order during a fight, otherwise all creatures at the table. */
export const createBoard =
  (parts: ScreenParts) =>
  (view: SmallView): Board => {
    const fight = findFight(view);
    const order = fight?.order ?? [];
    return {
      stands: fight ? { words: TEXT.smallGame.round, with: { round: fight.round } } : null,
      clock: null,
      rows: sortForBoard(view, order).map((creature) =>
        buildRow(parts, creature, order.includes(creature.id)),
      ),
      scene: null,
    };
  };

function sortForBoard({ creatures }: SmallView, order: readonly string[]): readonly CreatureView[] {
  const fighting = order.flatMap((id) => creatures.filter((creature) => creature.id === id));
  return [...fighting, ...creatures.filter((creature) => !fighting.includes(creature))];
}

function buildRow(parts: ScreenParts, creature: CreatureView, isFighting: boolean): BoardRow {
  const { id, name, side } = creature;
  const isOut = (isFullCreature(creature) ? apparentHealthOf(creature) : creature.looks) === 'out';
  const rule = `${parts.id}.fight.out`;
  return {
    id,
    name,
    side,
    ours: side === 'party',
    fights: isFighting,
    rank: null,
    health: describeHealth(parts, creature, rule),
    meters: [],
    marks: isOut ? [{ term: 'out', rule, bad: true }] : [],
    out: isOut,
  };
}

/** Shows numbers to viewers who may know them, and to others how hurt the creature looks. */
function describeHealth({ termName }: ScreenParts, creature: CreatureView, rule: string): BoardHealth {
  if (!isFullCreature(creature)) return { looks: creature.looks, rule };
  return { now: creature.health, full: creature.full, label: termName('health'), rule };
}

const { field, reckoned: computedField } = createFieldBuilders<string>();

/** Creates the sheet for a reader: whole, or as much as the viewer may know. */
export const createCharacterPage =
  (parts: ScreenParts) =>
  (creature: CreatureView): readonly CharacterSection[] => {
    const rule = `${parts.id}.fight.out`;
    const body = isFullCreature(creature)
      ? (['health', 'full'] as const).map((key) => ({
          ...field(parts.termName(key), creature[key], rule),
          path: key,
        }))
      : [field(parts.termName('looks'), creature.looks, rule)];
    const section: CharacterSection = { title: TEXT.smallGame.body, kind: 'numbers', fields: body };
    const ownFields = isFullCreature(creature) ? listOwnFields(parts, creature) : [];
    return ownFields.length === 0
      ? [section]
      : [section, { title: TEXT.smallGame.statistics, kind: 'numbers', fields: ownFields }];
  };

function listOwnFields(parts: ScreenParts, creature: SmallCreature): readonly CharacterField[] {
  const values = creature as unknown as Readonly<Record<string, CharacterField['value']>>;
  const fieldsOfSheet = parts.fields.map((name) => ({
    ...field(parts.termName(name), values[name] ?? '', parts.ruleOf(name)),
    path: name,
  }));
  const computed = Object.entries(parts.numbers).map(([name, compute]) =>
    computedField(parts.termName(name), compute(creature as never), parts.ruleOf(name)),
  );
  return [...fieldsOfSheet, ...computed];
}
