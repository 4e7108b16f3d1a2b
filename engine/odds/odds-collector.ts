import type { ActionSummary } from '@arbitro/kernel';
import type { Distribution } from './distribution.ts';
import { EVERYBODY, NOBODY } from './everybody-nobody.ts';
import { type Fraction, ONE, subtract } from './fraction.ts';
import { Mass, MassTally, type WholeNumber } from './mass.ts';
import type { Odds } from './odds-of.ts';
import type { PlaySummary } from './play-all-paths.ts';

/** The outcomes of the paths of an action, collected path by path. */
export class OddsCollector {
  readonly #facts = new Map<string, Mass>();
  /** Facts about creatures, and the creatures of each: `hit` of `anna` and `orso`. */
  readonly #subjectsByFact = new Map<string, string[]>();
  /** How often a fact held of this many creatures at once. */
  readonly #countsByFact = new Map<string, Mass[]>();
  readonly #amounts = new Map<string, MassTally<number>>();
  readonly #playedMass = new Mass();
  readonly #open: (readonly [WholeNumber, WholeNumber])[] = [];

  add({ facts, amounts }: ActionSummary, n: WholeNumber, d: WholeNumber): void {
    this.#playedMass.add(n, d);
    this.#addFacts(facts, n, d);
    for (const [name, amount] of Object.entries(amounts))
      getOrCreate(this.#amounts, name, () => new MassTally<number>()).add(amount, n, d);
  }

  /** Adds a smallest unresolved value: its facts are known, its amounts are not. */
  addOpen({ facts }: ActionSummary, n: WholeNumber, d: WholeNumber): void {
    this.#open.push([n, d]);
    this.#addFacts(facts, n, d);
  }

  odds({ unresolved, count }: PlaySummary): Odds {
    for (const [n, d] of this.#open) unresolved.add(n, d);
    const chances = new Map([...this.#facts].map(([fact, mass]) => [fact, mass.fraction()]));
    for (const [fact, chance] of this.#ofSeveral(chances, unresolved.fraction())) chances.set(fact, chance);
    const amounts = new Map(
      [...this.#amounts].map(([name, tally]) => [name, this.#withNone(tally, unresolved)]),
    );
    return { kind: 'odds', chances, amounts, unresolved: unresolved.fraction(), paths: count };
  }

  #addFacts(facts: ActionSummary['facts'], n: WholeNumber, d: WholeNumber): void {
    const distinctFacts = new Set(facts);
    for (const fact of distinctFacts) {
      if (!this.#facts.has(fact)) this.#registerFact(fact);
      getOrCreate(this.#facts, fact, () => new Mass()).add(n, d);
    }
    for (const [what, masses] of this.#countsByFact) {
      const whom = this.#subjectsByFact.get(what) ?? [];
      const count = whom.reduce((sum, who) => sum + (distinctFacts.has(`${what}:${who}`) ? 1 : 0), 0);
      masses[count] ??= new Mass();
      masses[count].add(n, d);
    }
  }

  /** Registers a fact about a creature when it first occurs. */
  #registerFact(fact: string): void {
    const [what = '', ...whom] = fact.split(':');
    if (whom.length === 0) return;
    const about = getOrCreate(this.#subjectsByFact, what, () => []);
    about.push(whom.join(':'));
    if (about.length > 1) getOrCreate(this.#countsByFact, what, () => []);
  }

  /** The chances that a fact holds of all creatures it may be about, and of none. */
  *#ofSeveral(
    chances: ReadonlyMap<string, Fraction>,
    unresolved: Fraction,
  ): Generator<readonly [string, Fraction]> {
    for (const [what, masses] of this.#countsByFact) {
      const everybody = masses[this.#subjectsByFact.get(what)?.length ?? 0];
      if (everybody) yield [`${what}:${EVERYBODY}`, everybody.fraction()];
      const some = chances.get(what);
      const nobody = some && subtract(subtract(ONE, some), unresolved);
      if (nobody && nobody.n > 0n) yield [`${what}:${NOBODY}`, nobody];
    }
  }

  /** Runs that did not count this amount counted 0. */
  #withNone(tally: MassTally<number>, unresolved: Mass): Distribution<number> {
    const common = tally.common(this.#playedMass.common());
    const none = this.#playedMass.over(common) - tally.over(common);
    if (none > 0n) tally.add(0, none, common);
    return tally.ways(unresolved);
  }
}

function getOrCreate<V>(map: Map<string, V>, name: string, make: () => V): V {
  const known = map.get(name);
  if (known) return known;
  const created = make();
  map.set(name, created);
  return created;
}
