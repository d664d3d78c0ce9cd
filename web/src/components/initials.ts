/** 'Ana María Torres' → 'AT'; 'ana' → 'A'. */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter((_word, index, words) => index === 0 || index === words.length - 1)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('es-MX');
