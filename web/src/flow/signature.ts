import type { ComponentType } from 'react';

/** An answer that asks for a signature before the bank goes on. Both words mean the same. */
export type SignatureRequest = { status: 'REQUIRED_SIGN' | 'SIGNATURE_REQUIRED'; key: string };

/** What a signature form is given: what it signs, and the two ways out of it. */
export type SignatureProps = { request: SignatureRequest; onSigned: () => void; onCancel: () => void };

/** Where the routes have a step for it, the signature is a page; elsewhere a dialog over the page that asked. */
export type Signature = { as: 'step' | 'dialog'; Form: ComponentType<SignatureProps> };

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
