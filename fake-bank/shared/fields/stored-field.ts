import * as z from 'zod/mini';
import { StoredKey, StoredLine } from '#bank/core/storage/stored-text';

/** Number of a contract, account, phone or capture line. */
export const Reference = z.string().check(z.regex(/^[A-Z\d-]{1,40}$/i, 'Write letters and digits.'));

export const StoredField = z.object({ id: StoredKey, value: StoredLine(100) });
