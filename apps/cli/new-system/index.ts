import { d } from '@arbitro/dice';
import {
  type CreatureId,
  creatureId,
  declareGame,
  fields,
  getCreature,
  listFactKeys,
  score,
} from '@arbitro/kernel';
import { z } from 'zod';

/** The numbers of the game. To make it harder or easier, begin here. */
const DIFFICULTIES = { easy: 6, hard: 9, dire: 12 };
const WEAPONS = { pole: 4, hook: 6, claws: 4, jaws: 6, club: 8 };
const GUARD = 6;

/** What the game is: its name, its rules in words, and what a creature has besides a side and health. */
const kit = declareGame({
  id: 'my-game',
  name: 'My Game',
  about: {
    en: 'Lantern-bearers cross a marsh at night: one d12 and a statistic against a difficulty.',
    it: 'Portatori di lanterne attraversano una palude di notte: un d12 e una statistica contro una difficoltà.',
    fi: 'Lyhdynkantajat ylittävät suon yöllä: yksi d12 ja ominaisuus vaikeutta vastaan.',
  },
  sides: {
    party: { en: 'lantern-bearers', it: 'portatori di lanterne', fi: 'lyhdynkantajat' },
    foes: { en: 'the marsh', it: 'la palude', fi: 'suo' },
  },
  rules: {
    'my-game.check.roll': [
      { en: 'Making a check', it: 'Fare una prova', fi: 'Kokeen tekeminen' },
      {
        en: 'Roll a d12 and add the statistic that fits. The check is made when the total reaches the difficulty: easy 6, hard 9, dire 12.',
        it: 'Tira un d12 e aggiungi la statistica adatta. La prova riesce se il totale raggiunge la difficoltà: facile 6, difficile 9, disperata 12.',
        fi: 'Heitä d12 ja lisää sopiva ominaisuus. Koe onnistuu, kun summa yltää vaikeuteen: helppo 6, vaikea 9, epätoivoinen 12.',
      },
    ],
    'my-game.fight.guard': [
      { en: 'Guard', it: 'Guardia', fi: 'Suojaus' },
      {
        en: 'Guard is 6 plus nerve.',
        it: 'La guardia è 6 più il sangue freddo.',
        fi: 'Suojaus on 6 plus maltti.',
      },
      'derived',
    ],
    'my-game.fight.attack': [
      { en: 'Attacking', it: 'Attaccare', fi: 'Hyökkääminen' },
      {
        en: 'On your turn, attack a foe: roll a d12 and add hands. You hit when the total reaches the target’s guard.',
        it: 'Nel tuo turno attacca un nemico: tira un d12 e aggiungi le mani. Colpisci se il totale raggiunge la guardia del bersaglio.',
        fi: 'Hyökkää vuorollasi vihollisen kimppuun: heitä d12 ja lisää kädet. Osut, kun summa yltää kohteen suojaukseen.',
      },
      'action',
    ],
    'my-game.fight.damage': [
      { en: 'Damage', it: 'Danno', fi: 'Vahinko' },
      {
        en: 'A hit takes away as much health as the die of the weapon shows: pole and claws d4, hook and jaws d6, club d8.',
        it: 'Un colpo a segno toglie tanta salute quanta ne mostra il dado dell’arma: pertica e artigli d4, uncino e fauci d6, clava d8.',
        fi: 'Osuma vie terveyttä aseen nopan verran: seiväs ja kynnet d4, hakakoukku ja leuat d6, nuija d8.',
      },
      'table',
    ],
    'my-game.house.ties': [
      { en: 'Meeting the number', it: 'Numero esatto', fi: 'Tasalukema' },
      {
        en: 'Usually a total equal to what is needed is enough. A table may want it to be higher.',
        it: 'Di solito basta un totale uguale al numero richiesto. Un tavolo può volerlo superiore.',
        fi: 'Tavallisesti vaaditun luvun suuruinen summa riittää. Pöytä voi vaatia suuremman.',
      },
      'optional',
    ],
  },
  sheet: {
    nerve: z.int().min(0).max(6).default(1),
    hands: z.int().min(0).max(6).default(1),
    weapon: z.enum(['pole', 'hook', 'claws', 'jaws', 'club']).default('pole'),
  },
  options: {
    ties: {
      rule: 'my-game.house.ties',
      title: { en: 'Meeting the number', it: 'Numero esatto', fi: 'Tasalukema' },
      settings: {
        reach: {
          en: 'A total equal to what is needed is enough.',
          it: 'Basta un totale uguale al numero richiesto.',
          fi: 'Vaaditun luvun suuruinen summa riittää.',
        },
        beat: {
          en: 'The total must be higher.',
          it: 'Il totale deve essere superiore.',
          fi: 'Summan on oltava suurempi.',
        },
      },
    },
  },
  terms: {
    nerve: { en: 'nerve', it: 'sangue freddo', fi: 'maltti' },
    hands: { en: 'hands', it: 'mani', fi: 'kädet' },
    weapon: { en: 'weapon', it: 'arma', fi: 'ase' },
    pole: { en: 'pole', it: 'pertica', fi: 'seiväs' },
    hook: { en: 'hook', it: 'uncino', fi: 'hakakoukku' },
    claws: { en: 'claws', it: 'artigli', fi: 'kynnet' },
    jaws: { en: 'jaws', it: 'fauci', fi: 'leuat' },
    club: { en: 'club', it: 'clava', fi: 'nuija' },
    easy: { en: 'easy', it: 'facile', fi: 'helppo' },
    hard: { en: 'hard', it: 'difficile', fi: 'vaikea' },
    dire: { en: 'dire', it: 'disperata', fi: 'epätoivoinen' },
    guard: { en: 'guard', it: 'guardia', fi: 'suojaus' },
    base: { en: 'base', it: 'base', fi: 'pohja' },
    attack: { en: 'attack', it: 'attacco', fi: 'hyökkäys' },
    hit: { en: 'hit', it: 'a segno', fi: 'osuma' },
    missed: { en: 'missed', it: 'a vuoto', fi: 'huti' },
    made: { en: 'made', it: 'riuscita', fi: 'onnistui' },
    failed: { en: 'failed', it: 'fallita', fi: 'epäonnistui' },
  },
});

