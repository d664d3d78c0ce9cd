import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { expect, it } from 'vitest';
import { conditions } from './conditions';

const sources = Object.values(
  import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
);

/** Matches `_hover: {…}` in a style and `_hover={…}` on an element. */
const speaksOf = (name: string) => {
  const used = new RegExp(`\\b_${name}(: |=\\{)`);
  return sources.some((source) => used.test(source));
};

it('has every state that a style speaks of, as Chakra says it, and no other', () => {
  const spokenOf = Object.entries(defaultBaseConfig.conditions ?? {}).filter(([name]) => speaksOf(name));
  expect(conditions).toEqual(Object.fromEntries(spokenOf));
});
