/** What has pictures: creatures and notes. */
interface Pictured {
  readonly pictures: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, { readonly picture?: string | undefined }>>;
}

/** Returns the ids of all pictures of a table, or of what a seat sees of it. */
export const listPictureIds = ({ pictures, notes }: Pictured): readonly string[] => [
  ...new Set([...Object.values(pictures), ...Object.values(notes).flatMap(({ picture }) => picture ?? [])]),
];
