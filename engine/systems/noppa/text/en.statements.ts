/** The rules in English, in our own words. */
export const en = {
  'noppa.dice.players-roll':
    "Only players roll dice (D); the game master never does. A player character's attack is rolled against a target number (TN). A foe's attack is not rolled: the player character rolls a defence against the TN of that attack. What foes do to each other the game master decides without dice.",
  'noppa.dice.gm-sets-tn':
    "A target number (TN) comes from the game master or from the foe's own data, never from a player. TN n asks for n successes.",
  'noppa.dice.typical-tn': 'An ordinary challenge usually has TN 2: two successes are needed.',
  'noppa.dice.pool':
    'A roll starts with as many d6 as the attribute in question plus any bonuses. Bonuses and penalties are added up. If the sum is 0 or less, the rule for an attribute of 0 is used.',
  'noppa.dice.success-faces':
    'Every die that shows 4, 5 or 6 is one success, extra dice included. A 6 is one success, not two.',
  'noppa.dice.meet-tn':
    'The roll succeeds when there are at least as many successes as the TN. Those above the TN are extra successes. With fewer successes than the TN the roll fails.',
  'noppa.dice.extra-die-on-six':
    "In a player character's roll each 6 brings one more die, which is rolled and read like the rest. By default a 6 on an extra die brings another. Rolls that a player makes for a companion who is not a player character have neither extra dice nor complications.",
  'noppa.dice.complication':
    "A player character's roll brings a complication when the whole roll, extra dice included, shows more 1s than 6s; equal numbers do not. One roll brings one complication at most. The faces count as rolled: advantage and disadvantage do not change what is a 1 or a 6.",
  'noppa.dice.complication-independent':
    'A complication comes on top of the result, success or failure alike. It neither turns a success into a failure nor takes successes away. What it consists of the game master chooses.',
  'noppa.dice.zero-attribute':
    'An attribute of 0 is rolled with two dice, and only the lower one counts; the other is ignored altogether. A 6 that counts brings an extra die as usual. By default this applies when the whole pool, bonuses included, is 0 or less; a positive pool is simply rolled.',
  'noppa.success.extra-use':
    'Successes above the TN may be used to do the thing better: more effectively, more impressively, faster, without leaving traces and so on. Outside fights the player says what they are used for. In attacks and defences their uses are fixed.',
  'noppa.success.partial':
    'A roll below the TN may be treated as a partial success if that feels right. By default the game master may grant it on a failed roll; otherwise there is none. For every other rule the roll is still a failure.',
  'noppa.advantage.advantage':
    'With advantage every die of the roll succeeds on 3 or more. The number of dice, the extra dice for 6s and the complication stay as they are. By default several advantages count as one, and advantage together with disadvantage is a plain 4 or more.',
  'noppa.advantage.disadvantage':
    'With disadvantage every die of the roll succeeds only on 5 or more. By default several disadvantages count as one.',
  'noppa.advantage.retroactive':
    'If it is noticed only after the roll that advantage or disadvantage should have applied, the dice on the table are read again with the other threshold. Nothing is rerolled, and extra dice and complication never change by this. It can be done until the consequences of the roll are applied.',
  'noppa.advantage.sources':
    "Advantage or disadvantage can come from an earlier roll that went well or badly, from tools especially fit or unfit for the job, from surprise or overwhelming odds, or from surroundings such as terrain or the mood of an audience. By default overwhelming odds work by themselves in a melee: a melee attack there, or a defence against one, has advantage if the roller's side has the odds and disadvantage if an enemy side has. Everything else is granted by the game master.",
  'noppa.advantage.vs-tn-adjustment':
    'Advantage and disadvantage are meant as the weaker tool, for circumstances of the story. A changed TN is for a real change in how hard the opponent is: a difference in danger, a weakness against an element, a special attack or form. By exact count this holds up to four dice; from about five dice on, the shifted threshold weighs as much as one step of TN, or more.',
  'noppa.advantage.tn-adjustment-effort':
    'A lower TN usually takes preparation (the right weapon or spell), a resource such as a mind point, or some other concrete trouble. Advantage may be granted more freely. The game master changes a TN by stating a reason; it never goes below 0, and with TN 0 any roll succeeds.',
  'noppa.attr.range':
    'There are six attributes: Might, Agility, Toughness, Learning, Practice and Personality. Each is normally from 1 to 5.',
  'noppa.attr.racial-range':
    'Racial changes may move the range of a single attribute by one, to 0-4 or to 2-6. Each attribute carries a racial change of -1, 0 or +1 and must lie within its moved range. By default any number of attributes may be changed in this way.',
  'noppa.attr.halving':
    'A halved attribute is always rounded up: 0 gives 0, 1 and 2 give 1, 3 and 4 give 2, 5 and 6 give 3.',
  'noppa.attr.vakevyys':
    'The full value is rolled for melee attacks. Half of it is the number of dice of the parry reaction.',
  'noppa.attr.ketteryys':
    'The full value is rolled for ranged attacks and for reflex defence. Half of it is the dodge defence, a part of the basic defence.',
  'noppa.attr.sitkeys':
    'The full value is rolled for endurance defence. Half of it is added to body points and to their recovery.',
  'noppa.attr.oppineisuus':
    'The full value is rolled for spell attacks. Half of it is the number of additional special skills or spells. To what number they are added is not said; by default that number is 0.',
  'noppa.attr.harjaantuneisuus':
    'The full value is rolled for will defence. Half of it is added to mind points and to their recovery.',
  'noppa.attr.persoonallisuus':
    'The full value is rolled for initiative. Half of it is the number of additional light equipment slots.',
  'noppa.attr.story-use':
    'Besides the listed uses, an attribute may be rolled for anything in the story that it seems to fit.',
  'noppa.body.max': 'Maximum body points (KP) are half of Toughness plus 5.',
  'noppa.body.milestone':
    'At every milestone half of Toughness plus 2 body points come back, never above the maximum. The game master says when a milestone is reached. A fainted character recovers too, and wakes.',
  'noppa.body.faint':
    'A character whose body points run out faints and needs help; this is not death, and the rules have no death by damage. Body points stop at 0, and further damage changes nothing. A fainted character has no actions or reactions, loses a readied act and is not counted for odds. They wake when body points rise above 0 by whatever means the game master, a skill or a spell allows.',
  'noppa.body.after-scene':
    'Once the scene is over, a character without body points can be brought to 1 without any special means. Body points above 0 are not changed.',
  'noppa.mind.max': 'Maximum mind points (MP) are half of Practice plus 2.',
  'noppa.mind.milestone':
    'At every milestone half of Practice plus 1 mind points come back, never above the maximum.',
  'noppa.mind.turn-failure':
    'After a failed roll the roller may spend one mind point: the roll counts as a success, however many successes were missing. Only one point may be spent on a roll, and a defence is rescued only after all cover and parries. By default it is paid by the character whose roll it is, for a defence the defended one. An initiative roll cannot fail, so no point can be spent on it.',
  'noppa.mind.bare-success':
    'A success bought with a mind point has no extra successes: no added damage, no riposte, no cover. A complication of the roll stays.',
  'noppa.mind.cost-component':
    'Mind points may also be part of the price of something, an area attack for example. They are paid together with the actions when the act is declared, whatever the result.',
  'noppa.mind.floor':
    'Mind points cannot go below 0. With none left, a failure cannot be turned, and nothing that costs mind points can be done.',
  'noppa.gear.base-slots': 'Everybody has 2 light slots and 1 heavy slot.',
  'noppa.gear.bonus-slots': 'Half of Personality is added as light slots.',
  'noppa.gear.conversion':
    'Two light slots may be turned into one heavy slot, and one heavy into two light. By default this goes for all slots: a load fits when its light items plus twice its heavy items are at most 4 plus half of Personality.',
  'noppa.gear.swap-free':
    "Changing gear is normally free along with an active act, and impossible along with a reaction. Any act on one's own tick (attack, move, readying, spell) allows one rearrangement of held items before it. A readied act that goes off is a reaction and allows none.",
  'noppa.gear.one-held-item':
    'For each roll a character may choose only one item held in hand to help; a second shield adds nothing. Unless the player chooses otherwise, it is the item with the largest bonus for that roll. A character’s own parry belongs to the roll of the defence, so only what helped there helps it too; a comrade who parries has a thing of their own.',
  'noppa.gear.armour-and-trinkets': 'Armour and trinkets give their benefit on top of the one held item.',
  'noppa.init.roll':
    "At the start of every round each player rolls the character's Personality plus bonuses. The roll has no TN.",
  'noppa.init.value':
    'Initiative is 2 plus the successes of the roll, minus 1 for a complication. It is the number of actions for the round and the tick on which the character first acts.',
  'noppa.init.complication':
    'A complication on the initiative roll takes 1 off the final value: Personality 4 with two successes and a complication gives 3. The lowest possible value is therefore 1.',
  'noppa.init.npc-fixed': 'NPCs do not roll initiative; their data give a fixed number of actions per round.',
  'noppa.init.pc-before-npc':
    'On one and the same tick the order is always the same: all player characters before all NPCs.',
  'noppa.init.lowest-stat':
    'Within each group the one whose lowest attribute is higher goes first; if they are equal, the next lowest are compared, and so on through all six. NPCs may have such a list of values too. Without one, and on complete equality, the one who joined the fight first goes first.',
  'noppa.init.countdown':
    'The round counts down tick by tick, from the highest number of actions to 1. On each tick those who have that many actions left act, in the fixed order. An act costs actions, and what is left is the tick of the next act; at 0 one is done for the round. After tick 1 the round ends, and the next begins with new initiative.',
  'noppa.init.passing':
    'The rules do not say what happens to a character who does not act when their number comes. By default nothing is lost: they keep their actions for reactions and are asked again on every lower tick. When they do act, their actions are first cut down to the tick, so waiting never allows two acts in a row.',
  'noppa.init.npc-odd':
    "An NPC's odd number of actions is mainly there so that one is left for a free strike.",
  'noppa.action.costs':
    "Attacks, spells, moves and other acts cost actions. Basic prices: attack 2; parry 1 (reaction); readying 1; delaying 1-2; move 1, or 2 over difficult terrain; withdrawing 1 more; free strike 1 (reaction). Spells and foes' attacks state their own price.",
  'noppa.action.affordability':
    "An act on one's own tick needs its full price in actions. By default one cannot go below 0: with 1 action left, an attack for 2 is impossible.",
  'noppa.action.attack': 'An attack costs 2 actions unless its own data say otherwise.',
  'noppa.parry.reaction':
    'A reaction for 1 action against an attack that is about to get through: it is used after a failed defence roll, for oneself or for a comrade. By default the comrade must be in the same melee, or in the same zone while the parrier is in no other melee; the parrier then joins the melee. NPCs never parry, as they do not roll.',
  'noppa.parry.dice':
    'The parrier rolls half of their own Might in dice, also when defending a comrade. A held item that helps parrying may add its bonus. Might 0 adds no dice. If the defence was rolled with two dice of which the lower counts, that die stands and the parry dice join it.',
  'noppa.parry.merge':
    "Parry dice count as if they had belonged to the defence roll from the start: same TN and threshold, 6s bring extra dice, and the 1s and 6s of the whole enlarged roll decide the complication, which can appear or vanish. It stays the defended character's roll: complication and mind point are theirs. A parrier who joins the melee counts for odds only from the next roll on.",
  'noppa.parry.once-per-defended':
    'A single attack may be parried once for each character it is aimed at. After a failed parry nobody else may try for the same character; in an area attack each target may get one.',
  'noppa.parry.melee-unarmed': 'Melee attacks can be parried normally even without a weapon.',
  'noppa.parry.ranged-needs-shield':
    'As a rule a ranged attack can be parried only with a shield or a fitting special skill or spell. Against a spell attack a shield is not enough: a skill or spell that parries spells is needed. What decides is the mode of the attack, not the defence rolled, and the game master may make exceptions.',
  'noppa.parry.no-surprise':
    'Surprise attacks, such as those of an invisible foe, cannot be parried by anybody.',
  'noppa.ready.declare':
    'Readying costs 1 action. One states what one will do and what sets it off; loose wording is fine, such as "I attack when somebody comes near". Each time, the owner confirms whether it has been set off, and the game master may say no.',
  'noppa.ready.upkeep':
    "At the start of each tick of one's own, before anybody acts on it, one either gives up the readiness and then acts normally on that tick, or pays 1 action and stays ready.",
  'noppa.ready.carry-over':
    "Readiness that has neither gone off nor been broken may be kept into the next round, and the actions spent on it so far still count. In the new round nothing is paid until the count reaches one's own number. It is broken by fainting, by acting normally or by the game master; a parry or a free strike does not break it.",
  'noppa.ready.trigger':
    'When the trigger comes, the readied act interrupts the event at a fitting point as a reaction for 0 actions. The event then goes on as far as it still can.',
  'noppa.ready.surcharge':
    'If the act costs more than has been spent on readiness so far (the first action and those paid to stay ready), the reaction costs the difference. Having spent more than the price gives nothing back. The difference must not bring the actions below 0; if it would, the act cannot go off.',
  'noppa.delay.carry':
    'The actions one has left are moved to the next round and added to its initiative. By default the 1 or 2 actions left are themselves the price and all of them move, 2 at most. The source marks this rule as beta, so it can be switched off.',
  'noppa.delay.limits':
    'One can delay once per round, and only at the end of the round, after the last act on tick 1. Of more than 2 actions left, by default 2 are carried and the rest is lost.',
  'noppa.delay.npc-none':
    'NPCs never move actions to the next round; they start each round with their fixed number.',
  'noppa.reaction.cost':
    'Reactions are acts taken when a fitting situation arises. They usually cost 1 action.',
  'noppa.reaction.out-of-order':
    "A reaction ignores the initiative order and may come in the middle of an opponent's turn.",
  'noppa.reaction.no-negative':
    "A reaction that would bring one's actions below 0 cannot be taken. Reaching exactly 0 is fine.",
  'noppa.reaction.delays-later':
    "The price of a reaction lowers the actions left, so one's next own act comes on a lower tick.",
  'noppa.zone.zones':
    'The battlefield is divided into zones, as in many other games. It is good when something marks their borders: fallen trees, wagons, thick bushes. Crossing a border is normal or difficult. A fighter is in one zone and in at most one melee, which lies in one zone.',
  'noppa.melee.none-at-start':
    'A fight normally begins without any melee, even if enemies start in the same zone.',
  'noppa.melee.formation':
    'A melee attack forms a melee between attacker and defender, who must be in the same zone, whether or not it does damage. By default it forms before the roll, so newcomers count for odds on that very attack. A melee area attack joins the attacker and all targets. If attacker and target are in different melees, the two become one.',
  'noppa.melee.joining':
    'A creature that attacks a member of a melee, or defends one with a parry, becomes part of it. By default only melee attacks do this. A melee ends when fewer than two hostile sides have a conscious member in it.',
  'noppa.melee.odds':
    'In a melee a side has overwhelming odds when it has at least 1.5 times as many fighters there as its opponents. Exactly 1.5 times is enough. Only conscious fighters count.',
  'noppa.melee.odds-many-sides':
    "With more than two sides, the opponents are all fighters in the melee who are not of one's own side, even if they are each other's enemies.",
  'noppa.melee.odds-sizes':
    'For odds a small creature counts as half and a large one as two. Some giants that cannot be played count as 2 to 5, and swarms according to their size, as their data say. Everybody else counts as one.',
  'noppa.move.zone':
    'Moving from one zone to the next costs 1 action. Moving within a zone is free, unless one leaves a melee; that costs as much as a move.',
  'noppa.move.difficult': 'Over difficult terrain, such as a difference in height, the move costs 2 actions.',
  'noppa.move.leave-melee':
    'A character who moves out of a melee without overwhelming odds gives the enemies a free strike. Even numbers are not enough to leave freely. Odds are measured before leaving, the mover included. By default each enemy in the melee may strike, paying for its own reaction.',
  'noppa.move.withdraw':
    'A withdrawing move costs 1 action more: 2, or 3 over difficult terrain. No free strike may be made against the mover for moving.',
  'noppa.freestrike.reaction':
    "A reaction for 1 action: a melee attack on the one who gave the opening. Otherwise it is an ordinary melee attack: a player character rolls Might against the TN, and against a foe's free strike the player character rolls a defence.",
  'noppa.freestrike.triggers':
    "Two things give an opening: moving out of a melee while one's side lacks overwhelming odds, and using a ranged weapon or an attack spell that is not handy, whatever the odds. The striker must be an enemy in the same melee. Handy weapons are exempt like handy spells, and spells that are not attacks give no opening.",
  'noppa.freestrike.interrupts':
    'The act that gave the opening takes place only after the free strike is resolved. It has already been paid for: if its actor faints, it does not happen and the actions stay spent.',
  'noppa.attack.roll':
    'Roll the attribute that fits the attack, with all its modifiers; the TN comes from the opponent by way of the game master. A success hits and deals the damage of the weapon or spell, 1 unless stated otherwise. For a foe without stated body points the damage is added up and the game master decides when it falls.',
  'noppa.attack.tn-by-type':
    'The same foe may have different TNs against different kinds of attack. The attack names one kind; the TN is the one given for that exact damage type or element, otherwise for touch or homing, otherwise for the group (mundane or elements). An attack that names a defence (reflex, endurance, will) uses the TN of that defence.',
  'noppa.attack.melee': 'Melee attacks are rolled with Might.',
  'noppa.attack.ranged': 'Ranged attacks are rolled with Agility.',
  'noppa.attack.spell': 'Spell attacks are rolled with Learning.',
  'noppa.attack.extra-damage':
    'Each success above the TN of an attack may be used as one more point of damage. All of them are, unless the attacker chooses otherwise.',
  'noppa.attack.extra-effects':
    'Some weapons and special traits let extra attack successes be spent on harmful effects instead of damage. Each success is used only once.',
  'noppa.attack.area-per-target':
    "An attack on several targets is rolled separately for each, usually with the same pool, against that target's TN; a mind point therefore rescues one target's roll only, and complications are judged roll by roll. Riposte dice go into one of the rolls, which the attacker names beforehand (the first unless said otherwise). Against a foe's area attack each player character hit rolls a defence.",
  'noppa.attack.area-swarm':
    'A swarm of enemies is attacked with one roll. Inside an area attack a swarm is one target among the others.',
  'noppa.attack.friendly-fire':
    "An attack that reaches another player character, through an area attack for instance, is settled by the defender's roll alone; the attacker does not roll for that target. Without an attack roll there are no extra successes, so a failed defence takes the base damage.",
  'noppa.attack.friendly-fire-tn':
    'The TN of friendly fire is half of the attack pool with all modifiers, rounded up, and at least 1. Everything that changes the number of dice counts, riposte dice included; advantage and disadvantage do not.',
  'noppa.defence.base':
    'The basic defence pool is dodge defence plus armour defence. Dodge defence is half of Agility; armour defence comes from the armour.',
  'noppa.defence.reflex': 'Reflex defence is rolled with full Agility.',
  'noppa.defence.endurance': 'Endurance defence is rolled with full Toughness.',
  'noppa.defence.will': 'Will defence is rolled with full Practice.',
  'noppa.defence.roll':
    "Against an enemy's attack or spell, or trouble from the surroundings, the player character makes the fitting defence roll against its TN. Defending costs no actions. If the roll succeeds, the attack does nothing.",
  'noppa.defence.failure':
    'On a failed defence the damage and the other harmful effects get through in full. How many successes were missing does not matter.',
  'noppa.defence.which':
    'Basic defence is mainly for physical blows. Reflex defence is for traps, elemental area attacks and the like. Endurance defence is for poison, disease, exhaustion and the like. Will defence is for fear, interrogation, mind control, staying awake and the like.',
  'noppa.defence.extra-choice':
    'Successes above the TN of a defence roll may be used either as cover for comrades, only against an area attack, or as riposte. By default all the extra successes of one roll go to one use.',
  'noppa.defence.cover':
    'Extra successes of a defence against an area attack may be handed to comrades in the same melee or adjacent, as successes on their own defence against that attack, whichever defence was rolled. One roll may cover several comrades, success by success, but nobody is lifted above the TN. Adjacent means the same zone while the one who covers is in no other melee. First all targets roll; then come cover, parries, cover from parried rolls and finally mind points.',
  'noppa.defence.riposte':
    'Extra defence successes may be kept as that many additional dice for a coming attack. They go into the next attack roll of any kind, free strike and readied attack included, and are used up hit or miss; what is not used is lost when the scene ends. By default the target may be anybody.',
  'noppa.defence.riposte-best-only':
    'Riposte dice of successive successful defences do not add up: only the best one is used when attacking.',
  'noppa.defence.riposte-parried':
    'If a parry was used, the riposte dice go to the defended character, not to the parrier.',
  'noppa.spell.learnable':
    'With fitting training and practice anybody can learn magic; no class or race is required.',
  'noppa.spell.mind-cost':
    'Many spells use a mind point, because they get past a problem as a successful roll would (flying) or allow what is otherwise impossible (area attacks). Each spell states its price, as a rule 0 or 1.',
  'noppa.spell.components':
    'Casting normally takes a free hand for the gestures and the ability to speak the words; if either is missing, the spell cannot be cast. As gear may be changed freely with an active act, a hand can be freed in that same act, but not for a spell cast as a reaction.',
  'noppa.spell.racial':
    "Racial spells, such as a half-dragon's breath, are an exception: they need only the ability to move the body part concerned, such as a half-angel's wings. Hands and speech do not matter.",
  'noppa.content.damage-types':
    'The types that occur in the rules are slashing, crushing and piercing (together mundane), touch, homing, and the elements, of which fire and ice are named. A weakness or a strength is a lower or higher TN against that type. The source announces examples without giving them, so the list is open.',
  'noppa.content.complications-attack':
    'Examples for attack rolls: disarmed, out of balance, out of ammunition. They are suggestions for the game master and have no effect in the rules unless the game master gives one, typically disadvantage.',
  'noppa.content.complications-defence':
    'Example for defence rolls: stunned. The list is left open, and the game master chooses.',
  'noppa.foe.touch-homing':
    "A foe's TNs against touch and homing attacks are usually an even split of its basic TN (slashing, crushing, piercing). The split is exact: the two add up to the basic TN. By default both are whole numbers, and an odd point goes where the foe's weight lies, otherwise to touch.",
  'noppa.foe.touch-homing-weighting':
    "Heavily armoured foes may have the weight on homing, nimble ones on touch. A foe's data may give both numbers, which must add up to the basic TN; otherwise its build decides only where an odd point goes.",
  'noppa.foe.levy':
    'Initiative 3. Spear, melee attack: 2 actions, defence TN 2, 1 damage. TNs against it: mundane 2 (touch 1, homing 1); reflex, endurance and will 1 each; all elements 1.',
  'noppa.foe.dragon':
    'Initiative 5. Tail, melee attack: 2 actions, TN 4, 3 damage. Fire breath, melee area attack: 3 actions, TN 2 on reflex defence, 2 damage; it can be parried, forms a melee and gives no opening for a free strike. TNs against it: mundane 4, but piercing 3 (touch 2, homing 2); reflex 3, endurance 4, will 4; elements 4, but fire 6 and ice 2.',
  'noppa.creation.start':
    'The rules give ranges but no way to make a character. Here a character starts with points to distribute over the attributes, with rolled attributes, or as one of the ready-made heroes. A new character has full body and mind points.',
  'noppa.creation.points':
    'Unless the table says otherwise, 18 points are dealt over the six attributes, from 1 to 5 each: an average of three. All of them are spent. A thrown attribute is a d6 read as 1, 2, 3, 3, 4 or 5.',
  'noppa.creation.race':
    'A new character’s race raises one attribute by one and lowers another by one; either may be left out. The range of the attribute moves along with it.',
};
