import { type AnyWorld, mayHear, type Viewer } from '@arbitro/kernel';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { forEvery, type Played, viewersOf } from '../play.ts';

/** Nobody sees more than they may. */
export function secretPoints(subject: Subject): readonly Point[] {
  const { system, given } = subject;
  return [
    {
      id: 'SY13',
      says: 'what a viewer may not hear changes nothing they see or may do',
      holds: () => {
        forEvery(subject.sample(), (turn) => keepsQuiet(subject, turn));
        for (const { viewer, worlds } of given.secrets) {
          const [one, other] = worlds.map((world) => seen({ system }, world, viewer));
          expect(one, 'worlds that differ in a secret').toBe(other);
        }
      },
    },
  ];
}

/** Everything that reaches a viewer's device, as bytes. */
function seen({ system }: Pick<Subject, 'system'>, world: AnyWorld, viewer: Viewer): string {
  const view = system.view(world, viewer);
  expect(JSON.parse(JSON.stringify(view)), 'a view is plain data').toStrictEqual(view);
  return JSON.stringify([view, system.offers(world, viewer)]);
}

function keepsQuiet(subject: Subject, { before, events }: Played): void {
  const { system, given } = subject;
  let world = before;
  for (const event of events) {
    const after = system.apply(world, event);
    const audience = system.audience(world, event);
    const deaf = given.showing.includes(event.type)
      ? []
      : viewersOf(world).filter((viewer) => !mayHear(audience, viewer));
    for (const viewer of deaf)
      expect(seen(subject, after, viewer), `${JSON.stringify(viewer)} may not hear of ${event.type}`).toBe(
        seen(subject, world, viewer),
      );
    world = after;
  }
  forEvery(viewersOf(world), (viewer) => seen(subject, world, viewer));
}
