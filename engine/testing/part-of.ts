/** A deeply partial type. */
export type PartOf<T> = T extends readonly (infer Each)[]
  ? readonly PartOf<Each>[]
  : T extends object
    ? { readonly [K in keyof T]?: PartOf<T[K]> }
    : T;
