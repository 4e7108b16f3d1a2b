import { useLocale } from '../app/language.tsx';
import { Icon } from './icon.tsx';

interface SearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
}

/** A field that searches while the user types. */
export function SearchField({ value, onChange, label }: SearchProps) {
  const { text } = useLocale();
  return (
    <label className="search-field">
      <span className="unseen">{label}</span>
      <Icon name="search" />
      <input
        className="input"
        type="search"
        value={value}
        placeholder={text('search')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
