import { findImporter, type ImportedCreature, parseImportSource } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { loadImporters } from './importers.ts';
import { systems } from './index.ts';

/** Reads a text as a person pastes it; every creature must be one that its system can play. */
function importText(text: string): { readonly id: string; readonly creatures: readonly ImportedCreature[] } {
  const source = parseImportSource(text);
  const found = findImporter(systems, source);
  if (!found) throw new Error(`no format is known for ${text.slice(0, 60)}`);
  const { creatures } = found.importer.read(source);
  for (const { sheet } of creatures)
    expect(found.system.schemas.sheet.safeParse(sheet).error?.issues ?? []).toEqual([]);
  return { id: found.system.id, creatures };
}

const wordsOf = ({ lines, sheet }: ImportedCreature): string =>
  JSON.stringify([lines.filter(({ outcome }) => outcome !== 'played'), (sheet as { notes?: unknown }).notes]);

test('every system has importers, which can be loaded apart from its rules', async () => {
  for (const { id, importers } of systems) expect(await loadImporters(id)).toBe(importers);
});

test.each([
  [
    'Goblin: AC 6 [13], HD 1-1, #AT 1 weapon (1d6), MV 6, save 18, XP 10',
    { ac: { descending: 6 }, hitDice: 1, maxHp: 2, rate: 6, saveTarget: 18, xpValue: 10 },
    [{ name: 'weapon', damage: '1d6' }],
  ],
  [
    'Orco delle paludi: CA 5 [14], DV 2+1, ATT 1 lancia (1d6), 1 morso (1d4), MOV 9, TS 17, PE 30',
    {
      ac: { descending: 5 },
      hitDice: 2,
      maxHp: 8,
      rate: 9,
      saveTarget: 17,
      xpValue: 30,
      routine: ['lancia', 'morso'],
    },
    [{ damage: '1d6' }, { name: 'morso', damage: '1d4' }],
  ],
  [
    'Cave hound (AAC 14; HD 3, hp 13; Atk 2 claws (1d3), bite 1-6; Move 15; Save 14; CL/XP 3/60)',
    { ac: { descending: 5 }, hitDice: 3, maxHp: 13, rate: 15, saveTarget: 14, xpValue: 60 },
    [
      { name: 'claws', attacks: 2 },
      { name: 'bite', damage: '1d6' },
    ],
  ],
  [
    'Marsh Ghoul\nArmor Class: 6 [13]\nHit Dice: 2\nAttacks: 2 claws (1d3)\nMove: 9\nSave: 16\nMorale: 9',
    { hitDice: 2, rate: 9, saveTarget: 16 },
    [{ name: 'claws', damage: '1d3' }],
  ],
])('an old-school line: %s', (text, sheet, weapons) => {
  const { id, creatures } = importText(text);
  expect(id).toBe('whitebox');
  expect(creatures).toHaveLength(1);
  expect(creatures[0]?.sheet).toMatchObject({ ...sheet, weapons });
  expect(creatures[0]?.lines.filter(({ outcome }) => outcome !== 'played')).toEqual([]);
});

test('old-school lines keep what is not played, and say so in its part', () => {
  const { creatures } = importText(
    'Fen Bat: AC 7 [13], HD 1, #AT bite (1d3 + poison), MV 3 (fly 18), save 18, special: drains blood\n' +
      'Its bite festers for 1d6 days.\n\nMud Ape: AC 6, HD 4, #AT 2 fists (1d6), MV 9',
  );
  expect(creatures.map(({ name }) => name)).toEqual(['Fen Bat', 'Mud Ape']);
  const [bat] = creatures;
  const words = bat ? wordsOf(bat) : '';
  for (const part of ['poison', 'fly 18', 'drains blood', 'festers for 1d6 days'])
    expect(words).toContain(part);
  expect(bat?.lines[0]?.remarks[0]).toMatchObject({ kind: 'contradiction' });
});

const BEAR = `Orso
Imponenti predatori terrestri, gli orsi hanno quattro zampe.
Caratteristica Tiro Media
FOR 3D6+10 20-21
COS 2D6+6 13
TAG 3D6+10 20-21
INT 5 5
POT 3D6 10-11
DES 3D6 10-11

Movimento: 14 (8 nuotando)

Punti Ferita: 17

Bonus al Danno: +2D6

Armatura: Pelliccia da 3 punti

Abilità: Ascoltare 75%, Percepire 75%, Scalare 40%

Attacchi
Tipo % Danno
Morso* 25 1D10+½ Bonus al Danno (BD)
Artigli* 40 1D6+BD
Zampata** 25 1D3+BD

* Gli orsi possono attaccare due volte in un round.
`;

