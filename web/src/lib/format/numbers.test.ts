import { describe, expect, it } from 'vitest';
import { formatCard, formatClabe, formatPhone, maskPhone } from './numbers';

describe('grouped digits', () => {
  it.each([
    [formatPhone, '5512345678', '(55) 1234 5678'],
    [maskPhone, '5512345678', '55 1234 5678'],
    [maskPhone, '551', '55 1'],
    [maskPhone, '', ''],
    [formatClabe, '044180000012345678', '044 180 00001234567 8'],
    [formatClabe, '044-180 0000', '044 180 0000'],
    [formatCard, '4152313312345678', '4152 3133 1234 5678'],
    [formatCard, '4152 3133 12', '4152 3133 12'],
  ])('%o formats %j as %j', (format, digits, text) => expect(format(digits)).toBe(text));
});
