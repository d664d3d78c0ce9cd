import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { makeSystem } from './system';

/** Provides the theme. It is built on the first render, to keep it out of the start-up task. */
export function Theme({ children }: { children: ReactNode }) {
  const [system] = useState(makeSystem);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
