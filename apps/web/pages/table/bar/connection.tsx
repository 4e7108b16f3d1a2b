import { useEffect, useRef } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { Connection } from '../../../live/table-stream.ts';
import { useToasts } from '../../../ui/toast.tsx';

/** Says that the connection is lost, and when it is back. */
export function ConnectionBanner({ connection }: { readonly connection: Connection }) {
  const { text } = useLocale();
  const { tell } = useToasts();
  const lost = useRef(false);
  useEffect(() => {
    if (connection === 'lost') lost.current = true;
    if (connection === 'open' && lost.current) {
      lost.current = false;
      tell(text('connected'));
    }
  }, [connection, tell, text]);
  return (
    <div role="status" className="connection">
      {connection === 'lost' && <p>{text('table-lost')}</p>}
    </div>
  );
}
