import { type AnchorHTMLAttributes, createContext, type ReactNode, use, useEffect, useState } from 'react';

/** The current address: the parts of the path, and the text after `#`. */
export interface Place {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

const here = (): Place => ({
  path: location.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent),
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

const Here = createContext<Place | undefined>(undefined);

export function usePlace(): Place {
  const place = use(Here);
  if (!place) throw new Error('nobody has said where we are');
  return place;
}

const MOVED = 'arbitro:moved';

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  window.dispatchEvent(new Event(MOVED));
  if (!to.includes('#')) window.scrollTo(0, 0);
}

export function Placed({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const moved = (): void => setPlace(here());
    for (const event of ['popstate', 'hashchange', MOVED]) window.addEventListener(event, moved);
    return () => {
      for (const event of ['popstate', 'hashchange', MOVED]) window.removeEventListener(event, moved);
    };
  }, []);
  return <Here value={place}>{children}</Here>;
}

/** A link within the app; with a modifier key held down the browser handles it. */
export function Link({ href = '/', onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
          return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
