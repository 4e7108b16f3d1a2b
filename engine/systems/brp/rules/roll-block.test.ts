import { createScriptedOracle, optionsSchema, run } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { resolveAction } from '../actions.ts';
import { CONTENT } from '../content/creatures.ts';
import { createWorld } from '../create-world.ts';
import { apply } from '../events.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { World } from '../state.ts';
import { damageBonus, maxHitPoints } from './derived.ts';
import { CHA, INT, STR } from './tables.ts';

const wildTable = (bearStats: 'average' | 'rolled'): World =>
  createWorld({
    options: optionsSchema(OPTIONS).parse({ bearStats }),
    creatures: ['orso', 'ginevra'].map((id) => ({
      id,
      name: id,
      sheet: sheetSchema.parse(CONTENT[id]?.sheet),
    })),
    scene: sceneSchema.parse({}),
  });

/** FOR 3+10, COS 2+6, TAG 3+10, POT 9, DES 18. */
const FACES = [
  [1, 1, 1],
  [1, 1],
  [1, 1, 1],
  [3, 3, 3],
  [6, 6, 6],
].map((value) => ({ value }));

test('brp.bestiary.bear: a bear that rolls has hit points and damage bonus of its own', () => {
  const step = run(
    { resolve: resolveAction, apply },
    wildTable('rolled'),
    { type: 'roll-block', who: 'orso' },
    createScriptedOracle(FACES),
  );
  if (step.kind !== 'done') throw new Error(step.kind);
  const [bear] = step.world.creatures;
  if (!bear) throw new Error('no bear');
  expect(bear).toMatchObject({
    characteristics: { [STR]: { now: 13 }, [INT]: { now: 5 }, [CHA]: null },
    dice: null,
  });
  expect(maxHitPoints(bear).value).toBe(11);
  expect(damageBonus(step.world, bear)).toBe('1d4');
  expect(bear.power).toBe(9);
});

test('brp.bestiary.bear: it rolls when it comes to a fight, and acts by the dexterity it has then', () => {
  const step = run(
    { resolve: resolveAction, apply },
    wildTable('rolled'),
    { type: 'fight' },
    createScriptedOracle(FACES),
  );
  if (step.kind !== 'done') throw new Error(step.kind);
  expect(step.events.map(({ type }) => type)).toEqual(['block-rolled', 'fight-began', 'round-began']);
  expect(step.world.fight?.pending).toEqual(['orso', 'ginevra']);
});

test('brp.bestiary.bear: as printed unless the table wants it rolled', () => {
  const step = run(
    { resolve: resolveAction, apply },
    wildTable('average'),
    { type: 'fight' },
    createScriptedOracle([]),
  );
  if (step.kind !== 'done') throw new Error(step.kind);
  expect(step.events.map(({ type }) => type)).not.toContain('block-rolled');
  expect(step.world.fight?.pending).toEqual(['ginevra', 'orso']);
});
