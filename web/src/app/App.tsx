import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { Theme } from '../components/theme/Theme';
import { basePath } from '../lib/environment/base-path';
import { CrashBoundary } from './CrashBoundary';
import { CookiesBlocked } from './pages/CookiesBlocked';
import { AppRoutes } from './routes/AppRoutes';

export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <Theme>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename={basePath().replace(/\/$/, '')}>
        <CrashBoundary>{navigator.cookieEnabled ? <AppRoutes /> : <CookiesBlocked />}</CrashBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  </Theme>
);
