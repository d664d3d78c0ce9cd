/** Only testers read the errors of sandbox calls, so they are in English. */
import * as z from 'zod/mini';

export const optionalText = () => z.optional(z.string('Send one text.'));

export const englishRequest = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'This field is not expected here.' : 'Send an object.',
  });
