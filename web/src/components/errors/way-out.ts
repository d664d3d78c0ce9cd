import { type ErrorCode, isErrorCode } from '#contract/errors';

export type WayOut = { to: string; label: string };

export const toLimits: WayOut = { to: '/settings/web/limits', label: 'Cambiar mis límites' };

const toActivation: WayOut = { to: '/bill-payments/activation', label: 'Activar el pago' };

const wayOuts: Partial<Record<ErrorCode, WayOut>> = {
  2081: toLimits,
  2082: toLimits,
  3215: toLimits,
  E400BAASMXTTPT057: toLimits,
  E_BAASMXERR_2081: toLimits,
  E_BAASMXERR_2082: toLimits,
  E_BFFWEBPYMT_058: toActivation,
};

export const wayOutOf = (code: string): WayOut | undefined => (isErrorCode(code) ? wayOuts[code] : undefined);
