import { useRef } from 'react';
import { useSpeech } from '../app/language.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface FilePickerProps {
  /** What the file is for. */
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A file from this device. The browser's own button speaks the browser's language, this one that of the page. */
export function FilePicker({ label, accept, onFile }: FilePickerProps) {
  const { text } = useSpeech();
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
          // the same file once more, after it was mended, is a choice too
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
