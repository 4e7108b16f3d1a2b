import { useLocale } from '../app/language.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useToasts } from './toast.tsx';

/**
 * Copies a text. Without permission to write to the clipboard (no https in a home network) it shows the text to select
 * by hand.
 */
export function CopyButton({ what, label }: { readonly what: string; readonly label: string }) {
  const { text } = useLocale();
  const { tell } = useToasts();
  const copy = async (): Promise<void> => {
    if (await copyText(what)) tell(text('copied'));
    else window.prompt(label, what);
  };
  return (
    <Button look="quiet square" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon name="link" />
    </Button>
  );
}

async function copyText(what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(what);
    return true;
  } catch {
    return false;
  }
}
