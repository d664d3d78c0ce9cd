import { expect, it } from 'vitest';
import { takeOption, unknownArgs } from './args';

it.each<[asked: string[], known: string[], said: string | undefined]>([
  [[], [], undefined],
  [[], ['a'], undefined],
  [['a'], ['a', 'b'], undefined],
  [['b', 'a'], ['a', 'b'], undefined],
  [['c'], ['a', 'b'], 'c: there are a, b.'],
  [['a', 'c', '--d'], ['a', 'b'], 'c, --d: there are a, b.'],
  [['--recover=no'], ['--recover', '--recover=yes'], '--recover=no: there are --recover, --recover=yes.'],
  [['web'], [], 'web: nothing may stand there.'],
  [[''], [], ': nothing may stand there.'],
])('unknownArgs reports %j for known arguments %j: %s', (asked, known, said) =>
  expect(unknownArgs(asked, known)).toBe(said),
);

it.each<[args: string[], value: string | undefined, rest: string[]]>([
  [[], undefined, []],
  [['--recover'], undefined, ['--recover']],
  [['--seed', 'people.json', '--recover'], 'people.json', ['--recover']],
  [['--recover', '--seed=people.json'], 'people.json', ['--recover']],
])('takeOption finds the value of --seed in %j: %s', (args, value, rest) =>
  expect(takeOption(args, '--seed')).toEqual({ ...(value && { value }), rest }),
);

it.each([[['--seed']], [['--seed=']]])('takeOption rejects %j', (args) =>
  expect(() => takeOption(args, '--seed')).toThrow('--seed: write the name of a file after it.'),
);
