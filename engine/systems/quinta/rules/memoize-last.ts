/** Remembers only the last value with its inputs: for values that several rules ask for one after another. */
export function memoizeLast<A, B, C, V>(make: (a: A, b: B, c: C) => V): (a: A, b: B, c: C) => V {
  let last: { readonly a: A; readonly b: B; readonly c: C; readonly value: V } | undefined;
  return (a, b, c) => {
    if (last?.a === a && last.b === b && last.c === c) return last.value;
    last = { a, b, c, value: make(a, b, c) };
    return last.value;
  };
}
