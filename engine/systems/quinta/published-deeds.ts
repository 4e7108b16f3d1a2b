import type { Json, Remark } from '@arbitro/kernel';
import { metresIn, type PublishedAction, type PublishedMonster } from './published-shape.ts';
import { remark } from './published-words.ts';
import { diceText, idFrom } from './sheet-parts.ts';
import { ABILITIES, DAMAGE_TYPES } from './tables.ts';

type Fields = { readonly [key: string]: Json };

/** The actions of a block as deeds, and what could not be made one. */
export function deedsFrom({ actions }: PublishedMonster): {
  readonly deeds: readonly Json[];
  readonly remarks: readonly Remark[];
} {
  const remarks: Remark[] = [];
  const plain = actions.flatMap((action) => {
    if (action.multiattack_type !== undefined) return [];
    const read = deedFrom(action);
    remarks.push(...read.remarks);
    return read.deed ? [read.deed] : [];
  });
  const known = new Set(plain.filter((deed) => 'attack' in deed).map(({ id }) => id as string));
  const several = actions.flatMap((action) => {
    if (action.multiattack_type === undefined) return [];
    const read = multiFrom(action, known);
    remarks.push(...read.remarks);
    return read.deed ? [read.deed] : [];
  });
  return { deeds: [...plain, ...several], remarks };
}

/** Attacks that go together; of several sets the first. */
function multiFrom(action: PublishedAction, known: ReadonlySet<string>): Read {
  const { name, actions, action_options: choice } = action;
  const sets = actions.length > 0 ? [actions] : (choice?.from.options ?? []);
  const [first = []] = sets;
  const multi = timesOf(first, known);
  if (Object.keys(multi).length === 0) {
    const names = first.map(({ action_name: one }) => one).join(', ') || '—';
    return { deed: undefined, remarks: [remark('left-out', 'multi-left-out', { what: name, names })] };
  }
  const remarks = sets.length > 1 ? [remark('left-out', 'attacks-left-out', { what: name })] : [];
  return { deed: { id: idFrom(name), name, multi }, remarks };
}

function timesOf(attacks: PublishedAction['actions'], known: ReadonlySet<string>): Record<string, number> {
  const times: Record<string, number> = {};
  for (const { action_name: name, count } of attacks) {
    const id = idFrom(name);
    if (known.has(id)) times[id] = (times[id] ?? 0) + Math.max(1, Number(count) || 1);
  }
  return times;
}

interface Read {
  readonly deed: Fields | undefined;
  readonly remarks: readonly Remark[];
}

function deedFrom(action: PublishedAction): Read {
  const { name, attack_bonus: bonus, dc, desc } = action;
  const { damage, remarks } = damageOf(action);
  const base = { id: idFrom(name), name, ...usageOf(action) };
  if (remarks.some(({ kind }) => kind === 'fault')) return { deed: undefined, remarks };
  if (bonus !== undefined) {
    const save = dc ? { save: saveOf(action, []) } : {};
    const attack = { ...wayOf(desc), bonus, damage, ...save, onHit: dc ? [] : conditionsIn(desc) };
    return { deed: { ...base, attack } as Fields, remarks };
  }
  if (dc) {
    const deed = { ...base, save: saveOf(action, damage), ...areaOf(desc), range: 18 };
    return { deed: deed as Fields, remarks };
  }
  return { deed: undefined, remarks: [...remarks, remark('left-out', 'action-left-out', { what: name })] };
}

/** Each share of damage with its type; of those to choose from the first. */
function damageOf({ name, damage }: PublishedAction): {
  readonly damage: readonly Json[];
  readonly remarks: readonly Remark[];
} {
  const remarks: Remark[] = [];
  const shares = damage.flatMap((given): readonly Json[] => {
    const choice = given.from?.options ?? [];
    const { damage_dice: written = '', damage_type: type } = choice[0] ?? given;
    if (choice.length > 1) remarks.push(remark('left-out', 'part-left-out', { what: name }));
    const dice = diceText.safeParse(written);
    if (dice.success && type && isDamageType(type.index)) return [{ dice: dice.data, type: type.index }];
    remarks.push(remark('fault', 'bad-dice', { what: name, dice: written }));
    return [];
  });
  return { damage: shares, remarks };
}

const isDamageType = (text: string): boolean => DAMAGE_TYPES.some((type) => type === text);

/** Hand to hand unless it is said to be ranged; in feet, as the text has it. */
function wayOf(desc: string): Fields {
  const range = /range (\d+)(?:\/(\d+))?/iu.exec(desc);
  const reach = /reach (\d+)/iu.exec(desc)?.[1];
  const isMelee = /melee/iu.test(desc) || range === null;
  if (isMelee) return { kind: 'melee', reach: metresIn(reach ?? '5') };
  const near = metresIn(range[1] ?? '0');
  return { kind: 'ranged', range: [near, range[2] === undefined ? near : metresIn(range[2])] };
}

function saveOf({ dc, desc }: PublishedAction, damage: readonly Json[]): Json {
  const ability = ABILITIES.find((one) => one === dc?.dc_type.index) ?? 'con';
  return {
    ability,
    dc: dc?.dc_value ?? 10,
    damage,
    half: dc?.success_type === 'half',
    onFail: conditionsIn(desc),
  };
}

const SAID = [
  'blinded',
  'charmed',
  'deafened',
  'frightened',
  'grappled',
  'paralyzed',
  'petrified',
  'poisoned',
  'prone',
  'restrained',
  'stunned',
  'unconscious',
];

/** What the words say befalls the target: “the target is grappled (escape DC 14)”, “knocked prone”. */
function conditionsIn(desc: string): readonly Json[] {
  return SAID.filter((condition) =>
    new RegExp(`(?:is|be|becomes|knocked|falls|fall) (?:[a-z]+ ){0,2}${condition}\\b`, 'iu').test(desc),
  ).map((condition) => {
    const dc =
      condition === 'grappled' || condition === 'restrained'
        ? /escape DC (\d+)/iu.exec(desc)?.[1]
        : undefined;
    return { condition, ...(dc !== undefined && { escapeDc: Number(dc) }) };
  });
}

/** `60-foot cone`, `20-foot-radius sphere`, `a line 5 feet wide and 60 feet long`. */
function areaOf(desc: string): Fields {
  const cone = /(\d+)[- ]f(?:oo|ee)t cone/iu.exec(desc)?.[1];
  if (cone !== undefined) return { area: { cone: metresIn(cone) } };
  const radius = /(\d+)[- ]f(?:oo|ee)t[- ]radius/iu.exec(desc)?.[1];
  if (radius !== undefined) return { area: { sphere: metresIn(radius) } };
  const cube = /(\d+)[- ]f(?:oo|ee)t cube/iu.exec(desc)?.[1];
  if (cube !== undefined) return { area: { cube: metresIn(cube) } };
  const line = /(\d+)[- ]f(?:oo|ee)t(?:-long)? line/iu.exec(desc)?.[1] ?? /(\d+) feet long/iu.exec(desc)?.[1];
  return line === undefined ? {} : { area: { line: metresIn(line) } };
}

function usageOf({ usage }: PublishedAction): Fields {
  if (usage?.type === 'recharge on roll') return { recharge: usage.min_value ?? 6 };
  return usage?.type === 'per day' && usage.times !== undefined ? { uses: usage.times } : {};
}
