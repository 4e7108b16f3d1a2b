import { Document, isMap, isPair, isScalar, isSeq, type Node, visit } from 'yaml';

const WIDTH = 100;

/** Returns a scenario as people write it: short parts, such as a creature with its sheet, on one line. */
export function formatScenario(scenario: object): string {
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

/** A step begins its line with its kind. */
function isStep(path: readonly unknown[]): boolean {
  const [, , under] = path;
  return path.length === 4 && isPair(under) && isScalar(under.key) && under.key.value === 'steps';
}
