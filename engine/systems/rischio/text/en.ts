// parts that many actions have
const by = 'who acts';
const level = 'level of risk';
const on = 'target';
const who = 'who';
const points = 'points';

/** What this system says in English; the other languages have the same keys. */
export const en = {
  terms: {
    // levels
    none: 'none',
    low: 'low',
    medium: 'medium',
    high: 'high',
    extreme: 'extreme',
    supreme: 'supreme',
    // grades and outcomes
    passed: 'passed',
    failed: 'failed',
    'gravely-failed': 'gravely failed',
    full: 'full result',
    partial: 'partial result',
    success: 'success',
    defended: 'defended',
    won: 'wins',
    'nobody-won': 'nobody wins',
    hit: 'hit',
    missed: 'missed',
    first: 'acts first',
    hits: 'hits',
    misses: 'misses',
    fell: 'falls',
    died: 'dies',
    rose: 'rises',
    damage: 'damage',
    healed: 'health restored',
    // statuses and looks
    up: 'up',
    down: 'down',
    dead: 'dead',
    defeated: 'defeated',
    unhurt: 'unhurt',
    hurt: 'hurt',
    'badly-hurt': 'badly hurt',
    fallen: 'fallen',
    // numbers
    precision: 'precision',
    dodge: 'dodge',
    resistance: 'resistance',
    health: 'health',
    initiative: 'initiative',
    'roll-off': 'roll-off',
    'basic-attack': 'basic attack',
    'raw-damage': 'damage before resistance',
    multiplier: 'multiplier',
    minimum: 'least damage',
    heal: 'cure',
    aid: 'help',
    level: 'level',
    worth: 'experience yielded',
    sharers: 'sharers',
    'battle-so-far': 'the battle so far',
    'already-paid': 'already paid',
    // the two kinds of risk the book names, and those of our own creatures
    Furto: 'stealing',
    Notare: 'noticing',
    Arrampicarsi: 'climbing',
    Correre: 'running',
    Destrezza: 'dexterity',
    Forza: 'strength',
    Intelletto: 'intellect',
    Medicina: 'medicine',
    Nascondersi: 'hiding',
    Riflessi: 'reflexes',
    Spirito: 'spirit',
    Volontà: 'willpower',
    // the course of things
    approach: 'approach',
    players: 'players',
    opponents: 'opponents',
    gm: 'the game master',
    nobody: 'nobody',
    // basic attacks have one id for all: they go by name alone
    Fendente: 'slash',
    Stoccata: 'thrust',
    Bastonata: 'staff blow',
    Scintilla: 'spark',
    Morso: 'bite',
    Roncolata: 'billhook chop',
    Artigliata: 'clawing',
    Mazzata: 'club blow',
    // what abilities cost
    mana: 'mana',
    reti: 'nets',
    erbe: 'herbs',
    // sheets
    'in-use': 'in use',
    'put-away': 'put away',
    shield: 'shield',
    raised: 'raised statistics',
    lowered: 'lowered statistics',
    // making a character
    archetype: 'what to start from',
    'from-nothing': 'from nothing',
    brenna: 'Brenna, guard of the pass',
    nerio: 'Nerio, thief',
    ilva: 'Ilva, healer',
    oreste: 'Oreste, fire mage',
    combat: 'numbers for combat',
    'risk-kinds': 'kinds of risk',
    statistics: 'statistics',
    'no-statistic': 'none',
    'relevant-stat': 'statistic of the basic attack',
    abilities: 'abilities',
    gear: 'gear',
  },
  actions: {
    risk: {
      title: 'Take a risk',
      slots: {
        by,
        kind: 'kind of risk',
        level,
      },
    },
    attempt: {
      title: 'Several risks for one action',
      slots: {
        by,
        kind: 'kind of risk',
        level,
      },
    },
    versus: {
      title: 'Attacker against defender',
      slots: {
        attacker: 'attacker',
        defender: 'defender',
        'defender.who': 'defender',
        'attacker.risks.0.kind': 'attacker’s kind of risk',
        'attacker.risks.0.level': 'attacker’s level of risk',
        'defender.risks.0.kind': 'defender’s kind of risk',
        'defender.risks.0.level': 'defender’s level of risk',
      },
    },
    contest: {
      title: 'Contest between equals',
      slots: {
        level,
        contestants: 'contestants',
      },
    },
    fight: {
      title: 'Begin a fight',
      slots: {
        participants: 'participants',
      },
    },
    attack: {
      title: 'Basic attack',
      slots: {
        by,
        on,
      },
    },
    use: {
      title: 'Ability',
      slots: {
        by,
        ability: 'ability',
        on,
      },
    },
    aid: {
      title: 'Help the fallen',
      slots: {
        by,
        on,
      },
    },
    gear: {
      title: 'Change gear',
      slots: {
        by,
        gear: 'gear',
        inUse: 'in use',
      },
    },
    pass: {
      title: 'Pass',
      slots: {
        by,
      },
    },
    join: {
      title: 'Join the fight',
      slots: {
        by,
        side: 'side',
      },
    },
    leave: {
      title: 'Leave the fight',
      slots: {
        by,
      },
    },
    'end-fight': {
      title: 'End the fight',
      slots: {},
    },
    defeat: {
      title: 'Declare defeated',
      slots: {
        who,
      },
    },
    rally: {
      title: 'Let the defeated act again',
      slots: {
        who,
      },
    },
    'set-level': {
      title: 'Set the level',
      slots: {
        who,
        level: 'level',
      },
    },
    harm: {
      title: 'Take health',
      slots: {
        who,
        points,
      },
    },
    heal: {
      title: 'Give health back',
      slots: {
        who,
        points,
      },
    },
    resource: {
      title: 'Change a resource',
      slots: {
        who,
        resource: 'resource',
        points,
      },
    },
    award: {
      title: 'Award experience',
      slots: {
        who,
        points,
      },
    },
    'new-day': {
      title: 'A new day',
      slots: {},
    },
    consequence: {
      title: 'Tell the consequence',
      slots: {
        who,
        text: 'text',
      },
    },
  },
  events: {
    gainsExperience: '{who} gains {points} experience ({exp} in all).',
    gainsRounded: '{who} gains {points} experience, rounded up ({exp} in all).',
    healed: {
      whole: '{by} restores {points} health to {who}: now {health}.',
      capped: '{by} restores {points} of {wanted} health to {who}, up to the maximum: now {health}.',
      raised:
        '{by} restores {points} health to {who} instead of {wanted}, to bring it to at least 1: now {health}.',
    },
    'risk-taken': '{who} – {kind}, risk {required}: {grade}.',
    'approach-chosen': '{who} chooses {kind}.',
    nobodyWins: 'Nobody wins the contest.',
    'fight-began': 'The fight begins: {all}.',
    'order-set': 'Order of turns: {order}.',
    'round-began': 'Round {round}.',
    'turn-began': '{who} is up next.',
    joined: '{who} joins the fight on the side of {side}, initiative {initiative}.',
    left: '{who} leaves the fight.',
    'turn-passed': '{who} passes.',
    'fight-ended': 'The fight is over. Left standing: {winner}.',
    launched: '{by} uses {ability} on {on}.',
    'cost-paid': '{who} pays {resource}: {cost} ({left} left).',
    fizzled: '{ability} fizzles: {by} cannot go on.',
    struck: {
      hit: '{by} hits {on}.',
      miss: '{by} misses {on}.',
    },
    'damage-reckoned': {
      roundedDown: '{by} deals {damage} before resistance, rounded down.',
      exact: '{by} deals {damage} before resistance.',
    },
    wounded: {
      withShield: '{who} takes {damage} damage ({absorbed} on the shield): health {health}.',
      withoutShield: '{who} takes {damage} damage: health {health}.',
    },
    'shield-raised': 'A shield protects {who}: {shield}.',
    boosted: '{who} is under an effect: {from}.',
    'effects-ended': 'Effects on {who} fade.',
    fell: '{who} is down and can be helped.',
    died: '{who} is dead for good.',
    defeated: '{who} is defeated.',
    rose: '{who} is up again.',
    rallied: '{who} takes heart and can act again.',
    levelled: '{who} is now level {level}.',
    harmed: '{who} loses {points} health: now {health}.',
    restored: {
      all: '{who} regains {points} health: now {health}.',
      upToMaximum: '{who} regains {points} of {wanted} health, up to the maximum: now {health}.',
    },
    'resource-changed': '{who} now has {resource}: {left}.',
    'gear-changed': {
      takesUp: '{who} takes up {gear}.',
      putsAway: '{who} puts away {gear}.',
    },
    'day-began': 'Day {day} begins.',
    'consequence-told': 'What comes of it for {who}: {text}',
    attempts: {
      full: '{who} manages it all: {passed}.',
      partial: '{who} manages only a part: {passed}, but not {failed}.',
      none: '{who} manages none of it: {failed}.',
    },
    versus: {
      success: '{attacker} gets the better of {defender}.',
      partial: '{attacker} against {defender}: a partial result ({passed}).',
      defended: '{defender} defends.',
      failed: '{attacker} fails on the spot.',
    },
    contest: {
      won: '{winners} wins the contest.',
      tied: 'A tie: {winners}.',
    },
  },
  refusals: {
    'level-not-on-table': '{level} is not one of the six levels of risk, and this table allows no others.',
    'no-approach': '{who} has no statistic to choose an approach from: name the kind of risk.',
    'no-such-ability': '{who} has no ability {ability}. Known: {known}.',
    'one-target-only': '{ability} takes one target.',
    'cannot-pay': '{who} cannot pay {resource}: {cost} needed, {has} left.',
    'health-by-harm': 'Health is no resource: take or give it with “harm” or “heal”.',
    'beyond-reach': 'Nothing reaches {on} any more: {status}.',
    'help-from-another': 'Help must come from somebody else.',
    'not-down': '{on} is not down: {status}.',
    'no-such-gear': '{who} carries no {gear}.',
    'not-chosen': 'Not among the kinds of risk chosen.',
    'not-defeated': '{who} is not defeated: {status}.',
    'not-an-opponent': '{who} is a player: only opponents can be declared defeated.',
  },
  options: {
    naturalExtremes: {
      title: 'Natural 1 and 20',
      settings: {
        none: 'A natural 1 or 20 on a risk has no special effect.',
        auto: 'On a risk, a natural 20 always passes and a natural 1 always fails.',
      },
    },
    customLevels: {
      title: 'Numbers off the table',
      settings: {
        true: 'The game master may require any whole number from 0 up.',
        false: 'Only the six levels of the table may be used.',
      },
    },
    noRiskRoll: {
      title: 'Rolling at level none',
      settings: {
        roll: 'The die is rolled as at any other level.',
        skip: 'No die is rolled: the risk is passed.',
      },
    },
    defenderAlwaysRolls: {
      title: "Defender's roll after a failed attacker",
      settings: {
        false: 'The defender does not roll.',
        true: 'The defender rolls for colour only; the attempt has failed all the same.',
      },
    },
    multiRisk: {
      title: 'Several risks in one action',
      settings: {
        independent: 'All the risks are rolled in the stated order, even after a failure.',
        sequential: 'Rolling stops at the first failure; the risks not rolled count as failed.',
      },
    },
    peerWinner: {
      title: 'Winner of a contest between equals',
      settings: {
        'outcome-then-margin':
          'Of those who passed, the largest margin wins; equal best margins share the win. If nobody passed, nobody wins.',
        'outcome-only': 'All who passed share the win.',
        'best-grade':
          'As the default, but if nobody passed, a plain failure beats a grave one, and then the better margin wins.',
      },
    },
    initiativeEachRound: {
      title: 'Initiative every round',
      settings: {
        false: 'Initiative is rolled once, and the order holds for the whole fight.',
        true: 'Initiative is rolled anew at the start of every round.',
      },
    },
    initiativeTies: {
      title: 'Ties in initiative',
      settings: {
        reroll: 'Those who tie roll again among themselves until the tie is broken.',
        roster: 'Of those who tie, whoever joined the fight first acts first.',
      },
    },
    bystanders: {
      title: 'Those who take no part in a fight',
      settings: {
        'may-help':
          'They may help the fallen and act among themselves, and attacks can reach them. They share nothing.',
        'may-support':
          'As the default, and they may also use cures, shields and the like on those who fight.',
        'kept-out': 'They can neither help nor be attacked before they join.',
      },
    },
    riskInFight: {
      title: 'Risks during a fight',
      settings: {
        free: 'A risk may be taken at any moment and takes no turn.',
        'takes-turn': 'Those who fight take a risk on their own turn, and it is all they do in it.',
      },
    },
    downedDefender: {
      title: 'Attacking someone who is down',
      settings: {
        rolls: 'A defender who is down rolls dodge as usual.',
        'auto-hit': 'An attack on someone who is down hits automatically.',
      },
    },
    healingCap: {
      title: 'Limit to healing',
      settings: {
        'at-max': 'Cures and help do not lift health above the maximum, if one is recorded.',
        none: 'Cures and help may lift health above the maximum.',
      },
    },
    costCollapse: {
      title: 'Ability whose cost brings its user down',
      settings: {
        resolve: 'Once launched, the ability is resolved all the same.',
        fizzle: 'The ability comes to nothing, and the cost is paid all the same.',
      },
    },
    weaponStatsScope: {
      title: 'What gear changes',
      settings: {
        all: 'Gear in use changes precision, dodge, resistance, risk statistics and damage.',
        damage: 'Gear in use changes the damage calculation only.',
      },
    },
    minimumDamage: {
      title: 'Least damage of a hit',
      settings: {
        0: 'Resistance can bring the damage of a hit down to 0.',
        1: 'A hit always deals at least 1 damage.',
      },
    },
    damageWhileDown: {
      title: 'Damage while down',
      settings: {
        accumulate: 'Damage to a player who is down only lowers health further.',
        kills: 'Damage to a player who is down kills for good.',
      },
    },
    opponentsDie: {
      title: 'Defeat of opponents',
      settings: {
        'at-zero': 'An opponent is defeated as soon as its health is 0 or less.',
        'like-players':
          "Opponents follow the players' rule: down at the first drop of the day, gone for good at the second.",
      },
    },
    aidBonus: {
      title: 'The (+4) of help',
      settings: {
        'per-level': 'Help restores 20 hit points and 4 more for every level of the helped player.',
        'flat-from-level-1': 'Help restores 20 hit points at level 0 and 24 at any higher level.',
        none: 'Help always restores 20 hit points.',
      },
    },
    reviveShortfall: {
      title: 'When help is not enough',
      settings: {
        'stays-down': 'A player still at 0 or less after help stays down and may be helped again.',
        dies: 'A player still at 0 or less after help dies.',
        'at-least-one': 'Help always brings health to at least 1.',
      },
    },
    xpDead: {
      title: 'The dead and experience',
      settings: {
        counted: 'The permanently dead still count when experience is divided.',
        'not-counted': 'The permanently dead no longer count when experience is divided.',
      },
    },
    xpLeft: {
      title: 'Those who left and experience',
      settings: {
        'not-counted': 'Leaving a fight forgoes the experience of every later defeat.',
        counted: 'Whoever decided to take part shares every defeat of the fight, even after leaving it.',
      },
    },
    xpSlainPlayer: {
      title: 'Who shares the 200 of a dead player',
      settings: {
        'other-sides': 'Only those who fought on another side share them.',
        'everyone-else': "All others who take part share them, the dead player's comrades too.",
      },
    },
    xpRematch: {
      title: 'A foe defeated a second time',
      settings: {
        'pays-again': 'A foe that surrendered or fled and fights again yields experience at every defeat.',
        'pays-once': 'A foe that surrendered or fled has yielded its experience once and for all.',
      },
    },
    xpRounding: {
      title: 'Rounding of experience',
      settings: {
        'per-opponent': 'The share of each opponent is rounded up separately.',
        'per-battle': 'The shares of the whole fight are added up, and only their sum is rounded up.',
      },
    },
    levelThresholds: {
      title: 'Experience needed for each level',
      totalExperienceNeededEach:
        'The total experience needed for each level, starting with level 0 (for instance 0, 100, 250). A character has the highest level whose threshold is reached. If the list is empty, levels are set by hand.',
    },
  },
  sheet: {
    fullHealth: 'full health',
    state: 'state',
    looks: 'looks',
    body: 'Body',
    combat: 'Combat',
    statistics: 'Statistics',
    attacksAbilities: 'Attacks and abilities',
    gear: 'Gear',
    effectsInForce: 'Effects in force',
    resources: 'Resources',
    experienceTitle: 'Experience',
    dropsToday: 'drops today',
    severalTargets: 'several targets',
    cost: 'cost',
    untilRound: 'until round',
    experience: 'experience',
  },
  board: {
    round: 'Round {round}',
    day: 'Day {day}',
  },
  content: {
    creatures: {
      brenna: 'Brenna, guard of the pass',
      nerio: 'Nerio, thief',
      ilva: 'Ilva, healer',
      oreste: 'Oreste, fire mage',
      lupo: 'Grey wolf',
      predone: 'Raider',
      sciamana: 'Swamp shaman',
      orco: 'Hill ogre',
    },
  },
  encounters: {
    wolves: {
      title: 'Wolves on the pass',
      about:
        'Two wolves, thin from the winter, have followed the party to its fire. Enough to learn how a blow is struck.',
    },
    ambush: {
      title: 'Ambush below the pass',
      about:
        'Raiders with two tame wolves, and the shaman who leads them. The party mostly wins, but seldom does everybody stay on their feet.',
    },
    toll: {
      title: 'The ogre’s toll',
      about:
        'At the old bridge an ogre takes toll for the shaman, with a raider and her wolves. Who wins is open, and few come out of it unhurt.',
    },
  },
  presets: {
    risk: {
      title: 'A risk',
      stat: {
        title: 'the statistic',
      },
      level: {
        title: 'the level of risk',
      },
    },
    attack: {
      title: 'Precision against dodge',
      precision: {
        title: 'the attacker’s precision',
      },
      dodge: {
        title: 'the defender’s dodge',
      },
    },
  },
  faults: {
    riskMissing: 'a hit rule by risk needs the risk (kind and level)',
    idTwice: 'each needs an id of its own, other than basic-attack',
    statusAgainstHealth: 'a creature is up above 0 health, and at 0 or less down, dead or defeated',
    effectOfAttack:
      'an attack does damage and nothing else; a cure, a shield or a boost is an ability of kind support',
    attackFieldOfSupport: 'a support ability does no damage and needs no roll: this would change nothing',
    riskUnused: 'only the hit rules target-risk and attacker-risk use a risk',
    roundsUnused: 'only a boost lasts for rounds',
    statWithoutEffect:
      'this is no statistic that gear or a boost can raise; gear has its damage in a field of its own, damage',
    diesOfPlayer: 'only of an opponent; players always fall first and die the second time',
  },
  things: {
    'colpo-temerario': 'reckless blow',
    rete: 'net',
    cura: 'cure',
    egida: 'aegis',
    canto: 'battle song',
    vampata: 'blaze',
    dardo: 'unerring dart',
    spada: 'longsword',
    scudo: 'round shield',
    ascia: 'two-headed axe',
    pugnale: 'dagger',
    bastone: 'staff',
    roncola: 'billhook',
    nube: 'acrid cloud',
    unguento: 'salve',
    spazzata: 'sweep',
  },
  book: {
    bullet: 'bullet {n}',
    bullets: 'bullets {which}',
    damageList: 'list on damage',
    zeroList: 'list on 0 health',
    experience: 'paragraph on experience',
    parenthesis: 'in brackets',
    heading: 'heading',
    lastSentence: 'last sentence',
    lastLine: 'last line',
    making: 'Making a character',
  },
  rules: {
    'rischio.risk.roll': 'Taking a risk',
    'rischio.risk.stat-by-type': 'Statistic follows the kind of risk',
    'rischio.risk.success': 'Risk passed',
    'rischio.risk.grave-failure': 'Grave failure',
    'rischio.risk.plain-failure': 'Plain failure',
    'rischio.risk.half-threshold': 'Exact half',
    'rischio.level.table': 'Risk levels',
    'rischio.level.no-risk': 'No risk at all',
    'rischio.versus.both-roll': 'Risks between players',
    'rischio.versus.independent-kinds-and-levels': 'Own kind and level for each side',
    'rischio.versus.attacker-first': 'Attacker rolls first',
    'rischio.versus.attacker-failure-ends': "Attacker's failure ends it",
    'rischio.versus.defender-responds': 'Defender answers a success',
    'rischio.versus.attacker-wins-condition': 'Attacker needs both results',
    'rischio.versus.multiple-risks': 'More than one risk for an action',
    'rischio.versus.partial-result': 'Partial results',
    'rischio.peer.applies': 'Contest between equals',
    'rischio.peer.simultaneous': 'Both roll together',
    'rischio.peer.same-level-own-kind': 'Same level, own approach',
    'rischio.peer.winner': 'Who wins between equals',
    'rischio.combat.initiative': 'Initiative roll',
    'rischio.combat.turn-order': 'Turns from highest to lowest',
    'rischio.combat.attack-roll': 'Attack roll',
    'rischio.combat.dodge-roll': 'Dodge roll',
    'rischio.combat.hit-comparison': 'Hit or miss',
    'rischio.combat.aoe': 'Area abilities',
    'rischio.combat.no-roll-abilities': 'Abilities without attacker and defender',
    'rischio.combat.additional-cost': 'Additional cost',
    'rischio.combat.alternative-hit-rule': 'Ability with its own hit rule',
    'rischio.damage.base': 'Base damage',
    'rischio.damage.relevant-stat': 'Relevant statistic',
    'rischio.damage.weapon-stats': 'Weapon statistics',
    'rischio.damage.unused-equipment': 'Gear not in use',
    'rischio.damage.resistance-last': 'Resistance comes off last',
    'rischio.damage.apply': 'Damage lowers health',
    'rischio.death.zero-health': 'Reaching 0 health',
    'rischio.death.opponent-defeat': 'Opponents at 0 health',
    'rischio.death.aid': 'Help from somebody else',
    'rischio.death.aid-amount': 'Points restored by help',
    'rischio.death.revive-from-negative': 'Revival starts from the negative value',
    'rischio.death.second-time-permanent': 'Second drop is death',
    'rischio.death.daily-reset': 'The count is per day',
    'rischio.xp.award-on-defeat': 'Experience for a defeated opponent',
    'rischio.xp.equal-split': 'Even split',
    'rischio.xp.participants': 'Who shares',
    'rischio.xp.round-up': 'Round up per head',
    'rischio.xp.player-worth': 'A player is worth 200',
    'rischio.xp.instant': 'Experience comes at once',
    'rischio.xp.level-up-mid-battle': 'Levelling in mid-fight',
    'rischio.creation.start': 'What a character starts from',
    'rischio.creation.combat': 'Points for combat',
    'rischio.creation.statistics': 'Kinds of risk and their points',
    'rischio.creation.basic-attack': 'A new character’s basic attack',
    'rischio.creation.abilities': 'A new character’s abilities',
    'rischio.creation.gear': 'A new character’s gear',
  },
};
