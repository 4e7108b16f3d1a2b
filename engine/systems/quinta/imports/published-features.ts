import type { Fields, ImportRemark, Json } from '@arbitro/kernel';
import { diceText, idFrom } from '../schema/sheet-parts.ts';
import { type AttacksById, isMultiattack, parseMultiattack, rangedId } from './published-multiattack.ts';
import { buildRemark } from './published-remarks.ts';
import type { PublishedAction, PublishedMonster } from './published-shape.ts';
import {
  hasProviso,
  hasRepeatedSave,
  hasWeakening,
  isDamageType,
  isReducedBySave,
  parseAbility,
  parseArea,
  parseAttackWays,
  parseBonus,
  parseConditions,
  parseDamage,
  parseDamageType,
  parseSave,
  splitAtSave,
  stripNameNotes,
} from './published-text.ts';

interface ParsedFeatures {
  readonly deeds: readonly Fields[];
  readonly remarks: readonly ImportRemark[];
}

/** Converts the actions of a stat block to features, and returns remarks on what could not be converted. */
export function parseFeatures({ actions }: PublishedMonster): ParsedFeatures {
  const plain = actions.filter((action) => !isMultiattack(action)).map(parseAction);
  const attacks = findAttacks(plain.flatMap(({ deeds }) => deeds));
  const several = actions.filter(isMultiattack).map((action) => parseMultiattack(action, attacks));
  const all = [...plain, ...several];
  return {
    deeds: renameDuplicates(all.flatMap(({ deeds }) => deeds)),
    remarks: all.flatMap(({ remarks }) => remarks),
  };
}

const findAttacks = (deeds: readonly Fields[]): AttacksById =>
  new Map(
    deeds.flatMap(({ id, name, attack }) => {
      const kind = typeof attack === 'object' && attack && 'kind' in attack ? String(attack.kind) : undefined;
      return kind === undefined ? [] : [[String(id), { name: String(name), kind }] as const];
    }),
  );

/** Gives different ids to two actions of the same name. */
function renameDuplicates(deeds: readonly Fields[]): readonly Fields[] {
  const taken = new Set<Json | undefined>();
  return deeds.map((deed) => {
    let [own, at] = [deed, 2];
    while (taken.has(own.id))
      own = { ...deed, id: `${String(deed.id)}-${at}`, name: `${String(deed.name)} ${at++}` };
    taken.add(own.id);
    return own;
  });
}

/** One action gives one feature, one for each kind of attack, or one for each breath to choose from. */
function parseAction(action: PublishedAction): ParsedFeatures {
  const breaths = action.options?.from.options ?? [];
  if (breaths.length === 0) return parseSingleFeature(action);
  const all = breaths.map((breath) =>
    parseSingleFeature({ ...action, ...breath, desc: findPartAbout(action.desc, breath.name, breaths) }),
  );
  return { deeds: all.flatMap(({ deeds }) => deeds), remarks: all.flatMap(({ remarks }) => remarks) };
}

/** The part of the description about one of several names, up to the next name. */
function findPartAbout(desc: string, name: string, all: readonly { readonly name: string }[]): string {
  const from = desc.indexOf(name);
  if (from < 0) return desc;
  const ends = all.map((other) => desc.indexOf(other.name, from + name.length)).filter((at) => at > from);
  return desc.slice(from, Math.min(desc.length, ...ends));
}

function parseSingleFeature(action: PublishedAction): ParsedFeatures {
  const { desc } = action;
  const name = stripNameNotes(action.name);
  const { shares, remarks: ofDamage } = parseActionDamage(action);
  const { save, remarks: ofSave } = parseActionSave(action, shares);
  const usage = parseUsage(action);
  const remarks = [...ofDamage, ...ofSave, ...usage.remarks, ...listUnplayable(name, desc)];
  if (ofDamage.some(({ kind }) => kind === 'fault')) return { deeds: [], remarks };
  const bonus = action.attack_bonus ?? parseBonus(desc);
  const base = { id: idFrom(name), name, ...usage.parts };
  if (bonus !== undefined) {
    const damage = shares.filter(({ saved }) => !saved || !save).map(({ dice, type }) => ({ dice, type }));
    const onHit = parseConditions(save ? splitAtSave(desc).before : desc);
    const deeds = parseAttackWays(desc).map((way, index) => ({
      ...(index === 0 ? base : { ...base, id: rangedId(base.id), name: `${name} (ranged)` }),
      attack: { ...way, bonus, damage, ...(save && { save }), onHit } as Json,
    }));
    return { deeds, remarks };
  }
  if (save) return { deeds: [{ ...base, save, ...parseArea(desc) }], remarks };
  const isTold = ofSave.length > 0;
  return {
    deeds: [],
    remarks: isTold ? remarks : [...remarks, buildRemark('left-out', 'action-left-out', { what: name })],
  };
}

