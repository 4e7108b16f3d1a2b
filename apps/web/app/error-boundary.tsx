import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useLocale } from './language.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Contains the error of a part that broke or could not be fetched, so that the rest of the app keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorMessage /> : this.props.children;
  }
}

function ErrorMessage() {
  const { text } = useLocale();
  return (
    <div className="page stack" role="alert">
      <p>{text('went-wrong')}</p>
      <p>
        <Button onClick={() => location.reload()}>{text('try-again')}</Button>
      </p>
    </div>
  );
}
