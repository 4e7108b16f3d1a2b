import type { OptionBook, OptionsOf } from '@arbitro/kernel';

/**
 * The house rules. The first setting is the default.
 *
 * A rule reads it as `world.options.ties`; `arbitro sim scenarios/first.yaml --option ties=beat --system .` shows its
 * effect.
 */
export const OPTIONS = {
  ties: {
    kind: 'switch',
    rule: 'my-game.check.ties',
    title: { en: 'Meeting the number', it: 'Numero esatto', fi: 'Tasalukema' },
    default: 'reach',
    settings: [
      {
        value: 'reach',
        says: {
          en: 'A total equal to what is needed is enough.',
          it: 'Basta un totale uguale al numero richiesto.',
          fi: 'Vaaditun luvun suuruinen summa riittää.',
        },
      },
      {
        value: 'beat',
        says: {
          en: 'The total must be higher than what is needed.',
          it: 'Il totale deve superare il numero richiesto.',
          fi: 'Summan on oltava vaadittua lukua suurempi.',
        },
      },
    ],
  },
} as const satisfies OptionBook;

export type Options = OptionsOf<typeof OPTIONS>;
