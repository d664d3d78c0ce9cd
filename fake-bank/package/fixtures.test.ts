import { expectTypeOf, test } from 'vitest';
import type { modules } from '#bank/modules';
import type { FixtureArgs, FixtureName, FixtureParams } from './fixtures';

type FixturesOf<Module> = Module extends { fixtures?: infer Found } ? keyof NonNullable<Found> : never;

// `npm run check` compares types; at run time these tests do nothing.
test('every fixture of the modules has a type', () => {
  expectTypeOf<FixtureName>().toEqualTypeOf<FixturesOf<(typeof modules)[number]>>();
});

test('parameters are typed, and can be left out if none is required', () => {
  expectTypeOf<FixtureParams<'campaigns.only'>>().toEqualTypeOf<{ count?: string | undefined }>();
  expectTypeOf<FixtureArgs<'campaigns.only'>>().toEqualTypeOf<[given?: { count?: string | undefined }]>();
  expectTypeOf<FixtureArgs<'campaigns.expired'>>().toEqualTypeOf<[given: { offer: string }]>();
  expectTypeOf<FixtureParams<'preauthorized-payments.disabled'>['medium']>().toEqualTypeOf<
    'ACCOUNT' | 'DEBIT' | undefined
  >();
});