/** Remarks on parts of the description that a feature cannot express. */
const listUnplayable = (what: string, desc: string): readonly ImportRemark[] => [
  ...(hasProviso(desc) ? [buildRemark('left-out', 'proviso-left-out', { what })] : []),
  ...(hasRepeatedSave(desc) ? [buildRemark('left-out', 'repeat-left-out', { what })] : []),
  ...(hasWeakening(desc) ? [buildRemark('left-out', 'weakening-left-out', { what })] : []),
];

interface DamageShare {
  readonly dice: string;
  readonly type: string;
  /** Dealt by a failed save, not by the hit. */
  readonly saved: boolean;
}

/**
 * Each part of the damage with its type; of alternatives, the first. Damage that is only in the description is read
 * from there.
 */
function parseActionDamage({ name, desc, damage }: PublishedAction): {
  readonly shares: readonly DamageShare[];
  readonly remarks: readonly ImportRemark[];
} {
  const remarks: ImportRemark[] = [];
  const written = damage.map((input) => {
    const choice = input.from?.options ?? [];
    if (choice.length > 1) remarks.push(buildRemark('left-out', 'part-left-out', { what: name }));
    const { damage_dice: dice = '', damage_type: type } = choice[0] ?? input;
    return {
      dice,
      type: (type?.index ?? parseDamageType(desc, dice) ?? '—').toLowerCase(),
      own: input.dc !== undefined,
    };
  });
  const all = damage.length > 0 ? written : parseDamage(desc).map((item) => ({ ...item, own: false }));
  const shares = all.flatMap(({ dice: text, type, own }): readonly DamageShare[] => {
    const dice = diceText.safeParse(text.trim().replace(/^d(?=\d)/iu, '1d'));
    if (!dice.success) remarks.push(buildRemark('fault', 'bad-dice', { what: name, dice: text }));
    else if (!isDamageType(type)) remarks.push(buildRemark('fault', 'bad-type', { what: name, type }));
    else return [{ dice: dice.data, type, saved: own || isReducedBySave(desc, text) }];
    return [];
  });
  return { shares, remarks };
}

/** The saving throw from the data, or else from the description. */
function parseActionSave(
  action: PublishedAction,
  shares: readonly DamageShare[],
): { readonly save?: Json; readonly remarks: readonly ImportRemark[] } {
  const { name, desc, damage } = action;
  const isAttack = (action.attack_bonus ?? parseBonus(desc)) !== undefined;
  const input = action.dc ?? damage.find(({ dc }) => dc !== undefined)?.dc;
  const said = parseSave(desc);
  if (!input && !said) return { remarks: [] };
  const ability = input ? parseAbility(input.dc_type.index) : said?.ability;
  const dc = input?.dc_value ?? said?.dc;
  if (!ability || dc === undefined) {
    const type = input?.dc_type.index ?? '—';
    return { remarks: [buildRemark('fault', 'bad-save', { what: name, type, dc: dc ?? '—' })] };
  }
  const half = input?.success_type === undefined ? /\bhalf\b/iu.test(desc) : input.success_type === 'half';
  const hurts = shares.filter(({ saved }) => saved || !isAttack).map(({ dice, type }) => ({ dice, type }));
  const onFail = parseConditions(isAttack ? splitAtSave(desc).after : desc);
  return { save: { ability, dc, damage: hurts, half, onFail }, remarks: [] };
}

/** The limit of uses: `recharge on roll`, `per day`, after a rest, or as in the name. */
function parseUsage({ name, usage }: PublishedAction): {
  readonly parts: Fields;
  readonly remarks: readonly ImportRemark[];
} {
  const kind = usage?.type.toLowerCase() ?? name.toLowerCase();
  const roll = usage ? (usage.min_value ?? 6) : Number(/recharge (\d)/u.exec(kind)?.[1] ?? 0);
  if (/recharge (?:on roll|\d)/u.test(kind)) {
    const isFair = Number.isInteger(roll) && roll >= 2 && roll <= 6;
    if (isFair) return { parts: { recharge: roll }, remarks: [] };
    return { parts: { recharge: 6 }, remarks: [buildRemark('fault', 'bad-recharge', { what: name, roll })] };
  }
  const times = usage?.times ?? Number(/(\d+)\/day/u.exec(kind)?.[1] ?? 1);
  const isCounted = /per day|\d\/day|\brest\b/u.test(kind);
  return { parts: isCounted ? { uses: Math.min(99, Math.max(1, Math.trunc(times))) } : {}, remarks: [] };
}
