/** Constants that the build writes into the app. */
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
