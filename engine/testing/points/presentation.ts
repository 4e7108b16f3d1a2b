import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type Board,
  type BoardRow,
  type BoardScene,
  type CharacterField,
  type CharacterSection,
  formatSentence,
  type GridScene,
  type Json,
  LANGUAGES,
  type LineScene,
  type LocalizedText,
  type Offer,
  type Sentence,
  type System,
  score,
  type ZonesScene,
} from '@arbitro/kernel';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { deepFreeze } from '../freeze.ts';
import { listObservations, listWorlds, type Observation } from '../observations.ts';
import { listViewers } from '../play.ts';
import { addContext, breakPromise, forEvery, mustNotThrow } from '../promise.ts';
import { namedSeed } from '../seeds.ts';
import { checkSameWorld } from './known-world.ts';

/** Promises: every viewer's view can be laid out, and the layout is consistent. */
export function listPresentationPoints(subject: ContractSubject): readonly ContractPoint[] {
  const { system } = subject;
  const each = (check: (system: System, look: Observation) => void) => () =>
    forEvery(listObservations(subject, createSeededDie(seedOf(namedSeed(`${system.id} boards`)))), (look) =>
      addContext(
        () => JSON.stringify(look.viewer),
        () => check(system, look),
      ),
    );
  return [
    { id: 'SY30', says: 'every view is a board of everybody in sight', holds: each(checkBoard) },
    { id: 'SY31', says: 'everybody in sight has a sheet to read', holds: each(checkSheets) },
    {
      id: 'SY32',
      says: 'controls of a sheet or a scene match offers',
      holds: () => checkOffered(subject),
    },
  ];
}

interface Layout {
  readonly view: { readonly creatures: readonly { readonly id: string; readonly name: string }[] };
  readonly board: Board;
}

function buildLayout(
  system: System,
  { world, viewer, hidden }: Observation,
): Layout & { readonly fights: boolean } {
  const known = system.knownWorld(world, viewer, hidden);
  const view = deepFreeze(system.view(known, viewer));
  const fights = system.fightState(known)?.over === false;
  const board = mustNotThrow(() => system.presentation.board(view));
  return { view: view as unknown as Layout['view'], board, fights };
}

function checkBoard(system: System, look: Observation): void {
  const { view, board, fights } = buildLayout(system, look);
  checkSameWorld('the same view twice', system.presentation.board(view as unknown as Json), board);
  checkPlain(board);
  const names = (all: readonly { readonly id: string; readonly name: string }[]) =>
    all.map(({ id, name }) => `${id}: ${name}`).toSorted();
  checkSameWorld('everybody once', names(board.rows), names(view.creatures));
  checkSameWorld('says that a fight is on', board.stands !== null, fights);
  const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
  if (!fights) checkSameWorld('roster order', ids(board.rows), ids(view.creatures));
  for (const sentence of [board.stands, board.clock]) if (sentence) checkSentence(sentence);
  for (const row of board.rows) checkRow(system, row, fights);
  checkScene(system, board);
}

/** Checks that it contains nothing that serialization would lose. */
function checkPlain(value: unknown): void {
  if (value === undefined || typeof value === 'function') breakPromise(`${value} is no plain data`);
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) checkPlain(part);
}

function checkSentence(sentence: Sentence): void {
  for (const language of LANGUAGES)
    if (/^\s*$|[{}]/.test(formatSentence(sentence, language, (name) => name)))
      breakPromise(`“${sentence.words.en}” says nothing (${language})`);
}

function checkRow(system: System, row: BoardRow, isFight: boolean): void {
  const { health, rank, meters, marks, fights } = row;
  if (fights && !isFight) breakPromise(`${row.id} takes part in no fight`);
  for (const part of [health, rank, ...meters, ...marks]) if (part) checkRule(system, part.rule);
  for (const part of [rank, ...meters]) if (part) checkLabel(part.label);
  if (health && 'looks' in health) checkTerm(system, health.looks);
  else if (health) checkLabel(health.label);
  for (const { term } of marks) checkTerm(system, term);
  checkSameWorld('each mark once', new Set(marks.map(({ term }) => term)).size, marks.length);
}

/** Checks that only visible creatures are shown, and each in one place. */
function checkScene(system: System, { scene, rows }: Board): void {
  if (!scene) return;
  const ids = rows.map(({ id }) => id);
  if (scene.kind === 'zones') checkZones(scene, ids);
  else if (scene.kind === 'line') checkLine(scene, ids);
  else checkGrid(scene, ids);
  const action = scene.kind === 'line' ? scene.place.action : scene.move?.action;
  if (action !== undefined && !Object.hasOwn(system.presentation.actions, action))
    breakPromise(`nobody can ${action}`);
}

function checkLine({ tokens, ties, says }: LineScene, ids: readonly string[]): void {
  const placed = tokens.map(({ who }) => who);
  checkSameWorld('each token once', new Set(placed).size, placed.length);
  if (!placed.every((id) => ids.includes(id))) breakPromise(`not all of ${placed} are in sight`);
  if (!ties.flat().every((id) => placed.includes(id))) breakPromise('a tie of a creature without a position');
  if (!tokens.every(({ at }) => Number.isFinite(at))) breakPromise('a position that is no number');
  checkLabel(says);
}

function checkZones(scene: ZonesScene, ids: readonly string[]): void {
  const zones = scene.zones.map(({ id }) => id);
  const placed = scene.zones.flatMap(({ who }) => who);
  checkSameWorld('everybody stands somewhere', placed.toSorted(), ids.toSorted());
  for (const { zone, who } of scene.knots) {
    const inZone = scene.zones.find(({ id }) => id === zone)?.who ?? [];
    if (!who.every((id) => inZone.includes(id))) breakPromise(`not all of ${who} are in ${zone}`);
  }
  if (!scene.borders.every(({ between }) => between.every((zone) => zones.includes(zone))))
    breakPromise('a border of no zone');
}

