/**
 * The error catalogue: every code that an answer may carry, once, for the bank, the client's texts, the
 * sandbox and the tests. `{phone}` and `{webBanking}` are filled in where a text is shown.
 *
 * `origin: 'project'` marks refusals for which a bank of this kind has no published code (prefix `CZ_`).
 */
type Scope =
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
  | 'accounts';

type ErrorText = { heading: string; message: string };

export type CatalogueEntry = ErrorText & {
  code: string;
  status: number;
  scopes: readonly Scope[];
  origin: 'catalogue' | 'project';
  /** Where one code reads differently in another domain. */
  variants?: Readonly<Record<string, ErrorText>>;
};

const text = (heading: string, message: string): ErrorText => ({ heading, message });

const DEFAULT_HEADING = 'Hay un problema con el servicio';
const service = text(
  DEFAULT_HEADING,
  'Por favor intenta nuevamente. Si el problema continúa llama al {phone}',
);
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

const published = <const Code extends string>(
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

const own = <const Code extends string>(
  code: Code,
  status: number,
  scopes: readonly Scope[],
  heading: string,
  message: string,
) => ({ code, status, scopes, heading, message, origin: 'project' as const });

const moves: readonly Scope[] = ['transfers', 'payments'];
const forCustomers: readonly Scope[] = ['preauthorized-payments', 'payroll-portability'];

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

  published('E400BAASMXTTPT057', 422, moves, dailyLimit),
  published('2082', 422, moves, dailyLimit),
  published('2081', 422, moves, dailyLimit),
  published('3215', 422, moves, dailyLimit),
  published('E_BAASMXERR_2081', 422, moves, dailyLimit),
  published('E_BAASMXERR_2082', 422, moves, dailyLimit),
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
  published('E_500BAASMXSIGN_007', 423, ['signature'], service),
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
    ['any'],
    text('En este momento, no podemos continuar con tu solicitud', 'Llama al {phone}.'),
  ),
  published(
    'BYND_SCORE_BLOCKED_001',
    403,
    ['any'],
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

  own(
    'CZ_INSUFFICIENT_FUNDS',
    422,
    moves,
    'Saldo insuficiente',
    'El importe es mayor al saldo de tu cuenta.',
  ),
  own(
    'CZ_NOT_ENTITLED',
    422,
    [...moves, 'preauthorized-payments'],
    'Esta cuenta no permite la operación',
    'Elige otra cuenta para continuar.',
  ),
  own('CZ_BILL_PAID', 409, ['payments'], 'Este recibo ya está pagado', 'No se hizo ningún cargo.'),
  own(
    'CZ_POA',
    422,
    ['third-parties'],
    'El banco destino no puede recibir esta transferencia',
    'Verifica los datos de la cuenta o intenta más tarde.',
  ),
  own(
    'CZ_COA',
    200,
    ['third-parties'],
    'Tu operación podría tardar',
    'El banco destino tiene una contingencia y puede tardar en recibir el dinero.',
  ),
  own(
    'CZ_NOT_VALIDATED',
    409,
    ['any'],
    'La operación no se ha validado',
    'Revisa los datos y vuelve a confirmar.',
  ),
  own(
    'CZ_NONCE_REUSED',
    409,
    ['any'],
    'Esta operación ya se procesó con otros datos',
    'Consulta tu historial antes de intentar de nuevo.',
  ),
  own(
    'CZ_NOT_CANCELLABLE',
    409,
    ['transfers', 'payroll-portability'],
    'Esta operación ya no se puede cancelar',
    'Consulta su estatus en tu historial.',
  ),
  own(
    'CZ_TIMEOUT',
    504,
    ['transfers'],
    'Tu operación está en proceso, consulta tu historial',
    'No la repitas.',
  ),
  own('CZ_OTHER_CUSTOMER', 403, forCustomers, DEFAULT_HEADING, 'Inicia sesión de nuevo.'),
  own('CZ_UNAUTHENTICATED', 401, ['session'], 'Tu sesión terminó', 'Inicia sesión para continuar.'),
  own('CZ_ANTI_FORGERY', 403, ['session'], DEFAULT_HEADING, 'Recarga la página e intenta de nuevo.'),
  own('CZ_CROSS_SITE', 403, ['session'], DEFAULT_HEADING, 'La petición viene de otro sitio.'),
  own('CZ_NOT_FOUND', 404, ['any'], 'No encontramos lo que buscas', 'Verifica e intenta de nuevo.'),
  own(
    'CZ_BANK_NOT_FOUND',
    404,
    ['any'],
    'Este banco de pruebas no existe',
    'Créalo en la consola o elige otro.',
  ),
  own(
    'CZ_TOO_LARGE',
    413,
    ['any'],
    'La información enviada es demasiado grande',
    'Reduce los datos e intenta de nuevo.',
  ),
  own('CZ_MEDIA_TYPE', 415, ['any'], DEFAULT_HEADING, 'La petición debe enviarse en formato JSON.'),
  own(
    'CZ_TOO_MANY_REQUESTS',
    429,
    ['any'],
    'Hiciste demasiados intentos',
    'Espera un momento e intenta de nuevo.',
  ),
  own('CZ_INTERNAL', 500, ['any'], service.heading, service.message),
  own('CZ_UNAVAILABLE', 503, ['any'], service.heading, service.message),
] as const satisfies readonly CatalogueEntry[];

export type ErrorCode = (typeof catalogue)[number]['code'];

const entries: ReadonlyMap<string, CatalogueEntry> = new Map(catalogue.map((entry) => [entry.code, entry]));

export const isErrorCode = (code: string): code is ErrorCode => entries.has(code);

/** The catalogue's entry; any other code reads as a problem with the service. */
export const errorEntry = (code: string): CatalogueEntry =>
  entries.get(code) ?? { code, status: 500, scopes: ['any'], origin: 'catalogue', ...service };

/** Heading and message of a code, in the variant of `scope` where it has one. */
export function errorText(code: string, scope = ''): ErrorText {
  const entry = errorEntry(code);
  return entry.variants?.[scope] ?? entry;
}
