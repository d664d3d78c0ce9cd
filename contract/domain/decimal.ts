/** Configures decimal.js once. Rounds half up, the banking convention. */
import { Decimal } from 'decimal.js';

Decimal.set({ precision: 30, rounding: Decimal.ROUND_HALF_UP });

export { Decimal };
