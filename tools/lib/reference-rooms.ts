/** A package of the library: its purpose, and the names that a program that only uses it needs. */
export interface Room {
  readonly about: string;
  readonly users: readonly string[];
}

/** The packages of the library, from the lowest up. Names that are not for users are for authors of systems. */
export const ROOMS: Readonly<Record<string, Room>> = {
  dice: {
    about: 'Dice as random variables: notation, throws from a seed, exact counts.',
    users: list(`dice parseDice Dice Die Ways Outcome rollDice rollInDetail formatRoll DetailedRoll formatDice
      describeNotationError createSeededDie seedOf parseSeed Seed d sumDice keepHighest keepLowest poolDice`),
  },
  kernel: {
    about:
      'What a rule is and who answers it: actions, oracles, questions, refusals, reasons, and what a `System` is made of.',
    users: list(`act RunResult Ask createScriptedOracle createLiveOracle createRandomOracle Oracle Decider
      System Setup AnyAction AnyEvent AnyWorld Policy FightState Viewer GM Offer fillOffer Refusal describeRefusal
      explainFault createCharacter encounterFile`),
  },
  grid: {
    about: 'Square maps: steps and their costs, lines of sight and cover, the squares of an area.',
    users: list(`buildMap GridMap Square parseSquare formatSquare squareDistance canSee gridCoverBetween
      findReachable listPath placeTemplate listSquaresIn Template`),
  },
  odds: {
    about: 'Exact fractions and distributions; the odds of an action, of an answer, of a whole fight.',
    users: list(`oddsOf Odds OddsResult oddsOfAnswer decideByLabel solveFight Fraction ZERO ONE toNumber
      formatFraction formatDecimal parseFraction Distribution chanceThat chanceAtLeast chanceAtMost mean
      standardDeviation quantile median compareDistributions`),
  },
  policies: {
    about: 'Who decides where no person does: policies that look ahead, and orders written in a file.',
    users: list(
      'policyOf listPolicyNames adviseActions AdvisedAction parseOrders createOrderPolicy createSidePolicy',
    ),
  },
  scenario: {
    about: 'Scenario files: read, played, compared with what they expect, told in words.',
    users:
      list(`parseScenario parseAnyScenario parseSheet ParseResult Scenario ScenarioStep playScenario Report
      StepReport describeFailure attemptAction Attempt Turn describeTurn NarrationLine playOutFight FightEnd
      listActionKeys shapeOf jsonSchemaOf`),
  },
  simulation: {
    about: 'An encounter fought many times: reports with intervals, comparisons, variations.',
    users:
      list(`prepareEncounter prepareFromWorld Encounter SimOptions NoFightReason simulate mergePartialTallies
      reportOf Report comparisonOf Comparison solveExactly solveIfSmall solveBestPlay reviewFight FightReview
      applyVariation parseVariation wilsonInterval`),
  },
  catalogue: { about: 'The list of systems.', users: list('systems systemById registerSystem') },
};

/** The games, each a package of its own. */
export const GAMES: readonly string[] = ['brp', 'noppa', 'quinta', 'rischio', 'whitebox'];

function list(names: string): readonly string[] {
  return names.split(/\s+/);
}
