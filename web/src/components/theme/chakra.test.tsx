// @vitest-environment happy-dom
/* Chakra without system.ts: the defects that system.ts works around. */
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, chakra, createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

const MENDED = 'Chakra has fixed this: remove the workaround in components/theme/system.ts';

it('Chakra recomputes a recipe on every render', () => {
  const plain = createSystem(defaultBaseConfig);
  const made = new Set<unknown>();
  const Box = chakra('div', { base: { color: 'red' } });
  const drawn = (system: SystemContext, turn: number) => (
    <ChakraProvider value={system}>
      <Box data-turn={turn} />
    </ChakraProvider>
  );
  const system: SystemContext = {
    ...plain,
    cva: (recipe) => {
      const recipeOf = plain.cva(recipe);
      made.add(recipeOf);
      return recipeOf;
    },
  };
  const { rerender } = render(drawn(system, 1));
  rerender(drawn(system, 2));
  rerender(drawn(system, 3));
  expect(made.size, MENDED).toBe(3);
});

it('Chakra modifies the original when merging a recipe', () => {
  const { cva } = createSystem(defaultBaseConfig);
  const recipe = { base: { _hover: { color: 'red' } } };
  cva(recipe).merge({ base: { _hover: { color: 'blue' } } });
  expect(recipe.base._hover.color, MENDED).toBe('blue');
});
