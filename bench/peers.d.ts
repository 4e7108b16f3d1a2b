// The parts of the compared packages that the benchmarks use: types are checked without installing them.

declare module '@3d-dice/dice-roller-parser' {
  interface ParsedRoll {
    readonly type: string;
  }
  class DiceRoller {
    parse(notation: string): ParsedRoll;
    rollValue(notation: string): number;
    rollParsed(parsed: ParsedRoll): { readonly value: number };
  }
  const parserModule: { readonly DiceRoller: typeof DiceRoller };
  export default parserModule;
}

declare module '@dice-roller/rpg-dice-roller' {
  export class DiceRoll {
    constructor(notation: string);
    roll(): unknown;
    readonly total: number;
  }
}
