// @vitest-environment happy-dom
/* Tests that Chakra still has the defects that system.ts works around. */
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, chakra, createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

const FIXED = 'Chakra has fixed this: remove the workaround in components/theme/system.ts';

it('Chakra recomputes a recipe on every render', () => {
  const plain = createSystem(defaultBaseConfig);
  const compiledRecipes = new Set<unknown>();
  const Box = chakra('div', { base: { color: 'red' } });
  const boxOf = (system: SystemContext, renderCount: number) => (
    <ChakraProvider value={system}>
      <Box data-render={renderCount} />
    </ChakraProvider>
  );
  const system: SystemContext = {
    ...plain,
    cva: (recipe) => {
      const recipeOf = plain.cva(recipe);
      compiledRecipes.add(recipeOf);
      return recipeOf;
    },
  };
  const { rerender } = render(boxOf(system, 1));
  rerender(boxOf(system, 2));
  rerender(boxOf(system, 3));
  expect(compiledRecipes.size, FIXED).toBe(3);
});

it('Chakra modifies the original when merging a recipe', () => {
  const { cva } = createSystem(defaultBaseConfig);
  const recipe = { base: { _hover: { color: 'red' } } };
  cva(recipe).merge({ base: { _hover: { color: 'blue' } } });
  expect(recipe.base._hover.color, FIXED).toBe('blue');
});
