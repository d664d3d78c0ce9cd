/* By the room that the list has, not the window: larger text takes some of it, the sidebar as well. */

/** Where an amount and its button stand in line with the name. */
export const ROOMY = '@container (min-width: 32rem)';

/** Where a line holds two words at most: large text on a phone. */
export const TIGHT = '@container (max-width: 14rem)';

/** Where a line holds the days of one week. */
export const FEW = '@container (max-width: 20rem)';
