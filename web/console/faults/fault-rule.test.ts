import { expect, it } from 'vitest';
import { FaultRule } from '#contract/domain/fault-rule';
import { describeEffect, describeMatch } from './describe-rule';
import { emptyRule, NO_KIND, type RuleFields, toFaultRule } from './fault-rule';

it.each<[Partial<RuleFields>, FaultRule, string]>([
  [
    { operation: 'transfers.execute', customer: 'ana', code: '2185' },
    { match: { operation: 'transfers.execute', customer: 'ana' }, times: 1, then: { code: '2185' } },
    'Rechazo 2185 | transfers.execute · ana · 1 vez',
  ],
  [
    { pointer: '/amount/amount', value: '100', nth: '2', kind: 'html', status: '503' },
    {
      match: { body: { pointer: '/amount/amount', value: 100 }, nth: 2 },
      then: { kind: 'html', status: 503 },
    },
    'Página HTML 503 | /amount/amount = 100 · solo la número 2',
  ],
  [
    { pointer: '/save', value: 'true', skip: '1', times: '2', kind: 'hang' },
    { match: { body: { pointer: '/save', value: true } }, skip: 1, times: 2, then: { kind: 'hang' } },
    'Sin respuesta | /save = true · después de 1 · 2 veces',
  ],
  [
    {
      method: 'GET',
      path: '/summary',
      kind: NO_KIND,
      delay: '500',
      jitter: '200',
      chunks: '3',
      dribble: '900',
    },
    {
      match: { method: 'GET', path: '/summary' },
      times: 1,
      then: { delay: { ms: 500, jitterMs: 200 }, dribble: { chunks: 3, ms: 900 } },
    },
    'Tarda 500 ms · hasta 200 ms más · en 3 partes durante 900 ms | GET · /summary · 1 vez',
  ],
  [
    { kind: 'drop-before' },
    { times: 1, then: { kind: 'drop-before' } },
    'Llamada perdida | Cualquier llamada · 1 vez',
  ],
])('%j is converted to the rule %j with the description "%s"', (fields, rule, words) => {
  expect(toFaultRule({ ...emptyRule, ...fields })).toEqual(rule);
  expect(FaultRule.parse(rule)).toEqual(rule);
  expect(`${describeEffect(rule)} | ${describeMatch(rule)}`).toBe(words);
});
