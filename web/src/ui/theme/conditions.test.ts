import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { expect, it } from 'vitest';
import { conditions, USED } from './conditions';

const sources = Object.values(
  import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
);

/** `_hover: {…}` in a style, `_hover={…}` on an element. */
const speaksOf = (name: string) => {
  const used = new RegExp(`\\b_${name}(: |=\\{)`);
  return sources.some((source) => used.test(source));
};

it('has every state that a style speaks of, and no other', () => {
  expect(
    Object.keys(defaultBaseConfig.conditions ?? {})
      .filter(speaksOf)
      .toSorted(),
  ).toEqual([...USED]);
});

it('knows what each of them is', () => {
  for (const [name, selector] of Object.entries(conditions)) expect(selector, name).toBeTruthy();
});
