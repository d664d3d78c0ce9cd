import type { SignatureRequired } from '#contract/domain/signature';

export type SignatureRequest = SignatureRequired;

export type SignatureProps = { request: SignatureRequest; onSigned: () => void; onCancel: () => void };

const words: readonly unknown[] = [
  'REQUIRED_SIGN',
  'SIGNATURE_REQUIRED',
] satisfies SignatureRequest['status'][];

export const isSignatureRequest = (answer: unknown): answer is SignatureRequest =>
  typeof answer === 'object' &&
  answer !== null &&
  'status' in answer &&
  words.includes(answer.status) &&
  'key' in answer &&
  typeof answer.key === 'string';
