import { LIMITS } from '@arbitro/protocol';

/** Leading spaces, and the marks of lists and keys that may follow each other on a line: `- - ? - x`. */
const LINE_START = /^( *)((?:[-?] +)*)/u;

/**
 * Whether a YAML text is nested deeper than any scenario. A rough scan, before a parser builds anything: a parser takes
 * more than a second for as many brackets as fit into a request.
 */
export function isTooDeepYaml(text: string): boolean {
  return isTooDeepInBrackets(text) || isTooDeepInLines(text);
}

const BRACKET_OR_COMMENT = /(?:^|\s)#.*$|[[\]{}]/gmu;

/** Brackets within quotes count too: no scenario has that many of them unclosed. */
function isTooDeepInBrackets(text: string): boolean {
  let depth = 0;
  for (const [found] of text.matchAll(BRACKET_OR_COMMENT)) {
    if (found === '[' || found === '{') depth++;
    else if ((found === ']' || found === '}') && depth > 0) depth--;
    if (depth > LIMITS.depth) return true;
  }
  return false;
}

function isTooDeepInLines(text: string): boolean {
  const indents: number[] = [];
  for (const line of text.split('\n')) {
    const [start, { length: indent } = '', marks = ''] = LINE_START.exec(line) ?? [''];
    // a blank line or a comment does not count for the depth
    if (start.length === line.length || line[start.length] === '#') continue;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    if (indents.length + marks.replaceAll(' ', '').length > LIMITS.depth) return true;
  }
  return false;
}
