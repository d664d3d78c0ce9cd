import type { ComponentType } from 'react';
import type { SignatureRequired } from '#contract/shared/signature';

/** An answer that asks for a signature before the bank goes on. */
export type SignatureRequest = SignatureRequired;

/** What a signature form is given: what it signs, and the two ways out of it. */
export type SignatureProps = { request: SignatureRequest; onSigned: () => void; onCancel: () => void };

/** With a slug it is a page of its own at that address; without one a dialog over the page that asked. */
export type Signature = { slug: string | null; title: string; Form: ComponentType<SignatureProps> };

/** By the step that the bank answers with a request to sign. */
export type Signatures = Readonly<Record<'input' | 'confirm', Signature | null>>;

export const unsigned: Signatures = { input: null, confirm: null };

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
