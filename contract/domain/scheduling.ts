/** How far ahead a payment or a transfer may be scheduled, in days. */
export const SCHEDULING_HORIZON_DAYS = 180;
/** SPEI carries forty characters of concept. */
export const CONCEPT_MAX = 40;
