import {
  type Board,
  type BoardHealth,
  type BoardMark,
  type BoardMeter,
  type BoardRank,
  type BoardRow,
  findFight,
  type Sentence,
} from '@arbitro/kernel';
import { armourClass, exhaustionOf } from '../rules/derived.ts';
import { CONDITIONS, type Condition } from '../rules/effects.ts';
import { type CreatureView, isFullCreature, type View } from '../secrecy/view.ts';
import type { Creature, Fight } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { buildScene } from './board-scene.ts';

/** Lays out a view for display: by initiative in a fight, otherwise the day and the hour; and the map. */
export function buildBoard(view: View): Board {
  const fight = findFight(view);
  const ours = new Set(view.creatures.filter(({ kind }) => kind === 'character').map(({ side }) => side));
  return {
    stands: fight ? describeRound(fight) : null,
    clock: fight ? null : describeClock(view),
    rows: sortForBoard(view.creatures, fight).map((creature) => buildRow(creature, fight, ours)),
    scene: buildScene(view),
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
  const place = (creature: CreatureView): number => {
    const index = creature.life === 'dead' ? -1 : fight.order.findIndex(({ who }) => who === creature.id);
    return index < 0 ? fight.order.length : index;
  };
  return creatures.toSorted((a, b) => place(a) - place(b));
}

function buildRow(creature: CreatureView, fight: Fight | undefined, ours: ReadonlySet<string>): BoardRow {
  const { id, name, side, life, gone } = creature;
  return {
    id,
    name,
    side,
    ours: ours.has(side),
    fights: fight?.order.some(({ who }) => who === id) ?? false,
    rank: life === 'dead' ? null : rankOf(id, fight),
    health: describeHealth(creature),
    meters: isFullCreature(creature) ? listMeters(creature) : [],
    marks: listMarks(creature),
    out: life === 'dead' || gone !== null || isDown(creature),
  };
}

const isDown = (creature: CreatureView): boolean =>
  isFullCreature(creature) ? creature.hp === 0 : creature.looks === 'down';

function rankOf(id: string, fight: Fight | undefined): BoardRank | null {
  const found = fight?.order.find(({ who }) => who === id);
  return found
    ? { value: found.initiative, label: TEXT.board.initiative, rule: 'quinta.initiative.order' }
    : null;
}

const describeHealth = (creature: CreatureView): BoardHealth =>
  isFullCreature(creature)
    ? { now: creature.hp, full: creature.fullHp, label: TEXT.board.hitPoints, rule: 'quinta.hp.points' }
    : { looks: creature.looks, rule: 'quinta.hp.bloodied' };

/** @rule quinta.d20.armor-class @rule quinta.temphp.absorb */
function listMeters(creature: Creature): readonly BoardMeter[] {
  const ac = {
    value: armourClass(creature).value,
    of: null,
    label: TEXT.board.ac,
    rule: 'quinta.d20.armor-class',
  };
  if (creature.temporary === 0) return [ac];
  return [
    ac,
    { value: creature.temporary, of: null, label: TEXT.board.temporary, rule: 'quinta.temphp.absorb' },
  ];
}

const buildMark = (term: string, rule: string, bad = true): BoardMark => ({ term, rule, bad });

function listMarks(creature: CreatureView): readonly BoardMark[] {
  const dying = creature.life === 'alive' && isDown(creature);
  const conditions = [...new Set(creature.afflictions.map(({ condition }) => condition))];
  return [
    ...(creature.life === 'alive'
      ? []
      : [buildMark(creature.life, `quinta.death.${creature.life === 'dead' ? 'at-zero' : 'stable'}`)]),
    ...(dying ? [buildMark('dying', 'quinta.death.saves')] : []),
    ...(creature.gone === null ? [] : [buildMark(creature.gone, 'quinta.combat.end')]),
    ...conditions.map((condition) => buildConditionMark(creature, condition)),
    ...(creature.burning ? [buildMark('burning', 'quinta.hazards.burning')] : []),
    ...(isHidden(creature) ? [buildMark('hidden', 'quinta.actions.hide', false)] : []),
    ...(creature.dodging ? [buildMark('dodging', 'quinta.actions.dodge', false)] : []),
    ...(creature.helping === null ? [] : [buildMark('helping', 'quinta.actions.help', false)]),
    ...(creature.rides === null ? [] : [buildMark('riding', 'quinta.mounted.mounting', false)]),
    ...(isFullCreature(creature) && creature.readied !== null
      ? [buildMark('readied', 'quinta.actions.ready', false)]
      : []),
  ];
}

/** With its level if it has levels, from any cause. @rule quinta.conditions.exhausted */
const buildConditionMark = (creature: CreatureView, condition: Condition): BoardMark => ({
  ...buildMark(condition, CONDITIONS[condition].rule),
  ...(condition === 'exhausted' && { level: exhaustionOf(creature) }),
});

const isHidden = (creature: CreatureView): boolean =>
  isFullCreature(creature) ? creature.hidden !== null : creature.hides;
