import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
}

interface TabsProps<K extends string> {
  readonly tabs: readonly Tab<K>[];
  readonly chosen: K;
  readonly onChoose: (key: K) => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** Tabs with one visible panel; the arrow keys go from tab to tab. */
export function Tabs<K extends string>({ tabs, chosen, onChoose, label, children }: TabsProps<K>) {
  const id = useId();
  const step = (event: KeyboardEvent, by: number): void => {
    event.preventDefault();
    const index = tabs.findIndex(({ key }) => key === chosen);
    const next = tabs[(index + by + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ key, label: says }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(event, 1);
              if (event.key === 'ArrowLeft') step(event, -1);
            }}
          >
            {says}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
