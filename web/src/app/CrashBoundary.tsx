import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { reportError } from '../ui/error-shown';
import { GenericErrorPage } from './pages/GenericErrorPage';
import { PublicLayout } from './shell/PublicLayout';

const restart = () => location.assign(import.meta.env.BASE_URL);

/** The last resort: a page in the place of a screen that broke. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    reportError('');
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <PublicLayout>
        <GenericErrorPage action={<Button onClick={restart}>OK</Button>} />
      </PublicLayout>
    );
  }
}
