export type Scope =
  | 'any'
  | 'session'
  | 'signature'
  | 'transfers'
  | 'third-parties'
  | 'recipients'
  | 'payees'
  | 'payments'
  | 'preauthorized-payments'
  | 'payroll-portability'
  | 'limits'
  | 'tax-sat'
  | 'tax-cdmx'
  | 'mutual-funds'
  | 'investments'
  | 'accounts'
  | 'campaigns';

export type ErrorText = { heading: string; message: string };

export type CatalogueEntry = ErrorText & {
  code: string;
  status: number;
  scopes: readonly Scope[];
  origin: 'catalogue' | 'project';
  /** Other texts, by the first segment of the path. */
  variants?: Readonly<Record<string, ErrorText>>;
};

export const text = (heading: string, message: string): ErrorText => ({ heading, message });

export const DEFAULT_HEADING = 'Hay un problema con el servicio';
export const service = text(
  DEFAULT_HEADING,
  'Por favor intenta nuevamente. Si el problema continúa llama al {phone}',
);
/** Defines a code of the published specifications. */
export const published = <const Code extends string>(
  code: Code,
  status: number,
  scopes: readonly Scope[],
  { heading, message }: ErrorText,
  variants?: CatalogueEntry['variants'],
) => ({
  code,
  status,
  scopes,
  heading,
  message,
  origin: 'catalogue' as const,
  ...(variants && { variants }),
});

/** Defines an error without a published code. */
export const ownError = <const Code extends string>(
  code: Code,
  status: number,
  scopes: readonly Scope[],
  heading: string,
  message: string,
) => ({ code, status, scopes, heading, message, origin: 'project' as const });

export const moneyScopes: readonly Scope[] = ['transfers', 'payments'];
