import { squareName } from '@arbitro/grid';
import { everywhere, joined, listed, type Sentence, type Words } from '@arbitro/kernel';
import type { EventOf } from './events.ts';
import type { Readied } from './state.ts';
import { measured, swayed, type Telling } from './telling.ts';
import { words } from './term-words.ts';

type FightType =
  | 'fight-began'
  | 'initiative-rolled'
  | 'order-set'
  | 'turn-began'
  | 'turn-ended'
  | 'joined'
  | 'left'
  | 'fight-ended'
  | 'moved'
  | 'movement-stopped'
  | 'conduct-set'
  | 'stood'
  | 'jumped'
  | 'mounted'
  | 'dismounted'
  | 'action-taken'
  | 'reaction-taken'
  | 'interaction-taken'
  | 'dodge-begun'
  | 'dodge-ended'
  | 'helped'
  | 'help-used'
  | 'ready-set'
  | 'deed-spent'
  | 'recharged'
  | 'attacked'
  | 'deed-used'
  | 'damage-rolled'
  | 'wounded'
  | 'unharmed'
  | 'bloodied-changed'
  | 'knocked-out'
  | 'dropped'
  | 'died'
  | 'death-saved'
  | 'stabilised'
  | 'waking-set'
  | 'healed'
  | 'temporary-set'
  | 'maximum-set'
  | 'revived'
  | 'condition-gained'
  | 'condition-lost'
  | 'condition-resisted'
  | 'exhaustion-set'
  | 'rounds-left'
  | 'cover-set';

const about =
  (said: Words) =>
  ({ who }: { readonly who: string }): Sentence => ({ words: said, with: { who } });

/** Hit or missed, and whether it answers somebody who leaves. */
function attackWords({ hit, critical, opportunity, cover }: EventOf<'attacked'>): Words {
  const head = opportunity
    ? words('Attacco di opportunità: ', 'Opportunity attack: ', 'Tilaisuusisku: ')
    : words('', '', '');
  const end = critical
    ? words('colpo critico!', 'a critical hit!', 'kriittinen osuma!')
    : hit
      ? words('colpito.', 'a hit.', 'osuma.')
      : words('mancato.', 'a miss.', 'ohi.');
  const attacks = words(
    '{by} attacca {on} ',
    '{by} attacks {on} ',
    '{by} hyökkää, kohteena {on} ',
  );
  const how = cover === 'none' ? '({with}): ' : '({with}; {cover}): ';
  return joined(head, attacks, everywhere(how), end);
}

const WINNER = words(
  'Il combattimento è finito. Vincitori: {winner}.',
  'The fight is over. Winners: {winner}.',
  'Taistelu päättyi. Voittajat: {winner}.',
);
const NO_WINNER = words('Il combattimento è finito.', 'The fight is over.', 'Taistelu päättyi.');

/** A deed by its name, anything else by its kind. */
const whatIsReady = ({ act }: Readied): string => (act.kind === 'deed' ? act.deed : act.kind);

const DIFFICULT = words(' Terreno difficile.', ' Difficult ground.', ' Vaikeakulkuista maastoa.');

const FULL = words(' È il massimo.', ' That is the maximum.', ' Se on enimmäismäärä.');

