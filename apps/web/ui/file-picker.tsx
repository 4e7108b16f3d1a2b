import { useRef } from 'react';
import { useLocale } from '../app/language.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface FilePickerProps {
  /** What the file is for. */
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Picks a file of this device. The browser's own button uses the browser's language, this one the page's. */
export function FilePicker({ label, accept, onFile }: FilePickerProps) {
  const { text } = useLocale();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="file-picker">
      <input
        ref={picker}
        className="unseen"
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // lets the user choose the same file again, after correcting it
          target.value = '';
        }}
      />
      <Button onClick={() => picker.current?.click()}>
        <Icon name="upload" />
        {text('choose-file')}
      </Button>
    </span>
  );
}
