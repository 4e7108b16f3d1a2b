import { findEscapedWords } from './pseudo-text.ts';
import type { ShownText } from './shown-text.ts';
import { walkCli } from './walk-cli.ts';
import { walkSystems } from './walk-systems.ts';

/** Prints how many texts were seen and which words in them come from no catalogue. Run it with `--import register.ts`. */
const escapedTexts = new Map<string, string>();
const textCounts: Record<string, number> = {};

function look(walk: string, { source, text, knownWords }: ShownText): void {
  textCounts[walk] = (textCounts[walk] ?? 0) + 1;
  const words = findEscapedWords(text, knownWords);
  // one place is enough for each text that escaped
  if (words.length > 0) escapedTexts.set(words.join(' '), `${source}: ${text}`);
}

for (const shown of walkSystems()) look('systems', shown);
for await (const shown of walkCli()) look('cli', shown);
process.stdout.write(JSON.stringify({ seen: textCounts, escaped: [...escapedTexts.values()] }));
