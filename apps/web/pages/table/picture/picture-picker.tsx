import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface PicturePickerProps {
  readonly label: string;
  /** The text on the button. */
  readonly says: string;
  readonly title?: string;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** A small button that chooses a picture of this device, or takes one with its camera. */
export function PicturePicker({ label, says, title, isBusy, onFile }: PicturePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="picture-picker">
      <input
        ref={picker}
        className="unseen"
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button look="tight" title={title} disabled={isBusy} onClick={() => picker.current?.click()}>
        <Icon name="upload" size={16} />
        {says}
      </Button>
    </span>
  );
}
