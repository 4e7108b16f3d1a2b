/** Rolls a die of this device: each face is equally likely. */
export function throwDeviceDie(sides: number): number {
  const max = Math.floor(2 ** 32 / sides) * sides;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= max);
  return ((drawn[0] ?? 0) % sides) + 1;
}
