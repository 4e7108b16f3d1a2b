import type { Draft } from '@arbitro/kernel';
import type { SkillId } from './content/skill-table.ts';
import type { EventOf, EventType } from './events.ts';
import type { Arm, Characteristics, Creature, Disease, Dose, Skill, Wound } from './state.ts';

type Writes<Types extends EventType> = {
  readonly [T in Types]: (next: Draft<Creature>, event: EventOf<T>) => void;
};

export type CreatureType =
  | 'ticked'
  | 'tick-erased'
  | 'skill-gained'
  | 'skill-set'
  | 'related-allowed'
  | 'arm-held'
  | 'arm-damaged'
  | 'shot-fired'
  | 'loading-done'
  | 'worn'
  | 'wounded'
  | 'wound-healed'
  | 'heals-at'
  | 'state-set'
  | 'condition-gained'
  | 'condition-lost'
  | 'power-set'
  | 'characteristic-changed'
  | 'block-rolled'
  | 'losses-set'
  | 'disease-caught'
  | 'disease-went-on'
  | 'disease-ended'
  | 'hardships-set'
  | 'poisoned'
  | 'poison-took'
  | 'antidote-taken'
  | 'approved';

const UNTRAINED: Skill = { written: null, professional: 0, personal: 0, gained: 0, ticked: false };

function writeSkill(next: Draft<Creature>, id: SkillId, change: (known: Skill) => Partial<Skill>): void {
  const known = next.skills[id] ?? UNTRAINED;
  next.skills = { ...next.skills, [id]: { ...known, ...change(known) } };
}

function writeArm(next: Draft<Creature>, id: string, change: Partial<Arm>): void {
  next.arms = next.arms.map((arm) => (arm.id === id ? { ...arm, ...change } : arm));
}

/** What is healed of a wound is gone from it; nothing left is no wound. */
function healed(wounds: readonly Wound[], id: number, left: number): readonly Wound[] {
  return left <= 0
    ? wounds.filter((wound) => wound.id !== id)
    : wounds.map((wound) => (wound.id === id ? { ...wound, points: left } : wound));
}

const isSameDose = (one: Dose, other: Dose): boolean =>
  one.onsetAt === other.onsetAt &&
  one.kind === other.kind &&
  one.eff === other.eff &&
  one.attacks.join() === other.attacks.join();

function withoutDose(doses: readonly Dose[], gone: Dose): readonly Dose[] {
  const place = doses.findIndex((dose) => isSameDose(dose, gone));
  return place < 0 ? doses : doses.toSpliced(place, 1);
}

const replaced = (diseases: readonly Disease[], disease: Disease): readonly Disease[] =>
  diseases.map((one) => (one.name === disease.name ? disease : one));

/** What is rolled for a block takes the place of what it prints. */
function rollBlock(next: Draft<Creature>, rolled: EventOf<'block-rolled'>['characteristics']): void {
  const traits = Object.entries(rolled).map(
    ([which, value]) => [which, { now: value, full: value }] as const,
  );
  next.characteristics = {
    ...next.characteristics,
    ...(Object.fromEntries(traits) as Partial<Characteristics>),
  };
  next.stated = { hitPoints: null, power: null, damageBonus: null };
  next.dice = null;
  next.power = rolled.POT ?? next.power;
}

/** What each event writes into the creature it is about. */
export const CREATURES: Writes<CreatureType> = {
  ticked: (next, { skill }) => writeSkill(next, skill, () => ({ ticked: true })),
  'tick-erased': (next, { skill }) => writeSkill(next, skill, () => ({ ticked: false })),
  'skill-gained': (next, { skill, by }) => writeSkill(next, skill, ({ gained }) => ({ gained: gained + by })),
  'skill-set': (next, { skill, rating }) =>
    writeSkill(next, skill, () => ({ written: rating, professional: 0, personal: 0, gained: 0 })),
  'related-allowed': (next, { skill, by }) => {
    const { [skill]: _, ...others } = next.related;
    next.related = by === null ? others : { ...others, [skill]: by };
  },
  'arm-held': (next, { arm, held }) => writeArm(next, arm, { held }),
  'arm-damaged': (next, { arm, damage }) => writeArm(next, arm, { damage }),
  'shot-fired': (next, { arm, shots, loading }) => writeArm(next, arm, { shots, loading }),
  'loading-done': (next, { arm, shots, loading }) => writeArm(next, arm, { shots, loading }),
  worn: (next, { body, helmet }) => {
    next.body = body;
    next.helmet = helmet;
  },
  wounded: (next, { wound, healsAt }) => {
    next.wounds = [...next.wounds, wound];
    next.healsAt = healsAt;
  },
  'wound-healed': (next, { wound, left }) => {
    next.wounds = healed(next.wounds, wound, left);
  },
  'heals-at': (next, { at }) => {
    next.healsAt = at;
  },
  'state-set': (next, { state }) => {
    next.state = state;
  },
  'condition-gained': (next, { condition, by }) => {
    next.conditions = [...next.conditions.filter((one) => one !== condition), condition];
    if (condition === 'held') next.heldBy = by;
  },
  'condition-lost': (next, { condition }) => {
    next.conditions = next.conditions.filter((one) => one !== condition);
    if (condition === 'held') next.heldBy = null;
  },
  'power-set': (next, { power, lacksSince }) => {
    next.power = power;
    if (lacksSince === undefined) delete next.lacksPowerSince;
    else next.lacksPowerSince = lacksSince;
  },
  'characteristic-changed': (next, { characteristic, now, full }) => {
    next.characteristics = { ...next.characteristics, [characteristic]: { now, full } };
  },
  'block-rolled': (next, { characteristics }) => rollBlock(next, characteristics),
  'losses-set': (next, { losses }) => {
    next.losses = losses;
  },
  'disease-caught': (next, { disease }) => {
    next.diseases = [...next.diseases, disease];
  },
  'disease-went-on': (next, { disease }) => {
    next.diseases = replaced(next.diseases, disease);
  },
  'disease-ended': (next, { name }) => {
    next.diseases = next.diseases.filter((one) => one.name !== name);
  },
  'hardships-set': (next, { hardships }) => {
    next.hardships = hardships;
  },
  poisoned: (next, { dose }) => {
    next.doses = [...next.doses, dose];
  },
  'poison-took': (next, { dose }) => {
    next.doses = withoutDose(next.doses, dose);
  },
  'antidote-taken': (next, { antidote }) => {
    next.antidotes = [...next.antidotes, antidote];
  },
  approved: (next, { approved }) => {
    next.approval = approved ? 'approved' : 'vetoed';
  },
};

/** What is written into somebody else than the one who acts. */
export const OTHERS = {
  'aid-given': (next: Draft<Creature>, { wound: id }: EventOf<'aid-given'>) => {
    next.wounds = next.wounds.map((wound) => (wound.id === id ? { ...wound, treated: true } : wound));
  },
  treated: (next: Draft<Creature>, { name, steps }: EventOf<'treated'>) => {
    next.diseases = next.diseases.map((one) => (one.name === name ? { ...one, steps } : one));
  },
} as const;
export type OtherType = keyof typeof OTHERS;
