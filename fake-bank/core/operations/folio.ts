import * as z from 'zod/mini';
import type { SequenceNumber } from '../storage/collection';
import { nextNumber } from '../storage/sequence';
import type { Transaction } from '../storage/transaction';

export const Folio = z.string().check(z.regex(/^\d{8,13}$/, 'Write 8 to 13 digits.'));

const SEQUENCE = 'confirmation';
const BEFORE_FIRST = 73_040_000;

export const nextFolio = (tx: Transaction): string => String(BEFORE_FIRST + nextNumber(tx, SEQUENCE));

type ConfirmedRow = { confirmationNumber: string };

/** `sequenceNumbers` of rows with a folio. */
export const folioNumbers = <Row>(field: string, folioOf: (row: Row) => string | undefined) => ({
  [SEQUENCE]: (row: Row): SequenceNumber | undefined => {
    const folio = folioOf(row);
    return folio === undefined ? undefined : { field, number: Number(folio) - BEFORE_FIRST };
  },
});

export const confirmationNumbers = folioNumbers(
  'confirmationNumber',
  ({ confirmationNumber }: ConfirmedRow) => confirmationNumber,
);

export const uniqueFolio = ({ confirmationNumber }: ConfirmedRow) => ({
  confirmationNumber: `the folio ${confirmationNumber}`,
});
