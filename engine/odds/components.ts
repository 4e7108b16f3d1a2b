/** The successors of each state, by number. */
type Graph = readonly (readonly number[])[];

interface Visit {
  readonly node: number;
  next: number;
}

/**
 * Returns the strongly connected components, each before those it leads to. Tarjan's algorithm with its own stack: a
 * long fight would overflow the call stack.
 */
export function findComponents(graph: Graph): readonly (readonly number[])[] {
  const search = new ComponentSearch(graph);
  for (let node = 0; node < graph.length; node++) search.from(node);
  return search.found.reverse();
}

class ComponentSearch {
  readonly found: number[][] = [];
  readonly #graph: Graph;
  readonly #index: Int32Array;
  readonly #low: Int32Array;
  readonly #stack: number[] = [];
  readonly #isOpen: Uint8Array;
  #count = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#index = new Int32Array(graph.length).fill(-1);
    this.#low = new Int32Array(graph.length);
    this.#isOpen = new Uint8Array(graph.length);
  }

  from(root: number): void {
    if (this.#index[root] !== -1) return;
    const visits: Visit[] = [this.#enter(root)];
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const to = this.#graph[visit.node]![visit.next++];
      if (to === undefined) this.#leave(visits);
      else if (this.#index[to] === -1) visits.push(this.#enter(to));
      else if (this.#isOpen[to]) this.#lower(visit.node, this.#index[to]!);
    }
  }

  #enter(node: number): Visit {
    this.#index[node] = this.#low[node] = this.#count++;
    this.#stack.push(node);
    this.#isOpen[node] = 1;
    return { node, next: 0 };
  }

  #leave(visits: Visit[]): void {
    const { node } = visits.pop()!;
    const from = visits.at(-1);
    if (from) this.#lower(from.node, this.#low[node]!);
    if (this.#low[node] !== this.#index[node]) return;
    const component = this.#stack.splice(this.#stack.lastIndexOf(node));
    for (const member of component) this.#isOpen[member] = 0;
    this.found.push(component);
  }

  #lower(node: number, to: number): void {
    if (to < this.#low[node]!) this.#low[node] = to;
  }
}
