import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { makeSystem } from './system';

/** What everything is drawn in. Made when the first page is, not before: a task less at the start. */
export function Theme({ children }: { children: ReactNode }) {
  const [system] = useState(makeSystem);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
