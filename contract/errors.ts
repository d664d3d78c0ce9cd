/** `{phone}` and `{webBanking}` are filled in on display. `CZ_` marks errors without a published code. */
import {
  type CatalogueEntry,
  DEFAULT_HEADING,
  type ErrorText,
  moneyScopes,
  published,
  service,
  text,
} from './error-entry';
import { projectErrors } from './project-errors';

const customerLimit = text(DEFAULT_HEADING, 'Intenta de nuevo. Si el problema continúa llama al {phone}.');
const usedAlias = text(
  'Ya tienes registrada una cuenta con este alias',
  'Ingresa otro diferente para continuar.',
);
const usedServiceAlias = text(
  'Ya tienes registrado un servicio con este alias',
  'Ingresa otro diferente para continuar.',
);
const dailyLimit = text(
  'La operación no se realizó, excede el límite configurado por día',
  'Para realizar tu operación, cambia los límites en {webBanking}: Configuración > Límites de operación.',
);
const delayToken = text(DEFAULT_HEADING, 'Espera a que tu token genere una nueva clave e intenta de nuevo.');
const unpaid = (message: string) => text('Tu pago no se realizó', message);
const checkLine = unpaid('Verifica la línea de captura e intenta de nuevo.');
const checkLineAndAmount = unpaid('Verifica la línea de captura y el monto e intenta de nuevo.');

export const catalogue = [
  published('E_BAASMXERR_-9', 409, ['recipients', 'payees'], usedAlias, { payees: usedServiceAlias }),
  published('E_BAASMXTREC_013', 409, ['recipients'], usedAlias),
  published('E_BAASMXERR_0', 409, ['recipients'], usedAlias),
  published(
    'E_BAASMXERR_-10',
    409,
    ['payees', 'preauthorized-payments'],
    text('Ya tienes registrado este número', 'Verifica e intenta de nuevo.'),
  ),
  published(
    'E_BAASMXTREC_014',
    409,
    ['recipients'],
    text('Ya tienes registrada esta cuenta', 'Verifica e intenta de nuevo.'),
  ),
  published('BAAS_CUSTLIMIT_001', 500, ['limits'], customerLimit),
  published('E_BAAS_CUSTLIMIT_001', 500, ['limits'], customerLimit),

  published('E400BAASMXTTPT057', 422, moneyScopes, dailyLimit),
  published('2082', 422, moneyScopes, dailyLimit),
  published('2081', 422, moneyScopes, dailyLimit),
  published('3215', 422, moneyScopes, dailyLimit),
  published('E_BAASMXERR_2081', 422, moneyScopes, dailyLimit),
  published('E_BAASMXERR_2082', 422, moneyScopes, dailyLimit),
  published(
    '2185',
    422,
    ['transfers', 'payments', 'investments', 'mutual-funds'],
    text('Estás fuera de horario', 'Tu operación está fuera del horario de servicio.'),
  ),
  published(
    '2083',
    422,
    ['transfers'],
    text(
      'Excede el límite en horario extraordinario',
      'De lunes a viernes antes de las 06:00 y después de las 20:45, y en fines de semana e inhábiles, puedes enviar hasta $50,000.00 MXN.',
    ),
  ),
  published(
    '0000',
    400,
    ['any'],
    text('Revisa los datos', 'Corrige los datos que te señalamos e intenta de nuevo.'),
  ),
  published(
    '3073',
    422,
    ['mutual-funds'],
    text('Saldo insuficiente', 'No tienes saldo suficiente para esta operación.'),
  ),

  published(
    'NOK',
    200,
    ['signature'],
    text('La clave no es correcta', 'Genera una nueva clave e intenta de nuevo.'),
  ),
  published('E_500BAASMXSIGN_005', 410, ['signature'], service),
  published(
    'E_500BAASMXSIGN_007',
    423,
    ['signature'],
    text('Bloqueamos tu firma', 'Escribiste varias claves incorrectas. Si no fuiste tú, llama al {phone}.'),
  ),
  published('E_BFF_SECSIG_001', 500, ['signature'], service),
  published('E_BFF_SECSIG_002', 500, ['signature'], service),
  published('E_BFF_SECSIG_003', 500, ['signature'], service),
  published('E_BFF_SECSIG_004', 500, ['signature'], service),
  published('E_BFF_SECSIG_005', 500, ['signature'], service),
  published('E_BFF_SECSIG_006', 500, ['signature'], service),
  published('E_BFF_SECSIG_007', 500, ['signature'], service),

  published(
    'SIBUR',
    409,
    ['accounts'],
    text('Aún no tienes inversión en este fondo', 'Compra tu primera participación para ver su detalle.'),
  ),

  published('E_BFFWEBPYMT_052', 422, ['tax-sat'], unpaid('La línea de captura es incorrecta.')),
  published('E_BFFWEBPYMT_053', 422, ['tax-sat'], unpaid('La línea de captura está vencida.')),
  published('E_BFFWEBPYMT_054', 422, ['tax-sat'], unpaid('La línea de captura o el monto son incorrectos.')),
  published('E_BFFWEBPYMT_055', 422, ['tax-sat', 'tax-cdmx'], unpaid('La línea de captura ya está pagada.')),
  published('E_BFFWEBPYMT_058', 422, ['tax-sat'], unpaid('Activa el pago de impuestos SAT para continuar.')),
  published('E_BFFWEBPYMT_064', 422, ['tax-cdmx'], checkLineAndAmount),
  published('E_BFFWEBPYMT_067', 422, ['tax-cdmx'], checkLine),
  published('E_BFFWEBPYMT_068', 422, ['tax-cdmx'], checkLine),
  published('E_BFFWEBPYMT_069', 422, ['tax-cdmx'], checkLine),
  published('E_BFFWEBPYMT_070', 422, ['tax-cdmx'], unpaid('La línea de captura está vencida.')),
  published('E_BFFWEBPYMT_071', 422, ['tax-cdmx'], checkLineAndAmount),

  published(
    'BYND_SCORE_DECLINE_002',
    403,
    ['session'],
    text('En este momento, no podemos continuar con tu solicitud', 'Llama al {phone}.'),
  ),
  published(
    'BYND_SCORE_BLOCKED_001',
    403,
    ['session'],
    text('Por seguridad, bloqueamos temporalmente tu acceso', 'Llama al {phone}.'),
  ),

  published('E_BAASMXBPAP_024', 409, ['payees'], delayToken),
  published('BAASMXTREC015', 409, ['recipients'], delayToken),
  published(
    'E500BAASMXSQR005',
    409,
    ['recipients'],
    text(DEFAULT_HEADING, 'El código QR no fue aprobado. Intenta de nuevo.'),
  ),
  ...projectErrors,
] as const satisfies readonly CatalogueEntry[];

export type ErrorCode = (typeof catalogue)[number]['code'];

const entries: ReadonlyMap<string, CatalogueEntry> = new Map(catalogue.map((entry) => [entry.code, entry]));

export const isErrorCode = (code: string): code is ErrorCode => entries.has(code);

/** Unknown codes get the text of a service problem. */
export const errorEntry = (code: string): CatalogueEntry =>
  entries.get(code) ?? { code, status: 500, scopes: ['any'], origin: 'catalogue', ...service };

export function errorText(code: string, scope = ''): ErrorText {
  const entry = errorEntry(code);
  return entry.variants?.[scope] ?? entry;
}
