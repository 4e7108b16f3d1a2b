import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useSpeech } from './language.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Contains the error of a part that broke or could not be fetched, so that the rest of the app keeps working. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { text } = useSpeech();
  return (
    <div className="page stack" role="alert">
      <p>{text('went-wrong')}</p>
      <p>
        <Button onClick={() => location.reload()}>{text('try-again')}</Button>
      </p>
    </div>
  );
}
