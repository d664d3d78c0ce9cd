import type { Person } from '../person';
import { ana } from './ana';
import { bruno } from './bruno';
import { carmen } from './carmen';
import { diego } from './diego';
import { elena } from './elena';
import { jorge } from './jorge';
import { luis } from './luis';
import { mateo } from './mateo';
import { renata } from './renata';
import { sofia } from './sofia';
import { valeria } from './valeria';

/** In the order of the sign-in page. */
export const people: readonly Person[] = [
  ana,
  carmen,
  luis,
  sofia,
  diego,
  elena,
  mateo,
  jorge,
  renata,
  bruno,
  valeria,
];
