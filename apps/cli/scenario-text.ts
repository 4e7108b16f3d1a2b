import { Document, isMap, isPair, isScalar, isSeq, type Node, visit } from 'yaml';

const WIDTH = 100;

/** A scenario as people write one: what is short stands in one line, such as a creature with its sheet. */
export function scenarioText(scenario: object): string {
  const document = new Document(scenario);
  visit(document, {
    Collection: (_, node, path) => {
      const isLong = path.length + JSON.stringify(node.toJS(document)).length > WIDTH;
      if (isLong || path.length === 1 || isListOfGroups(node) || isStep(path)) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
  });
  return document.toString({ lineWidth: WIDTH });
}

const isListOfGroups = (node: Node): boolean => isSeq(node) && node.items.some(isMap);

/** What it does stands at the beginning of its line. */
function isStep(path: readonly unknown[]): boolean {
  const [, , under] = path;
  return path.length === 4 && isPair(under) && isScalar(under.key) && under.key.value === 'steps';
}
