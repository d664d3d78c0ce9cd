/** Rejected names, each with the standard term that replaced it. */
export const BANNED_NAMES: Readonly<Record<string, string>> = {
  defineNoun: 'defineModule',
  Refusal: 'DomainError',
  situation: 'fixture',
  bringAbout: 'applyFixture',
  errand: 'returnTo',
  SoFar: 'LiveSummary',
  legOf: 'transferParty',
  rhythmic: 'recurrence',
  wobble: 'priceNoise',
  timesTakenBack: 'rollbackCount',
  inTurns: 'runInSlices',
  onceForEachRow: 'memoizeByRow',
  rememberedRoute: 'cachedRoute',
  KeptStore: 'DurableStore',
  takeUp: 'importSnapshot',
  dueWork: 'scheduledJobs',
  recognise: 'resolveSession',
  bankFetch: 'apiFetch',
  noteSent: 'savePendingSubmission',
  begun: 'a noun, such as initiateResponse',
  found: 'a noun for the result, such as payment',
  isBeside: 'hasSidePanel',
  locked: 'isLocked',
  named: 'a noun, such as reference',
  own: 'a noun, such as ownAccount',
  referred: 'references',
  sides: 'accounts',
  standing: 'status',
  standings: 'outcomes',
  visited: 'a question, such as hasFormSession',
};

/** A hyphen is part of a word in a path or a regular expression. */
const BANNED = new RegExp(`(?<![\\w-])(${Object.keys(BANNED_NAMES).join('|')})(?![\\w-])`, 'g');
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Finds banned names in code, outside of comments and strings. */
export const findBannedNames = (text: string): { line: number; name: string }[] => {
  const code = text.replace(COMMENT, blank).replace(STRING, blank);
  return [...code.matchAll(BANNED)].map(({ 0: name, index }) => ({ line: lineAt(text, index), name }));
};

/** Finds comments with their first line and the number of lines they take. */
export const findComments = (text: string): { line: number; comment: string; height: number }[] =>
  [
    ...text.replace(STRING, (string) => (string.includes('\n') ? string : blank(string))).matchAll(COMMENT),
  ].map(({ 0: comment, index }) => ({
    line: lineAt(text, index),
    comment: comment.replace(/^\/\*+\s*\**\s*|^\/\/\s*/, ''),
    height: comment.split('\n').length,
  }));

/** Returns true for a comment that begins with a relative clause, whose subject is missing. */
export const isVague = (comment: string): boolean =>
  /^(What|Where|How|Whether|Who|Whom|Whose|Of|For what)\b/.test(comment);
