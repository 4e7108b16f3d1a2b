import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { SHEET_TEXTS } from './texts.ts';

/** Why the server refused, place by place. */
export function Faults({ denied }: { readonly denied: FailedReply | undefined }) {
  const { words } = useLocale();
  if (!denied) return null;
  return (
    <div className="sheet-faults" role="alert">
      <strong>{denied.faults.length > 0 ? words(SHEET_TEXTS.refused) : denied.says}</strong>
      {denied.faults.length > 0 && (
        <ul>
          {denied.faults.map(({ at, says }) => (
            <li key={`${at}: ${says}`}>
              <code>{at}</code> {says}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the fault at this path, if there is one. */
export const findFaultText = (denied: FailedReply | undefined, path: string): string | undefined =>
  denied?.faults.find(
    ({ at }) => at === path || at.endsWith(`.${path}`) || path.startsWith(`${at.replace(/^sheet\.?/, '')}.`),
  )?.says;
