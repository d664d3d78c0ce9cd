import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { getSystem } from './system';

export const Theme = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={getSystem()}>{children}</ChakraProvider>
);
