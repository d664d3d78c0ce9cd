/** Demo lines in every bank, with amounts in centavos. All are due in 2039. */
export const FEDERAL_LINE = { line: '04SAT260000198563245', amount: 8_500_00 };
export const PROPERTY_LINE = { line: '80PRED26000198566208', amount: 4_256_50 };
/** Already paid. */
export const PAID_LINE = { line: '05SAT260000798569220', amount: 12_000_00 };