export const saidInFight: Telling<FightType> = {
  'fight-began': ({ participants }) => ({
    words: words('Comincia il combattimento: {who}.', 'The fight begins: {who}.', 'Taistelu alkaa: {who}.'),
    with: { who: participants.map(({ who }) => who) },
  }),
  'initiative-rolled': ({ who, initiative, sources = [] }) =>
    swayed(
      {
        words: words(
          'Iniziativa {initiative}: {who}.',
          'Initiative {initiative}: {who}.',
          'Aloite {initiative}: {who}.',
        ),
        with: { who, initiative },
      },
      sources,
    ),
  'order-set': ({ order, out = [] }) =>
    listed(
      words('Ordine:', 'Order:', 'Järjestys:'),
      order.filter(({ who }) => !out.includes(who)).map(({ who, initiative }) => [who, initiative] as const),
    ),
  'turn-began': ({ who, round }) => ({
    words: words(
      'Round {round}: tocca a {who}.',
      'Round {round}: {who}’s turn.',
      'Kierros {round}: vuorossa {who}.',
    ),
    with: { who, round },
  }),
  'turn-ended': about(words('{who} ha finito.', '{who} is done.', '{who} päättää vuoronsa.')),
  joined: ({ who, side }) => ({
    words: words(
      '{who} entra nello scontro ({side}).',
      '{who} joins the fight ({side}).',
      '{who} liittyy taisteluun ({side}).',
    ),
    with: { who, side },
  }),
  left: ({ who, how }) => ({
    words:
      how === 'fled'
        ? words('{who} fugge.', '{who} flees.', '{who} pakenee.')
        : words('{who} si arrende.', '{who} surrenders.', '{who} antautuu.'),
    with: { who },
  }),
  'fight-ended': ({ winner }) =>
    winner === null ? { words: NO_WINNER } : { words: WINNER, with: { winner } },
  moved: ({ who, to, spent, willing, difficult }) => ({
    words: joined(
      to === null
        ? measured(
            words('{who} si muove di {spent} m.', '{who} moves {spent} m.', '{who} liikkuu {spent} m.'),
            'spent',
            spent,
          )
        : willing
          ? words('{who} va in {to}.', '{who} moves to {to}.', '{who} siirtyy ruutuun {to}.')
          : words('{who} finisce in {to}.', '{who} is moved to {to}.', '{who} joutuu ruutuun {to}.'),
      difficult ? DIFFICULT : words('', '', ''),
    ),
    with: { who, to: to === null ? '' : squareName(to) },
  }),
  'conduct-set': ({ who, conduct }) => ({
    words: words(
      '{who}, in confusione: {conduct}.',
      '{who}, confused: {conduct}.',
      '{who} on sekaisin: {conduct}.',
    ),
    with: { who, conduct },
  }),
  'movement-stopped': about(
    words('{who} non va oltre.', '{who} gets no further.', '{who} ei pääse pidemmälle.'),
  ),
  stood: about(words('{who} si rialza.', '{who} stands up.', '{who} nousee seisomaan.')),
  jumped: ({ who, metres, cleared }) => ({
    words: cleared
      ? measured(
          words('{who} salta {metres} m.', '{who} jumps {metres} m.', '{who} hyppää {metres} m.'),
          'metres',
          metres,
        )
      : words('Il salto di {who} si interrompe.', '{who}’s jump is cut short.', '{who}: hyppy jää kesken.'),
    with: { who },
  }),
  mounted: ({ who, on }) => ({
    words: words('{who} monta in sella a {on}.', '{who} mounts {on}.', '{who} nousee ratsaille: {on}.'),
    with: { who, on },
  }),
  dismounted: ({ who, fell }) => ({
    words: fell
      ? words('{who} cade di sella.', '{who} falls off.', '{who} putoaa satulasta.')
      : words('{who} smonta.', '{who} dismounts.', '{who} laskeutuu satulasta.'),
    with: { who },
  }),
  'action-taken': ({ who, action }) => ({
    words: words('{who}: {action}.', '{who}: {action}.', '{who}: {action}.'),
    with: { who, action },
  }),
  'reaction-taken': ({ who, reaction }) => ({
    words: words(
      'Reazione di {who}: {reaction}.',
      '{who}’s reaction: {reaction}.',
      '{who} reagoi: {reaction}.',
    ),
    with: { who, reaction },
  }),
  'interaction-taken': ({ who, what }) => ({
    words:
      what === ''
        ? words('{who} maneggia un oggetto.', '{who} handles an object.', '{who} käsittelee esinettä.')
        : words('{who}: {what}.', '{who}: {what}.', '{who}: {what}.'),
    with: { who, what },
  }),
  'dodge-begun': about(words('{who} schiva.', '{who} dodges.', '{who} väistelee.')),
  'dodge-ended': about(words('{who} non schiva più.', '{who} no longer dodges.', '{who} ei enää väistele.')),
  helped: ({ who, helping }) =>
    helping === null
      ? {
          words: words('{who} non aiuta più.', '{who} no longer helps.', '{who} ei enää auta.'),
          with: { who },
        }
      : {
          words:
            helping.kind === 'attack'
              ? words('{who} distrae {on}.', '{who} distracts {on}.', '{who} häiritsee: {on}.')
              : words('{who} aiuta {on}.', '{who} helps {on}.', '{who} auttaa: {on}.'),
          with: { who, on: helping.on },
        },
  'help-used': about(
    words('L’aiuto di {who} è servito.', '{who}’s help was used.', 'Apu käytettiin: {who}.'),
  ),
  'ready-set': ({ who, readied }) =>
    readied === null
      ? {
          words: words('{who} non aspetta più.', '{who} waits no longer.', '{who} ei enää odota.'),
          with: { who },
        }
      : {
          words: words(
            '{who} aspetta: «{trigger}» ({act}).',
            '{who} waits for: “{trigger}” ({act}).',
            '{who} odottaa: ”{trigger}” ({act}).',
          ),
          with: { who, trigger: readied.trigger, act: whatIsReady(readied) },
        },
  'deed-spent': ({ who, deed }) => ({
    words: words('{who} ha usato: {deed}.', '{who} has used: {deed}.', '{who} on käyttänyt: {deed}.'),
    with: { who, deed },
  }),
  recharged: ({ who, deed }) => ({
    words: words(
      '{who} può usare di nuovo: {deed}.',
      '{who} can use again: {deed}.',
      '{who} voi taas käyttää: {deed}.',
    ),
    with: { who, deed },
  }),
  attacked: (event) => {
    const { by, on, thing, with: deed, cover, sources } = event;
    const params = { by, on: on ?? thing ?? 'empty-place', with: deed, cover: `cover-${cover}` };
    return swayed({ words: attackWords(event), with: params }, sources);
  },
  'deed-used': ({ by, deed, on }) =>
    on.length === 0
      ? { words: words('{by}: {deed}.', '{by}: {deed}.', '{by}: {deed}.'), with: { by, deed } }
      : {
          words: words('{by}: {deed} su {on}.', '{by}: {deed} on {on}.', '{by}: {deed}, kohteena {on}.'),
          with: { by, deed, on },
        },
  'damage-rolled': ({ shares }) =>
    listed(
      words('Danni:', 'Damage:', 'Vahinko:'),
      shares.map(({ type, points }) => [type, points] as const),
    ),
  wounded: ({ who, points, hp }) => ({
    words: words(
      '{who} subisce {points} {points|danno|danni}: restano {hp} punti ferita.',
      '{who} takes {points} damage: {hp} hit points left.',
      '{who} menettää {points} {points|kestopisteen|kestopistettä}, jäljellä {hp}.',
    ),
    with: { who, points, hp },
  }),
  unharmed: about(words('{who} non subisce danni.', '{who} takes no damage.', '{who} ei kärsi vahinkoa.')),
  'bloodied-changed': ({ who, bloodied }) => ({
    words: bloodied
      ? words('{who}: Insanguinato.', '{who} is Bloodied.', '{who} on verissä päin.')
      : words(
          '{who} non è più: Insanguinato.',
          '{who} is no longer Bloodied.',
          '{who} ei enää ole verissä päin.',
        ),
    with: { who },
  }),
  'knocked-out': ({ who, by }) => ({
    words: words('{by} tramortisce {who}.', '{by} knocks {who} out.', '{by} tyrmää: {who}.'),
    with: { who, by },
  }),
  dropped: about(
    words('{who} cade a 0 punti ferita.', '{who} drops to 0 hit points.', '{who} kaatuu: kestopisteet 0.'),
  ),
  died: about(words('{who} muore.', '{who} dies.', '{who} kuolee.')),
  'death-saved': ({ who, successes, failures }) => ({
    words: words(
      '{who} in fin di vita: successi {successes}, fallimenti {failures}.',
      '{who} is dying: successes {successes}, failures {failures}.',
      '{who} kuoleman kielissä: onnistumisia {successes}, epäonnistumisia {failures}.',
    ),
    with: { who, successes, failures },
  }),
  stabilised: about(words('{who} è Stabile.', '{who} is Stable.', '{who} on vakaa.')),
  'waking-set': ({ who, rule }) => ({
    words:
      rule === 'quinta.damage.knock-out'
        ? words(
            '{who} si riprenderà entro un’ora.',
            '{who} will come to within the hour.',
            '{who} herää tunnin sisällä.',
          )
        : words(
            '{who} si riprenderà tra qualche ora.',
            '{who} will come to in some hours.',
            '{who} herää muutaman tunnin päästä.',
          ),
    with: { who },
  }),
  healed: ({ who, points, hp, limited }) => ({
    words: joined(
      words(
        '{who} recupera {points} {points|punto ferita|punti ferita}: ora {hp}.',
        '{who} regains {points} {points|hit point|hit points}: now {hp}.',
        '{who} saa takaisin {points} {points|kestopisteen|kestopistettä}, nyt {hp}.',
      ),
      limited ? FULL : words('', '', ''),
    ),
    with: { who, points, hp },
  }),
  'temporary-set': ({ who, temporary }) => ({
    words: words(
      '{who}: {temporary} {temporary|punto ferita temporaneo|punti ferita temporanei}.',
      '{who}: {temporary} temporary {temporary|hit point|hit points}.',
      '{who}: tilapäisiä kestopisteitä {temporary}.',
    ),
    with: { who, temporary },
  }),
  'maximum-set': ({ who, fullHp }) => ({
    words: words(
      '{who}: massimo di punti ferita {fullHp}.',
      '{who}: hit point maximum {fullHp}.',
      '{who}: kestopisteitä enintään {fullHp}.',
    ),
    with: { who, fullHp },
  }),
  revived: about(words('{who} torna in vita.', '{who} comes back to life.', '{who} palaa henkiin.')),
  'condition-gained': ({ who, affliction: { condition } }) => ({
    words: words('{who}: {condition}.', '{who}: {condition}.', '{who}: {condition}.'),
    with: { who, condition },
  }),
  'condition-lost': ({ who, condition, still }) => ({
    words: still
      ? words(
          '{who}: {condition}, per un motivo in meno.',
          '{who}: {condition}, for one reason less.',
          '{who}: {condition}, yksi syy vähemmän.',
        )
      : words(
          '{who} non è più: {condition}.',
          '{who} is no longer: {condition}.',
          '{who} ei ole enää: {condition}.',
        ),
    with: { who, condition },
  }),
  'condition-resisted': ({ who, condition }) => ({
    words: words(
      '{who} è immune: {condition}.',
      '{who} is immune: {condition}.',
      '{who} on immuuni: {condition}.',
    ),
    with: { who, condition },
  }),
  'exhaustion-set': ({ who, level, total = level }) => ({
    words: words('{who}: affaticamento {total}.', '{who}: exhaustion {total}.', '{who}: uupumus {total}.'),
    with: { who, total },
  }),
  'rounds-left': ({ who, condition, rounds }) => ({
    words: words(
      '{who}: {condition} ancora per {rounds} round.',
      '{who}: {condition} for {rounds} more {rounds|round|rounds}.',
      '{who}: {condition} vielä {rounds} {rounds|kierroksen|kierrosta}.',
    ),
    with: { who, condition, rounds },
  }),
  'cover-set': ({ by, on, cover }) => ({
    words: words(
      '{on} contro {by}: {cover}.',
      '{on} against {by}: {cover}.',
      '{on}, vastassa {by}: {cover}.',
    ),
    with: { by, on, cover: `cover-${cover ?? 'none'}` },
  }),
};
