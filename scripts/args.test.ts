import { expect, it } from 'vitest';
import { unknownArgs } from './args';

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
])('unknownArgs reports %j for known arguments %j: %s', (args, known, report) =>
  expect(unknownArgs(args, known)).toBe(report),
);
