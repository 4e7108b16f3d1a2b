/** Line icons of our own, on a grid of 24. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  more: 'M5 11.4a.6.6 0 1 0 .01 0zM12 11.4a.6.6 0 1 0 .01 0zM19 11.4a.6.6 0 1 0 .01 0z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 13l5 5L20 7',
  sword: 'M14.5 4H20v5.5L9.5 20 4 14.5zM6 12l6 6M3 21l3.5-3.5',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.8-8 9-4.8-1.2-8-4.5-8-9V6z',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.2 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  boot: 'M7 3h6v10l6 2.5c1.2.5 1.5 1.3 1.5 2.5v2H4v-6l3-2z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.8A17 17 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.9-.4 4.1-1',
  undo: 'M9 5L4 10l5 5M4 10h10.5a5 5 0 0 1 0 10H11',
  redo: 'M15 5l5 5-5 5M20 10H9.5a5 5 0 0 0 0 10H13',
  fork: 'M6 3v6a6 6 0 0 0 6 6v6M18 3v6a6 6 0 0 1-6 6',
  note: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M9 7h3',
  book: 'M5 4.5A2.5 2.5 0 0 1 7.5 2H20v17H7.5A2.5 2.5 0 0 0 5 21.5zM5 19.5V4.5M9 7h7',
  die: 'M12 2.5l8.5 5v9l-8.5 5-8.5-5v-9zM12 2.5v19M3.5 7.5L12 12l8.5-4.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14.3c2.2.8 3.6 2.8 3.6 5.7',
  chat: 'M4 5h16v11H9l-5 4z',
  whisper: 'M4 5h16v11H9l-5 4zM9 10.5h.01M12 10.5h.01M15 10.5h.01',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  scroll:
    'M7 3h11a2 2 0 0 1 2 2v2h-4M7 3a2 2 0 0 0-2 2v12M16 7v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2h9v2a2 2 0 0 0 2 2M9 9h4M9 13h4',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  seal: 'M12 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM9 13.5L7.5 21l4.5-2.5 4.5 2.5-1.5-7.5M10 8.5l1.5 1.5 2.7-3',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2',
  print: 'M7 8V3h10v5M7 17H4V9.5A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.5V17h-3M7 14h10v7H7z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.5 1.5M17.6 17.6l1.5 1.5M19.1 4.9l-1.5 1.5M6.4 17.6l-1.5 1.5',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  target:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1v4M12 19v4M1 12h4M19 12h4',
  skull: 'M12 3a7.5 7.5 0 0 0-4.5 13.5V20h9v-3.5A7.5 7.5 0 0 0 12 3zM9 11.5h.01M15 11.5h.01M11 16.5h2',
  hourglass: 'M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5',
  play: 'M8 5l11 7-11 7z',
  refresh: 'M20 11a8 8 0 0 0-14.3-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14.3 4l1.700-2M20 20v-5h-5',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.400M15.500 10.300a10 10 0 0 1 3.500 2.200M8.500 16a5 5 0 0 1 6.500-.4M2 9a15 15 0 0 1 4-2.600M11 5a15 15 0 0 1 11 4M12 20h.01',
  device: 'M4 5h16v10H4zM9 20h6M12 15v5',
  down: 'M6 9l6 6 6-6',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  ruler: 'M3 16L16 3l5 5L8 21zM7 12l2.500 2.500M10.500 8.500L13 11M14 5l2.500 2.500',
  expand: 'M3 5h18v14H3zM15 5v14M7 12h4M7 12l2-2M7 12l2 2',
  brush: 'M14 4l6 6-8 8-6-6zM6 12l-2 8 8-2',
  compare: 'M5 20V9M11 20V4M17 20v-7M3 20h18',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
