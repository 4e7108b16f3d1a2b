import {
  type Board,
  type BoardHealth,
  type BoardMark,
  type BoardMeter,
  type BoardRank,
  type BoardRow,
  findFight,
  type Json,
  type Sentence,
} from '@arbitro/kernel';
import { armourClass, exhaustionOf } from '../rules/derived.ts';
import { CONDITIONS, type Condition } from '../rules/effects.ts';
import { isFullCreature, type CreatureView, type View } from '../secrecy/view.ts';
import type { Creature, Fight } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { buildScene } from './board-scene.ts';

/** Lays out a view for display: by initiative in a fight, otherwise the day and the hour; and the map. */
export function buildBoard(given: Json): Board {
  const view = given as unknown as View;
  const fight = findFight(view);
  const ours = new Set(view.creatures.filter(({ kind }) => kind === 'character').map(({ side }) => side));
  return {
    stands: fight ? describeRound(fight) : null,
    clock: fight ? null : describeClock(view),
    rows: sortForBoard(view.creatures, fight).map((one) => buildRow(one, fight, ours)),
    scene: buildScene(given),
  };
}

const describeRound = ({ round }: Fight): Sentence => ({ words: TEXT.board.round, with: { round } });

function describeClock({ clock, journey: { pace } }: View): Sentence {
  const minutes = Math.floor(clock / 60);
  const hour = `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
  const day = Math.floor(minutes / 1440) + 1;
  return pace === null
    ? { words: TEXT.board.day, with: { day, hour } }
    : { words: TEXT.board.dayAndPace, with: { day, hour, pace: `pace-${pace}` } };
}

/** From the highest initiative; dead creatures and those not in the fight come last. @rule quinta.initiative.order */
function sortForBoard(creatures: readonly CreatureView[], fight: Fight | undefined): readonly CreatureView[] {
  if (!fight) return creatures;
  const place = (one: CreatureView): number => {
    const at = one.life === 'dead' ? -1 : fight.order.findIndex(({ who }) => who === one.id);
    return at < 0 ? fight.order.length : at;
  };
  return creatures.toSorted((a, b) => place(a) - place(b));
}

function buildRow(one: CreatureView, fight: Fight | undefined, ours: ReadonlySet<string>): BoardRow {
  const { id, name, side, life, gone } = one;
  return {
    id,
    name,
    side,
    ours: ours.has(side),
    fights: fight?.order.some(({ who }) => who === id) ?? false,
    rank: life === 'dead' ? null : rankOf(id, fight),
    health: describeHealth(one),
    meters: isFullCreature(one) ? listMeters(one) : [],
    marks: listMarks(one),
    out: life === 'dead' || gone !== null || isDown(one),
  };
}

const isDown = (one: CreatureView): boolean => (isFullCreature(one) ? one.hp === 0 : one.looks === 'down');

function rankOf(id: string, fight: Fight | undefined): BoardRank | null {
  const found = fight?.order.find(({ who }) => who === id);
  return found
    ? { value: found.initiative, label: TEXT.board.initiative, rule: 'quinta.initiative.order' }
    : null;
}

const describeHealth = (one: CreatureView): BoardHealth =>
  isFullCreature(one)
    ? { now: one.hp, full: one.fullHp, label: TEXT.board.hitPoints, rule: 'quinta.hp.points' }
    : { looks: one.looks, rule: 'quinta.hp.bloodied' };

/** @rule quinta.d20.armor-class @rule quinta.temphp.absorb */
function listMeters(one: Creature): readonly BoardMeter[] {
  const ac = {
    value: armourClass(one).value,
    of: null,
    label: TEXT.board.ac,
    rule: 'quinta.d20.armor-class',
  };
  if (one.temporary === 0) return [ac];
  return [ac, { value: one.temporary, of: null, label: TEXT.board.temporary, rule: 'quinta.temphp.absorb' }];
}

const buildMark = (term: string, rule: string, bad = true): BoardMark => ({ term, rule, bad });

function listMarks(one: CreatureView): readonly BoardMark[] {
  const dying = one.life === 'alive' && isDown(one);
  const conditions = [...new Set(one.afflictions.map(({ condition }) => condition))];
  return [
    ...(one.life === 'alive'
      ? []
      : [buildMark(one.life, `quinta.death.${one.life === 'dead' ? 'at-zero' : 'stable'}`)]),
    ...(dying ? [buildMark('dying', 'quinta.death.saves')] : []),
    ...(one.gone === null ? [] : [buildMark(one.gone, 'quinta.combat.end')]),
    ...conditions.map((condition) => buildConditionMark(one, condition)),
    ...(one.burning ? [buildMark('burning', 'quinta.hazards.burning')] : []),
    ...(isHidden(one) ? [buildMark('hidden', 'quinta.actions.hide', false)] : []),
    ...(one.dodging ? [buildMark('dodging', 'quinta.actions.dodge', false)] : []),
    ...(one.helping === null ? [] : [buildMark('helping', 'quinta.actions.help', false)]),
    ...(one.rides === null ? [] : [buildMark('riding', 'quinta.mounted.mounting', false)]),
    ...(isFullCreature(one) && one.readied !== null ? [buildMark('readied', 'quinta.actions.ready', false)] : []),
  ];
}

/** With its level if it has levels, from any cause. @rule quinta.conditions.exhausted */
const buildConditionMark = (one: CreatureView, condition: Condition): BoardMark => ({
  ...buildMark(condition, CONDITIONS[condition].rule),
  ...(condition === 'exhausted' && { level: exhaustionOf(one) }),
});

const isHidden = (one: CreatureView): boolean => (isFullCreature(one) ? one.hidden !== null : one.hides);
