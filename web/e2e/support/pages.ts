/** The pages that are made of different parts, and the heading by which each is known. */
export const customerPages: readonly (readonly [path: string, h1: string])[] = [
  ['account-summary', 'Mis cuentas'],
  ['account-summary/details/chequing/ana-nomina', 'Nómina'],
  ['account-summary/details/credit-card/ana-tarjeta', 'Tarjeta Oro'],
  ['account-summary/details/mortgage/ana-hipoteca', 'Mi casa'],
  ['account-summary/details/investment-fund/ana-fondo', 'Fondo Cenzontle Deuda'],
  ['transfers/my-own-accounts', 'Transferir entre mis cuentas'],
  ['transfers/history/transactions', 'Transferencias realizadas'],
  ['feature-not-available', 'Esta función no está disponible'],
  ['settings/alerts', 'Estamos construyendo esta sección'],
  ['nada', 'Página no encontrada.'],
];

/** Those that need no session. The last one ends it. */
export const publicPages: readonly (readonly [path: string, h1: string])[] = [
  ['session-timeout', 'Tu sesión finalizó por inactividad'],
  ['signin/error', 'Algo salió mal'],
  ['generic-error', 'Algo salió mal'],
  ['auth/signin/session-exists', 'Ya tienes una sesión abierta en otra pestaña'],
  ['logged-out', 'Por seguridad, tu sesión finalizó'],
];
