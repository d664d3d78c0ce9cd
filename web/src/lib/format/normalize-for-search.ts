const diacritics = /\p{M}/gu;

export const normalizeForSearch = (text: string): string =>
  text.toLocaleLowerCase('es-MX').normalize('NFD').replace(diacritics, '');
