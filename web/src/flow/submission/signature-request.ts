import type { SignatureRequired } from '#contract/domain/signature';

export type SignatureRequest = SignatureRequired;

export type SignatureProps = { request: SignatureRequest; onSigned: () => void; onCancel: () => void };

const statuses: readonly unknown[] = [
  'REQUIRED_SIGN',
  'SIGNATURE_REQUIRED',
] satisfies SignatureRequest['status'][];

export const isSignatureRequest = (response: unknown): response is SignatureRequest =>
  typeof response === 'object' &&
  response !== null &&
  'status' in response &&
  statuses.includes(response.status) &&
  'key' in response &&
  typeof response.key === 'string';
