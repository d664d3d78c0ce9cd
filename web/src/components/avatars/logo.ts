import { initials } from '../initials';
import { hash, pick } from './hash';

type Shape = readonly [string] | readonly [string, string];

/** Shapes in a 44 px square, back to front. */
const shapes: readonly [Shape, ...Shape[]] = [
  ['M0 44V12a32 32 0 0 1 32 32z'],
  ['M44 3a19 19 0 1 1 0 38 19 19 0 1 1 0-38z'],
  ['M0 44 44 0v44z'],
  ['M0 30q5.5-6.5 11 0t11 0 11 0 11 0v14H0z', 'M0 37q5.5-6.5 11 0t11 0 11 0 11 0v7H0z'],
  ['M38-13a19 19 0 1 1 0 38 19 19 0 1 1 0-38zm0 8a11 11 0 1 0 0 22 11 11 0 1 0 0-22z'],
  ['M0 44V30h9v14zM11.7 44V22h9v22zM23.3 44V28h9v16zM35 44V15h9v29z'],
  ['M34-7a17 17 0 1 1 0 34 17 17 0 1 1 0-34z'],
  ['M0 44 17 18l11 15 6-8 10 13v6z'],
  ['M2 44a20 20 0 0 1 40 0H32a10 10 0 0 0-20 0z'],
  ['M22-2 46 22 22 46-2 22z'],
];

export const logoTones = ['laguna', 'anil', 'jacaranda', 'barro', 'maguey'] as const;

/** Derives the logo from the name, because a company with several services has several keys. */
export function logoOf(name: string) {
  const number = hash(name);
  return {
    tone: pick(logoTones, number),
    shape: pick(shapes, Math.floor(number / logoTones.length)),
  };
}

/** Initials of the first and last word, or the first two letters of a single word. */
export function logoLetters(name: string): string {
  const letters = initials(name);
  return letters.length > 1 ? letters : name.trim().slice(0, 2).toLocaleUpperCase('es-MX');
}
