import {
  type Board,
  type BoardHealth,
  type BoardMark,
  type BoardMeter,
  type BoardRank,
  type BoardRow,
  fightOn,
  type Json,
  type Sentence,
} from '@arbitro/kernel';
import { armourClass, exhaustionOf } from '../rules/derived.ts';
import { CONDITIONS, type Condition } from '../rules/effects.ts';
import { isWhole, type Seen, type View } from '../secrecy/view.ts';
import type { Creature, Fight } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { sceneOf } from './board-scene.ts';

/** Lays out a view for display: by initiative in a fight, otherwise the day and the hour; and the map. */
export function board(given: Json): Board {
  const view = given as unknown as View;
  const fight = fightOn(view);
  const ours = new Set(view.creatures.filter(({ kind }) => kind === 'character').map(({ side }) => side));
  return {
    stands: fight ? standing(fight) : null,
    clock: fight ? null : clockOf(view),
    rows: inOrder(view.creatures, fight).map((one) => row(one, fight, ours)),
    scene: sceneOf(given),
  };
}

const standing = ({ round }: Fight): Sentence => ({ words: TEXT.board.round, with: { round } });

function clockOf({ clock, journey: { pace } }: View): Sentence {
  const minutes = Math.floor(clock / 60);
  const hour = `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
  const day = Math.floor(minutes / 1440) + 1;
  return pace === null
    ? { words: TEXT.board.day, with: { day, hour } }
    : { words: TEXT.board.dayAndPace, with: { day, hour, pace: `pace-${pace}` } };
}

/** From the highest initiative; dead creatures and those not in the fight come last. @rule quinta.initiative.order */
function inOrder(creatures: readonly Seen[], fight: Fight | undefined): readonly Seen[] {
  if (!fight) return creatures;
  const place = (one: Seen): number => {
    const at = one.life === 'dead' ? -1 : fight.order.findIndex(({ who }) => who === one.id);
    return at < 0 ? fight.order.length : at;
  };
  return creatures.toSorted((a, b) => place(a) - place(b));
}

function row(one: Seen, fight: Fight | undefined, ours: ReadonlySet<string>): BoardRow {
  const { id, name, side, life, gone } = one;
  return {
    id,
    name,
    side,
    ours: ours.has(side),
    fights: fight?.order.some(({ who }) => who === id) ?? false,
    rank: life === 'dead' ? null : rankOf(id, fight),
    health: health(one),
    meters: isWhole(one) ? meters(one) : [],
    marks: marks(one),
    out: life === 'dead' || gone !== null || isDown(one),
  };
}

const isDown = (one: Seen): boolean => (isWhole(one) ? one.hp === 0 : one.looks === 'down');

function rankOf(id: string, fight: Fight | undefined): BoardRank | null {
  const found = fight?.order.find(({ who }) => who === id);
  return found
    ? { value: found.initiative, label: TEXT.board.initiative, rule: 'quinta.initiative.order' }
    : null;
}

const health = (one: Seen): BoardHealth =>
  isWhole(one)
    ? { now: one.hp, full: one.fullHp, label: TEXT.board.hitPoints, rule: 'quinta.hp.points' }
    : { looks: one.looks, rule: 'quinta.hp.bloodied' };

/** @rule quinta.d20.armor-class @rule quinta.temphp.absorb */
function meters(one: Creature): readonly BoardMeter[] {
  const ac = {
    value: armourClass(one).value,
    of: null,
    label: TEXT.board.ac,
    rule: 'quinta.d20.armor-class',
  };
  if (one.temporary === 0) return [ac];
  return [ac, { value: one.temporary, of: null, label: TEXT.board.temporary, rule: 'quinta.temphp.absorb' }];
}

const mark = (term: string, rule: string, bad = true): BoardMark => ({ term, rule, bad });

function marks(one: Seen): readonly BoardMark[] {
  const dying = one.life === 'alive' && isDown(one);
  const conditions = [...new Set(one.afflictions.map(({ condition }) => condition))];
  return [
    ...(one.life === 'alive'
      ? []
      : [mark(one.life, `quinta.death.${one.life === 'dead' ? 'at-zero' : 'stable'}`)]),
    ...(dying ? [mark('dying', 'quinta.death.saves')] : []),
    ...(one.gone === null ? [] : [mark(one.gone, 'quinta.combat.end')]),
    ...conditions.map((condition) => conditionMark(one, condition)),
    ...(one.burning ? [mark('burning', 'quinta.hazards.burning')] : []),
    ...(isHidden(one) ? [mark('hidden', 'quinta.actions.hide', false)] : []),
    ...(one.dodging ? [mark('dodging', 'quinta.actions.dodge', false)] : []),
    ...(one.helping === null ? [] : [mark('helping', 'quinta.actions.help', false)]),
    ...(one.rides === null ? [] : [mark('riding', 'quinta.mounted.mounting', false)]),
    ...(isWhole(one) && one.readied !== null ? [mark('readied', 'quinta.actions.ready', false)] : []),
  ];
}

/** With its level if it has levels, from any cause. @rule quinta.conditions.exhausted */
const conditionMark = (one: Seen, condition: Condition): BoardMark => ({
  ...mark(condition, CONDITIONS[condition].rule),
  ...(condition === 'exhausted' && { level: exhaustionOf(one) }),
});

const isHidden = (one: Seen): boolean => (isWhole(one) ? one.hidden !== null : one.hides);
