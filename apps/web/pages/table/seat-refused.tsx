import { useLocale } from '../../app/language.tsx';
import { PageFrame } from '../../app/page-frame.tsx';
import { Link } from '../../app/router.tsx';
import type { FailedReply } from '../../live/api.ts';
import { Icon } from '../../ui/icon.tsx';

/** No seat at this address: why, and what to do. */
export function SeatRefused({ refused }: { readonly refused: FailedReply | undefined }) {
  const { text } = useLocale();
  const why = refused?.status === 401 ? 'key' : 'other';
  return (
    <PageFrame>
      <div className="page refused stack">
        <span className="badge">
          <Icon name={why === 'key' ? 'link' : 'map'} size={30} />
        </span>
        <h1>{text(`table-refused-${why}`)}</h1>
        {refused && refused.says !== '' && <p className="says">{refused.says}</p>}
        {why === 'key' && <p className="soft">{text('table-refused-key-todo')}</p>}
        <p className="row">
          <Link className="button strong" href="/">
            {text('table-home')}
          </Link>
          <button type="button" className="button" onClick={() => location.reload()}>
            {text('try-again')}
          </button>
        </p>
      </div>
    </PageFrame>
  );
}
