import type { BoardPhase } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { View } from '../secrecy/view.ts';
import type { Fight, Phase } from '../state.ts';
import { TEXT } from '../text/index.ts';

type Step = Pick<BoardPhase, 'label'> & { readonly rule: RuleId; readonly is: Phase | null };

const INTENTS: Step = {
  label: TEXT.board.intents,
  rule: 'whitebox.combat.declared-intent',
  is: 'declare',
};
const INITIATIVE: Step = {
  label: TEXT.board.initiative,
  rule: 'whitebox.combat.initiative',
  is: null,
};
const STANDARD: readonly Step[] = [
  {
    label: TEXT.board.spells,
    rule: 'whitebox.spells.casting-start',
    is: 'announce',
  },
  { label: TEXT.board.actions, rule: 'whitebox.combat.side-actions', is: 'acting' },
];
const ALTERNATIVE: readonly Step[] = [
  {
    label: TEXT.board.spells,
    rule: 'whitebox.combat.alt-spell-phase',
    is: 'spells',
  },
  {
    label: TEXT.board.missiles,
    rule: 'whitebox.combat.alt-missile-phase',
    is: 'missiles',
  },
  { label: TEXT.board.melee, rule: 'whitebox.combat.alt-melee-phase', is: 'melee' },
  {
    label: TEXT.board.movement,
    rule: 'whitebox.combat.alt-movement-phase',
    is: 'movement',
  },
];
const FREE: Step = {
  label: TEXT.board.freeAttackOrMove,
  rule: 'whitebox.combat.surprise-benefit',
  is: 'free',
};

/** Initiative needs no input. @rule whitebox.combat.round-order @rule whitebox.combat.alt-sequence */
export function phases({ options }: View, { round, phase }: Fight): readonly BoardPhase[] {
  return steps(options, round).map(({ label, rule, is }) => ({ label, rule, now: is === phase }));
}

function steps(options: View['options'], round: number): readonly Step[] {
  const isStandard = options.combatSequence === 'standard';
  if (round === 0) return isStandard ? [FREE] : ALTERNATIVE;
  const rolled = round === 1 || options.initiativeFrequency === 'every-round';
  return [
    ...(options.combatDeclareIntent ? [INTENTS] : []),
    ...(rolled ? [INITIATIVE] : []),
    ...(isStandard ? STANDARD : ALTERNATIVE),
  ];
}
