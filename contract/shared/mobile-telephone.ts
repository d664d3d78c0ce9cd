import { DigitsOf } from './text';

export const MOBILE_LENGTH = 10;

/** A mobile phone's number, with its area's digits. */
export const MobileTelephone = DigitsOf(
  new RegExp(`^\\d{${MOBILE_LENGTH}}$`),
  `Son ${MOBILE_LENGTH} dígitos.`,
);

/** Ten digits as they are shown: '(55) 1234 5678'. What has another length stays as it is. */
export const showPhone = (phone: string): string => phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3');
