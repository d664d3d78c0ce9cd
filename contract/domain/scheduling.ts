export const SCHEDULING_HORIZON_DAYS = 180;
/** SPEI's concept field. */
export const CONCEPT_MAX = 40;
