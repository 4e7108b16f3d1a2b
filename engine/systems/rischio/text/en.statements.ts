/** The statements of the rules in English, in our own words. */
export const en = {
  'rischio.risk.roll':
    'A character who takes a risk rolls one d20 and adds their statistic for that kind of risk. A negative statistic lowers the total, and a missing one counts as 0. Apart from that, only gear in use can change the total. By default a natural 1 or a natural 20 has no special effect.',
  'rischio.risk.stat-by-type':
    'Every risk has a kind, and the kind decides which statistic is added. The rules name only two kinds, stealing (Furto) and noticing (Notare); the others belong to the campaign. Combat uses precision, dodge, resistance and health (also called hit points).',
  'rischio.risk.success':
    'The risk is passed when the total is equal to or higher than the required number. Meeting the number exactly is enough.',
  'rischio.risk.grave-failure':
    'The risk is gravely failed when the total is less than half of the required number. What a grave failure brings about is for the game master to say.',
  'rischio.risk.plain-failure':
    'The risk is failed, but not gravely, when the total is at least half of the required number and still below it. Exactly half is not a grave failure.',
  'rischio.risk.half-threshold':
    'Half of the required number is never rounded. The lowest total that is still a plain failure is 3 against 5, 5 against 10, 8 against 15, 10 against 20 and 13 against 25; anything lower is a grave failure. So every total falls into exactly one grade.',
  'rischio.level.table':
    'There are six levels, each with its required number: none 0, low 5, medium 10, high 15, extreme 20, supreme 25. The game master picks the level. By default the game master may also require any other whole number from 0 up; the result is graded in the same way.',
  'rischio.level.no-risk':
    'This level requires 0, so anyone with a statistic of -1 or better is certain to pass. With a lower statistic a total below 0 is a grave failure: at this level there is no plain failure. By default the die is still rolled.',
  'rischio.versus.both-roll':
    'When a risk is an interaction between two players, each of them has a risk of their own to roll; nobody is a mere target with a fixed number. With an attacker and a defender, the defender by default rolls only once the attacker has passed. In a contest between equals everyone always rolls.',
  'rischio.versus.independent-kinds-and-levels':
    'The two risks are set separately, and their kind and level may differ. Lifting a weapon from another player, for instance, is an extreme risk (20) of stealing for the thief and a medium risk (10) of noticing for the victim.',
  'rischio.versus.attacker-first':
    'The attacker rolls first, and the result is settled before the defender touches the dice.',
  'rischio.versus.attacker-failure-ends':
    'If the attacker fails, gravely or not, the whole attempt has failed on the spot. Nothing the defender might roll can change that, so by default the defender does not roll.',
  'rischio.versus.defender-responds':
    'Once the attacker has passed, the defender tries to defend by rolling a risk of their own, with its own kind, level and statistic.',
  'rischio.versus.attacker-wins-condition':
    'The attacker succeeds only by passing their own risk while the defender fails theirs, gravely or not. The two totals are never compared with each other: each is measured against its own required number.',
  'rischio.versus.multiple-risks':
    'An action may demand several risks of one side or of both, each with its own kind, level and roll; it is complete only when all of them are passed. By default they are all rolled in the stated order, even after a failure. An attacker who passes none has failed at once; with at least one passed, the defender answers.',
  'rischio.versus.partial-result':
    'A character who passes only some of their risks may still get part of what they wanted: up the tree, but in plain sight. The attempt fails if the attacker passes nothing, and is fended off if the defender passes everything. It succeeds in full only if the attacker passes everything and the defender nothing; every other case is a partial result. The game master says what a partial result gives.',
  'rischio.peer.applies':
    'Use it when neither player acts upon the other but both are after the same thing, such as catching the same quarry or reaching a place first. There is no attacker and no defender.',
  'rischio.peer.simultaneous':
    "All contestants roll at the same moment, however the others fare, and nobody may decide anything after seeing another's die. Two or more can take part.",
  'rischio.peer.same-level-own-kind':
    'As a rule the level is the same for everyone, while the kind of risk, and with it the statistic, depends on the approach each player picks before rolling. The game master may set another level for a single contestant.',
  'rischio.peer.winner':
    'The text does not say who wins; this is the default. Only a contestant who passes can win, and among those the one whose total exceeds the required number by most. Those who tie for the best margin share the win. If nobody passes there is no winner, and each takes their own grade of failure.',
  'rischio.combat.initiative':
    'Everyone who takes part in the fight rolls one d20 for the order of turns, adding nothing. By default this is done once, at the start of the fight. A character who joins later rolls on joining and is placed by the result.',
  'rischio.combat.turn-order':
    'Turns run from the highest initiative result to the lowest, and by default each new round keeps the same order. By default those who tie roll again among themselves until the tie is broken. In a turn a character uses one ability, makes one basic attack, helps a fallen player, leaves the fight or passes. Whoever is down, dead or defeated is skipped but keeps their place.',
  'rischio.combat.attack-roll': 'The attacker rolls one d20 and adds precision.',
  'rischio.combat.dodge-roll':
    "The defender rolls one d20 and adds dodge. The defender always rolls, after the attacker and whatever the attacker's total. By default even a defender who is down rolls.",
  'rischio.combat.hit-comparison':
    "The attack hits only if the attacker's total is higher than the defender's; equal totals miss. Risk levels and grave failures play no part in these rolls.",
  'rischio.combat.aoe':
    "An ability with one attacker and several defenders uses a single precision roll; each defender rolls dodge separately and is compared with it alone, so it may hit some and miss others. All dodge rolls come first, in target order, then damage in the same order, each with the defender's own resistance. The attacker's numbers are fixed when the ability is launched. An additional cost is paid once, not per defender.",
  'rischio.combat.no-roll-abilities':
    "Abilities that deal no damage, such as shields and cures, have an agent and a target and always take effect: nobody rolls. By default a cure does not lift health above the target's maximum, if one is recorded. It also works on a fallen player, who is up again once health is above 0, but the drop still counts for the day. It does nothing for the permanently dead.",
  'rischio.combat.additional-cost':
    'Some abilities carry an additional cost, such as 5 health, which the user pays in full even if the ability fails. It is paid at launch, before any roll, and neither resistance nor a roll lessens it. A health cost may bring the user to 0 or less, which counts at once as reaching 0 health; by default the ability is still resolved. Any other resource must be there in full, or the ability cannot be used.',
  'rischio.combat.alternative-hit-rule':
    'An ability may bring its own way of deciding whether it hits, which replaces the precision and dodge rolls completely. It may hit automatically, hit unless the target passes a risk, hit if the attacker passes a risk, or leave it to the game master. Damage, costs and everything after the hit stay as usual.',
  'rischio.damage.base':
    'A hit starts from the damage number of the ability used, or of the basic attack. It is a fixed number: nobody rolls for damage.',
  'rischio.damage.relevant-stat':
    "If the ability or basic attack names a relevant statistic, the attacker's value in it is added to the damage; if it names none, nothing is added. It names one at most.",
  'rischio.damage.weapon-stats':
    "The weapons in use enter the calculation: a weapon's damage is added to the damage, and its bonus to a statistic raises that statistic, counted once and never twice. Armour and shields count as gear like weapons. By default gear in use changes precision, dodge, resistance, risk statistics and damage alike.",
  'rischio.damage.unused-equipment':
    'Gear that is carried but not in use changes no statistic and no damage.',
  'rischio.damage.resistance-last':
    "Once everything has been added up, and after any multiplier of the ability, the target's resistance is subtracted, once per hit. By default the damage cannot fall below 0. A hit never heals.",
  'rischio.damage.apply':
    'Damage is taken off health. Health does not stop at 0: the negative value is kept, because it matters when the player is helped up.',
  'rischio.death.zero-health':
    'A player whose health goes from above 0 to 0 or less, from any cause, has reached 0 health; exactly 0 counts. The first time in a day the player is down: not dead, but unable to act until health is above 0, and open to help. By default further damage while down only lowers health more. Nobody bleeds out.',
  'rischio.death.opponent-defeat':
    'Dying in two steps is written for players. By default any other opponent is defeated as soon as its health is 0 or less. The game master may also declare an opponent defeated in another way, such as surrender or flight; such a one can be questioned, and may come back.',
  'rischio.death.aid':
    'A player who is down for the first time that day can be helped by another character who is up, never by themselves. Help needs no roll. It takes the whole turn of a helper who is in the fight, and costs anybody else nothing.',
  'rischio.death.aid-amount':
    'Help restores 20 hit points and, by default, 4 more for every level the helped player has at that moment: 20 at level 0, 24 at level 1, 32 at level 3.',
  'rischio.death.revive-from-negative':
    'The restored points are added to the actual health, not to 0: at -5 and level 0 the player comes back with 15. By default health does not rise above the maximum, if one is recorded. If it is still 0 or less, the player by default stays down, still on the same first drop, and may be helped again.',
  'rischio.death.second-time-permanent':
    'A player who reaches 0 health or less for a second time on the same day is dead for good. Neither help nor a cure brings them back.',
  'rischio.death.daily-reset':
    'Only drops of the current in-game day count; with a new day the count is 0 again, and the next drop is once more a first one. The game master says when a new day begins. Health does not change, and a player who is down stays down and can still be helped.',
  'rischio.xp.award-on-defeat':
    'Every defeated opponent yields experience. How much depends on the opponent.',
  'rischio.xp.equal-split':
    'The experience of an opponent is divided evenly among those who decided to take part in the fight.',
  'rischio.xp.participants':
    'Everyone who chose to take part gets a share of every defeated opponent, even of those they never damaged; who struck, or struck last, does not matter. A defeat is shared by those on an opposing side who have joined by that moment and, by default, have not left the fight. Whoever is down counts, and by default so do the permanently dead.',
  'rischio.xp.round-up':
    'A share that is not a whole number is rounded up to the next one, so more may be handed out than the opponent is worth. By default each opponent is rounded separately: two opponents worth 10 each give three sharers 4 + 4 = 8 apiece.',
  'rischio.xp.player-worth':
    'A player yields 200 experience on permanent death and nothing on a first drop. It is shared like that of any opponent: three sharers get 67 each.',
  'rischio.xp.instant':
    'Experience is gained the moment the opponent is defeated, not at the end of the fight.',
  'rischio.xp.level-up-mid-battle':
    'As experience is immediate, a character may gain a level, or several, before the fight is over, and the new level counts from then on. The rules give no list of levels: unless your group sets thresholds, levels are set by hand. A new level does not change current health.',
  'rischio.creation.start':
    'The book has no chapter on making characters. Here one takes a ready hero just as they are, or starts from nothing: level 0 and 20 health, as much as help restores at that level; the rest is chosen step by step.',
  'rischio.creation.combat':
    '8 points are dealt over precision and dodge, at most 5 each, and resistance, at most 2. All of them are spent.',
  'rischio.creation.statistics':
    'A character is good at two to six kinds of risk, with 12 points between them, at most 6 each. Every other kind counts as 0. A table may name kinds of its own.',
  'rischio.creation.basic-attack':
    'The basic attack deals 3 damage, plus one of the statistics that the character has, if one is named.',
  'rischio.creation.abilities':
    'Up to two of the ready heroes’ abilities. Whatever they cost, health apart, comes along in the same amount as those heroes have.',
  'rischio.creation.gear':
    'Up to three pieces of gear. Of several weapons the first is in use and the others are carried.',
};
