/** A text that is shown to people, and where. */
export interface ShownText {
  readonly source: string;
  readonly text: string;
  /** Words of names and texts that people gave: they are in no catalogue. */
  readonly knownWords?: ReadonlySet<string>;
}
