const marks = /\p{M}/gu;

/** Without capitals or accents: 'Café' and 'cafe' are the same to who searches. */
export const normalizeForSearch = (text: string): string =>
  text.toLocaleLowerCase('es-MX').normalize('NFD').replace(marks, '');
