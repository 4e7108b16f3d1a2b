import { type Amount, factAbout, type Result, resultOf } from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';

/** Summarizes a run for its odds. */
export const result = (events: readonly Event[]): Result =>
  resultOf(events, { facts: factsOf, amounts: amountsOf });

function amountsOf(event: Event): readonly Amount[] {
  switch (event.type) {
    case 'wounded':
      return [['damage', event.who, event.damage]];
    case 'healed':
      return [['healed', event.who, event.points]];
    case 'bandaged':
      return [['healed', event.on, event.points]];
    case 'experience-gained':
      return [['experience', event.who, event.xp]];
    case 'joust-points':
      return [['points', event.who, event.points]];
    default:
      return [];
  }
}

function factsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'attack-rolled':
    case 'oil-thrown':
    case 'lance-struck':
      return factAbout(event.hit ? 'hit' : 'missed', event.on);
    case 'oil-lit':
      return factAbout(event.caught ? 'hit' : 'missed', event.on);
    case 'status-set':
      return statusFacts(event);
    case 'saved':
      return factAbout(event.saved ? 'saved' : 'not-saved', event.who);
    case 'unaffected':
      return factAbout('unaffected', event.who);
    case 'condition-gained':
      return factAbout(event.condition, event.who);
    case 'spell-lost':
      return factAbout('spell-lost', event.who);
    case 'level-gained':
      return factAbout('level-gained', event.who);
    default:
      return [...exploring(event), ...company(event)];
  }
}

function exploring(event: Event): readonly string[] {
  switch (event.type) {
    case 'door-tried':
      return [event.opened ? 'opened' : 'shut'];
    case 'listened':
      return factAbout(event.heard ? 'heard' : 'silence', event.who);
    case 'door-found':
      return ['found'];
    case 'trap-found':
      return trapFacts(event);
    case 'nothing-found':
      return ['nothing'];
    case 'sensed':
      return factAbout('noticed', event.who);
    case 'detected':
      return factAbout(event.detects ? 'detected' : 'undetected', event.of);
    case 'trap-crossed':
      return event.triggered ? ['triggered', `triggered:${event.who}`] : [];
    default:
      return [];
  }
}

/** A sprung trap is known, but no creature found it; a dwarf who passes it notices it. */
function trapFacts({ rule, who }: EventOf<'trap-found'>): readonly string[] {
  if (rule === 'whitebox.exploration.trap-trigger') return [];
  const inPassing = rule === 'whitebox.exploration.dwarf-stone-trap-passing' && who !== null;
  return inPassing ? ['found', ...factAbout('noticed', who)] : ['found'];
}

function company(event: Event): readonly string[] {
  switch (event.type) {
    case 'morale-checked':
      return [event.morale, ...event.who.map((who) => `${event.morale}:${who}`)];
    case 'loyalty-checked':
      return factAbout(event.loyalty, event.who);
    case 'surprise-settled':
      return event.sides.length === 0
        ? ['nobody-surprised']
        : event.sides.flatMap((side) => factAbout('surprised', side));
    case 'initiative-rolled':
      return initiativeFacts(event);
    case 'unhorsed':
      return factAbout(event.state, event.who);
    case 'joust-ended':
      return event.winner === null ? ['draw'] : factAbout('won', event.winner);
    default:
      return [];
  }
}

/** The side that acts first; none where several do. */
function initiativeFacts({ order }: EventOf<'initiative-rolled'>): readonly string[] {
  const [first = []] = order;
  const [side] = first;
  return first.length > 1 || side === undefined ? ['at-once'] : factAbout('first', side);
}

function statusFacts({ who, status }: EventOf<'status-set'>): readonly string[] {
  if (status === 'up') return factAbout('woke', who);
  return [...factAbout(status, who), ...factAbout('down', who)];
}
