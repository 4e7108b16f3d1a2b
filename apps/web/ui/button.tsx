import type { ButtonHTMLAttributes } from 'react';

type Look = 'strong' | 'ember' | 'quiet' | 'danger' | 'square' | 'tight';

/** A button; `look` may name several. */
export function Button({
  look = '',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly look?: Look | '' | `${Look} ${Look}` }) {
  return <button {...rest} type={type} className={`button ${look} ${className}`.trim()} />;
}
