import { countingNumber, creatureId } from '@arbitro/kernel';
import { z } from 'zod';
import { LIGHT_NAMES } from '../rules/effects.ts';
import type { Scene } from '../state.ts';
import { isSettingSkill, nameText, settingSkillId, skillId, time } from './sheet-parts.ts';
import { enumByLabel } from './spelling.ts';

/** Skills added by a setting have their own ids. @rule brp.skills.gm-customise */
const addedSkills = z
  .record(z.string().min(1).max(80), z.strictObject({ name: nameText, base: countingNumber.max(999) }))
  .transform((input) =>
    Object.fromEntries(
      Object.entries(input).map(
        ([id, item]) => [isSettingSkill(id) ? id : settingSkillId(id), item] as const,
      ),
    ),
  );
export const setting = z
  .strictObject({
    removed: z.array(skillId).default([]),
    bases: z.record(skillId, countingNumber.max(999)).default({}),
    added: addedSkills.default({}),
  })
  .prefault({});

const startingFight = z.preprocess(
  (input) => (input === true ? {} : input),
  z
    .strictObject({
      round: z.int().min(1).default(1),
      at: z.record(creatureId, z.number()).default({}),
      engaged: z.array(z.tuple([creatureId, creatureId])).default([]),
    })
    .nullable(),
);

/** The setting's skills, the light, the time, and an optional fight in progress. */
export const sceneSchema: z.ZodType<Scene> = z
  .strictObject({
    setting,
    light: enumByLabel(LIGHT_NAMES).default('normal'),
    clock: time.default(0),
    fight: startingFight.default(null),
  })
  .prefault({});
