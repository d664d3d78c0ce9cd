import type { Page } from '@playwright/test';
import { GREETING } from './home';

type PageEntry = readonly [path: string, h1: string | RegExp];

/** Pages of different composition, each with its heading. */
export const customerPages: readonly PageEntry[] = [
  ['account-summary', GREETING],
  ['account-summary/details/chequing/ana-nomina', 'Nómina'],
  ['account-summary/details/credit-card/ana-tarjeta', 'Tarjeta Oro'],
  ['account-summary/details/line-of-credit/ana-linea', 'Línea Cenzontle'],
  ['account-summary/details/loan/ana-prestamo', 'Crédito Personal'],
  ['account-summary/details/mortgage/ana-hipoteca', 'Mi casa'],
  ['account-summary/details/investment-product/ana-valores', 'Inversión Cuenta Única'],
  ['account-summary/details/investment-fund/ana-fondo', 'Fondo Cenzontle Deuda'],
  ['transfers/my-own-accounts', 'Transferir entre mis cuentas'],
  ['third-parties/spei', 'Transferir a otro banco'],
  ['transfers/history/transactions', 'Transferencias realizadas'],
  ['transfers/history/payments', 'Pagos realizados'],
  ['bill-payments/service', 'Pagar un servicio'],
  ['bill-payments/mobile-top-up', 'Recargar tiempo aire'],
  ['hubs/payments/services/bill-selection?payee=ana-colegiatura', 'Elige el recibo'],
  ['bill-payments/tax-sat', 'Pagar impuestos SAT'],
  ['bill-payments/tax-cdmx', 'Pagar a la Ciudad de México'],
  ['bill-payments/activation', 'Activa el pago de impuestos'],
  ['verification/no-token', 'Necesitas un token'],
  ['hubs/transfers', '¿A quién le envías?'],
  ['hubs/cards', 'Tarjetas'],
  ['hubs/history', 'Historial de tus cuentas'],
  ['hubs/payments', 'Pagos'],
  ['more', 'Ana Lucía Herrera'],
  ['hubs/payments/services', 'Servicios'],
  ['hubs/payments/mobile-top-up', 'Tiempo aire'],
  ['transfers/credits/merchant-selection', '¿Qué servicio quieres pagar?'],
  ['transfers/credits/create-payee/service?merchant=luz-del-altiplano', 'Guardar un servicio'],
  ['transfers/credits/create-payee/mobile-top-up', 'Guardar un celular'],
  ['transfers/recipients/create', 'Agregar una cuenta'],
  ['preauthorized-payments', 'Domiciliaciones'],
  ['preauthorized-payments/create?payee=ana-agua-estudio', 'Domiciliar un pago'],
  ['preauthorized-payments/enable', 'Activar o desactivar cargos'],
  ['preauthorized-payments/cancel?payment=ana-domicilia-internet', 'Cancelar domiciliación'],
  ['saving-programs', 'Programas de ahorro'],
  ['saving-programs/create', 'Crear un programa de ahorro'],
  ['investments/unique?from_account=ana-nomina&amount=20000&term=28', 'Invertir en Cuenta Única'],
  ['mutual-funds/execute?amount=10000', 'Comprar o vender fondos'],
  ['mutual-funds/history', 'Operaciones de fondos'],
  ['campaigns/personal-loan?referenceKey=ana-campana-3&offerKey=ana-oferta-3', 'Préstamo personal'],
  ['campaigns/loan', 'Esta oferta no está disponible'],
  ['settings/web/limits', 'Límites de operación'],
  ['settings/web/limits/admin', 'Cambiar límites'],
  ['settings/web/portable-payroll', 'Portabilidad de nómina'],
  ['settings/web/portable-payroll/create', 'Trae tu nómina a Cenzontle'],
  ['settings/web/portable-payroll/admin', 'Cancelar una solicitud'],
  ['settings/statements/account?account=ana-tarjeta', 'Estados de cuenta'],
  ['settings/statements/fiscal', 'Constancias fiscales'],
  ['settings/activity-log', 'Registro de actividad'],
  ['search', 'Buscar'],
  ['feature-not-available', 'Esta función no está disponible'],
  ['settings/alerts', 'Estamos construyendo esta sección'],
  ['nada', 'Página no encontrada.'],
];

/** Pages that need no session; the last page ends the session. */
export const publicPages: readonly PageEntry[] = [
  ['session-timeout', 'Tu sesión finalizó por inactividad'],
  ['signin/error', 'Algo salió mal'],
  ['generic-error', 'Algo salió mal'],
  ['auth/signin/session-exists', 'Ya tienes una sesión abierta en otra pestaña'],
  ['logged-out', 'Por seguridad, tu sesión finalizó'],
];

const waitForPage = (page: Page, h1: string | RegExp) =>
  Promise.all([
    page.getByRole('heading', { level: 1, name: h1, exact: true }).waitFor(),
    page.getByText('Se está cargando la información...').first().waitFor({ state: 'hidden' }),
  ]);

/** Loads a page and waits until it is complete. */
export async function openPage(page: Page, [path, h1]: PageEntry): Promise<void> {
  await page.goto(path);
  await waitForPage(page, h1);
}

/** Navigates within the client, without reloading it. */
export async function navigateTo(
  page: Page,
  baseURL: string | undefined,
  [path, h1]: PageEntry,
): Promise<void> {
  const { pathname, search } = new URL(path, baseURL);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, pathname + search);
  await waitForPage(page, h1);
}