function checkGrid({ map, tokens, ways, areas }: GridScene, ids: readonly string[]): void {
  const placed = tokens.map(({ who }) => who);
  checkSameWorld('each token once', new Set(placed).size, placed.length);
  const displayedIds = [...placed, ...areas.map(({ by }) => by)];
  if (!displayedIds.every((id) => ids.includes(id))) breakPromise(`not all of ${displayedIds} are in sight`);
  if (!map) return checkSameWorld('nobody stands on no map', placed, []);
  const isInside = (coordinate: number, side: number, max: number): boolean =>
    coordinate >= 0 && coordinate + side <= max;
  for (const { who, at, side } of tokens)
    if (!isInside(at.x, side, map.width) || !isInside(at.y, side, map.height))
      breakPromise(`${who} stands beside the map`);
  for (const { steps } of ways)
    if (!steps.every(({ from }, index) => from < index && (index === 0) === from < 0))
      breakPromise('a way that begins nowhere');
}

function checkRule(system: System, rule: string): void {
  if (!Object.hasOwn(system.rules, rule)) breakPromise(`${rule} is cited and is no rule`);
}

function checkTerm(system: System, term: string): void {
  if (!Object.hasOwn(system.presentation.terms, term)) breakPromise(`the face has no term ${term}`);
}

function checkLabel(label: LocalizedText | string): void {
  const labelTexts = typeof label === 'string' ? [label] : LANGUAGES.map((language) => label[language]);
  if (!labelTexts.every((text) => typeof text === 'string' && text.trim() !== ''))
    breakPromise(`a label without words: ${JSON.stringify(label)}`);
}

function checkSheets(system: System, look: Observation): void {
  const { view } = buildLayout(system, look);
  for (const creature of view.creatures) addContext(creature.id, () => checkSheet(system, creature, view));
}

function checkSheet(system: System, creature: Json, view: Json): void {
  const sections = mustNotThrow(() => system.presentation.character(creature, view));
  checkPlain(sections);
  if (sections.length === 0) breakPromise('nothing is on the sheet');
  for (const { title, fields } of sections) {
    checkLabel(title);
    for (const field of fields) addContext(JSON.stringify(field), () => checkField(system, creature, field));
  }
}

function checkField(system: System, creature: Json, field: CharacterField): void {
  const { label, value, rule, because, path, detail } = field;
  checkLabel(label);
  if (detail !== undefined) checkLabel(detail);
  for (const cited of [rule, ...because.map((reason) => reason.rule)]) checkRule(system, cited);
  if (because.length > 0) checkSameWorld('its reasons make it', score(because).value, value);
  if (path !== undefined && readPath(creature, path) === undefined) breakPromise(`${path} leads nowhere`);
}

const readPath = (creature: Json, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], creature);

type PartialAction = Readonly<Record<string, Json>>;

/** Checks that somewhere in play an offer matches each roll of a sheet and each move of a scene. */
function checkOffered(subject: ContractSubject): void {
  const { system } = subject;
  const { actions, usualActions } = system.presentation;
  for (const type of Object.values(usualActions ?? {}).flat())
    if (!Object.hasOwn(actions, type)) breakPromise(`a usual action is none of the system: ${type}`);
  const actionByType = new Map<string, PartialAction>();
  for (const world of listWorlds(subject))
    for (const viewer of listViewers(world))
      for (const input of listPossibleActions(system, system.view(world, viewer)))
        actionByType.set(shapeOf(input), input);
  // in every world of play: some actions are possible only sometimes
  for (const world of [...subject.worlds, ...subject.sample().map((turn) => turn.world)]) {
    for (const viewer of listViewers(world))
      for (const offer of system.offers(world, viewer))
        for (const [key, input] of actionByType) if (acceptsFields(offer, input)) actionByType.delete(key);
    if (actionByType.size === 0) return;
  }
  for (const input of actionByType.values()) breakPromise(`${JSON.stringify(input)} is never offered`);
}

function listPossibleActions({ presentation: face }: System, view: Json): readonly PartialAction[] {
  const { creatures } = view as unknown as { readonly creatures: readonly Json[] };
  const sections = creatures.flatMap((creature): readonly CharacterSection[] =>
    face.character(creature, view),
  );
  const rolls = sections.flatMap(({ fields }) => fields.flatMap((field) => field.rolls ?? []));
  const { scene } = face.board(view);
  return [...rolls, ...(scene ? listSceneMoves(scene) : [])];
}

function listSceneMoves(scene: BoardScene): readonly PartialAction[] {
  if (scene.kind === 'line')
    return scene.tokens.map(({ who }) => ({ type: scene.place.action, who, [scene.place.at]: 0 }));
  const { move } = scene;
  return move ? listDestinations(scene).map((to) => ({ type: move.action, [move.to]: to })) : [];
}

/** Returns the possible targets of a move, if any; of squares one is enough. */
function listDestinations(scene: ZonesScene | GridScene): readonly Json[] {
  if (scene.kind === 'zones') return scene.zones.map(({ id }) => id);
  return scene.tokens.length > 0 ? [{ x: 0, y: 0 }] : [];
}

/** One sample of each type and set of fields: samples differ only in the creatures they name. */
const shapeOf = (input: PartialAction): string => `${input.type}: ${Object.keys(input).toSorted().join()}`;

const acceptsFields = ({ action, slots }: Offer, input: PartialAction): boolean =>
  action.type === input.type &&
  Object.keys(input).every((key) => Object.hasOwn(action, key) || Object.hasOwn(slots, key));
