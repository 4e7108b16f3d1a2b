import type { AnyQuestion, Json } from '@arbitro/kernel';

/** A die of this device: each face as likely as the others. */
export function chance(sides: number): number {
  const most = Math.floor(2 ** 32 / sides) * sides;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= most);
  return ((drawn[0] ?? 0) % sides) + 1;
}

const between = (least: number, most: number): number => least + chance(most - least + 1) - 1;

function shuffled<T>(list: readonly T[]): readonly T[] {
  return list.reduce<readonly T[]>((mixed, one) => mixed.toSpliced(chance(mixed.length + 1) - 1, 0, one), []);
}

/** Any answer that fits. */
export function surprising(question: AnyQuestion): Json {
  switch (question.kind) {
    case 'one':
      return question.options[chance(question.options.length) - 1] ?? null;
    case 'some':
      return shuffled(question.options).slice(0, between(question.least, question.most));
    case 'number':
      return between(question.least, question.most);
    case 'points':
      return dealt(question);
    case 'text':
      return '';
  }
}

/** Point after point to a slot that still has room. */
function dealt({ total, slots }: Extract<AnyQuestion, { kind: 'points' }>): Json {
  const points = new Map(slots.map(({ name, least }) => [name, least]));
  let left = total - slots.reduce((sum, { least }) => sum + least, 0);
  while (left > 0) {
    const open = slots.filter(({ name, most }) => (points.get(name) ?? 0) < most);
    const slot = open[chance(open.length) - 1];
    if (!slot) break;
    points.set(slot.name, (points.get(slot.name) ?? 0) + 1);
    left--;
  }
  return Object.fromEntries(points);
}