test('the block of Basic Roleplaying, in Italian and English', () => {
  const bear = {
    characteristics: { FOR: 21, COS: 13, TAG: 21, INT: 5, POT: 11, DES: 11, FAS: null },
    mov: 14,
    swims: 8,
    stated: { hitPoints: 17, damageBonus: '2d6' },
    hide: 3,
    skills: { listen: 75, sense: 75, climb: 40 },
    arms: [
      { chance: 25, damage: '1d10', bonus: 'half' },
      { chance: 40, damage: '1d6', bonus: 'full' },
      { chance: 25, damage: '1d3', bonus: 'full' },
    ],
  };
  const { id, creatures } = importText(BEAR);
  expect([id, creatures[0]?.name]).toEqual(['brp', 'Orso']);
  expect(creatures[0]?.sheet).toMatchObject(bear);
  expect(creatures[0] ? wordsOf(creatures[0]) : '').toMatch(/quattro zampe.*due volte in un round/su);
  const english = importText(
    'Moor wolf\nSTR 12 CON 11 SIZ 8 INT 5 POW 11 DEX 14\nMove: 14\nHit Points: 12\nDamage Bonus: none\n' +
      'Armor: 1-point hide\nSkills: Listen 70%, Howling 30%\nAttacks: Bite 45% (1D8+DB)',
  ).creatures[0];
  expect(english?.sheet).toMatchObject({
    characteristics: { FOR: 12, DES: 14 },
    hide: 1,
    skills: { listen: 70 },
  });
  const words = JSON.stringify(english?.lines);
  expect(words).toContain('Howling 30%');
  expect(words).toContain('"points":12');
});

test('the lines of the foes of Noppa', () => {
  const { id, creatures } = importText(`=Nostoväki=
Aloite: 3
Keihäs (melee atk): 2t, TN2, 1 vahinko
Puolustukset: Mundaani TN2 (touch/homing /2), Ref/Fort/Will: TN1, Elementit: TN1

=Lohikäärme=
Aloite: 5
Häntä (melee atk): 2t, TN4, 3 vahinkoa
Tulihenkäys (melee AoE): 3t, TN2 (REF), 2 vahinkoa, sytyttää
Puolustukset: Mundaani TN4 (lävistävä TN3), Ref TN3, Fort TN4, Will TN4, Elementit TN4 (paitsi: Tuli TN6 ja Jää TN2)
Rakastaa kultaa.`);
  expect(id).toBe('noppa');
  expect(creatures.map(({ sheet }) => sheet)).toMatchObject([
    {
      initiative: 3,
      attacks: [{ name: 'Keihäs', cost: 2, tn: 2, damage: 1 }],
      tns: { mundane: 2, ref: 1, fort: 1, will: 1, elements: 1 },
    },
    {
      attacks: [{ tn: 4 }, { area: true, cost: 3, tn: 2, defence: 'reflex', damage: 2 }],
      tns: { mundane: 4, piercing: 3, ref: 3, fort: 4, will: 4, elements: 4, fire: 6, ice: 2 },
    },
  ]);
  expect(creatures[0]?.lines.every(({ outcome }) => outcome === 'played')).toBe(true);
  expect(creatures[1] ? wordsOf(creatures[1]) : '').toMatch(/sytyttää.*Rakastaa kultaa/su);
});

test('the few numbers of Rischio', () => {
  const { id, creatures } = importText(
    'Lupo: salute 12, precisione 3, schivata 2, resistenza 1, morso (danno 4+Forza), Forza 2, exp 20, ulula di notte',
  );
  expect(id).toBe('rischio');
  expect(creatures[0]?.sheet).toMatchObject({
    health: 12,
    maxHealth: 12,
    precision: 3,
    dodge: 2,
    resistance: 1,
    stats: { Forza: 2 },
    expValue: 20,
    basicAttack: { name: 'morso', damage: 4, relevantStat: 'Forza' },
  });
  expect(creatures[0] ? wordsOf(creatures[0]) : '').toContain('ulula di notte');
  const english = importText('Wolf\nHealth: 12\nPrecision: 3\nDodge: 2\nBite: damage 4\n').creatures;
  expect(english).toMatchObject([{ name: 'Wolf', sheet: { health: 12, basicAttack: { damage: 4 } } }]);
});

test('a fifth-edition block, prose and other games are not mistaken for these', () => {
  const block = 'Mire toad\nLarge beast, unaligned\nArmor Class 12\nHit Points 30 (4d10 + 8)\nSpeed 20 ft.\n';
  expect(findImporter(systems, parseImportSource(block))?.system.id).toBe('quinta');
  expect(
    findImporter(systems, parseImportSource('Dear all, we meet on Friday at 6: bring dice.')),
  ).toBeUndefined();
});
