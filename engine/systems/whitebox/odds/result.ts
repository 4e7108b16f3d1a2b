import { type ActionSummary, type Amount, listFactKeys, summarizeEvents } from '@arbitro/kernel';
import type { Event, EventOf } from '../events.ts';

/** Summarizes a run for its odds. */
export const summarize = (events: readonly Event[]): ActionSummary =>
  summarizeEvents(events, { facts: factsOf, amounts: amountsOf });

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
      return listFactKeys(event.hit ? 'hit' : 'missed', event.on);
    case 'oil-lit':
      return listFactKeys(event.caught ? 'hit' : 'missed', event.on);
    case 'status-set':
      return statusFacts(event);
    case 'saved':
      return listFactKeys(event.saved ? 'saved' : 'not-saved', event.who);
    case 'unaffected':
      return listFactKeys('unaffected', event.who);
    case 'condition-gained':
      return listFactKeys(event.condition, event.who);
    case 'spell-lost':
      return listFactKeys('spell-lost', event.who);
    case 'level-gained':
      return listFactKeys('level-gained', event.who);
    default:
      return [...exploringFacts(event), ...companyFacts(event)];
  }
}

function exploringFacts(event: Event): readonly string[] {
  switch (event.type) {
    case 'door-tried':
      return [event.opened ? 'opened' : 'shut'];
    case 'listened':
      return listFactKeys(event.heard ? 'heard' : 'silence', event.who);
    case 'door-found':
      return ['found'];
    case 'trap-found':
      return trapFacts(event);
    case 'nothing-found':
      return ['nothing'];
    case 'sensed':
      return listFactKeys('noticed', event.who);
    case 'detected':
      return listFactKeys(event.detects ? 'detected' : 'undetected', event.of);
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
  return inPassing ? ['found', ...listFactKeys('noticed', who)] : ['found'];
}

function companyFacts(event: Event): readonly string[] {
  switch (event.type) {
    case 'morale-checked':
      return [event.morale, ...event.who.map((who) => `${event.morale}:${who}`)];
    case 'loyalty-checked':
      return listFactKeys(event.loyalty, event.who);
    case 'surprise-settled':
      return event.sides.length === 0
        ? ['nobody-surprised']
        : event.sides.flatMap((side) => listFactKeys('surprised', side));
    case 'initiative-rolled':
      return initiativeFacts(event);
    case 'unhorsed':
      return listFactKeys(event.state, event.who);
    case 'joust-ended':
      return event.winner === null ? ['draw'] : listFactKeys('won', event.winner);
    default:
      return [];
  }
}

/** The side that acts first; none where several do. */
function initiativeFacts({ order }: EventOf<'initiative-rolled'>): readonly string[] {
  const [first = []] = order;
  const [side] = first;
  return first.length > 1 || side === undefined ? ['at-once'] : listFactKeys('first', side);
}

function statusFacts({ who, status }: EventOf<'status-set'>): readonly string[] {
  if (status === 'up') return listFactKeys('woke', who);
  return [...listFactKeys(status, who), ...listFactKeys('down', who)];
}
