/** What a status lets a creature do, and what others may do to it. */
export interface StatusEffects {
  /** Takes turns, attacks, helps. */
  readonly acts: boolean;
  /** Another creature's aid can pick it up. */
  readonly helped: boolean;
  /** A cure or another helpful effect can reach it. */
  readonly reached: boolean;
  /** Can be chosen as the target of an attack. */
  readonly struck: boolean;
  /** Responds to a risk that another creature takes against it. */
  readonly answers: boolean;
}

/** @rule rischio.death.zero-health @rule rischio.death.second-time-permanent @rule rischio.death.opponent-defeat */
export const STATUSES = {
  up: { acts: true, helped: false, reached: true, struck: true, answers: true },
  down: { acts: false, helped: true, reached: true, struck: true, answers: true },
  dead: { acts: false, helped: false, reached: false, struck: false, answers: false },
  defeated: { acts: false, helped: false, reached: false, struck: false, answers: true },
} as const satisfies Record<string, StatusEffects>;
export type Status = keyof typeof STATUSES;

/** A switch, because fights call it every turn and a lookup by key is several times slower. */
export function statusEffects(status: Status): StatusEffects {
  switch (status) {
    case 'up':
      return STATUSES.up;
    case 'down':
      return STATUSES.down;
    case 'dead':
      return STATUSES.dead;
    case 'defeated':
      return STATUSES.defeated;
  }
}

/** What an ability without attack does to its target; each part may be missing. */
export interface SupportEffect {
  /** Health restored. */
  readonly heal?: number | undefined;
  /** Points that take damage before health until they are used up. */
  readonly shield?: number | undefined;
  /** Statistics raised or lowered. */
  readonly boost?: Readonly<Record<string, number>> | undefined;
  /** How many rounds a boost lasts, including this one; if missing, until the fight ends. */
  readonly rounds?: number | undefined;
}
