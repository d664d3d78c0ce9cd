// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Theme } from '../theme/Theme';
import { logoLetters, logoOf, logoTones } from './logo';
import { PersonAvatar } from './PersonAvatar';

test('a company always has the same logo, and logos differ between companies', () => {
  expect(logoOf('Luz del Altiplano')).toEqual(logoOf('Luz del Altiplano'));
  const names = Array.from({ length: 200 }, (_, index) => `Compañía ${index}`);
  expect(new Set(names.map((name) => logoOf(name).tone))).toEqual(new Set(logoTones));
  expect(new Set(names.map((name) => logoOf(name).shape))).toHaveProperty('size', 10);
});

test.each([
  ['Luz del Altiplano', 'LA'],
  ['TV Horizonte', 'TH'],
  ['Óleo', 'ÓL'],
])('the logo of %s has the letters %s', (name, letters) => {
  expect(logoLetters(name)).toBe(letters);
});

test('a person always has the same avatar, and avatars differ between people', () => {
  const renderAvatar = (name: string) =>
    render(<PersonAvatar name={name} />, { wrapper: Theme }).container.innerHTML;
  expect(renderAvatar('Mamá')).toBe(renderAvatar('Mamá'));
  expect(renderAvatar('Tomás Aguirre')).toContain('TA');
  const classes = (name: string) => /class="([^"]+)"/.exec(renderAvatar(name))?.[1];
  expect(
    new Set(['Mamá', 'Iván', 'Lucía', 'Renta', 'Colegio', 'Ana', 'Beto'].map(classes)).size,
  ).toBeGreaterThan(2);
});
