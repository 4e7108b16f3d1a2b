/**
 * Limits of a table, a request or a file, however it arrives: a new table, a scenario, an import, a command. A
 * table at these limits is still served without delaying others (`tests/attacks.test.ts`).
 */
export const LIMITS = {
  /** Seats at a table at one time; and, including removed seats, over its whole life. */
  seats: 60,
  seatsEver: 1_000,
  /**
   * A seat that acts for more creatures is offered only the actions of creatures that are to act; for others it asks
   * one at a time.
   */
  actorsOffered: 12,
  creatures: 200,
  /** Creatures that a player may bring until the game master gives or takes some. */
  ownedCreatures: 12,
  /** Characters of a sheet that waits for the game master. */
  requestText: 30_000,
  notes: 500,
  /** Characters of all notes together. */
  notesText: 500_000,
  noteText: 20_000,
  /** Different pictures of a table; bytes of one picture, and pixels of its longer side. */
  pictures: 100,
  pictureBytes: 100_000,
  pictureSide: 2_000,
  /** Standing orders of one creature, and the characters of all its orders together. */
  orders: 100,
  ordersText: 8_000,
  /** Entries of an imported log: years of weekly play. */
  entries: 100_000,
  /**
   * Bytes of a request that contains parts of a world, of any other request, of one with a sheet or options, of an import;
   * characters of a scenario as text.
   */
  body: 256 * 1024,
  smallBody: 128 * 1024,
  sheetBody: 64 * 1024,
  importBody: 20 * 1024 * 1024,
  scenarioText: 200_000,
  /** Characters of a world as JSON, twice those of a full table; elements of one list or object in it. */
  worldText: 1_000_000,
  list: 1_000,
  /** Elements of one list or object of a creature that is sent in a command. */
  sheetList: 300,
  /** Characters of one imported entry. */
  entryText: 4_000_000,
  /** Nesting depth of lists and objects. */
  depth: 64,
  /** Squares of the longer side of a map; points of a ruler that is shown to others. */
  mapSide: 200,
  rulerPoints: 20,
  /** Drawings on a map, and points of one of them. */
  drawings: 60,
  drawingPoints: 100,
  /** Bytes of a momentary sign, and how many of a table are passed on in a second. */
  signalBody: 2_000,
  signalsPerSecond: 60,
  /** Characters of an answer as JSON. */
  answerText: 20_000,
  chatText: 2_000,
  title: 100,
  name: 100,
  seatName: 60,
  /** Evenings in a journal, lines of one evening, characters that a game master writes about it, and of all of it. */
  chapters: 500,
  chapterLines: 300,
  chapterText: 20_000,
  journalText: 1_000_000,
  /** The last entries of an evening that its journal is made from. */
  journalEntries: 10_000,
  /** The last day of a campaign. */
  days: 1_000_000,
  /** Characters of the view sent to one seat. */
  viewText: 4_000_000,
  /** Things on one shelf; different pictures among them; characters of one as JSON, and of all together. */
  shelfItems: 500,
  shelfPictures: 100,
  shelfItemText: 200_000,
  shelfText: 4_000_000,
  /** How many of the things removed last can be restored. */
  shelfRemoved: 50,
} as const;
