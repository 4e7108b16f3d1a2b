import { type AnswerInput, act, createScriptedOracle, getCreature, type Json } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { brp } from './index.ts';
import { CON, DEX, POW, SIZ } from './rules/tables.ts';
import type { Scene, Sheet, World } from './state.ts';

const table = (sheets: Readonly<Record<string, object>>, scene: object = {}, options: object = {}): World =>
  brp.createWorld({
    options: brp.schemas.options.parse(options),
    scene: brp.schemas.scene.parse(scene),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: brp.schemas.sheet.parse(sheet),
    })),
  });

const shooting = table(
  {
    ladro: {
      kind: 'npc',
      characteristics: { [DEX]: 15 },
      arms: ['pistol'],
      skills: { 'firearm:pistol': 60 },
    },
    anna: { arms: ['short-sword', 'round-shield'], skills: { dodge: 90, 'shield:round': 90 } },
  },
  { fight: { at: { anna: 10 } } },
);
const playAction = (world: World, action: object, ...answers: readonly Json[]) =>
  act(
    brp,
    world,
    brp.schemas.action.parse(action),
    createScriptedOracle(answers.map((value): AnswerInput => ({ value }))),
  );

describe('invalid input is refused, and nothing changes', () => {
  test.each([
    [
      'a skill without its specialisation',
      { type: 'check', by: 'anna', skill: 'Scienza' },
      'needs-specialisation',
    ],
    ['a skill that nobody knows', { type: 'check', by: 'anna', skill: 'Alchimia' }, 'no-such-skill'],
    [
      'a specialisation of what has none',
      { type: 'check', by: 'anna', skill: 'dodge:left' },
      'no-specialisations',
    ],
    [
      'a skill of another setting',
      { type: 'check', by: 'anna', skill: 'own:alchimia' },
      'not-in-this-setting',
    ],
    ['a weapon one does not have', { type: 'attack', by: 'ladro', on: 'anna', with: 'rifle' }, 'no-such-arm'],
    ['somebody who is not there', { type: 'attack', by: 'ladro', on: 'nessuno' }, 'no-such-creature'],
  ])('%s', (_, action, code) => {
    expect(playAction(shooting, action)).toMatchObject({ kind: 'refused', refusal: { code } });
  });

  test('brp.combat.parry-limits: a bullet is neither parried nor dodged, and no question is asked', () => {
    const step = playAction(shooting, { type: 'attack', by: 'ladro', on: 'anna' }, 30, 5);
    if (step.kind !== 'done') throw new Error(`the shot stopped: ${step.kind}`);
    expect(step.events.map(({ type }) => type)).not.toContain('defended');
    expect(getCreature(step.world, 'anna').wounds).toMatchObject([{ points: 5 }]);
  });

  test('brp.combat.parry-limits: an arrow is met with the shield, not with the sword', () => {
    const world = table(
      {
        ladro: { kind: 'npc', characteristics: { [DEX]: 15 }, arms: ['long-bow'] },
        anna: { arms: ['short-sword', 'round-shield'] },
      },
      { fight: { at: { anna: 30 } } },
    );
    expect(
      playAction(world, { type: 'attack', by: 'ladro', on: 'anna' }, 2, 'parry:short-sword'),
    ).toMatchObject({
      kind: 'refused',
      refusal: { code: 'answer-does-not-fit', params: { allowed: 'parry:round-shield | none' } },
    });
  });
});

describe('a setup', () => {
  const misfits = (scene: object) =>
    brp.findSetupConflicts?.({
      options: brp.schemas.options.parse({}),
      creatures: [{ id: 'anna', name: 'Anna', sheet: sheetOf({ skills: { 'own:alchimia': 40 } }) }],
      scene: brp.schemas.scene.parse(scene) as Scene,
    });
  const sheetOf = (sheet: object): Sheet => brp.schemas.sheet.parse(sheet);

  test('brp.skills.gm-customise: has no skills that its setting does not add', () => {
    expect(misfits({})).toEqual([{ creature: 'anna', field: 'skills', value: 'own:alchimia', allowed: [] }]);
    expect(misfits({ setting: { added: { alchimia: { name: 'Alchimia', base: 5 } } } })).toEqual([]);
  });

  test('brp.derived.hit-points: frozen numbers are those of the making, live ones those of today', () => {
    const anna = { characteristics: { [CON]: { now: 4, full: 12 }, [SIZ]: 12, [POW]: { now: 3, full: 9 } } };
    const stated = (options: object) => getCreature(table({ anna }, {}, options), 'anna').stated;
    expect(stated({})).toEqual({ hitPoints: null, power: null, damageBonus: null });
    expect(stated({ derivedRecalculation: 'frozen' })).toEqual({ hitPoints: 12, power: 9, damageBonus: '0' });
  });

  test('brp.healing.natural: a creature that is added with wounds begins to heal', () => {
    const world = table({ anna: { wounds: [3] } }, { clock: 100 });
    expect(getCreature(world, 'anna').healsAt).toBe(604_900);
  });

  test('a fight that is on has the engaged and the places it says', () => {
    const { fight } = table(
      { anna: {}, ladro: { kind: 'npc' }, morto: { state: 'dead' } },
      {
        fight: {
          round: 3,
          at: { anna: 4 },
          engaged: [
            ['anna', 'ladro'],
            ['anna', 'nessuno'],
          ],
        },
      },
    );
    expect(fight).toMatchObject({ round: 3, phase: 'actions', engaged: [['anna', 'ladro']] });
    expect(fight?.fighters.map(({ who, at }) => [who, at])).toEqual([
      ['anna', 4],
      ['ladro', 0],
    ]);
  });
});

describe('creatures that enter and leave', () => {
  const world = table(
    { anna: { characteristics: { [DEX]: 12 } }, berto: {}, ladro: { kind: 'npc' } },
    { fight: true },
  );

  test('a new sheet drops the plans of the old one', () => {
    const intent = {
      act: 'attack',
      with: 'sword',
      thrown: false,
      on: 'ladro',
      knockout: false,
      words: '',
    } as const;
    const { fight } = world;
    const withIntent = {
      ...world,
      fight: fight && { ...fight, fighters: fight.fighters.map((fighter) => ({ ...fighter, intent })) },
    };
    const after = brp.addCreature(withIntent, {
      id: 'anna',
      name: 'Anna',
      sheet: brp.schemas.sheet.parse({}),
    });
    expect(after.fight?.fighters.map(({ who, intent: still }) => [who, still === null])).toEqual([
      ['anna', true],
      ['berto', false],
      ['ladro', false],
    ]);
  });

  test('removing the last of a side ends the fight; removing the creature to act gives the turn to the next', () => {
    expect(brp.creaturesToAct(brp.removeCreature(world, 'anna'))).not.toContain('anna');
    expect(brp.fightState(brp.removeCreature(world, 'ladro'))).toMatchObject({
      over: true,
      winner: 'heroes',
    });
  });

  test('a new scene does not reset the clock', () => {
    const later = { ...world, clock: 500 };
    const scene = brp.schemas.scene.parse({ light: 'near-dark', clock: 10 });
    expect(brp.setScene(later, scene)).toMatchObject({ clock: 500, light: 'near-dark', fight: { round: 1 } });
  });
});
