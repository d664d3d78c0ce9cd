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
  return <Boundary visit={key}>{children}</Boundary>;
}

type BoundaryProps = { visit: string; children: ReactNode };

class Boundary extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidUpdate({ visit }: BoundaryProps) {
    if (this.state.crashed && visit !== this.props.visit) this.setState({ crashed: false });
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
