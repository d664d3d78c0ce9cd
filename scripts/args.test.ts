import { expect, it } from 'vitest';
import { takeValues, unknownArgs } from './args';

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

it.each<[args: string[], values: string[], rest: string[]]>([
  [[], [], []],
  [['--a', '1', 'b', '--a=2'], ['1', '2'], ['b']],
  [['--a=1', '--ab', 'x'], ['1'], ['--ab', 'x']],
  [['b', '--a'], [''], ['b']],
])('takeValues finds each value of --a in %j', (args, values, rest) => {
  expect(takeValues(args, '--a')).toEqual({ values, rest });
});
