import type { BoardPhase } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { View } from '../secrecy/view.ts';
import type { Fight, Phase } from '../state.ts';
import { TEXT } from '../text/index.ts';

type PhaseStep = Pick<BoardPhase, 'label'> & { readonly rule: RuleId; readonly is: Phase | null };

const INTENT_STEP: PhaseStep = {
  label: TEXT.board.intents,
  rule: 'whitebox.combat.declared-intent',
  is: 'declare',
};
const INITIATIVE_STEP: PhaseStep = {
  label: TEXT.board.initiative,
  rule: 'whitebox.combat.initiative',
  is: null,
};
const STANDARD: readonly PhaseStep[] = [
  {
    label: TEXT.board.spells,
    rule: 'whitebox.spells.casting-start',
    is: 'announce',
  },
  { label: TEXT.board.actions, rule: 'whitebox.combat.side-actions', is: 'acting' },
];
const ALTERNATIVE_STEPS: readonly PhaseStep[] = [
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
const FREE_STEP: PhaseStep = {
  label: TEXT.board.freeAttackOrMove,
  rule: 'whitebox.combat.surprise-benefit',
  is: 'free',
};

/** Initiative needs no input. @rule whitebox.combat.round-order @rule whitebox.combat.alt-sequence */
export function listPhases({ options }: View, { round, phase }: Fight): readonly BoardPhase[] {
  return listSteps(options, round).map(({ label, rule, is }) => ({ label, rule, now: is === phase }));
}

function listSteps(options: View['options'], round: number): readonly PhaseStep[] {
  const isStandard = options.combatSequence === 'standard';
  if (round === 0) return isStandard ? [FREE_STEP] : ALTERNATIVE_STEPS;
  const rolled = round === 1 || options.initiativeFrequency === 'every-round';
  return [
    ...(options.combatDeclareIntent ? [INTENT_STEP] : []),
    ...(rolled ? [INITIATIVE_STEP] : []),
    ...(isStandard ? STANDARD : ALTERNATIVE_STEPS),
  ];
}
