import { expect, it } from 'vitest';
import { findBannedNames, findComments, isVague } from './language';

const SOURCE = `/** Stores one module. */
const legOf = 'legOf'; // Refusal
const url = 'https://bank.example', path = /my-own-accounts/;
/*
 * Returns the module.
 */
throw new Refusal(legOf2);
`;

it('finds banned names only in code', () => {
  expect(findBannedNames(SOURCE)).toEqual([
    { line: 2, name: 'legOf' },
    { line: 7, name: 'Refusal' },
  ]);
});

it('finds comments with their lines, but not in strings', () => {
  expect(findComments(SOURCE).map(({ line, height }) => [line, height])).toEqual([
    [1, 1],
    [2, 1],
    [4, 3],
  ]);
});

it.each([
  ['What is kept.', true],
  ['Where it stands.', true],
  ['Returns what is stored.', false],
  ['Whatever the day, the bank is open.', false],
])('%s is vague: %s', (comment, vague) => {
  expect(isVague(comment)).toBe(vague);
});
