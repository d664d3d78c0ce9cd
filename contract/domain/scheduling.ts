/** Days ahead for scheduled payments and transfers. */
export const SCHEDULING_HORIZON_DAYS = 180;
/** Length of the concept field of SPEI. */
export const CONCEPT_MAX = 40;
