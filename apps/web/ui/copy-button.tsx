import { useSpeech } from '../app/language.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useToasts } from './toast.tsx';

/**
 * Copies a text. Without permission to write to the clipboard (no https in a home network) it shows the text to select
 * by hand.
 */
export function CopyButton({ what, label }: { readonly what: string; readonly label: string }) {
  const { text } = useSpeech();
  const { tell } = useToasts();
  const copy = async (): Promise<void> => {
    if (await copied(what)) tell(text('copied'));
    else window.prompt(label, what);
  };
  return (
    <Button look="quiet square" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon name="link" />
    </Button>
  );
}

async function copied(what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(what);
    return true;
  } catch {
    return false;
  }
}
