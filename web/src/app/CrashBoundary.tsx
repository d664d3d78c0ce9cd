import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../components/Button';
import { basePath } from '../lib/environment/base-path';
import { reportError } from '../lib/page/error-shown';
import { GenericErrorPage } from './pages/GenericErrorPage';
import { PublicLayout } from './shell/PublicLayout';

const restart = () => location.assign(basePath());

/** Error boundary of the page. Resets on any navigation, even to the same page. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary locationKey={key}>{children}</Boundary>;
}

type BoundaryProps = { locationKey: string; children: ReactNode };

class Boundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate({ locationKey }: BoundaryProps) {
    if (this.state.hasCrashed && locationKey !== this.props.locationKey) this.setState({ hasCrashed: false });
  }

  override componentDidCatch() {
    reportError('');
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <PublicLayout>
        <GenericErrorPage action={<Button onClick={restart}>OK</Button>} />
      </PublicLayout>
    );
  }
}
