import type { SystemName } from '@arbitro/kernel';
import { useLocale } from '../app/language.tsx';

/** The notices that the licences of the books require, verbatim and untranslated. */
export function Notices({ systems }: { readonly systems: readonly SystemName[] }) {
  const { text, words } = useLocale();
  const licensed = systems.filter(({ notices }) => notices !== undefined);
  if (licensed.length === 0) return null;
  return (
    <details className="notices folds small">
      <summary>{text('licences')}</summary>
      {licensed.map(({ id, name, notices = [] }) => (
        <section key={id} aria-label={words(name)}>
          <h3>{words(name)}</h3>
          {notices.map((notice) => (
            <p key={notice} lang="en">
              {notice}
            </p>
          ))}
        </section>
      ))}
    </details>
  );
}
