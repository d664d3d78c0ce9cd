import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { expect, it } from 'vitest';
import { makeSystem } from './system';

const sources = Object.values(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!./{semantic,utilities}.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

const ours = makeSystem();
const chakras = createSystem({ ...ours._config, ...defaultBaseConfig });
const all = defaultBaseConfig.utilities ?? {};

/** Returns the values that a property accepts: its theme tokens, or a CSS sample. */
function sayable(name: string): unknown[] {
  const values = all[chakras.utility.resolveShorthand(name)]?.values;
  if (values === undefined) return ['0deg'];
  if (typeof values === 'object' && 'type' in values) return [true, false];
  const kind = typeof values === 'function' ? 'colors' : String(values);
  return Object.keys(ours.tokens.getCategoryValues(kind) ?? {});
}

/** Returns the values of a property in the sources: `mt: '2'`, `mt="2"`, `mt={{ base: '2', md: 'auto' }}`. */
function saidOf(name: string): string[] {
  const uses = sources.matchAll(
    new RegExp(`(?<![\\w.'"$-])${name}(?:=|: )(\\{[^}]*\\}|"[^"]*"|'[^']*')`, 'g'),
  );
  return [...uses].flatMap(([, said = '']) =>
    [...said.matchAll(/["']([^"']*)["']/g)].map(([, text = '']) => text),
  );
}

type Utility = typeof ours.utility;
function made({ transform, resolveShorthand }: Utility, name: string, value: unknown): unknown {
  // Chakra also sets this variable, which no style here reads.
  const { '--bg-currentcolor': _, ...style } = transform(resolveShorthand(name), value) ?? {};
  return style;
}

const names = [...chakras.utility.shorthands.keys(), ...Object.keys(all)].filter((name) =>
  new RegExp(`(?<![\\w.'"$-])${name}(?:=|: )`).test(sources),
);

it('are those that pages speak of', () => {
  expect(names.length).toBeGreaterThan(60);
});

it.each(names)('%s makes what Chakra makes of it', (name) => {
  for (const value of [...saidOf(name), ...sayable(name)])
    expect(made(ours.utility, name, value), `${name}: ${value}`).toEqual(made(chakras.utility, name, value));
});
