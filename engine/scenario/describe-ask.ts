import { formatSquare } from '@arbitro/grid';
import type { AnyQuestion, Ask, Json, Namer } from '@arbitro/kernel';

/** Returns an open question in words: `Anna · precision: 1d20`, `Orso · defence: parry | none`. */
export function describeAsk(ask: Ask, name: Namer): string {
  if (ask.kind === 'roll') return `${name(ask.by)} · ${name(ask.label.name)}: ${ask.dice}`;
  const people = ask.to.map(({ who }) => name(who)).join(', ');
  const descriptions = new Set(ask.to.map(({ question }) => describeQuestion(question, name)));
  return `${people} · ${name(ask.label.name)}: ${[...descriptions].join('; ')}`;
}

function describeQuestion(question: AnyQuestion, name: Namer): string {
  switch (question.kind) {
    case 'one':
      return listOptionNames(question.options, name).join(' | ');
    case 'some':
      return `${question.least}…${question.most} × [${listOptionNames(question.options, name).join(', ')}]`;
    case 'number':
      return `${question.least}…${question.most}`;
    case 'points':
      return `${question.slots.map((slot) => `${name(slot.name)} ${slot.least}…${slot.most}`).join(' + ')} = ${question.total}`;
    case 'text':
      return `… (≤ ${question.most})`;
  }
}

const listOptionNames = (options: readonly Json[], name: Namer): readonly string[] =>
  options.map((option) =>
    typeof option === 'string' ? name(option) : (formatSquare(option) ?? JSON.stringify(option)),
  );
