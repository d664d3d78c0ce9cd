import { expect, it } from 'vitest';
import { unknownArgs } from './args';

it.each<[args: string[], known: string[], message: string | undefined]>([
  [[], [], undefined],
  [[], ['a'], undefined],
  [['a'], ['a', 'b'], undefined],
  [['b', 'a'], ['a', 'b'], undefined],
  [['c'], ['a', 'b'], 'c: there are a, b.'],
  [['a', 'c', '--d'], ['a', 'b'], 'c, --d: there are a, b.'],
  [['--recover=no'], ['--recover', '--recover=yes'], '--recover=no: there are --recover, --recover=yes.'],
  [['web'], [], 'web: nothing may stand there.'],
  [[''], [], ': nothing may stand there.'],
])('unknownArgs with %j and the known arguments %j returns: %s', (args, known, message) =>
  expect(unknownArgs(args, known)).toBe(message),
);
