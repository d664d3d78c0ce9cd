const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

/** 'a, b or c' */
export const eitherOf = (values: Iterable<string>): string => disjunction.format(values);
