import type { useLocale } from '../../../app/language.tsx';

type Text = ReturnType<typeof useLocale>['text'];

/** Says how many options to choose: “choose 2”, “choose up to 3”, “choose 1 to 3”. */
export function describeChoiceCount(
  { least, most }: { readonly least: number; readonly most: number },
  text: Text,
): string {
  if (least === most) return text('table-choose-exactly', { most });
  return least === 0 ? text('table-choose-up-to', { most }) : text('table-choose-some', { least, most });
}
