import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointsOf } from '#bank/testing/endpoints';
import { contract } from '#contract/index';
import { sandbox } from '#contract/sandbox';
import './validation';

const requests = [...endpointsOf(contract), ...endpointsOf(sandbox)].flatMap(({ name, body, query }) =>
  [body, query].flatMap((schema) => (schema === undefined ? [] : [[name, schema] as const])),
);

function innerSchemas(schema: z.core.$ZodType): z.core.$ZodType[] {
  const schemas = new Set<z.core.$ZodType>([schema]);
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema }) => void schemas.add(zodSchema),
  });
  return [...schemas];
}

/** At least one of these values is invalid for any schema. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'ñ!',
  '\u0007',
  '9'.repeat(9),
  '9'.repeat(400),
  'x'.repeat(400),
  '2026-02-30',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0,
  0.001,
  1.5,
  1e21,
  true,
  [],
  Array(600).fill('x'),
  {},
  { otra: 1, x: { otra: [] } },
];

function messagesOf(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => [
    issue.message,
    ...(issue.code === 'invalid_union' ? issue.errors.flatMap(messagesOf) : []),
  ]);
}

/** Terms of the library's own messages, in English and Spanish. */
const LIBRARY =
  /inv[aá]lid|expected|received|too (big|small)|se esperaba|recibido|demasiado|NaN|[<>]=?|ISO\b(?! 8601)/i;

const allMessagesOf = (schema: z.core.$ZodType): string[] =>
  innerSchemas(schema).flatMap((part) =>
    WRONG.flatMap((input) => messagesOf(z.safeParse(part, input).error?.issues ?? [])),
  );

test.each(requests)('%s reports invalid values in plain Spanish sentences', (_, schema) => {
  const messages = new Set(allMessagesOf(schema));
  expect(messages.size).toBeGreaterThan(0);
  expect([...messages].filter((text) => LIBRARY.test(text))).toEqual([]);
  for (const text of messages) expect(text).toMatch(/^\p{Lu}.*\p{L}{2}.*\.$/su);
});

describe('validation messages', () => {
  const messagesFor = (schema: z.core.$ZodType, input: unknown) =>
    z.safeParse(schema, input).error?.issues.map(({ message }) => message);
  const text = z.string().check(z.minLength(2), z.maxLength(40));

  test.each<[z.core.$ZodType, unknown, string]>([
    [text, undefined, 'Dato necesario.'],
    [text, '', 'Dato necesario.'],
    [text, 'x', 'Mínimo 2 caracteres.'],
    [text, 'x'.repeat(41), 'Máximo 40 caracteres.'],
    [z.string().check(z.maxLength(1)), 'xx', 'Máximo 1 carácter.'],
    [text, 5, 'Escribe un texto.'],
    [z.coerce.number(), 'x', 'Escribe un número.'],
    [z.number(), Number.POSITIVE_INFINITY, 'Es un número fuera de lo que se puede contar.'],
    [z.number(), Number.NaN, 'Escribe un número.'],
    [z.int(), 1.5, 'Escribe un número entero.'],
    [z.boolean(), 'sí', 'Responde true o false.'],
    [z.number().check(z.gte(1)), 0, 'Debe ser mayor o igual a 1.'],
    [z.number().check(z.lt(9)), 9, 'Debe ser menor a 9.'],
    [z.array(z.string()).check(z.minLength(1)), [], 'Mínimo 1 elemento.'],
    [z.array(z.string()), 'x', 'Escribe una lista.'],
    [z.enum(['onetime', 'schedule']), 'x', 'Usa uno de estos valores: onetime, schedule.'],
    [z.literal('Validate'), 'x', 'Debe ser Validate.'],
    [z.strictObject({}), { otra: 1 }, 'Este dato no se espera aquí.'],
    [z.union([z.literal('a'), z.literal('b')]), 'x', 'Revisa este dato.'],
    [z.string().check(z.regex(/x/)), 'y', 'Revisa este dato.'],
    [z.iso.datetime(), 'y', 'Escribe fecha y hora con su zona: 2026-11-23T09:30:00-06:00.'],
  ])('%#: %3$s', (schema, input, message) => expect(messagesFor(schema, input)).toEqual([message]));
});
