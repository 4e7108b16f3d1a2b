import { type ReactNode, Suspense, useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';

interface ToolGroupProps {
  readonly name: string;
  readonly icon: IconName;
  readonly title: string;
  readonly children: () => ReactNode;
}

/** A drawer of tools: loaded and mounted when first opened, and kept so that typed text is not lost. */
export function ToolGroup({ name, icon, title, children }: ToolGroupProps) {
  const { text } = useLocale();
  const key = `gm-open.${name}`;
  const [open, setOpen] = useState(() => readStored(key) === 'yes');
  const [made, setMade] = useState(open);
  return (
    <details
      className="gm-group"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setMade(true);
        storeValue(key, currentTarget.open ? 'yes' : undefined);
      }}
    >
      <summary>
        <Icon name={icon} />
        {title}
      </summary>
      {made && (
        <div className="gm-inside stack">
          <Suspense fallback={<p className="soft">{text('loading')}</p>}>{children()}</Suspense>
        </div>
      )}
    </details>
  );
}
