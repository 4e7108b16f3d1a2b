import { type AnchorHTMLAttributes, createContext, type ReactNode, use, useEffect, useState } from 'react';

/** The current address: the parts of the path, and the text after `#`. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

const readRoute = (): Route => ({
  path: location.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent),
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

const RouteContext = createContext<Route | undefined>(undefined);

export function useRoute(): Route {
  const place = use(RouteContext);
  if (!place) throw new Error('nobody has said where we are');
  return place;
}

const NAVIGATED = 'arbitro:moved';

export function navigateTo(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  window.dispatchEvent(new Event(NAVIGATED));
  if (!to.includes('#')) window.scrollTo(0, 0);
}

export function Router({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(readRoute);
  useEffect(() => {
    const moved = (): void => setPlace(readRoute());
    for (const event of ['popstate', 'hashchange', NAVIGATED]) window.addEventListener(event, moved);
    return () => {
      for (const event of ['popstate', 'hashchange', NAVIGATED]) window.removeEventListener(event, moved);
    };
  }, []);
  return <RouteContext value={place}>{children}</RouteContext>;
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
        navigateTo(href);
      }}
    />
  );
}
