import type { Fields, Json, Remark } from '@arbitro/kernel';
import { diceText, idFrom } from '../schema/sheet-parts.ts';
import { type Attacks, isMulti, multiFrom, rangedId } from './published-multi.ts';
import type { PublishedAction, PublishedMonster } from './published-shape.ts';
import {
  abilityFrom,
  aroundSave,
  bonusIn,
  conditionsIn,
  damageIn,
  extentIn,
  hasProviso,
  isDamageType,
  isSavedAgain,
  isSavedAgainst,
  plainName,
  saveIn,
  typeIn,
  waysIn,
  weakens,
} from './published-text.ts';
import { remark } from './published-words.ts';

interface Read {
  readonly deeds: readonly Fields[];
  readonly remarks: readonly Remark[];
}

/** Converts the actions of a stat block to features, and returns remarks on what could not be converted. */
export function deedsFrom({ actions }: PublishedMonster): Read {
  const plain = actions.filter((action) => !isMulti(action)).map(deedsOf);
  const attacks = attacksAmong(plain.flatMap(({ deeds }) => deeds));
  const several = actions.filter(isMulti).map((action) => multiFrom(action, attacks));
  const all = [...plain, ...several];
  return {
    deeds: apart(all.flatMap(({ deeds }) => deeds)),
    remarks: all.flatMap(({ remarks }) => remarks),
  };
}

const attacksAmong = (deeds: readonly Fields[]): Attacks =>
  new Map(
    deeds.flatMap(({ id, name, attack }) => {
      const kind = typeof attack === 'object' && attack && 'kind' in attack ? String(attack.kind) : undefined;
      return kind === undefined ? [] : [[String(id), { name: String(name), kind }] as const];
    }),
  );

