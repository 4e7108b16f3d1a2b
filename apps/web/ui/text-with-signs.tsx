/** Drawn symbols that our fonts lack: a device without them would show an empty box. */
const SIGN_PATHS: Readonly<Record<string, string>> = {
  '→': 'M3 12h17M14 6l6 6-6 6',
  '≥': 'M5 4l14 6-14 6M5 20h14',
  '≤': 'M19 4L5 10l14 6M5 20h14',
};
const SIGN = /([→≥≤])/;

/** A text whose rare symbols look the same on every device; each stays text too, to be read aloud and copied. */
export function TextWithSigns({ text }: { readonly text: string }) {
  return text.split(SIGN).map((part, index) => {
    const path = SIGN_PATHS[part];
    if (path === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name but their place
      <span key={index} className="sign">
        <span className="unseen">{part}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={path} />
        </svg>
      </span>
    );
  });
}
