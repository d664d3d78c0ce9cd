import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { Theme } from '../ui/theme/Theme';
import { CrashBoundary } from './CrashBoundary';
import { AppRoutes } from './routes/AppRoutes';

export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <Theme>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename={import.meta.env.BASE_URL.replace(/\/$/, '')}>
        <CrashBoundary>
          <AppRoutes />
        </CrashBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  </Theme>
);
