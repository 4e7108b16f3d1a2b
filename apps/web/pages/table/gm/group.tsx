import { type ReactNode, useState } from 'react';
import { remember, remembered } from '../../../app/memory.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';

interface GroupProps {
  readonly name: string;
  readonly icon: IconName;
  readonly title: string;
  readonly children: () => ReactNode;
}

/** A drawer of tools: mounted when first opened, and kept so that typed text is not lost. */
export function Group({ name, icon, title, children }: GroupProps) {
  const key = `gm-open.${name}`;
  const [open, setOpen] = useState(() => remembered(key) === 'yes');
  const [made, setMade] = useState(open);
  return (
    <details
      className="gm-group"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setMade(true);
        remember(key, currentTarget.open ? 'yes' : undefined);
      }}
    >
      <summary>
        <Icon name={icon} />
        {title}
      </summary>
      {made && <div className="gm-inside stack">{children()}</div>}
    </details>
  );
}