/** What can happen, and the sentence of each in the log. `facts` are the lines of odds. */
const checked = kit.event(
  'checked',
  fields<{ who: CreatureId; stat: string; difficulty: string; made: boolean }>(),
  {
    says: ({ made }) =>
      made
        ? {
            en: '{who} – {stat}, {difficulty}: made.',
            it: '{who} – {stat}, prova {difficulty}: riuscita.',
            fi: '{who} – {stat}, {difficulty}: onnistui.',
          }
        : {
            en: '{who} – {stat}, {difficulty}: failed.',
            it: '{who} – {stat}, prova {difficulty}: fallita.',
            fi: '{who} – {stat}, {difficulty}: epäonnistui.',
          },
    facts: ({ made }) => [made ? 'made' : 'failed'],
  },
);
const struck = kit.event('struck', fields<{ by: CreatureId; on: CreatureId; hit: boolean }>(), {
  says: ({ hit }) =>
    hit
      ? { en: '{by} hits {on}.', it: '{by} colpisce {on}.', fi: '{by} osuu. Kohde: {on}.' }
      : { en: '{by} misses {on}.', it: '{by} manca {on}.', fi: '{by} ei osu. Kohde: {on}.' },
  facts: ({ hit, on }) => listFactKeys(hit ? 'hit' : 'missed', on),
});
const { action, wound, build } = kit.withEvents([checked, struck]);

/** Whether a total is enough, under the house rule of the table. */
const isEnough = (total: number, needed: number, { ties }: { readonly ties: 'reach' | 'beat' }): boolean =>
  ties === 'beat' ? total > needed : total >= needed;

/** A number that people see is a sum of reasons, each with its rule. */
const guardOf = ({ nerve }: { readonly nerve: number }) =>
  score([
    { rule: 'my-game.fight.guard', what: 'base', how: 'add', value: GUARD },
    { rule: 'my-game.fight.guard', what: 'nerve', how: 'add', value: nerve },
  ]);

const check = action('check', {
  title: { en: 'Make a check', it: 'Fare una prova', fi: 'Tee koe' },
  rule: 'my-game.check.roll',
  slots: {
    stat: { en: 'statistic', it: 'statistica', fi: 'ominaisuus' },
    difficulty: { en: 'difficulty', it: 'difficoltà', fi: 'vaikeus' },
  },
  fields: { by: creatureId, stat: z.enum(['nerve', 'hands']), difficulty: z.enum(['easy', 'hard', 'dire']) },
  resolve: (ctx, { by, stat, difficulty }) => {
    const rule = 'my-game.check.roll';
    const plus = score([{ rule, what: stat, how: 'add', value: getCreature(ctx.world, by)[stat] }]);
    const made = ctx.roll({ name: stat, rule, plus }, by, d(12), (rolled) =>
      isEnough(rolled + plus.value, DIFFICULTIES[difficulty], ctx.world.options),
    );
    ctx.emit({ type: 'checked', rule, who: by, stat, difficulty, made });
  },
});

