/** What the build writes into the app. */
declare module 'virtual:texts' {
  type Catalogue = { readonly [key: string]: string | Catalogue };
  type Loader = () => Promise<{ readonly TEXTS: Readonly<Record<string, Catalogue>> }>;
  /** Loads texts by what they belong to and their language. */
  export const LOADERS: Readonly<Record<string, Readonly<Record<'en' | 'it' | 'fi', Loader>>>>;
}
declare const __VERSION__: string;
declare const __RULINGS__: Readonly<
  Record<
    string,
    readonly {
      readonly id: string;
      readonly says: Readonly<
        Record<'en' | 'it' | 'fi', { readonly question: string; readonly ruling: string }>
      >;
      readonly rules: readonly string[];
    }[]
  >
>;
