/** The statements of the rules in English, in our own words. */
export const en = {
  'quinta.core.pillars':
    'Play has three pillars: social interaction, exploration and combat. Every scene belongs to at least one of them, and all three use the same rhythm of play and the same d20 Tests. Only combat makes everybody act strictly in turn; elsewhere the GM hands round the chance to act.',
  'quinta.core.play-loop':
    'Three steps repeat through the whole session, a session being one sitting. First the GM describes the scene; then the players say what their characters do, each perhaps something different; then the GM describes the result, which leads back to the first step. Outside combat the GM sees to it that everybody gets a chance to act and chooses how each activity is settled. What is easy simply succeeds; only obstacles or uncertain circumstances call for dice.',
  'quinta.core.exceptions-win':
    "A general rule holds until something in the game explicitly says otherwise: a class feature, a feat, a weapon's property, a spell, a magic item, a monster's trait. Where an exception and a general rule conflict, the exception applies and the rest of the rule stands. An exception that says “may” adds a choice and takes none away. If two exceptions conflict, the more specific one prevails: this attack before this weapon, this weapon before this creature, this creature before everybody; after that the GM decides.",
  'quinta.core.round-down':
    'Whenever dividing or multiplying leaves a fraction, go down to the next lower whole number, even if the fraction is a half or more; a rule that says to round up is an exception. For negative numbers, too, down means lower. Each division or multiplication rounds on its own. Distances round down to steps of 1.5 m by default, because every distance of the game is a multiple of 1.5 m: half of a Speed of 9 m is 4.5 m.',
  'quinta.core.gm-authority':
    'Everything else in the game is built on these rules. The GM applies them, brings in the specific exceptions and fits the challenges to the adventure. Where the chapter leaves something to the GM, the GM is asked; if nobody answers, a recorded default holds.',
  'quinta.ability.six-abilities':
    'Every creature, character or monster, has six abilities: Strength (physical might), Dexterity (agility, reflexes and balance), Constitution (health and stamina), Intelligence (reasoning and memory), Wisdom (perceptiveness and strength of will) and Charisma (confidence, presence and charm).',
  'quinta.ability.score-range':
    "A score runs from 1 to 20, for some monsters up to 30: 1 is the lowest possible, 2–9 weak, 10–11 the human average, 12–19 high, 20 the most an adventurer can reach unless something says otherwise, 21–29 extraordinary, 30 the limit of everything. An increase stops at the creature's maximum, by default 20 for characters and 30 for monsters.",
  'quinta.ability.score-zero':
    'A score does not normally fall below 1. An effect that reduces one to 0 says itself what happens then; there is no general consequence. The table has no row for 0: the modifier stays −5. An effect that says nothing of 0 leaves the score at 1.',
  'quinta.ability.modifier':
    'Every ability has a modifier for its d20 Tests: the score minus 10, halved and rounded down. 1 gives −5, 2–3 −4, 4–5 −3, 6–7 −2, 8–9 −1, 10–11 0, 12–13 +1, 14–15 +2, 16–17 +3, 18–19 +4, 20–21 +5, 22–23 +6, 24–25 +7, 26–27 +8, 28–29 +9, 30 +10.',
  'quinta.d20.test':
    'When the outcome of an action is uncertain a d20 Test decides. There are three kinds: ability checks, saving throws and attack rolls. Roll a d20, two with advantage or disadvantage; add the ability modifier, the Proficiency Bonus if proficient in what is tested, and bonuses and penalties of the moment; compare the total with the target number. What affects d20 Tests affects all three kinds.',
  'quinta.d20.advantage':
    'With advantage roll two d20s and use the higher, with disadvantage the lower. Only the die kept counts, for the total and for natural numbers. A high roll is always better for the roller.',
  'quinta.d20.advantage-combining':
    'The chapter is silent on this, and we fill it so: several advantages still mean two dice, and so do several disadvantages. If there is at least one of each they cancel altogether and one d20 is rolled, however many stand on either side.',
  'quinta.d20.modifiers':
    'The total is the d20 kept, plus the modifier of the ability concerned, plus the Proficiency Bonus if the creature is proficient in what the test uses, plus every bonus and penalty of the moment from features, spells or other rules. Each rule says which ability is concerned. The same effect does not count twice on one roll unless it says so.',
  'quinta.d20.target-number':
    "A total equal to the target number or above succeeds; anything lower fails. The target number of an ability check or a saving throw is the Difficulty Class (DC), that of an attack roll the target's Armour Class (AC).",
  'quinta.d20.ability-check':
    "An ability check is a d20 Test of one ability against a DC, often written with a skill, as in Strength (Athletics). Proficiency in that skill, or in a tool used, adds the Proficiency Bonus. Where the chapter gives no DC the GM sets it; no natural roll succeeds or fails a check by itself, which is how we fill the chapter's silence.",
  'quinta.d20.saving-throw':
    'A saving throw is a d20 Test of one ability against the DC of the effect that forces it; proficiency in saves of that ability adds the Proficiency Bonus. The effect says what success and failure mean. A save that a condition fails automatically is not rolled. The chapter is silent on the rest: we let nobody succeed or fail by a natural number, death saves apart, and let the roller choose to fail.',
  'quinta.d20.attack-roll':
    "An attack roll is a d20 Test against the target's Armour Class, cover included. It adds the modifier of the attack's ability, the Proficiency Bonus if proficient with the weapon, and the bonuses and penalties of the moment. Equal to AC hits.",
  'quinta.d20.natural-20-and-1':
    'The chapter says what a critical hit does, but not that a 20 is one; our ruling: on an attack roll a kept 20 hits whatever the AC and is a critical hit, and a kept 1 misses whatever the modifiers. Checks and saves have no such rule.',
  'quinta.d20.typical-dc':
    'The chapter has no scale of difficulty; we offer the GM this one: very easy 5, easy 10, medium 15, hard 20, very hard 25, nearly impossible 30. It never replaces a DC that the chapter gives, such as 10 for first aid, for waking somebody knocked out and for staying in the saddle.',
  'quinta.d20.armor-class':
    'The chapter uses Armour Class without saying how it is computed; our ruling: without another calculation it is 10 plus the Dexterity modifier. Of several calculations one is used; bonuses such as cover are added to it. An AC written on the sheet stands as it is.',
  'quinta.proficiency.bonus':
    'Every creature has a Proficiency Bonus for its training, by level for characters and by Challenge Rating for monsters: up to 4 +2, 5–8 +3, 9–12 +4, 13–16 +5, 17–20 +6, 21–24 +7, 25–28 +8, 29–30 +9. Ratings below 1 count in the first row.',
  'quinta.proficiency.once-per-roll':
    'The Proficiency Bonus is never added to the same roll more than once, however many proficiencies are relevant: a check of Charisma (Deception or Persuasion) gets it once from one skill or from both.',
  'quinta.proficiency.multiply-divide-once':
    'Some rules multiply or divide the Proficiency Bonus before it is added: the feature called Competenza, which is expertise and not proficiency itself, doubles it for certain checks. On one roll it is multiplied at most once and divided at most once. We multiply first, then divide, and round down once; of several multipliers the largest counts, of several divisors the smallest.',
  'quinta.proficiency.skill-check':
    'Many checks involve a skill, a family of activities tied to an ability. A creature proficient in it adds the Proficiency Bonus; others may try without it. Climbing a cliff, for instance, is Strength (Athletics).',
  'quinta.proficiency.skill-table':
    "Eighteen skills. Strength: Athletics (jump far, swim in rough water, break something). Dexterity: Acrobatics (keep one's feet, tumble), Sleight of Hand (pick a pocket, palm a thing, conjure), Stealth (move silently, hide). Intelligence: Arcana (spells, magic items, planes), History (events, peoples, cultures), Investigation (find facts, work out how a thing works), Nature (terrain, plants, animals, weather), Religion (gods, rites, symbols). Wisdom: Animal Handling (calm or train an animal), Insight (mood and intentions), Medicine (an illness, a cause of death), Perception (what is hard to see or hear), Survival (tracks, the way, natural dangers). Charisma: Deception (lie, disguise), Intimidation (inspire awe), Performance (act, tell, play, dance), Persuasion (convince honestly). Constitution has none.",
  'quinta.proficiency.skill-relevance':
    'The description of an action names its skill. Whether a skill is relevant to a check is in the end for the GM to say.',
  'quinta.proficiency.skill-sources':
    "A character's first skill proficiencies are settled at creation; a monster's are those of its stat block. Nobody gets others by themselves.",
  'quinta.proficiency.saving-throws':
    'Proficiency in the saving throws of one ability adds the Proficiency Bonus to saves of that ability only. Every class gives at least two: a wizard has Intelligence and Wisdom. Monsters may have none.',
  'quinta.proficiency.weapons':
    'Anybody can use any weapon. Proficiency adds the Proficiency Bonus to attack rolls with it, never to damage. Proficiency in weapons and tools comes from class and background. Of training in armour the chapter says nothing, so armour hinders nobody.',
  'quinta.proficiency.tools':
    'Proficiency in a tool lets the Proficiency Bonus be added to any ability check that uses it. Who is also proficient in the skill that goes with the check has advantage besides; the bonus is still added once. Whether the skill goes with it is for the GM to say.',
  'quinta.actions.list':
    'Doing anything other than moving or communicating usually takes an action. There are twelve: Attack, Dash, Disengage, Dodge, Help, Hide, Influence, Magic, Ready, Search, Study and Utilize. The chapter leaves their full descriptions to a glossary that is not part of it.',
  'quinta.actions.attack':
    'Make one attack with a weapon or an unarmed strike; features may allow more attacks in the same action. The chapter says nothing of drawing weapons: we let one weapon be drawn or stowed with each attack, apart from the free interaction.',
  'quinta.actions.dash':
    'For the rest of the turn the creature has extra movement equal to its Speed as it is now, after every change. With Speed 0 it gains nothing.',
  'quinta.actions.disengage':
    "For the rest of the turn the creature's movement provokes no opportunity attacks. Later turns are not affected.",
  'quinta.actions.dodge':
    "Until the start of the creature's next turn attack rolls against it have disadvantage and its Dexterity saves have advantage. The benefit is lost if it is Incapacitated or its Speed is 0, and once lost does not come back. By default it need not see the attacker.",
  'quinta.actions.help':
    "Help an ally's ability check, help an ally's attack roll, or give first aid. The chapter names only the three uses; we fill in the rest. A helper proficient in the skill or tool and near enough gives advantage on the ally's next check with it. A helper within 1.5 m of an enemy gives advantage on an ally's next attack roll against that enemy. Either is used by the first roll it fits and lapses at the start of the helper's next turn. First aid is a DC 10 Wisdom (Medicine) check.",
  'quinta.actions.hide':
    'Make a Dexterity (Stealth) check to become hidden, if the GM allows hiding at all. The chapter says no more; our ruling: the creature must be heavily obscured or behind three-quarters or total cover, out of sight of every enemy, and reach DC 15. On a success it is Invisible while hidden, and the total is the DC of the Wisdom (Perception) check to find them. It ends on making a sound louder than a whisper, being found, making an attack roll or casting a spell aloud.',
  'quinta.actions.influence':
    "Make a Charisma check (Deception, Intimidation, Performance or Persuasion) or a Wisdom (Animal Handling) check to change a creature's attitude. The rest is our fill: the GM says whether the creature is willing (it agrees), unwilling (it refuses) or hesitant (roll). The DC is 15 or its Intelligence score, whichever is higher; a Friendly creature gives advantage, a Hostile one disadvantage. Success by default makes it do as asked and moves its attitude one step towards Friendly; failure changes nothing, and the same approach to it has to wait 24 hours.",
  'quinta.actions.magic':
    'Cast a spell, use a magic item, or use a magical ability that takes an action. Spells are in a chapter that we do not have: each brings its own attack roll, saves, damage, healing or conditions.',
  'quinta.actions.ready':
    'Choose a trigger and say what to do when it comes. The rest is our ruling: the trigger must be something the creature can perceive; the response is one action, or a move of up to Speed; it uses the Reaction, right after the trigger and before the start of the creature’s next turn; it may ignore the trigger. A readied spell is cast when readied and held until then.',
  'quinta.actions.search':
    "Make a Wisdom check to make out what is not obvious, with Insight, Medicine, Perception or Survival. What each finds is our fill: Insight a state of mind, Medicine an ailment or a cause of death, Perception a concealed creature or thing, Survival tracks or food. A hidden creature's Stealth total is the DC.",
  'quinta.actions.study':
    'Make an Intelligence check to recall something or work it out, with Arcana, History, Investigation, Nature or Religion.',
  'quinta.actions.utilize':
    'Use a nonmagical object when that takes an action; above all for every interaction with objects after the free one of the turn.',
  'quinta.actions.improvise':
    'Creatures can also do what is on no list, and features open further possibilities. Of an improvised action the GM decides whether it is possible and whether it takes a d20 Test. It takes the action unless the GM says otherwise.',
  'quinta.actions.one-at-a-time':
    'A creature takes one action at a time, in combat and elsewhere: it can Influence a person or Search for signs, but not both at once.',
  'quinta.actions.bonus-action':
    'There is a bonus action only where a feature, spell or ability gives one. A creature takes at most one on its turn, however many it could; it chooses which, and when in the turn unless that is fixed. What keeps it from taking actions keeps it from bonus actions too.',
  'quinta.actions.reaction':
    "A Reaction is an immediate response to a trigger, on the creature’s own turn or another’s; the opportunity attack is the most common. After one, the creature has no other until the start of its next turn. It comes right after its trigger unless something says otherwise, and a turn that it interrupts goes on from there. Everybody begins a fight with a Reaction; several to one trigger go in Initiative order, starting after whoever's turn it is.",
  'quinta.social.interaction':
    'In social interaction the characters meet people, or monsters, that would rather talk than fight. The GM plays every NPC. The scene moves on in two ways: by roleplaying and by ability checks.',
  'quinta.social.attitudes':
    'An NPC is Friendly, Indifferent or Hostile to the characters: the friendly tend to help, the hostile to hinder. The rest is our fill: Indifferent unless something says otherwise; checks to influence a Friendly one have advantage, a Hostile one disadvantage. An attitude is held to the group, and may differ for one character.',
  'quinta.social.roleplay':
    "Roleplaying belongs to the whole game and shows most in talk. Players decide what their characters think, do and say, acting it out or describing it; both are as good. The GM takes an NPC's response from its personality and from what is done: a craven bandit may give way to threats, a stubborn merchant does not yield to pestering, a vain dragon welcomes flattery. Watching how an NPC is played shows what it is after; offering that, or playing on fears and wishes, may win friends, spare violence or bring out what one needs to know, while insulting pride or friends tends to fail. Roleplaying alone can change an attitude.",
  'quinta.social.checks':
    'When the GM wants dice to matter in such a scene the usual call is the Influence action. The group does well to let the character with the fitting proficiency lead: to deceive a guard, the one proficient in Deception. This is advice, not a rule.',
  'quinta.exploration.equipment':
    "Gear opens ways: a ladder reaches high places, a torch or another light shows details, thieves' tools force locks and containers, caltrops hinder enemies. Weapons have peaceful uses too: a staff presses a suspicious button from afar. The chapter on equipment is not supplied; how far a torch shines is our fill: bright for 6 m and dim for 6 m more.",
  'quinta.vision.lightly-obscured':
    'In dim light, thin fog or moderate foliage Wisdom (Perception) checks that rely on sight have disadvantage. Other senses are not affected.',
  'quinta.vision.heavily-obscured':
    'Darkness, dense fog and thick foliage are opaque: who tries to see something there is as if Blinded for that. It is asked of each pair, who can see whom, and nobody is Blinded towards anything else; within such an area nothing in it can be seen.',
  'quinta.vision.light-levels':
    'In bright light (day, torches, lanterns, fires) creatures see normally. Dim light (shadow, twilight, dawn, moonlight) makes an area lightly obscured. Darkness (a moonless night, an unlit dungeon, magical darkness) makes it heavily obscured. A place is as obscured as the worse of its light and its fog or foliage.',
  'quinta.vision.special-senses':
    'The chapter names four senses and leaves them to the glossary; our rulings, each within its range. Blindsight perceives without sight, in darkness, when Blinded and even the Invisible, but not through total cover. Darkvision takes dim light for bright and darkness for dim. Tremorsense places what touches the same ground or liquid; it is no sight and misses what flies. Truesight sees in any darkness, the Invisible, and through illusions and transformations.',
  'quinta.exploration.hiding':
    'Creatures hide to spy, to slip past guards or to lie in ambush. The GM decides when it is possible; doing it takes the Hide action.',
  'quinta.objects.simple-interaction':
    'Usually the player says what the character does to an object, such as pulling a lever or opening a door, and the GM tells what happens. The rules that follow come in only where they fit.',
  'quinta.objects.definition':
    'For the rules an object is one separate lifeless thing: a window, a door, a sword, a book, a table, a chair, a stone. A building or a vehicle is not one object but many.',
  'quinta.objects.free-interaction':
    'In combat and other hurried moments a creature interacts with one object a turn for free, during a move or an action of that turn. Every further interaction takes the Utilize action.',
  'quinta.objects.find-hidden':
    'To find a secret door, a trap or the like the GM usually asks for Wisdom (Perception), provided that the player describes searching in the right place. Searching elsewhere cannot reveal it, whatever is rolled.',
  'quinta.objects.carrying':
    'What one ordinarily carries is not counted. For something very heavy, or a great many things, the GM may apply a limit. The chapter gives no figures; ours are, for each point of Strength: Tiny 3.75 kg, Small and Medium 7.5, Large 15, Huge 30, Gargantuan 60. Twice that can be dragged, lifted or pushed; with more than the first limit Speed is at most 1.5 m.',
  'quinta.objects.breaking-fragile':
    'As an action a creature destroys a fragile, nonmagical object, such as glass or paper, without a roll. It may be the Attack or the Utilize action. Magical and sturdy objects are not broken so.',
  'quinta.objects.breaking-resilient':
    'The chapter leaves sturdy objects to the glossary; we fill it so. AC: cloth, paper, rope 11; crystal, glass, ice 13; wood 15; stone 17; iron, steel 19; mithral 21; adamantine 23. Hit points, fragile or sturdy: Tiny 2 (1d4) or 5 (2d4), Small 3 (1d6) or 10 (3d6), Medium 4 (1d8) or 18 (4d8), Large 5 (1d10) or 27 (5d10); larger things go by Large sections. At 0 an object is destroyed. It is immune to poison and psychic damage, makes no checks and fails every save. A damage threshold ignores any hit below it.',
  'quinta.exploration.marching-order':
    'The party should have a marching order, indoors and out: it tells who is caught by traps, who may notice hidden enemies and who is nearest to the enemy when a fight begins. It can be changed at any time outside combat and noted in any way. It is a list of ranks, the first in front.',
  'quinta.hazards.list':
    'Besides monsters there are five hazards, which the chapter names and leaves to the glossary: burning, dehydration, falling, malnutrition and suffocation.',
  'quinta.hazards.burning':
    'The chapter only names it; our ruling: who burns takes 1d4 fire damage at the start of each of its turns. An action spent dropping Prone and rolling puts the fire out; so does dousing, submerging or smothering it, which comes before the damage.',
  'quinta.hazards.dehydration':
    "The chapter only names it; our ruling: water a day for Tiny 1 litre, Small and Medium 4, Large 16, Huge 64, Gargantuan 256. Who drinks less than half gains 1 level of exhaustion at the end of the day. Levels from thirst stay until a full day's water is drunk.",
  'quinta.hazards.falling':
    'The chapter only names it; our ruling: a fall does 1d6 bludgeoning damage for every full 3 m, at most 20d6, and a creature that takes damage lands Prone. A creature that falls into liquid may use its Reaction for a DC 15 Strength (Athletics) or Dexterity (Acrobatics) check, rolled first, to halve the damage.',
  'quinta.hazards.malnutrition':
    "The chapter only names it; our ruling: food a day for Tiny 0.125 kg, Small and Medium 0.5, Large 2, Huge 8, Gargantuan 32. Who eats, but less than half, makes a DC 10 Constitution save at the day's end or gains 1 level of exhaustion. Who eats nothing gains 1 level at the end of the fifth day and 1 each day after. Levels from hunger stay until a full day's food is eaten.",
  'quinta.hazards.suffocation':
    "The chapter only names it; our ruling: one holds one's breath for 1 minute plus the Constitution modifier in minutes, at least 30 seconds. Out of breath or choking, one gains 1 level of exhaustion at the end of each turn; breathing again takes all of those away. With ten levels that is ten turns.",
  'quinta.travel.methods':
    'A long journey is either told by the GM in a few words or played with the rules of pace.',
  'quinta.travel.pace':
    'Outside combat a group travels fast, at a normal pace or slowly. In a minute 120, 90 or 60 m; in an hour 4, 3 or 2 km; in a day 48, 38 or 29 km. The columns do not agree with each other, so each is used only for its own span of time. An option corrects the hours to 6, 4.5 and 3 km.',
  'quinta.travel.pace-effects':
    'While travelling: fast, disadvantage on Wisdom (Perception), Wisdom (Survival) and Dexterity (Stealth) checks; normal, disadvantage on Dexterity (Stealth); slow, advantage on Wisdom (Perception) and Wisdom (Survival).',
  'quinta.travel.mounts':
    "On horses or other mounts a group covers twice the distance for one hour; then the mounts need a short or a long rest. By default they go on at the ordinary pace but do not double again before such a rest; each doubled hour adds one hour's distance to the day.",
  'quinta.travel.vehicles':
    "In carts and other land vehicles a pace is chosen as usual. On water the group goes at the ship's speed, chooses no pace and has none of its effects; the ship may travel up to 24 hours a day, by its kind and crew. The vehicles themselves are in a chapter that is not supplied.",
  'quinta.combat.rounds':
    'A fight is usually a clash of two sides. It runs in rounds of about 6 seconds; in each, everybody taking part has one turn, in an order fixed at the start by Initiative. Round follows round until a side is defeated.',
  'quinta.combat.steps':
    'Three phases in order: the positions are established, Initiative is rolled, and everybody acts in turn; the third repeats until the fight ends.',
  'quinta.combat.positions':
    'The GM decides where everybody is, from the marching order or from what the players said they were doing. By default the ranks of the marching order stand one square behind the other.',
  'quinta.combat.end':
    'A fight ends when one side is defeated, each of its members killed, unconscious, surrendered or fled, or when both sides agree to stop.',
  'quinta.initiative.roll':
    'At the start everybody taking part makes a Dexterity check; the total is their Initiative for the whole fight. Players roll for their characters, the GM for monsters. What affects ability checks affects it; proficiency counts only if a feature says so.',
  'quinta.initiative.group':
    'The GM rolls once for each group of identical monsters, and all of them use that result. Monsters that differ in anything that affects the roll, such as surprise, are separate groups. Each still has a turn of its own, in the order the GM likes.',
  'quinta.initiative.surprise':
    'Who is caught by surprise when a fight starts has disadvantage on the Initiative roll, and no other loss: neither a turn nor a Reaction. The GM says who is surprised.',
  'quinta.initiative.order':
    'Turns go from the highest Initiative to the lowest, in the same order every round.',
  'quinta.initiative.ties':
    'Of tied monsters the GM decides the order, of tied characters the players, between a monster and a character the GM. Nothing is rolled again and Dexterity breaks no tie. If both kinds are tied, each side orders its own and the GM then puts the two together without changing either.',
  'quinta.turn.move-and-action':
    'On its turn a creature may move up to its Speed and take one action, in the order it likes.',
  'quinta.turn.communicate':
    'On its turn a creature may speak or gesture without spending action or movement. A longer speech, or an attempt to influence somebody, takes the Influence action. By default this is possible only on its own turn; the speaker says whether a speech is long.',
  'quinta.turn.interact':
    'Once a turn a creature may interact with what is around it for free, such as opening a door or picking something up. More takes the Utilize action. It is the same single free interaction as with objects.',
  'quinta.turn.nothing': 'A creature may neither move nor act. Who is in doubt might Dodge or Ready.',
  'quinta.grid.squares':
    'On a grid with miniatures or tokens each square is 1.5 m. Without a grid the same costs are counted in metres.',
  'quinta.grid.speed': 'Speed in squares is Speed divided by 1.5 m, rounded down: 9 m is 6 squares.',
  'quinta.grid.enter-square':
    'Entering a square costs 1 square of movement, 2 if it is difficult terrain, and the creature must be able to pay all of it. The chapter gives diagonals no price of their own: by default a diagonal step is like any other.',
  'quinta.grid.corners':
    'A diagonal step may not cut the corner of a wall or another obstacle: one such obstacle on either of the two squares beside the step forbids it. Creatures are no obstacles in this.',
  'quinta.grid.distance':
    'Distance is counted in squares on the shortest way from the edge of one to the other. The count is our fill where the chapter is brief: begin with the square beside the first and end in the nearest square of the other, so that neighbours, diagonal ones too, are 1 square or 1.5 m apart, and those in the same space 0. Walls do not make it longer.',
  'quinta.movement.speed':
    'On its turn a creature may move any distance up to its Speed, or stay. What it spends is taken from that allowance. Speed is its base, changed by fixed amounts but not below 0, then halved once, then 0 if anything says so. If it falls during the turn, what has been spent is taken from the new Speed.',
  'quinta.movement.modes':
    'A move may include climbing, crawling, jumping and swimming. The chapter gives no costs; we fill them in: climbing, crawling and swimming cost 1 more for each unit (2 more in difficult terrain) unless a Speed for it is used. A long jump covers up to 0.3 m for each point of Strength after a run of 3 m, half from standing; a high jump 0.3 m times 3 plus the Strength modifier, at least 0, half from standing. A jump spends the distance jumped.',
  'quinta.movement.difficult-terrain':
    'Movement in difficult terrain costs double: 1.5 m of way takes 3 m of movement. Several reasons in one place double it once; that much is our fill.',
  'quinta.movement.splitting':
    'Movement may be broken up: some before and some after an action or a Reaction, and between the actions of a turn; so also around a bonus action and between the attacks of one action.',
  'quinta.movement.drop-prone':
    'On its turn a creature may lie down Prone without an action or movement, except while its Speed is 0. What counts is Speed, not the movement left.',
  'quinta.movement.stand-up':
    'The chapter does not say how to stand up; our ruling: standing up from Prone costs movement equal to half the creature’s Speed, rounded down, and is impossible with Speed 0. Until then it can only crawl.',
  'quinta.movement.size':
    "A creature's size is the space it holds: Tiny 0.75 m a side, four to a square; Small and Medium 1.5 m, 1 square; Large 3 m, 4 squares (2 × 2); Huge 4.5 m, 9 squares (3 × 3); Gargantuan 6 m, 16 squares (4 × 4).",
  'quinta.movement.through-creatures':
    'A creature may pass through the space of an ally, of an Incapacitated creature, of a Tiny one, or of one two sizes or more larger or smaller. That space is difficult terrain unless its occupant is an ally or Tiny. Every other occupied space blocks the way.',
  'quinta.movement.end-in-occupied':
    'Nobody ends a move willingly in a space that another occupies, except those who are Tiny, or larger than everybody there. A passage that would have to stop in a forbidden space may not be begun; who is stopped there by something else stays until their next move.',
  'quinta.attack.sequence':
    'An attack is made with the Attack action, or with a bonus action or Reaction that allows one. Choose a target within range: a creature, an object or a place. The GM settles cover, advantage and disadvantage, bonuses and penalties. Roll to hit, and on a hit roll damage.',
  'quinta.attack.ability':
    "Melee attacks use Strength and ranged attacks Dexterity, unless something says otherwise, as a spell or a weapon's property may.",
  'quinta.attack.unseen-target':
    'Attacking a creature that the attacker cannot see has disadvantage. If it is not where the attacker thinks, the attack misses whatever the roll; the roll is still made, so that it does not reveal an empty place.',
  'quinta.attack.unseen-attacker':
    'Attack rolls against a creature that cannot see the attacker have advantage.',
  'quinta.attack.reveal-hidden':
    'Who attacks from hiding gives away their position, hit or miss, once the attack is settled; the attack itself still has the benefit of being unseen. Invisibility by magic does not end by this: only the place becomes known.',
  'quinta.attack.cover':
    "Obstacles protect in three degrees. Half cover, from another creature or an obstacle before half the body: +2 to AC and Dexterity saves. Three-quarters cover, from an obstacle before three quarters: +5 to both. Total cover, from an obstacle before all of it: no direct target. It counts only from beyond the obstacle; areas are the effect's own matter. The GM says the degree; by default a creature on the straight line gives half.",
  'quinta.attack.cover-combining':
    'The chapter is silent on this, and we fill it so: of several kinds of cover only the best counts; bonuses are not added.',
  'quinta.attack.range':
    'A ranged attack needs a target within range. With one range, nothing beyond it can be attacked. With two, there is no penalty up to the first, disadvantage beyond it up to the second, and no attack beyond that. The limits themselves are within.',
  'quinta.attack.ranged-in-melee':
    'A ranged attack has disadvantage within 1.5 m of an enemy who can see the attacker and is not Incapacitated, whatever the target is.',
  'quinta.attack.melee-reach':
    "A melee attack strikes a target within reach, with a melee weapon, an unarmed strike or a monster's claws, bite and the like. Reach is usually 1.5 m; some creatures have more.",
  'quinta.attack.unarmed-strike':
    'An unarmed strike is a melee attack with the body. The chapter says no more; our ruling: everybody is proficient, the roll adds the Strength modifier and the Proficiency Bonus, and a hit does 1 plus the Strength modifier in bludgeoning damage, not below 0. There are no dice for a critical hit to double. Instead of damage it may grapple or shove.',
  'quinta.attack.grappling':
    "The chapter has the Grappled condition but does not say how to grapple; our ruling: an unarmed strike may, instead of damage, grapple or shove a target within 1.5 m at most one size larger. The target makes a Strength or Dexterity save, as it likes, against DC 8 plus the attacker's Strength modifier and Proficiency Bonus; failing, it is Grappled (the attacker needs a free hand), or pushed 1.5 m or knocked Prone as the attacker likes. An action and a Strength (Athletics) or Dexterity (Acrobatics) check against that DC gets it free; so does a grappler who is Incapacitated, out of reach or lets go.",
  'quinta.attack.opportunity':
    'When a creature leaves another’s reach, the other may use its Reaction for one melee attack against it. Moving within reach, or into it, provokes nothing. The moment is our ruling: just before the creature leaves; if it still can, it then moves on. By default it is offered against enemies, and they need not be seen.',
  'quinta.attack.opportunity-avoid':
    "No opportunity attack is provoked by who took Disengage this turn, who teleports, or who is moved by an effect. A readied move is one's own movement and does provoke.",
  'quinta.mounted.eligible-mount':
    'A creature may ride another that is willing, at least one size larger and suitably built; the GM judges its build.',
  'quinta.mounted.mounting':
    "Mounting or dismounting costs movement equal to half of one's own Speed, rounded down. The rest is our fill: the mount is within 1.5 m, that much movement is left, and Speed is not 0.",
  'quinta.mounted.controlled':
    "Only a trained mount can be controlled. Its Initiative becomes the rider's, it moves with its own Speed as the rider directs, and its only actions are Dash, Disengage and Dodge. That it may act in the very turn it is mounted is our fill.",
  'quinta.mounted.independent':
    'A mount that is not controlled keeps its own Initiative and acts as it likes, with all its actions.',
  'quinta.mounted.falling-off':
    "If the mount is pushed or the rider is knocked down, the rider makes a DC 10 Dexterity save or falls off, landing Prone within 1.5 m, without damage from the fall. We count every move against the mount's will, and the mount knocked Prone. A rider who saves stays in the saddle and is not Prone. The GM says where one lands.",
  'quinta.underwater.melee':
    'Under water a creature without a swimming Speed has disadvantage on melee attacks unless the weapon does piercing damage. Unarmed strikes are hindered; of several types of damage one that is piercing is enough.',
  'quinta.underwater.ranged':
    'Under water a ranged attack always misses beyond its normal range, even with a 20, and has disadvantage within it, with every weapon. It is enough that the attacker or the target is under water; a single range counts as normal.',
  'quinta.underwater.fire': 'Everything under water has resistance to fire damage.',
  'quinta.hp.points':
    'Hit points are toughness and the will to live. The maximum is the healthy value; the current ones lie between 0 and that, and damage lowers them. Losing them has no effect of its own before 0. If the maximum falls below the current value, that falls with it.',
  'quinta.hp.bloodied':
    'A creature with half its maximum hit points or fewer is Bloodied. That does nothing by itself but may set off other things. Temporary hit points do not count.',
  'quinta.rest.rests':
    'Every creature can take short rests of 1 hour and a long rest of 8 hours; getting hit points back is one of their chief benefits. How many, the chapter does not say: the next two rules fill that in, unless the table plays without.',
  'quinta.rest.short-rest':
    'The chapter gives only the hour; we fill the rest so: begun with at least 1 hit point, it lets one spend any number of Hit Dice one by one, each giving back its roll plus the Constitution modifier, at least 1. Rolling Initiative, casting a spell other than a cantrip or taking damage breaks it off without benefit. It wakes who was knocked out and refreshes mounts.',
  'quinta.rest.long-rest':
    'Eight hours, and finishing one ends temporary hit points: so the chapter. The rest is our fill: at least 6 hours of sleep and at most 2 of light activity; begun with at least 1 hit point and 16 hours after the last; it restores all hit points, all Hit Dice and a lowered maximum, and takes away 1 level of exhaustion. What breaks a short rest, or an hour of exertion, breaks it; after at least an hour it then counts as a short rest.',
  'quinta.damage.roll':
    'Each weapon, spell or ability says its damage dice. With a weapon the same ability modifier that was used to hit is added; spells say what they add. The chapter sets no floor; ours is that a penalty may bring damage down to 0, never below.',
  'quinta.damage.fixed':
    "An attack whose damage is a fixed number instead of dice, like the blowgun's, adds no ability modifier unless a rule says so.",
  'quinta.damage.critical':
    'A critical hit doubles the damage dice of the attack: each is rolled twice, all are added up, and modifiers are added once. Extra dice of the attack itself are doubled; dice that come from a later saving throw are not.',
  'quinta.damage.one-roll-many-targets':
    'If one effect damages several creatures, its dice are rolled once for all of them; saves, resistance and the like then count for each.',
  'quinta.damage.half-on-save':
    'Many effects do half damage, rounded down, on a successful save. Each effect says so; otherwise a success means no damage.',
  'quinta.damage.types':
    'All damage has a type, which does nothing by itself; other rules refer to it. The chapter names fire, slashing, necrotic and piercing; the full list is our fill: acid, bludgeoning, cold, fire, force, lightning, necrotic, piercing, poison, psychic, radiant, slashing, thunder. A hit of several types is worked out type by type and then taken as one loss.',
  'quinta.damage.resistance': 'Resistance to a type halves damage of that type, rounded down.',
  'quinta.damage.vulnerability': 'Vulnerability to a type doubles damage of that type.',
  'quinta.damage.no-stacking':
    'Several resistances to one type count as one, and so do several vulnerabilities. One of each both apply.',
  'quinta.damage.order':
    'First bonuses and penalties, then resistance, then vulnerability, rounding down after each. The chapter does not place the rest: half for a save comes after the bonuses, then immunity, and last of all temporary hit points before hit points.',
  'quinta.damage.immunity':
    'A creature or object immune to a type of damage takes none of it; one immune to a condition cannot have it, not even as part of another condition.',
  'quinta.healing.sources':
    'Hit points come back by magic, such as the spell Cure Wounds or a healing potion, or by rest.',
  'quinta.healing.cap':
    'Healing never lifts hit points above the maximum; the rest is lost. The dead cannot be healed.',
  'quinta.damage.knock-out':
    'Who brings a creature to 0 hit points with a melee attack may leave it at 1 instead, Unconscious, however great the damage. It wakes after a short rest, or earlier if it is healed or somebody succeeds at a DC 10 Wisdom (Medicine) check, made with the Help action. It wakes Prone.',
  'quinta.death.at-zero': 'Who is brought to 0 hit points dies at once or falls Unconscious.',
  'quinta.death.monsters':
    'A monster dies at 0 hit points unless the GM chooses otherwise; then it falls Unconscious and makes death saving throws like a character.',
  'quinta.death.max-hp-zero': 'A creature whose hit point maximum falls to 0 dies.',
  'quinta.death.massive-damage':
    'If the damage left over after reaching 0 hit points is more than the maximum, the creature dies at once; exactly as much does not kill, by default. What temporary hit points swallowed is not left over.',
  'quinta.death.raise':
    'A dead character can be brought back by magic such as Resurrection, with the hit points that the magic says; otherwise the player makes a new one. That exhaustion then falls by 1 level is our fill.',
  'quinta.death.unconscious':
    'Who does not die at 0 hit points is Unconscious until they regain any, and must make death saving throws. Healing does not end unconsciousness that comes from something else.',
  'quinta.death.saves':
    'Who starts a turn with 0 hit points rolls 1d20: 10 or more is a success, less a failure. No ability modifier and no proficiency count; by default what changes every d20 Test or every save does. The natural 1 and 20 are read on the die.',
  'quinta.death.save-tally':
    'Three successes make one Stable, three failures kill; they need not be in a row. Both counts go back to 0 on regaining any hit points. On becoming Stable they do so too, by default, which is our fill.',
  'quinta.death.natural-1-20':
    'A natural 1 is two failures. On a natural 20 one regains 1 hit point, comes to and clears both counts.',
  'quinta.death.damage-at-zero':
    'Damage at 0 hit points is one failure, two if from a critical hit; damage equal to the hit point maximum or more kills at once. What resistance and the like leave counts; by default damage that temporary hit points swallow whole does not. A melee hit on somebody Unconscious is critical, so a blow usually means two failures.',
  'quinta.death.stabilise':
    'With the Help action one makes a DC 10 Wisdom (Medicine) check on somebody within 1.5 m at 0 hit points; success makes them Stable.',
  'quinta.death.stable':
    'Who is Stable has 0 hit points, stays Unconscious and makes no death saving throws. Damage ends that, counts as a failure itself (two if critical), and the throws begin again. Unless healed, they regain 1 hit point 1d4 hours after becoming Stable.',
  'quinta.temphp.absorb':
    'Temporary hit points take damage first: they are lost before the others, and what is left over goes on to those.',
  'quinta.temphp.duration':
    'They last until they are used up or a long rest is finished. A short rest does not touch them.',
  'quinta.temphp.no-stacking':
    'New temporary hit points are never added to old ones: one chooses whether to keep the old or take the new.',
  'quinta.temphp.not-healing':
    'Receiving them is not healing, healing cannot restore them, and at 0 hit points they do not bring one round. They may go beyond the maximum.',
  'quinta.conditions.general':
    'Conditions are passing states that spells, abilities and hazards bring about; there are nineteen. Different ones on a creature apply together. One ends when its time is up or something removes it. The rest is our fill: the same condition from several sources works once, and lasts as long as any of them; only exhaustion adds up. What a condition brings along ends with it, except that who was Unconscious is still Prone.',
  'quinta.conditions.blinded':
    'Cannot see; fails ability checks that rely on sight; attack rolls against it have advantage. Its own attacks have disadvantage, because it does not see its target. A sense that takes the place of sight lets it perceive, and so check and strike, as usual; it is still easier to hit.',
  'quinta.conditions.grappled': 'Speed is 0. It ends if the creature is moved out of the grappler’s reach.',
  'quinta.conditions.exhausted':
    'Has levels from 1 to 10, each of which makes rolls and capabilities worse; at 10 one dies. What a level does the chapter leaves to the glossary; we fill it so, by default: each takes 2 from every d20 Test, Initiative and death saves included, and 1.5 m from Speed, not below 0.',
  'quinta.conditions.deafened': 'Cannot hear and fails checks that rely on hearing.',
  'quinta.conditions.poisoned':
    'Disadvantage on attack rolls and ability checks; saving throws are not affected.',
  'quinta.conditions.blocked':
    'Held fast and unable to move: Speed is 0. By default it does not bring the condition Immobilised with it.',
  'quinta.conditions.confused':
    'Acts unpredictably, in the way that the rule or spell causing it says. Where that says nothing the GM decides; otherwise one acts as usual.',
  'quinta.conditions.frightened':
    "Disadvantage on ability checks and attack rolls while the source of the fear is in sight. One cannot move nearer to it by one's own movement, seen or not, not even by one step.",
  'quinta.conditions.immobilized':
    'Cannot move; attack rolls against it have advantage. It can still act, and its own attacks are as usual. By default not being able to move is a Speed of 0.',
  'quinta.conditions.charmed':
    'Cannot attack or target the charmer, by default with anything at all; the charmer has advantage on checks to deal with it socially. An area that includes the charmer does not target them.',
  'quinta.conditions.incapacitated':
    'Cannot take actions or Reactions, and so no bonus actions. It can still move.',
  'quinta.conditions.invisible':
    'Cannot be seen without magic or special senses. Its attack rolls have advantage and those against it disadvantage, but neither with a creature that can still see it. Being Invisible and being unseen is one advantage, not two.',
  'quinta.conditions.unconscious':
    'Incapacitated, drops what it holds, falls Prone, fails Strength and Dexterity saves; attack rolls against it have advantage, and every melee hit on it is critical. The chapter does not mention Speed and awareness: ours are Speed 0 and unaware. It is still Prone when this ends.',
  'quinta.conditions.prone':
    'Lying down. Its own attacks have disadvantage, and melee attacks against it have advantage. Ranged attacks against it are as usual.',
  'quinta.conditions.slowed': 'Speed is halved, rounded down, once however many sources there are.',
  'quinta.conditions.restrained':
    'Speed is 0; attack rolls against it have advantage; its own have disadvantage.',
  'quinta.conditions.stunned':
    'Incapacitated, cannot move, speaks only falteringly, fails Strength and Dexterity saves; attack rolls against it have advantage.',
  'quinta.conditions.petrified':
    'Turned to stone or the like; Incapacitated, can neither move nor speak, unaware of what happens. Being unaware it sees no attacker, so attack rolls against it have advantage.',
  'quinta.conditions.paralyzed':
    'Incapacitated, can neither move nor speak, fails Strength and Dexterity saves; attack rolls against it have advantage, and a melee attack that hits is critical. It has to hit first.',
};
