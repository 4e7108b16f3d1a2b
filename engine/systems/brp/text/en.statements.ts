/** The rules in English, in our own words. */
export const en = {
  'brp.licence.notices':
    "Anyone who distributes these rules includes the whole text of the BRP Open Game License, version 1.0, without change, with all five lines of its copyright notice; says which parts are open content; and shows the publisher's BRP logo on the front, the back and the title page or what stands in their place.",
  'brp.licence.prohibited-content':
    "The licence forbids eleven kinds of mechanics: augments, glory, passions, personality traits, pushing, reputation, rune magic, runes, sanity, sorcery and spirit magic as the publisher's other games have them. It also forbids the names, places, characters, plots and pictures of those games, and any claim of compatibility with a trademark. None of them is here.",
  'brp.intro.roles':
    'One participant is the game master (GM), who presents the world and plays every non-player character (NPC); every other participant normally plays one player character (PC). Players say what their characters mean to do, dice settle what is uncertain, and the game master describes the result. Personality is played and has no number.',
  'brp.intro.character-knowledge':
    'What the player knows and what the character knows are kept apart. A roll may settle whether the character knows something, even if the player does; and a character may be an expert in fields the player knows nothing of.',
  'brp.intro.play-units':
    'Play is measured in sessions (one meeting, usually three to five hours), scenarios (a chapter with beginning, middle and end, one or more sessions long) and campaigns (a series of linked scenarios, with or without an end). A one-shot is a scenario outside any campaign. An adventure, for experience, is a scenario.',
  'brp.intro.materials':
    'Rules, a pencil, paper and dice are enough. Programs that roll dice are fine, and miniatures, one for each character, may be used.',
  'brp.dice.set':
    'A set has one each of D4, D6, D8, D10, D12 and D20, and a tens die is handy; a group needs at least one set. The rules also use D100, which is two D10, and D2 and D3, which no set has: they are half of a D4 or a D6, rounded up.',
  'brp.dice.percentile':
    'A percentile roll (D100) is two D10, or one thrown twice: the first is the tens, the second the units, so 3 and 7 are 37. Double zero is 100. Low is usually good.',
  'brp.dice.expressions':
    'nDx means n dice of x sides added together, and Dx alone is one of them. What is joined by + or −, dice or numbers, is rolled separately and added up: 1D10+1D4, D8+1, D6−2.',
  'brp.dice.floor-zero':
    'Modifiers cannot bring the result of a roll below 0: D6−2 gives 0 on a 1 or a 2. The limit holds for the whole sum, weapon dice, numbers and damage bonus together, and again after armour; a single term may be negative.',
  'brp.gm.responsibilities':
    'The game master tells of the world and opposes the characters in a way that challenges and entertains, impartially; knows how combat generally goes, without learning everything by heart; and settles doubts as they come up. Scenarios may be ready-made, converted or invented. Where the rules are silent the game master decides.',
  'brp.character.sheet':
    'A character sheet has seven parts: identity, characteristics, hit points, skills (each a percentage, with a box to tick for experience), weapons and shields, armour, and equipment. Non-player characters are written like the sample enemy or like a player character.',
  'brp.character.identity':
    'Identity describes and changes no number: name, race (only human here, others are possible), gender, dominant hand, height and weight (after SIZ), description, age, distinctive features (the further CHA lies from the middle, the more of them), profession. It may be filled in at any time. A hint for the number of features: half the distance of CHA from 10.5, rounded down.',
  'brp.characteristics.list':
    'A human has seven characteristics, rolled in this order: Strength (STR) 3D6, Constitution (CON) 3D6, Size (SIZ) 2D6+6, Intelligence (INT) 2D6+6, Power (POW) 3D6, Dexterity (DEX) 3D6, Charisma (CHA) 3D6. Higher is better. DEX sets the order of action and the base of Dodge, CON helps against disease and with SIZ gives hit points, POW stands for luck and gives power points.',
  'brp.characteristics.human-range':
    "A normal human's characteristics lie between 3, dreadfully low, and 18, the peak of human potential; 10 or 11 is average. SIZ and INT, rolled on 2D6+6, start at 8 and average 13.",
  'brp.characteristics.growth':
    'Characteristics are innate, not learned, but may sometimes rise through training or successful use. There is no procedure for it: the game master sets the new value, and nothing rises by itself.',
  'brp.characteristics.shift-points':
    'After the rolls the player may move up to 3 points from one characteristic to another: INT 15 and STR 10 can become INT 12 and STR 13. Fewer points, or none, may be moved. By default there is one giver and one taker, and both end between 3 and 18.',
  'brp.characteristics.reroll-all':
    'If the game master agrees, a player may throw everything away and roll all seven characteristics anew, never single ones, provided that every player has the same chance and is content with the outcome.',
  'brp.characteristics.roll-or-resistance':
    'Where a characteristic meets an evident opposing value the resistance table is used; where nothing evidently opposes it, a characteristic roll.',
  'brp.characteristics.rolls':
    'The chance of a characteristic roll is the characteristic times 5, and the roll is read like a skill roll, specials and difficulties included: Effort (STR), Stamina (CON), Idea (INT), Luck (POW), Agility (DEX), Charisma (CHA). SIZ has none. STR 10 gives an Effort roll of 50. Characteristic rolls are never ticked for experience.',
  'brp.derived.movement':
    'Every human has MOV 10. In a combat round a point of MOV is one metre at a walk and three at a run: a human who does nothing else walks 10 m or runs 30 m. Other races may have another MOV.',
  'brp.derived.hit-points':
    'Maximum hit points are CON plus SIZ, divided by two and rounded up: CON 11 and SIZ 14 give 13. Current hit points are the maximum less all unhealed wounds. By default the maximum follows CON and SIZ when they change.',
  'brp.derived.power-points':
    "Maximum power points equal POW; they are spent on magic or other powers, of which this book has none. At 0 the character faints, and comes round when there are any again. A whole day that includes a night's rest brings all of them back; less brings none.",
  'brp.derived.damage-bonus':
    'STR plus SIZ gives the damage bonus: 2–12 −1D6, 13–16 −1D4, 17–24 none, 25–32 +1D4, 33–40 +1D6, 41–56 +2D6. It is rolled and added to the damage of every melee attack; some missile weapons add half of it, others none. Below 2 it is −1D6; above 56, by default, it stays +2D6.',
  'brp.skills.rating':
    'A skill is a percentage from 0 to 100 or more: its base chance plus the points bought and earned. With a base above 0 there is always some chance; at 0 the skill cannot succeed at all, and needs no roll. Skills may pass 100. There is no disaster beyond plain failure.',
  'brp.skills.competence-levels':
    'Ratings have names without effect: up to 5 a hopeless novice, 6–25 a beginner, 26–50 an amateur, 51–75 a competent professional, 76–90 an expert, 91–100 a master; above 100 lies knowledge closed to others.',
  'brp.skills.specialisations':
    'A skill with specialisations is bought, rolled, ticked and improved for each of them separately: Knowledge (Law) at 70 leaves every other Knowledge at its base. A specialisation must be named before points or rolls. The lists are open.',
  'brp.skills.list':
    "There are fifty-six skills, each with its base chance. Some bases depend on the era, some on characteristics (Gaming INT+POW, Dodge and Projection DEX times 2, one's own language INT times 5), and those of weapons and shields stand in the weapon tables. Fractions are rounded up. A weapon skill without a line in the tables needs a base from the game master before it can be rolled.",
  'brp.skills.era-bases':
    'Four skills have bases that depend on the era, past / modern / future: Knowledge 1 / 5 / 5, Drive 1 / 20 / 1, Medicine 0 / 5 / 5, First Aid INT / 30 / 30.',
  'brp.skills.gm-customise':
    'The game master may drop, rename or add skills and change base chances to suit the setting. A medieval fantasy would hardly use Energy Weapon, Heavy Machine, Psychotherapy or Technology.',
  'brp.skills.martial-arts':
    'Martial Arts (base 1) is never rolled by itself. If a Brawl attack succeeds and the same roll also lies within Martial Arts, the weapon die is doubled, the damage bonus is not. If Brawl parries a melee weapon, 3 points of the damage that still gets through are ignored before armour; by default the parry roll too must lie within Martial Arts. A character who benefits ticks Martial Arts as well as Brawl. The game master may limit who has the skill and change its base.',
  'brp.skills.brawl':
    'Brawl (25) covers fists, head-butts, kicks and bites; a hit deals 1D3 plus damage bonus.',
  'brp.skills.grapple':
    "Grapple (25) is unarmed fighting by leverage and position, to manoeuvre or pin an opponent. The book gives no effects. By default it is an opposed roll against the target's Grapple, Brawl or Dodge, as the target chooses; the winner may hold. Who is held can neither attack nor move, and at their own DEX rank may try to break free by the same roll or by STR against STR. It does no damage.",
  'brp.skills.bargain':
    'A successful Bargain roll lowers a price by one band, a special by two, if the game master agrees: out of reach, priceless, expensive, fair, good value, cheap, free. A failure leaves the price as it is. The bands are suggestions.',
  'brp.skills.command':
    'Command leads a group in battle or in other work that needs discipline. If it fails, everyone acts on their own without effective cooperation. What a success brings beyond that the game master says.',
  'brp.skills.language':
    "One's own language starts at INT times 5, any other at 0; each is a specialisation. Speaking one's own language with its speakers normally needs no roll. Literacy starts at the base of the same language, or at 0 where reading is rare; later points in one do not move the other.",
  'brp.skills.throw':
    'Throw is one skill for hurling anything that is not a weapon as such. A hit need not do damage: a thrown stone does 1D2 plus half the damage bonus, of other things the game master decides.',
  'brp.skills.jump':
    'For most humans a successful Jump clears about 3 m across or 1 m up; a special doubles that. What lies beyond a special is Impossible unless the game master says otherwise.',
  'brp.skills.fly':
    'With technical means Fly starts at half of DEX, rounded up, with a natural ability at DEX times 4; without any means it is Impossible. Plain flight needs no roll; manoeuvres, combat and acrobatics do.',
  'brp.skills.slow-care':
    'Medicine treats serious conditions with drugs, therapy or surgery, slowly, and gives back no hit points at once; it helps against disease and in hospital. Psychotherapy treats the mind over many sessions, in past eras as spiritual guidance; it changes no number.',
  'brp.skills.projection':
    'Where powers are in play, an attack with a power is rolled with Projection, base DEX times 2. This book has no powers, so by itself the skill has no attack.',
  'brp.professions.points':
    'A player character has 300 points to spread as liked over the ten skills of the profession, on top of their bases. No skill needs any. Points not spent are lost, and more cannot be spent. In play any skill may be learned, whatever the profession.',
  'brp.professions.list':
    "There are twelve professions: hunter, cowboy, warrior, investigator, thief, sailor, physician, noble, scientist, soldier, spy and law officer. Each comes to ten different skills: the fixed ones and a stated number chosen from its list. Where no specialisation is given the player names one; “usually” is only advice. By default each entry is chosen once, except the scientist's five fields. Professions with powers are left out.",
  'brp.professions.custom':
    "With the game master's leave a player may invent a profession: a fitting name and exactly ten different skills, specialisations counted separately, that share the 300 points.",
  'brp.personal.points':
    'INT times 10 further points go to any skills at all, those of the profession included, on top of the rest. INT is the one after points were moved.',
  'brp.creation.cap-75':
    'The game master may ask that no skill starts above 75, unless its base is higher already, and that personal skills suit the character. By default there is no such limit. When there is, it holds for the whole rating, and a skill with a base above 75 stays at its base.',
  'brp.equipment.starting':
    'Every new character has clothes that suit profession and setting; money to get by for a while, more with a higher Status; a keepsake of little value; tools of the trade that can be carried; every weapon whose skill is 50 or more; and other things according to Status and setting. Tools and weapons come where they are appropriate, and the game master approves. The book gives no sums.',
  'brp.equipment.gm-adjust':
    'The game master may add to the starting equipment or cut it to fit the situation: soldiers on a raid are loaded with weapons, civilians caught unprepared have what lies at hand.',
  'brp.creation.background':
    'Origins, family, schooling, faith, past deeds and goals may be worked out as far as the player likes. A one-shot needs little, a campaign more; too much is as wrong as too little.',
  'brp.creation.gm-veto':
    'The game master may always veto what is doubtful or does not suit the setting or its tone. A finished character counts once the game master has approved it.',
  'brp.checks.when-to-roll':
    'Everyday actions in routine circumstances nearly always succeed without dice; one rolls when the action is dramatic, extraordinary or stressful. A rating is the chance under stress only. Dangerous skills, combat skills above all, are always rolled.',
  'brp.checks.gm-no-self-rolls':
    'When a non-player character deals with the surroundings or with another non-player character, the game master may simply decide the outcome, or roll if they prefer. By default it is rolled.',
  'brp.skills.roll':
    'Name the skill, work out the final chance and roll D100: at or below the chance is a success, above it a failure. The final chance is the rating, plus or minus percentage points but not below 0, times the difficulty, rounded up once at the end.',
  'brp.skills.result-table':
    'A final chance of 1–5 has its special on 01, success on 01–05 and failure on 06–00. From 6 to 95 success is the chance itself. From 96 up success is 01–95 and 96–00 fails. The special column is one fifth of the chance rounded to the nearest whole number, at least 1; above 100 it is 20% of the chance.',
  'brp.skills.low-chance':
    'A final chance from 1 to 5 succeeds on 01–05, with 01 as the special. A chance of 0 never succeeds and is not rolled.',
  'brp.skills.always-fail':
    'However high the chance, a result of 96 to 00 fails. This holds for every roll for success, characteristic and resistance rolls included, but not for experience rolls.',
  'brp.skills.special-success':
    'A result at or below one fifth of the final chance, after difficulty, is a special success, better than a normal one: 60 has it on 01–12. The text rounds the fifth up, the table to the nearest whole number; by default the table holds. Above 100 it is 20% of the chance in the same way.',
  'brp.skills.special-effect':
    'Outside combat a special success brings a clearly better outcome, set by the game master, as a rule twice that of a normal success.',
  'brp.difficulty.automatic':
    'Where success is a given and nothing is at stake the skill succeeds without dice. It is never special and earns no tick.',
  'brp.difficulty.easy':
    'Helpful circumstances double the chance. It is rolled even above 100, because specials and failures remain possible. Success at Easy earns no tick.',
  'brp.difficulty.normal': 'The standard: circumstances do not change the chance.',
  'brp.difficulty.difficult':
    'Adverse circumstances halve the chance, rounded up, and the special is taken from the halved chance. The game master may, for instance, call every skill Difficult in a fight at dusk.',
  'brp.difficulty.impossible':
    'Where success is out of the question there is no roll: the attempt fails, with its consequences. The game master may still ask for a roll, only to see how badly it goes.',
  'brp.difficulty.stacking':
    'Several difficulties may meet, such as darkness, cover, a knock-out and an ambush, and the book does not say how they combine. By default any number of Difficult reasons halve once, the quarter of long range takes the place of a half, Easy doubles once and multiplies with the worst of them; Impossible beats all, Automatic stands only alone. Rounding up comes once, at the end.',
  'brp.opposed.procedure':
    'When skills work against each other every party rolls its own and the levels are compared: special is better than success, success better than failure. A level of success cancels an opposing one. With more than two parties the best level wins and loses what the best of the others had. Ticks depend on the roll as it fell.',
  'brp.opposed.all-fail':
    'If everybody fails, either nobody reaches their goal or the parties block each other; the game master says which, by default the first. Two throwers who miss simply miss; failed Stealth against failed Listen may be a noise unheard, or a listener standing in the way.',
  'brp.opposed.single-success':
    'If exactly one party succeeds, its skill works unhindered, at the level rolled.',
  'brp.opposed.equal-quality':
    'Between successes of the same quality the higher skill prevails. By default this is for normal successes, the rating on the sheet is compared, and with equal ratings too the contest is a stalemate.',
  'brp.opposed.higher-quality':
    'If more than one succeeds, the best level obtains its result; the lesser success is reduced, and a normal one becomes a failure.',
  'brp.opposed.special-vs-special':
    'Both specials lose two levels and end as failures; both may still be ticked, for the rolls did succeed. Here the higher skill decides nothing, unless the table chooses so.',
  'brp.opposed.special-vs-success':
    'The special drops to a normal success and the normal success to a failure.',
  'brp.opposed.special-vs-failure':
    'The special stands and, where it makes sense, brings double the intended result.',
  'brp.opposed.stalemate':
    "Out of a stalemate it is best to change the conditions: another skill, a distraction, another tactic. The very same contest again needs the game master's consent, and its stakes do not rise.",
  'brp.resistance.table':
    'An active value against a passive one gives the active side a chance of 50 plus 5 for each point it is above, or minus 5 for each point it is below: 13 against 15 is 40. The printed table runs from 1 to 21 and agrees everywhere; the formula serves for any values.',
  'brp.resistance.beyond-table':
    'The table prints a dash where the active value is 10 or more above or below the passive one. By default 10 or more above succeeds and 10 or more below fails, without a roll.',
  'brp.resistance.roll':
    'The active side tries to change the other, the passive one resists. One D100 is rolled, and at or below the chance succeeds; there are no specials. A thing that does nothing to resist does not roll. After a failed lift a character may rest for a turn and try again, with no penalty and no higher stakes.',
  'brp.resistance.who-rolls':
    "As a rule the side that a player controls rolls, active or passive; where it is unclear, both or neither being players', the passive side does. A passive side that rolls has the rest of the active chance: 50 plus 5 for each point it is above.",
  'brp.resistance.object-sizes':
    'To lift a thing, STR is active against its SIZ: glass window 3, door 4–8, chair 4–9, table 4–12, house wall 25–35, street lamp 30, brick or concrete wall 30–50, reinforced concrete 35–55, small aircraft 40, car 50, vault door or medium land vehicle 60, steel girder 65, jet fighter or medium tank 80, airliner 110. Of a range the game master picks the value, by default the middle, rounded up.',
  'brp.resistance.uses':
    "A raw characteristic against another goes to the table; otherwise skill against skill or common sense. A race between equal MOV is DEX against DEX (a higher MOV simply wins), arm wrestling STR against STR, a drinking bout CON against CON, a contest of wills POW against POW, rivalry for attention CHA against CHA, poison its EFF against CON. Squeezing through a hole sets the character's SIZ against the hole's: the character gets through by losing.",
  'brp.experience.tick':
    'The first time in an adventure that a skill is used with success in a demanding situation its box is ticked; further successes in the same adventure add nothing. A success that an opponent later cancels still counts.',
  'brp.experience.exclusions':
    'No tick comes from a skill used at Easy, that is with a net doubled chance; from use without threat or stakes, such as hiding while nobody looks; from automatic success; or from a failure.',
  'brp.experience.specialisations':
    'Two specialisations of one skill are two ticks and two experience rolls.',
  'brp.experience.roll':
    'At the end of the adventure D100 is rolled for every ticked skill. A result above the rating raises it by 1D6; at or below leaves it. At 35, 36–00 improves. Either way the tick is erased. There is no upper limit, and the rules for 01–05 and 96–00 do not apply here.',
  'brp.experience.hundred':
    'A 00, that is 100, on an experience roll always improves the skill, even at 100 or above.',
  'brp.experience.teaching':
    "After a time of study that the game master sets, the teacher rolls Teach and then the skill taught. For this Teach is no higher than the teacher's own rating in that skill. If both succeed, the student ticks the skill and makes an experience roll, by default at once. The game master must agree, it may cost money, and only one skill is learned at a time. The student may pass the teacher.",
  'brp.experience.interludes':
    'Experience is normally dealt with once an adventure. In long ones, with pauses for rest and reflection, the game master may allow it at a pause too; after that every box may be ticked anew.',
  'brp.experience.downtime-checks':
    "After months or more between adventures the game master may give every character four free experience rolls on four different skills of the player's choice. They are rolled like any others. By default none are given.",
  'brp.time.narrative':
    'Telling and planning run in narrative time: talk takes about as long as it takes, journeys shrink to a sentence. When a long stretch is passed over, the characters may do whatever reasonably fits in it, and everything due in the meantime happens: healing, power points, disease, poison, waking.',
  'brp.time.turn':
    'Outside combat, where exact time matters, a turn is five minutes, that is 25 combat rounds. The game master may say how many turns a task takes. In a turn a human walks 250 m or runs 750 m.',
  'brp.time.round':
    'A combat round is 12 seconds, and rounds follow each other until the fight is over. In a round a character usually makes one attack or one other action, and may defend more than once, by default against every attack. Who does nothing else walks up to 10 m or runs 30 m and can still watch, parry and react.',
  'brp.time.skill-durations':
    'One use of a skill takes from a few seconds to a round, 1–5 minutes, 5–30 minutes, 30–60 minutes, or from six hours to many days; many skills stand in several classes. The game master names the one that fits, and the clock moves by its full length; if none is named, no time passes. Only a long task always takes its time: if no class is named, each of its rolls takes the shortest.',
  'brp.time.extended-tasks':
    'For long research, study or complicated work the game master may ask for several successful rolls. Failures cost only time, and a special success counts as two.',
  'brp.combat.phases':
    'Every round runs through the same four phases: statement of intents, movement, actions, resolution. The book does not describe the last: it is the end of the round, in which First Aid given in it takes effect, then poisons and other delayed effects that fall due, then characters at 0 or less die, then what is counted in rounds moves on by one, and the fight ends if it is over.',
  'brp.combat.declaration':
    "The game master calls on everybody, from the highest DEX down, to say what they will do, and says it for the others at their DEX, without the changes that movement or drawing will bring. Parries and dodges are not announced. A stated action may be dropped, or replaced by defence or First Aid; another target or a longer move needs the game master's consent.",
  'brp.combat.skip-declaration':
    'Some tables leave out the spoken statement and go straight to comparing DEX and acting. By default it is made.',
  'brp.combat.movement':
    "Moving up to 5 m changes nothing. Above 5 and up to 15 m a character acts at half the DEX rank, above 15 and below 30 m at a quarter, both rounded up by default. At 30 m a character can only defend. An engaged character may shift up to 5 m; more needs the game master's consent.",
  'brp.combat.dex-order':
    'Actions come in descending DEX rank: 15 before 14. The rank is DEX, by default first halved or quartered for movement and then less 5 for each weapon drawn or put away. At 0 or below one still acts, last. The rank changes only the order, not skills such as Dodge.',
  'brp.combat.dex-ties':
    'At equal rank missile weapons come first, then long weapons (spears, pole weapons, staves), then medium ones (swords, axes, hammers, maces, clubs), then short ones (knives, daggers, shields) and the unarmed. Within a kind the higher skill with the weapon goes first; if that is equal too, the actions are simultaneous: all are resolved as things stood before any of them.',
  'brp.combat.one-action':
    'A character usually makes a single attack or one other action in a round, besides defences. First Aid, reloading and Grapple use it up; drawing a weapon does not, but lowers the DEX rank. Some creatures have more.',
  'brp.combat.multiple-reach':
    'If a weapon can be used in more than one way, a knife to stab or to throw, its user chooses the way when stating the action; it decides the tie class, the skill, the damage and the range.',
  'brp.combat.defence-timing':
    'A parry or dodge happens at the DEX rank of the attack it answers, once the attack roll is known, special or not. An attack that failed needs no defence. Defending does not use up the action.',
  'brp.combat.attack-roll':
    'An attack is rolled with D100 against the chance with the weapon in hand, whatever the combat skill. At or below it hits unless defended; above it misses and harms nobody. A special attack is wholly avoided only by a defence of the same level.',
  'brp.combat.related-weapon':
    "If the game master allows, a similar specialisation of the same skill may serve for a weapon, at Difficult: a sword wielded with the dagger's skill. The better of that half and one's own rating counts, also in a parry, and the specialisation rolled is the one ticked. By default it is refused.",
  'brp.combat.parry':
    'The target of an attack that hit may try to turn it aside with a melee weapon or shield in hand, or by default with bare hands and Brawl, rolling that skill. They must know of the attack and see it. A special parry is needed to stop a special attack completely. Each attack allows one defence.',
  'brp.combat.parry-limits':
    'Firearms, energy weapons and other high-velocity weapons cannot be parried at all. Other missiles, arrows, bolts, sling stones and thrown weapons, only a shield parries, unless the game master allows otherwise.',
  'brp.combat.dodge':
    'The target of an attack that hit may instead try to get out of its way with Dodge. They must know of the attack and see it. A special dodge is needed to escape a special attack completely.',
  'brp.combat.dodge-limits':
    'Firearms and other high-velocity weapons cannot be dodged. The game master may allow arrows and thrown weapons to be dodged at Difficult, by someone who saw the attacker aim; by default not.',
  'brp.combat.attack-defence-matrix':
    "The levels of attack and defence are compared; no defence counts as a failure. Special against special: no effect. Special against success: a hit with normal damage, and a parrying weapon or shield takes 2. Special against failure: a hit with special damage. Success against special: no hit, and a melee parry does 1 to the attacker's weapon. Success against success: no hit. Success against failure: a hit with normal damage. Armour is always subtracted. A failed attack does nothing.",
  'brp.combat.weapon-breakage':
    "A parry may damage weapons: 2 points to the parrying weapon or shield when a special attack meets a normal parry, 1 to the attacker's melee weapon when a normal attack meets a special parry. By default a weapon breaks when its damage exceeds its hit points; the parry in which it breaks still counts, and from then on it neither strikes nor parries. Fists, stones and claws have no hit points and take none.",
  'brp.weapons.attributes':
    'A weapon has a skill and specialisation, a base chance, damage with or without damage bonus, the hands it takes, hit points for parrying, and a range in metres if it is a missile weapon. A fighter has two hands, so a two-handed weapon leaves none for a shield.',
  'brp.weapons.half-damage-bonus':
    'Half damage bonus means that the bonus is rolled, divided by two and rounded up: a 3 gives 2.',
  'brp.weapons.range':
    "Up to the weapon's range the chance is unchanged; beyond it, up to twice the range, the attack is Difficult; up to three times the range the chance is a quarter, rounded up; beyond that there is none. Each limit belongs to the better band.",
  'brp.weapons.melee-table':
    'There are nineteen melee weapons, from the dagger (1D4) to the halberd (3D6), each with its specialisation, base, damage, hands and hit points. All add the full damage bonus. Weapons of one specialisation share its rating.',
  'brp.weapons.missile-table':
    'There are twelve missile weapons, each with its skill, specialisation, base, damage, hands, hit points and range. Bows, slings and thrown weapons add half the damage bonus; crossbows, firearms and lasers add none.',
  'brp.weapons.crossbow-reload':
    'A crossbow takes one whole round to reload, so it shoots once every two rounds. Reloading takes the action; dodging is allowed, but moving more than 5 m or parrying with the crossbow interrupts it.',
  'brp.weapons.magazines':
    'Pistols and rifles hold 6 shots, laser pistols and laser rifles 20. One attack is one shot. By default reloading takes the action of a round.',
  'brp.armour.absorb':
    'Armour points are taken off the damage of each hit, never below 0; the rest lowers hit points. Armour does not wear out. By default it also helps in a fall, but never against poison or disease.',
  'brp.armour.table':
    'Armour points and the modifier to physical skills: soft leather 1, heavy clothing 1, quilted 2 (−5), hard leather 2 (−10), flak jacket 4 (−10), hoplite panoply 6 (−20), mail 7 (−20), bulletproof vest 8 (−5), full plate 8 (−25), riot gear 12/6 (−10). A light helmet adds 1 and a heavy one 2, at −15 and −50 to perceptive skills. By default riot gear has 12 against melee and slow missiles, 6 against firearms and energy weapons. One armour and one helmet may be worn.',
  'brp.armour.skill-penalties':
    "The armour's modifier is percentage points off the physical skills (Fine Manipulation, Stealth, Throw, Hide, Swim, Sleight of Hand, Jump, Climb, Dodge and Agility rolls), the helmet's off the perceptive ones (Listen and Spot), not below 0. Ratings on the sheet stay as they are. The game master may include other skills.",
  'brp.shields.table':
    'Six shields, all with base 15 to attack and parry; armour and hit points, and damage when striking: kite 16, 1D4; riot 16, 1D3; heater 12, 1D3; hoplite 16, 1D4; small 12, 1D2; round 12, 1D3, each plus damage bonus. A shield takes one hand, and each type is a specialisation. Anything movable that is not a weapon can serve as one; a buckler counts as small.',
  'brp.shields.parry':
    'A shield parries by the same rules as a weapon, and can also parry missiles of low velocity.',
  'brp.shields.missile-parry':
    'The chance to parry a low-velocity missile is 15 with a small shield, 30 with a medium one (heater, kite, round), 60 with a large one (hoplite, riot), and 90 when kneeling behind a large one. By default this takes the place of the Shield skill; it is read like any chance, and success ticks Shield.',
  'brp.shields.stationary':
    'A shield that is not moved, such as one slung on the back, takes its armour points off the damage to the part of the body behind it, besides armour. Since there are no hit locations the game master says when a hit meets it, by default it does not. The shield takes no damage that way.',
  'brp.shields.degradation': 'Damage to a shield lowers its hit points and its armour points alike.',
  'brp.wounds.hit-point-loss':
    'Damage that gets through armour lowers current hit points, and later damage lowers the new total. Every wound is kept separately with its own points; a hit of 0 is not a wound. With 12 hit points and 2 points of armour, 6 damage leave 8.',
  'brp.wounds.unconscious':
    'A character brought to 1 or 2 hit points by a wound faints for 1D6 hours, or until another character wakes them, which takes an action and no roll. The woken may act, and faint again if another wound leaves them at 2 or less. At 0 or less a character is also unconscious, and dying.',
  'brp.wounds.death':
    'A character at 0 hit points or less at the end of a combat round dies. Outside combat the time is 12 seconds after the wound.',
  'brp.wounds.negative':
    'Damage may bring hit points below 0, without limit. First Aid is then needed to bring them back above 0 before the end of the round.',
  'brp.combat.special-damage':
    "A special hit deals the most the weapon can do, dice and numbers without damage bonus, plus a normal roll of the weapon, plus the damage bonus once, negative ones included; then armour is subtracted. A short sword's 7, a rolled 4 and a bonus of 2 make 13.",
  'brp.healing.natural':
    'At the end of every seven days a character regains 1D3 hit points, up to the maximum. The weeks run from the oldest unhealed wound, and by default the oldest wound heals first.',
  'brp.healing.hospital':
    'In hospital, under the best care, the game master may grant the full 3 points a week instead of a roll. By default it is rolled.',
  'brp.healing.first-aid':
    'A successful First Aid heals 1D3 points of a single wound, a special 1D3+3, never more than the wound cost. A failure only cleans and binds it. A conscious character may treat their own wounds; losses to poison and disease are not wounds for this.',
  'brp.healing.first-aid-once':
    'Each wound can be given First Aid once only, by anybody, whether it succeeds or fails.',
  'brp.healing.first-aid-rescue':
    'In haste First Aid takes one combat round. A character who fell to 0 or less in a round is saved if brought to at least 1 before it ends. By default a helper within 5 m who has not acted may spend the action on it, even against what they stated, and it takes effect at the end of the round before death does.',
  'brp.spot.ambush-setup':
    'An attacker who succeeds with Stealth or Hide and is not noticed by Listen, Sense or Spot may ambush the opponent. By default noticing is an opposed roll, and each observer makes one, with the best of the three senses unless the game master names one. The advantage lasts one round.',
  'brp.spot.ambush-ranged':
    'With a missile weapon the ambusher has one round in which all attacks are Easy. Nobody can defend against the first of them, not knowing of it.',
  'brp.spot.ambush-melee':
    'With a melee weapon the ambushed can, for one round, only dodge or, with a weapon or shield already in hand, parry; they have no action. The attacks are of normal difficulty.',
  'brp.spot.backstab':
    'A target who does not know where exactly an attacker is in a fight rolls Listen, Sense or Spot at Difficult. If that fails, an attacker behind or beside may make an Easy attack, and parrying or dodging it is Difficult.',
  'brp.spot.cover':
    "Something at least half the character's SIZ is cover, and every missile attack on them is Difficult. A shot that would have hit without cover and misses with it strikes the cover. The game master says whether it goes through: by default brick and metal stop it, wood takes off 4, and armour counts as well.",
  'brp.spot.darkness':
    'In near darkness, without night sight, all combat skills are Difficult: attack, parry and dodge. In total darkness each is the lower of POW as a percentage and half the skill; defending is still possible.',
  'brp.disease.minor':
    'Exposure to a minor disease calls for a Stamina roll (CON times 5); failure means illness, which costs 1 or 2 hit points at most, by default 1. On the morning of the second day one recovers at CON times 2, on the third at CON times 3 and so on until a roll succeeds.',
  'brp.disease.conditions':
    "Recovery presumes rest and care. At the game master's discretion each inadequate condition lowers the multiplier by one, never below 1. As a guide CON times 5 becomes 4 when not in bed at home, 3 in the wilds, 2 in strenuous activity, 1 when already wounded.",
  'brp.disease.treatment':
    "Care helps, but the patient must still make the CON roll. At the game master's discretion a successful Medicine roll, one for each recovery roll, raises the multiplier, by default by 1 and by 2 on a special. Powers and equipment may help as the game master decides.",
  'brp.disease.severe':
    'A severe disease attacks a characteristic of its kind, usually CON, or hit points. Failing the first roll contracts it and costs the first point; by default each failed recovery roll costs another, and a successful one ends the disease. The roll is CON times 5 with the current CON, at the end of each interval that the severity gives. Some diseases also take hit points, 1 or 1D3 an hour or 1 a day or a week; some strike several characteristics or do other things, as the game master says.',
  'brp.disease.severity-table':
    'The number of failed CON rolls, the first included, gives the severity: 0 none; 1 mild, a characteristic point a week; 2 acute, one a day; 3 grave, one an hour; 4 or more terminal, one a minute. It only grows during one illness.',
  'brp.disease.death': 'A character with a characteristic at 0 dies at once, whatever brought it there.',
  'brp.disease.recovery':
    'When the disease is over, lost characteristic points return at 1 a week for each characteristic, up to the former value.',
  'brp.spot.draw-weapon':
    'Drawing a weapon lowers the DEX rank by 5, and so does putting one away, each time; dropping one costs nothing.',
  'brp.spot.falling':
    'A fall deals 1D6 for every three metres begun: seven metres are 3D6. If the game master allows, a successful Dodge takes off 1D6, by default one die less is rolled. By default armour helps.',
  'brp.spot.fire-into-combat':
    'Shooting at somebody engaged in combat costs 20 percentage points. If shooter and target are both engaged the shot is Difficult, by default instead of the 20. A miss hits nobody else.',
  'brp.spot.knockout':
    "To stun instead of kill, say so and make a Difficult attack; roll damage and subtract armour. If that is at least half the target's maximum hit points, they fall unconscious for 1D6 hours or until woken, unharmed. If less, the attack deals the least that dice and damage bonus can give, by default less armour, and the target stays awake.",
  'brp.poison.resistance':
    "A poison's potency (EFF) is set against CON on the resistance table. If the poison wins, its whole EFF is dealt to hit points or to the characteristic or characteristics it attacks; if not, half of it, rounded up. Armour does not help. Characteristic points return like those lost to disease.",
  'brp.poison.delay':
    'Poison does not usually strike in the round of poisoning: a fast one takes three combat rounds, a slow one three full turns, unless the game master says otherwise. The resistance roll is made then, and damage comes in the resolution of that round.',
  'brp.poison.detection':
    'The game master may allow a Sense roll to notice a poison hidden in food or drink, by default yes; a success lets the victim refuse before the dose counts.',
  'brp.poison.multiple-doses':
    'Every dose is resisted separately: two doses of EFF 10 are not one of EFF 20.',
  'brp.poison.antidote':
    "Nearly every poison has an antidote, with an EFF of its own. Taken within the six turns (30 minutes) before the poisoning, its EFF is subtracted from the poison's, by default before the resistance roll; taken later it does nothing. Several doses do not add up, and one serves against every dose of that poison. Against another poison it may help a little if the table chooses so.",
  'brp.bestiary.nonhuman':
    'Enemies are described like the sample: characteristics with dice and averages, movement, hit points, damage bonus, armour, skills, attacks. Those that are not human generally have no CHA; rolls on what is missing are Impossible. Skills that are not listed use the base chance.',
  'brp.bestiary.bear':
    'A brown bear: STR 3D6+10, CON 2D6+6, SIZ 3D6+10, INT 5, POW 3D6, DEX 3D6, no CHA; MOV 14, 8 swimming; 17 hit points; damage bonus +2D6; fur of 3 points; Listen 75, Sense 75, Climb 40; bite 25 (1D10 + half the damage bonus), claws 40 (1D6 + damage bonus), swipe 25 (1D3 + damage bonus). By default the printed average is used: STR 21, CON 13, SIZ 20, POW 10, DEX 10.',
  'brp.bestiary.bear-attacks':
    'A bear may attack twice in a round: two claws, or a claw and a bite. Both come at its DEX rank, one after the other, at any targets in reach, and each can be defended against.',
  'brp.bestiary.bear-swipe':
    "Once a round, by default instead of its two attacks, a bear may swipe. The damage dealt is set against the target's STR on the resistance table; the target rolls 50 plus 5 for each point of STR above the damage, and falls down on a failure. The blow can be parried or dodged. Who has fallen spends the next action on getting up.",
};