const attack = action('attack', {
  title: { en: 'Attack', it: 'Attaccare', fi: 'Hyökkää' },
  rule: 'my-game.fight.attack',
  slots: { on: { en: 'target', it: 'bersaglio', fi: 'kohde' } },
  turn: true,
  against: 'foes',
  fields: { by: creatureId, on: creatureId },
  resolve: (ctx, { by, on }) => {
    const rule = 'my-game.fight.attack';
    const { hands, weapon } = getCreature(ctx.world, by);
    const plus = score([{ rule, what: 'hands', how: 'add', value: hands }]);
    const guard = guardOf(getCreature(ctx.world, on)).value;
    const hit = ctx.roll({ name: 'attack', rule, plus }, by, d(12), (rolled) =>
      isEnough(rolled + plus.value, guard, ctx.world.options),
    );
    ctx.emit({ type: 'struck', rule, by, on, hit });
    if (!hit) return;
    const harm = 'my-game.fight.damage';
    const points = ctx.roll({ name: 'damage', rule: harm }, by, d(WEAPONS[weapon]), (face) => face);
    wound(ctx, { by, on, points, rule: harm });
  },
});

/** The game as Arbitro plays it: in the terminal, at the web table, in simulations. */
export const game = build({
  actions: [attack, check],
  numbers: { guard: guardOf },
  fieldRules: { guard: 'my-game.fight.guard', weapon: 'my-game.fight.damage', nerve: 'my-game.check.roll' },
  content: {
    ines: {
      name: { en: 'Ines, who knows the way', it: 'Ines, che conosce la via', fi: 'Ines, tien tuntija' },
      called: 'Ines',
      sheet: { nerve: 3, hands: 1, full: 10 },
    },
    otso: {
      name: { en: 'Otso, the ferryman', it: 'Otso, il traghettatore', fi: 'Otso, lautturi' },
      called: 'Otso',
      sheet: { hands: 3, weapon: 'hook', full: 12 },
    },
    lumi: {
      name: { en: 'Lumi, the youngest', it: 'Lumi, la più giovane', fi: 'Lumi, nuorin' },
      called: 'Lumi',
      sheet: { nerve: 2, hands: 2, full: 9 },
    },
    wisp: {
      name: { en: 'Marsh wisp', it: 'Fuoco fatuo', fi: 'Virvatuli' },
      sheet: { side: 'foes', nerve: 3, hands: 0, weapon: 'claws', full: 5 },
    },
    hound: {
      name: { en: 'Bog hound', it: 'Segugio di palude', fi: 'Suokoira' },
      sheet: { side: 'foes', hands: 2, weapon: 'jaws', full: 8 },
    },
    giant: {
      name: { en: 'Drowned giant', it: 'Gigante annegato', fi: 'Hukkunut jätti' },
      sheet: { side: 'foes', nerve: 0, hands: 3, weapon: 'club', full: 18 },
    },
  },
  party: ['ines', 'otso', 'lumi'],
  encounters: [
    {
      id: 'wisps',
      title: { en: 'Lights on the water', it: 'Luci sull’acqua', fi: 'Valoja vedellä' },
      about: { en: 'Two wisps.', it: 'Due fuochi fatui.', fi: 'Kaksi virvatulta.' },
      foes: ['wisp', 'wisp'],
    },
    {
      id: 'hounds',
      title: { en: 'Hounds on the path', it: 'Segugi sul sentiero', fi: 'Koiria polulla' },
      about: {
        en: 'Two hounds and a wisp.',
        it: 'Due segugi e un fuoco fatuo.',
        fi: 'Kaksi koiraa ja virvatuli.',
      },
      foes: ['hound', 'hound', 'wisp'],
    },
    {
      id: 'drowned',
      title: { en: 'What the water kept', it: 'Ciò che l’acqua ha tenuto', fi: 'Mitä vesi piti' },
      about: {
        en: 'A giant and its hounds.',
        it: 'Un gigante e i suoi segugi.',
        fi: 'Jätti ja sen koirat.',
      },
      foes: ['giant', 'hound', 'hound'],
    },
  ],
});
