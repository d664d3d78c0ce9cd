/* Container queries, since text size and sidebar reduce the width. */

/** Amount and button fit beside the name. */
export const ROOMY = '@container (min-width: 32rem)';

/** Two words fit on a line (large text on a phone). */
export const TIGHT = '@container (max-width: 14rem)';

/** One week fits on a line. */
export const FEW = '@container (max-width: 20rem)';
