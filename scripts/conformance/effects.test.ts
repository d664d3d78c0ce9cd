import { expect, test } from 'vitest';
import { errorText } from '#contract/errors';
import { NOT_LOADED, rowsNotShown, signatureTexts, validationTexts } from '#web/components/errors/texts.ts';
import { ApiError, clientCodes } from '#web/lib/api/api-error.ts';
import { clientTexts, failureEffect } from './effects';
import { operationNamed } from './operations';

const malformed = new ApiError({
  path: '/api/x',
  status: 200,
  statusText: '',
  traceId: '',
  code: clientCodes.malformed,
  notifications: [],
});

test('clientTexts are the texts that the client shows', () => {
  expect(clientTexts).toEqual({
    notLoaded: NOT_LOADED,
    notChecked: validationTexts(malformed).heading,
    notSigned: signatureTexts(malformed).heading,
    service: errorText('E_UNKNOWN').heading,
    rowNotShown: rowsNotShown(1, ['registro', 'registros']),
  });
});

test.each([
  ['summary.get', clientTexts.notLoaded],
  ['transfers.setup', clientTexts.notLoaded],
  ['transfers.validate', clientTexts.notChecked],
  ['campaigns.list', 'The home shows no offers'],
  ['signatures.sign', clientTexts.notSigned],
  ['transfers.execute', 'The outcome is unknown'],
])('the effect of an unusable answer of %s is: %s', (name, text) => {
  expect(failureEffect(operationNamed(name), clientCodes.malformed)).toContain(text);
});
