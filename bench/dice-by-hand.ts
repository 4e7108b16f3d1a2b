/** Code for one kind of dice only: plain bigint convolution, no packing, nothing shared. */
interface KeepPool {
  readonly dice: number;
  readonly sides: number;
  readonly keep: number;
}

function binomial(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Keep the highest: faces from high to low, by dice left to assign and the sum of the kept ones. */
export function countKeptByHand({ dice, sides, keep }: KeepPool): readonly bigint[] {
  let states: bigint[][] = Array.from({ length: dice + 1 }, () => []);
  states[dice]![0] = 1n;
  for (let face = sides; face >= 1; face--) {
    const next: bigint[][] = Array.from({ length: dice + 1 }, () => []);
    states.forEach((sums, remaining) => {
      for (let n = 0; n <= remaining; n++) {
        const room = Math.max(0, keep - (dice - remaining));
        const gain = Math.min(n, room) * face;
        const ways = binomial(remaining, n);
        sums.forEach((weight, sum) => {
          const row = next[remaining - n]!;
          row[sum + gain] = (row[sum + gain] ?? 0n) + weight * ways;
        });
      }
    });
    states = next;
  }
  return states[0]!;
}

interface ExplodingPool {
  readonly dice: number;
  readonly sides: number;
  readonly depth: number;
}

function convolve(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const sum = Array<bigint>(a.length + b.length - 1).fill(0n);
  a.forEach((x, i) => {
    for (let j = 0; j < b.length; j++) sum[i + j]! += x * b[j]!;
  });
  return sum;
}

/** The sum of exploding dice: one die is followed for up to `depth` extra dice, then dice are added one by one. */
export function countExplodingByHand({ dice, sides, depth }: ExplodingPool): readonly bigint[] {
  const oneDie = Array<bigint>(sides * (depth + 1) + 1).fill(0n);
  for (let extra = 0; extra <= depth; extra++)
    for (let face = 1; face < sides; face++)
      oneDie[extra * sides + face] = BigInt(sides) ** BigInt(depth - extra);
  let all: bigint[] = [1n];
  for (let i = 0; i < dice; i++) all = convolve(all, oneDie);
  return all;
}
