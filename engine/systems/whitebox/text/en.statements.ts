/** The statements of the rules in English, in our own words. */
export const en = {
  'whitebox.play.conversation-loop':
    'The Referee describes where the characters are and what they see, the players say what their own characters do, and the Referee describes the result. The rules are guidelines for fights, experience, movement, healing, death and the like, so the Referee may overrule what they give; that is written in the log.',
  'whitebox.play.roles':
    'A player decides what their own character does. The Referee runs the world, the monsters and every non-player character (NPC). They work together, not against each other.',
  'whitebox.xp.sources':
    'Experience points (XP) come from two things: killing monsters and gathering treasure. An award is the sum of both.',
  'whitebox.xp.monster-value':
    'Every monster has its XP value in its description, and killing it is worth that much. A monster without a value gives nothing.',
  'whitebox.xp.treasure-gold':
    'Each gold piece gained is worth 1 XP. Other coins and goods count by their value in gold.',
  'whitebox.xp.why-treasure':
    "Treasure gives experience because it measures the players' skill. A party that lures the dragon away and steals its hoard without a fight earns the whole hoard: wits, stealth and deceit are rewarded as much as steel.",
  'whitebox.xp.award-split':
    "The Referee assigns experience to the characters. By default the whole is divided equally among those the Referee names, rounded down. Personal bonuses come on top of each one's amount.",
  'whitebox.xp.prime-attribute-bonus':
    'Each class has a prime attribute, and character creation gives each character one bonus in percent from it. Every award to that character grows by that percentage: with 10%, 1000 XP become 1100.',
  'whitebox.xp.level-advance':
    'A character with enough XP gains a level: the total has to reach the threshold of the class, and equal is enough. As many levels are gained at once as the total reaches.',
  'whitebox.time.turn':
    'A turn is ten minutes. Actions, movement and what burns or runs out are counted in turns while the party is in a dangerous place.',
  'whitebox.time.combat-round':
    'A combat round is one minute: the give and take of a fight. When a fight breaks out, time goes from turns to rounds.',
  'whitebox.time.conversion':
    'Ten rounds are a turn, six turns an hour and 144 turns a day. Light, oil and spells last in minutes, whatever unit they are given in.',
  'whitebox.time.referee-pacing':
    'Outside turns and rounds the Referee decides by common sense how much time passes: “a few hours later…”. Everything that burns, bleeds or lasts runs on meanwhile.',
  'whitebox.movement.base-rate':
    'The movement rate comes from race and from the weight carried, in pounds. Elves and humans: 12 up to 75, 9 up to 100, 6 up to 150, 3 up to 300. Dwarves and halflings: 9 up to 75, 6 up to 100, 3 up to 300.',
  'whitebox.movement.two-moves':
    'The rate counts tens of feet, and a turn has two moves. With a rate of 12 a move is 120 feet, and there are two of them in ten minutes.',
  'whitebox.movement.modes':
    'Careful movement is for exploring and for looking out for traps and hidden things. Running is for getting somewhere fast or getting away. Normal movement is nearly everything else. In a battle, when time goes by rounds, all movement is combat movement.',
  'whitebox.movement.mode-adjustments':
    'Careful movement is half the rate, combat movement a third of it, running twice the rate, normal movement the rate itself.',
  'whitebox.movement.combat-move':
    'Underground one moves a third of the rate, in tens of feet, each combat round: 40, 30, 20 or 10 feet with a rate of 12, 9, 6 or 3.',
  'whitebox.travel.daily-miles':
    'Outdoors the movement rate is the miles covered in a day: 9 miles with a rate of 9. A group goes as fast as its slowest.',
  'whitebox.travel.forced-march':
    'A forced march doubles the miles of that day: 18 with a rate of 9. The book names no price for it.',
  'whitebox.travel.combat-yards':
    'Outdoors one moves a third of the rate, in tens of yards, each combat round: 30 yards with a rate of 9. A yard is three feet, so that is three times as far as underground.',
  'whitebox.travel.difficult-terrain':
    'The Referee should lower the rate for journeys through hard ground such as swamps or mountains. By how much is for the Referee to say.',
  'whitebox.exploration.open-door':
    'Dungeon doors are big, heavy and stuck even when they are not locked. To force one open roll a d6: humans and elves succeed on 1–2, dwarves and halflings on 1.',
  'whitebox.exploration.open-door-strength':
    'If the Referee allows it, the bonus or penalty of Strength counts when a door is forced: it widens or narrows the range that succeeds, between none and all six faces.',
  'whitebox.exploration.monsters-open-doors': 'Most monsters open dungeon doors with ease, without a roll.',
  'whitebox.exploration.doors-self-close':
    'A dungeon door that has been opened falls shut again by itself, unless it is held or wedged. Characters who come back have to open it again.',
  'whitebox.exploration.light-radius': 'Torches and lanterns light everything within 30 feet.',
  'whitebox.exploration.light-duration':
    'A torch burns for an hour, six turns. A lantern burns a pint of oil in four hours, 24 turns.',
  'whitebox.exploration.light-prevents-surprise':
    'Characters who carry a light normally cannot surprise monsters; they can still be surprised themselves.',
  'whitebox.exploration.monsters-darkvision':
    'All monsters see in the dark, except those that are charmed or otherwise serve the players.',
  'whitebox.exploration.listen': 'To hear noises roll a d6: humans succeed on 1, all others on 1–2.',
  'whitebox.exploration.listen-information':
    'Success means that something was heard, not that the listener knows what made the noise. The Referee says whether it can be told.',
  'whitebox.exploration.secret-door-search':
    'A character who actively searches for a secret door finds it on 1–2 on a d6.',
  'whitebox.exploration.secret-door-elf-search': 'An elf who searches finds a secret door on 1–4 on a d6.',
  'whitebox.exploration.secret-door-elf-passing':
    'An elf who merely passes near a secret door feels on 1–2 on a d6 that something is wrong there. That is a hunch, not yet the door.',
  'whitebox.exploration.search-time': 'Searching takes a turn for each area of 10 by 10 feet.',
  'whitebox.exploration.trap-trigger':
    'Most traps and pits go off on 1–2 on a d6 when a character passes over what sets them off.',
  'whitebox.exploration.dwarf-stone-trap-search':
    'A dwarf who actively searches detects a trap of stone on 1–4 on a d6. The book gives nobody else a chance to find traps by searching.',
  'whitebox.exploration.dwarf-stone-trap-passing':
    'A dwarf who merely passes by a trap of stone detects it on 1–2 on a d6.',
  'whitebox.exploration.trap-fall-damage': 'Falling into a trap costs 1d6 damage for every 10 feet fallen.',
  'whitebox.exploration.descriptive-search':
    'A player who describes the search well enough to touch on the mechanism, such as looking at the very sconce that opens the secret door, may be granted the find without a roll. A character who just searches the north wall may have to roll.',
  'whitebox.exploration.search-adjustment':
    'Some things are hidden so well that they always take a roll, whatever was described, or a roll with an adjustment. It widens or narrows the range that succeeds.',
  'whitebox.combat.round-order':
    'When the party meets enemies, the Referee first settles surprise, which may give one side a free attack or move. Then each side rolls initiative. The side that has it acts and the results take effect, then the other side acts. The round is over, and the order is kept if the battle goes on.',
  'whitebox.combat.surprise':
    'The Referee judges who is surprised, or it is rolled. Normally a side that rolls 1 or 2 on a d6 is surprised.',
  'whitebox.combat.surprise-benefit':
    'When only one side is surprised, the others have a free attack or a free move before initiative.',
  'whitebox.combat.initiative':
    'At the start of the first combat round each side rolls a d6, one roll for the whole side. The higher roll wins.',
  'whitebox.combat.initiative-kept':
    'Initiative is rolled once, at the start of the first round; the same order holds in the rounds that follow until the battle is over.',
  'whitebox.combat.side-actions':
    'The side that won acts first: missiles, spells, movement, melee. What it does takes effect at once. The other side suffers the damage and the losses, and then acts with those who are left.',
  'whitebox.combat.initiative-tie-simultaneous':
    'When initiative is tied both sides act at the same time. Whatever else the Referee decides, damage counts even if its dealer dies in that round: two combatants may kill each other.',
  'whitebox.combat.initiative-tie-reroll':
    'For simpler play the sides that tied roll again until one of them wins.',
  'whitebox.combat.declared-intent':
    'Every side says what it means to do before initiative is rolled, so that players have to decide before they know who goes first.',
  'whitebox.combat.alt-sequence':
    'A round in phases. After surprise and one initiative roll for each side come prepared spells, then missiles, then melee, then movement; within each phase the side with initiative goes first.',
  'whitebox.combat.alt-surprise':
    'Who is not surprised gets a whole combat round free, in the usual order of phases. If neither side or both are surprised, initiative follows at once.',
  'whitebox.combat.alt-spell-phase':
    'First phase: spells that are prepared are cast, those of the side with initiative first. Preparing a spell takes a whole combat round, but one may be ready from before the fight. After casting one may begin to prepare the next.',
  'whitebox.combat.alt-missile-phase':
    'Second phase, in initiative order: missile weapons, if they were already in hand and ready to shoot.',
  'whitebox.combat.alt-melee-phase':
    'Third phase, in initiative order: melee between those who are already in melee.',
  'whitebox.combat.alt-movement-phase':
    'Last phase, in initiative order: movement. Combatants who close in strike in the next round.',
  'whitebox.combat.alt-dexterity-order':
    'Where it matters who of a group goes first, Dexterity scores are compared; the higher goes first.',
  'whitebox.attack.roll':
    "To attack with a weapon roll a d20, add what helps to hit and take off what hinders, and compare with the number that the table of the class gives for the target's armour class. Equal or higher hits, and a hit deals damage.",
  'whitebox.attack.modifiers':
    'Strength counts in attacks with hand weapons, Dexterity in attacks at a distance, and a magic weapon adds its bonus. Penalties are taken off. All of them add up.',
  'whitebox.attack.ac-system':
    'The Referee decides whether attacks are read on the tables or worked out with ascending armour class. The outcome is the same.',
  'whitebox.attack.table-cleric-thief':
    'What a cleric or thief needs: 10 against AC 9 [10] and one more for each step of better armour, up to 19 against 0 [19]. That is at levels 1–3; it is 1 less at levels 4–5, 2 at 6–7, 3 at 8, 4 at 9 and 5 at 10.',
  'whitebox.attack.table-fighter':
    'What a fighter needs: 10 against AC 9 [10] and one more for each step of better armour, up to 19 against 0 [19]. That is at level 1; it is 1 less at level 2, 2 at 3–4, 3 at 5, 4 at 6–7, 5 at 8 and 6 at 9–10.',
  'whitebox.attack.table-magic-user':
    'What a magic-user needs: 10 against AC 9 [10] and one more for each step of better armour, up to 19 against 0 [19]. That is at levels 1–4; it is 1 less at levels 5–6, 2 at 7–8 and 3 at 9–10.',
  'whitebox.attack.ascending-quick':
    "With ascending armour class roll a d20 and add the base to-hit bonus of class and level besides the bonuses of Strength, Dexterity and magic; take off penalties. The attack hits when the total is at least the target's ascending armour class. It gives the same hits as the tables.",
  'whitebox.attack.base-hit-bonus':
    'The base to-hit bonus is the ascending armour class less the number in the table, the same in every column: 0 for everybody at level 1, at level 10 five for clerics and thieves, six for fighters, three for magic-users.',
  'whitebox.attack.ac-conversion':
    'Armour class is written descending and, in brackets, ascending: 9 [10], 8 [11] and so on to 0 [19]. The two always add up to 19.',
  'whitebox.attack.monster-attacks':
    'This chapter has tables for the four classes only. Monsters attack with the same d20 and with the to-hit bonus of their own description, against ascending armour class.',
  'whitebox.damage.weapon-damage':
    "A hit deals the damage of the weapon's die, and that is taken off the defender's hit points.",
  'whitebox.damage.apply':
    'Damage is subtracted from the hit points of the character or creature that was hit.',
  'whitebox.damage.death-at-zero': 'A character or creature at 0 hit points dies.',
  'whitebox.damage.unconscious-optional':
    'The Referee may have characters fall unconscious at 0 hit points instead; they die only on reaching a negative number set beforehand.',
  'whitebox.damage.negative-limit-level':
    "A common house rule: hit points may fall below 0 by as many as the character's level. At 4th level one dies only below −4.",
  'whitebox.damage.bleeding':
    'Where characters do not die at 0, one with less than 0 hit points bleeds, losing 1 each round until the wounds are bound. At exactly 0 nobody bleeds.',
  'whitebox.damage.bind-wounds-stops-bleeding':
    'Binding the wounds of somebody who bleeds ends the loss. It gives no hit points back.',
  'whitebox.healing.magical':
    'Magic can give back hit points, never above the full number; how and how many stands with the spell or the item.',
  'whitebox.healing.daily-rest': 'A full day of uninterrupted rest gives back 1 hit point.',
  'whitebox.healing.four-weeks': 'Four weeks of rest give back all hit points, however many were lost.',
  'whitebox.healing.bandage':
    'The Referee may let wounds be bandaged after a battle for 1d4 hit points, above all where magic is scarce or nobody plays a cleric.',
  'whitebox.healing.bandage-limits':
    'Bandages give back only hit points lost in that very battle, and never more than the full number.',
  'whitebox.healing.abstract-hit-points':
    'Where hit points are taken as stamina, and only the blow that brings them to 0 as a wound, the Referee may let a day of rest give back more of them, and let dice be rolled for bandages.',
  'whitebox.combat.invisible-target':
    'An invisible opponent can be attacked only if its position is roughly known, and the attack is at −4 to hit.',
  'whitebox.combat.invisible-detection':
    'Stronger monsters, those with keen smell and hearing or with more than 6 hit dice, often sense invisible opponents. The Referee says how likely that is here.',
  'whitebox.combat.burning-oil':
    'Thrown oil that is then set alight, by a torch for instance, burns for two rounds and deals 1d6 damage in each, if it hit. It is thrown against AC 8 [11], whatever the target wears.',
  'whitebox.combat.burning-oil-size':
    "The Referee should adjust the throw to the target's size: big creatures such as ogres and giants are easier to hit with oil than, say, giant spiders.",
  'whitebox.combat.melee-attack':
    'A melee attack is made with a hand weapon such as a sword, a spear or a dagger.',
  'whitebox.combat.melee-range': 'Two combatants within three metres, 10 feet, of each other are in melee.',
  'whitebox.combat.missile-attack':
    'Missile attacks are made with weapons such as crossbows, slings or thrown axes.',
  'whitebox.combat.missile-into-melee':
    'A shooter cannot choose which combatant in a melee, enemy or friend, takes the shot.',
  'whitebox.morale.fearless':
    'Mindless creatures and the undead, among others, know no fear and fight to the death.',
  'whitebox.morale.referee-decides':
    'Most other monsters do not carry on a hopeless fight: they withdraw, surrender or flee. The Referee decides when, by the situation and by how clever they are.',
  'whitebox.morale.check':
    'When it is uncertain what monsters or NPCs will do, the Referee may roll 2d6: 2 or less surrender, 3–5 flight, 6–8 hold, 9–11 fight for the advantage, 12 attack!',
  'whitebox.morale.hirelings':
    'Morale also guides what hirelings and other companions do, and how loyal they are.',
  'whitebox.morale.loyalty-modifier':
    "Where a morale check suits an NPC's situation, the loyalty modifier may be applied to the morale roll.",
  'whitebox.negotiation.avoid-combat':
    'Some fights are avoided with a few well-chosen words, lies among them. A party that is outmatched, or sees little loot to win, may talk its way through or put the fight off until it suits them better.',
  'whitebox.joust.contest':
    "A joust is a contest of two riders with lances. Each tries to hit the other's armour or shield so hard that the lance breaks or the rider is unseated.",
  'whitebox.joust.three-tilts':
    'A joust is three rounds of combat. In each round both jousters make one attack with the lance.',
  'whitebox.joust.blunt-lance': 'Blunted lances deal 1d6−1 damage and cannot kill.',
  'whitebox.joust.stunned-at-zero':
    'A jouster brought to 0 hit points by blunted lances is stunned and falls from the horse, with no more damage.',
  'whitebox.joust.sharp-lance': 'Lances that are not blunted deal their normal damage and may kill.',
  'whitebox.joust.unhorse-save':
    'A jouster who takes damage must make a saving throw or be thrown from the horse and take 1d6 damage from the fall.',
  'whitebox.joust.points':
    'Points for each round: 1 for an attack of 12 or higher, 2 for inflicting damage, 3 for defeating the opponent.',
  'whitebox.joust.horse-bonus': 'A medium warhorse gives +1 to the attack, a heavy warhorse +2.',
  'whitebox.joust.victory': 'After three rounds the jouster with more points wins.',
  'whitebox.joust.automatic-loss':
    'A jouster who is knocked down or killed loses at once, whatever the points.',
  'whitebox.joust.duel-forfeit':
    'In a duel the loser gives up mount and armour and pays a ransom of as much as companions or family can afford, usually by social rank.',
  'whitebox.spells.casting-start':
    'Casting begins at the start of the combat round: casters declare it then, and prepare the spell until their side acts.',
  'whitebox.spells.in-melee': 'A spell can be prepared within melee range (10 feet) of an opponent.',
  'whitebox.spells.interruption': 'A caster who takes damage while preparing a spell loses it.',
  'whitebox.spells.effect-timing':
    "Unless something else is said, the spell takes effect when the caster's side acts.",
  'whitebox.spells.alt-sequence-casting':
    'In the alternative sequence it takes a whole round to prepare a spell. It goes off at the start of a round, before anything else, and with the rest of that round the caster may prepare another, move or even fight.',
  'whitebox.loyalty.check':
    'The Referee may call for a loyalty check when NPCs are put in danger or offered bribes to change sides: 3d6 on the loyalty table.',
  'whitebox.loyalty.table':
    '3 traitor, 4–5 −2 on the next loyalty check, 6–8 −1, 9–12 average, 13–15 +1, 16–17 +2, 18 loyalist.',
  'whitebox.loyalty.carried-modifier':
    "Results of 4–8 and 13–17 put −2, −1, +1 or +2 on that NPC's next loyalty check.",
  'whitebox.loyalty.charisma': 'The Charisma of the character they follow may change a loyalty check.',
  'whitebox.loyalty.treatment':
    'Good treatment, respect and a fair share of the treasure bring bonuses to loyalty checks; abuse, physical or other, brings penalties, desertion or worse.',
  'whitebox.loyalty.npc-individuals': "NPCs are people of their own, not extensions of a player's character.",
  'whitebox.saves.single-throw':
    "When a spell or another danger calls for it roll a d20: the saving throw succeeds if it equals or exceeds the character's number, which depends on class and falls as level rises.",
  'whitebox.saves.single-targets':
    'The number at level 1 is 15 for clerics and magic-users, 14 for fighters and thieves, and it falls by 1 with every level, to 6 and 5 at level 10. The book prints 16 for fighters and thieves of level 3; that is a misprint for 12.',
  'whitebox.saves.success-effect':
    'A saving throw that succeeds avoids the threat or weakens it, as the danger says.',
  'whitebox.saves.matrix':
    'Instead of one number there may be five, by the kind of danger: death and poison; wands and rays; paralysis and turning to stone; dragon breath; spells and staves.',
  'whitebox.saves.table-cleric':
    "The cleric's numbers at levels 1 to 10. Death and poison: 11, 10, 10, 9, 9, 8, 8, 7, 7, 6. Wands and rays: 12, 11, 11, 10, 10, 9, 9, 8, 8, 7. Paralysis and stone: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Dragon breath: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Spells and staves: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10.",
  'whitebox.saves.table-fighter':
    "The fighter's numbers at levels 1 to 10. Death and poison: 12, 12, 10, 10, 10, 8, 8, 8, 6, 6. Wands and rays: 13, 13, 11, 11, 11, 9, 9, 9, 7, 7. Paralysis and stone: 14, 14, 12, 12, 12, 10, 10, 10, 8, 8. Dragon breath: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9. Spells and staves: 16, 16, 14, 14, 14, 12, 12, 12, 10, 10.",
  'whitebox.saves.table-magic-user':
    "The magic-user's numbers at levels 1 to 10. Death and poison: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Wands and rays: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Paralysis and stone: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Dragon breath: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Spells and staves: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9.",
  'whitebox.saves.table-thief':
    "The thief's numbers at levels 1 to 10. Death and poison: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Wands and rays: 14, 14, 14, 11, 11, 11, 11, 8, 8, 8. Paralysis and stone: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Dragon breath: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10. Spells and staves: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11.",
  'whitebox.saves.matrix-removes-class-bonuses':
    'The matrix does not fit White Box as it stands. A table that uses it as a house rule drops the bonuses of the classes to saving throws and keeps those of the races other than human.',
  'whitebox.referee.uncovered-situations':
    'White Box is a freeform game with few rules. What they do not cover the Referee handles, judging the characters’ actions fairly and deciding the results.',
  'whitebox.referee.fair-challenges':
    'Players and Referee are not opponents. The Referee makes traps, dangers and monsters, but is not there to defeat the players: it is to give them interesting and dangerous challenges and to run the story fairly. Careless heroes may have a short epic.',
};
