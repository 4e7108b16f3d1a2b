import { type AnyWorld, type Json, mayHear, type Viewer } from '@arbitro/kernel';
import { findDifferences } from '@arbitro/scenario';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { listViewers, type PlayedTurn } from '../play.ts';
import { addContext, breakPromise, expectSame, forEvery } from '../promise.ts';

/** Promises: no viewer sees more than they may. */
export function listSecretPoints(subject: ContractSubject): readonly ContractPoint[] {
  return [
    {
      id: 'SY13',
      says: 'facts that a viewer may not know change nothing they see or may do',
      holds: () => {
        forEvery(subject.sample(), (turn) => checkSecretEvents(subject, turn));
        for (const { viewer, worlds } of subject.input.secrets) checkSeesNoChange(subject, viewer, worlds);
      },
    },
  ];
}

/** Everything that is sent to a viewer's client. */
function collectSeen({ system }: Pick<ContractSubject, 'system'>, world: AnyWorld, viewer: Viewer): Json {
  const view = system.view(world, viewer);
  expectSame(JSON.parse(JSON.stringify(view)), view, 'a view is plain data');
  return { view, offers: system.offers(world, viewer) as unknown as Json };
}

function checkSeesNoChange(
  subject: ContractSubject,
  viewer: Viewer,
  [world, other]: readonly [AnyWorld, AnyWorld],
): void {
  const [before, after] = [collectSeen(subject, world, viewer), collectSeen(subject, other, viewer)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const differences = findDifferences(before, after).map(
    ({ path, expected, actual }) => `${path}: ${JSON.stringify(expected)} → ${JSON.stringify(actual)}`,
  );
  breakPromise(`${JSON.stringify(viewer)} sees ${differences.join(', ') || 'keys in another order'}`);
}

function checkSecretEvents(subject: ContractSubject, { before, events }: PlayedTurn): void {
  const { system, input } = subject;
  let world = before;
  for (const event of events) {
    const after = system.apply(world, event);
    const audience = system.audience(world, event);
    const otherViewers = listViewers(world).filter((viewer) => !mayHear(audience, viewer));
    if (!input.visibleEvents.includes(event.type))
      addContext(`not all may hear of ${event.type}`, () => {
        for (const viewer of otherViewers) checkSeesNoChange(subject, viewer, [world, after]);
      });
    world = after;
  }
  forEvery(listViewers(world), (viewer) => collectSeen(subject, world, viewer));
}
