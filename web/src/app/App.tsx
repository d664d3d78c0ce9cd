import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { system } from '../ui/theme/system';
import { CrashBoundary } from './CrashBoundary';
import { AppRoutes } from './routes/AppRoutes';

export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename={import.meta.env.BASE_URL.replace(/\/$/, '')}>
        <CrashBoundary>
          <AppRoutes />
        </CrashBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  </ChakraProvider>
);
