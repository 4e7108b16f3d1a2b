import { type AnyWorld, type Json, mayHear, type Viewer } from '@arbitro/kernel';
import { differences } from '@arbitro/scenario';
import type { Point, Subject } from '../contract.ts';
import { type Played, viewersOf } from '../play.ts';
import { expectSame, fail, forEvery, within } from '../promise.ts';

/** Promises: no viewer sees more than they may. */
export function secretPoints(subject: Subject): readonly Point[] {
  return [
    {
      id: 'SY13',
      says: 'what a viewer may not hear changes nothing they see or may do',
      holds: () => {
        forEvery(subject.sample(), (turn) => keepsQuiet(subject, turn));
        for (const { viewer, worlds } of subject.given.secrets) seesNoChange(subject, viewer, worlds);
      },
    },
  ];
}

/** Everything that is sent to a viewer's client. */
function seen({ system }: Pick<Subject, 'system'>, world: AnyWorld, viewer: Viewer): Json {
  const view = system.view(world, viewer);
  expectSame(JSON.parse(JSON.stringify(view)), view, 'a view is plain data');
  return { view, offers: system.offers(world, viewer) as unknown as Json };
}

function seesNoChange(subject: Subject, viewer: Viewer, [one, other]: readonly [AnyWorld, AnyWorld]): void {
  const [before, after] = [seen(subject, one, viewer), seen(subject, other, viewer)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const shown = differences(before, after).map(
    ({ path, expected, actual }) => `${path}: ${JSON.stringify(expected)} → ${JSON.stringify(actual)}`,
  );
  fail(`${JSON.stringify(viewer)} sees ${shown.join(', ') || 'keys in another order'}`);
}

function keepsQuiet(subject: Subject, { before, events }: Played): void {
  const { system, given } = subject;
  let world = before;
  for (const event of events) {
    const after = system.apply(world, event);
    const audience = system.audience(world, event);
    const deaf = viewersOf(world).filter((viewer) => !mayHear(audience, viewer));
    if (!given.showing.includes(event.type))
      within(`not all may hear of ${event.type}`, () => {
        for (const viewer of deaf) seesNoChange(subject, viewer, [world, after]);
      });
    world = after;
  }
  forEvery(viewersOf(world), (viewer) => seen(subject, world, viewer));
}
