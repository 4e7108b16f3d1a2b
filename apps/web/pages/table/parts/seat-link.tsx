import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import './seat-link.css';

// only those who show a link need it
const QrCode = lazy(() => import('./qr-code.tsx').then(({ QrCode: code }) => ({ default: code })));

interface SeatLinkProps {
  readonly title: string;
  readonly about: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link that opens a seat: to scan, to copy, to open. */
export function SeatLink({ title, about, link, onClose }: SeatLinkProps) {
  const { text } = useLocale();
  const { tell } = useToasts();
  const field = useRef<HTMLInputElement>(null);
  const linkElement = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new link, its button may be far below
  useEffect(() => linkElement.current?.scrollIntoView({ block: 'nearest' }), [link]);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      tell(text('copied'));
    } catch {
      // without https there is no clipboard: the link is selected, so that the keyboard can copy it
    }
  };
  return (
    <section ref={linkElement} className="seat-link" aria-label={title}>
      <div className="row between">
        <h4>{title}</h4>
        <Button look="quiet square" aria-label={text('close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="qr-place">
        <Suspense>
          <QrCode link={link} label={text('table-link-qr')} />
        </Suspense>
      </div>
      <p className="soft small">{about}</p>
      <div className="seat-address">
        <input ref={field} className="input" readOnly value={link} aria-label={text('table-link')} />
        <Button onClick={() => void copy()}>{text('copy')}</Button>
      </div>
      <a href={link} target="_blank" rel="noreferrer">
        {text('table-link-open')}
      </a>
    </section>
  );
}