/** Gives different ids to two actions of the same name. */
function apart(deeds: readonly Fields[]): readonly Fields[] {
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
function deedsOf(action: PublishedAction): Read {
  const breaths = action.options?.from.options ?? [];
  if (breaths.length === 0) return deedFrom(action);
  const all = breaths.map((breath) =>
    deedFrom({ ...action, ...breath, desc: partAbout(action.desc, breath.name, breaths) }),
  );
  return { deeds: all.flatMap(({ deeds }) => deeds), remarks: all.flatMap(({ remarks }) => remarks) };
}

/** The part of the description about one of several names, up to the next name. */
function partAbout(desc: string, name: string, all: readonly { readonly name: string }[]): string {
  const from = desc.indexOf(name);
  if (from < 0) return desc;
  const ends = all.map((other) => desc.indexOf(other.name, from + name.length)).filter((at) => at > from);
  return desc.slice(from, Math.min(desc.length, ...ends));
}

function deedFrom(action: PublishedAction): Read {
  const { desc } = action;
  const name = plainName(action.name);
  const { shares, remarks: ofDamage } = damageOf(action);
  const { save, remarks: ofSave } = saveOf(action, shares);
  const usage = usageOf(action);
  const remarks = [...ofDamage, ...ofSave, ...usage.remarks, ...unplayed(name, desc)];
  if (ofDamage.some(({ kind }) => kind === 'fault')) return { deeds: [], remarks };
  const bonus = action.attack_bonus ?? bonusIn(desc);
  const base = { id: idFrom(name), name, ...usage.parts };
  if (bonus !== undefined) {
    const damage = shares.filter(({ saved }) => !saved || !save).map(({ dice, type }) => ({ dice, type }));
    const onHit = conditionsIn(save ? aroundSave(desc).before : desc);
    const deeds = waysIn(desc).map((way, at) => ({
      ...(at === 0 ? base : { ...base, id: rangedId(base.id), name: `${name} (ranged)` }),
      attack: { ...way, bonus, damage, ...(save && { save }), onHit } as Json,
    }));
    return { deeds, remarks };
  }
  if (save) return { deeds: [{ ...base, save, ...extentIn(desc) }], remarks };
  const isTold = ofSave.length > 0;
  return {
    deeds: [],
    remarks: isTold ? remarks : [...remarks, remark('left-out', 'action-left-out', { what: name })],
  };
}

/** Remarks on parts of the description that a feature cannot express. */
const unplayed = (what: string, desc: string): readonly Remark[] => [
  ...(hasProviso(desc) ? [remark('left-out', 'proviso-left-out', { what })] : []),
  ...(isSavedAgain(desc) ? [remark('left-out', 'repeat-left-out', { what })] : []),
  ...(weakens(desc) ? [remark('left-out', 'weakening-left-out', { what })] : []),
];

interface Share {
  readonly dice: string;
  readonly type: string;
  /** Dealt by a failed save, not by the hit. */
  readonly saved: boolean;
}

/**
 * Each part of the damage with its type; of alternatives, the first. Damage that is only in the description is read
 * from there.
 */
function damageOf({ name, desc, damage }: PublishedAction): {
  readonly shares: readonly Share[];
  readonly remarks: readonly Remark[];
} {
  const remarks: Remark[] = [];
  const written = damage.map((given) => {
    const choice = given.from?.options ?? [];
    if (choice.length > 1) remarks.push(remark('left-out', 'part-left-out', { what: name }));
    const { damage_dice: dice = '', damage_type: type } = choice[0] ?? given;
    return {
      dice,
      type: (type?.index ?? typeIn(desc, dice) ?? '—').toLowerCase(),
      own: given.dc !== undefined,
    };
  });
  const all = damage.length > 0 ? written : damageIn(desc).map((one) => ({ ...one, own: false }));
  const shares = all.flatMap(({ dice: text, type, own }): readonly Share[] => {
    const dice = diceText.safeParse(text.trim().replace(/^d(?=\d)/iu, '1d'));
    if (!dice.success) remarks.push(remark('fault', 'bad-dice', { what: name, dice: text }));
    else if (!isDamageType(type)) remarks.push(remark('fault', 'bad-type', { what: name, type }));
    else return [{ dice: dice.data, type, saved: own || isSavedAgainst(desc, text) }];
    return [];
  });
  return { shares, remarks };
}

/** The saving throw from the data, or else from the description. */
function saveOf(
  action: PublishedAction,
  shares: readonly Share[],
): { readonly save?: Json; readonly remarks: readonly Remark[] } {
  const { name, desc, damage } = action;
  const isAttack = (action.attack_bonus ?? bonusIn(desc)) !== undefined;
  const given = action.dc ?? damage.find(({ dc }) => dc !== undefined)?.dc;
  const said = saveIn(desc);
  if (!given && !said) return { remarks: [] };
  const ability = given ? abilityFrom(given.dc_type.index) : said?.ability;
  const dc = given?.dc_value ?? said?.dc;
  if (!ability || dc === undefined) {
    const type = given?.dc_type.index ?? '—';
    return { remarks: [remark('fault', 'bad-save', { what: name, type, dc: dc ?? '—' })] };
  }
  const half = given?.success_type === undefined ? /\bhalf\b/iu.test(desc) : given.success_type === 'half';
  const hurts = shares.filter(({ saved }) => saved || !isAttack).map(({ dice, type }) => ({ dice, type }));
  const onFail = conditionsIn(isAttack ? aroundSave(desc).after : desc);
  return { save: { ability, dc, damage: hurts, half, onFail }, remarks: [] };
}

/** The limit of uses: `recharge on roll`, `per day`, after a rest, or as in the name. */
function usageOf({ name, usage }: PublishedAction): {
  readonly parts: Fields;
  readonly remarks: readonly Remark[];
} {
  const kind = usage?.type.toLowerCase() ?? name.toLowerCase();
  const roll = usage ? (usage.min_value ?? 6) : Number(/recharge (\d)/u.exec(kind)?.[1] ?? 0);
  if (/recharge (?:on roll|\d)/u.test(kind)) {
    const isFair = Number.isInteger(roll) && roll >= 2 && roll <= 6;
    if (isFair) return { parts: { recharge: roll }, remarks: [] };
    return { parts: { recharge: 6 }, remarks: [remark('fault', 'bad-recharge', { what: name, roll })] };
  }
  const times = usage?.times ?? Number(/(\d+)\/day/u.exec(kind)?.[1] ?? 1);
  const isCounted = /per day|\d\/day|\brest\b/u.test(kind);
  return { parts: isCounted ? { uses: Math.min(99, Math.max(1, Math.trunc(times))) } : {}, remarks: [] };
}
