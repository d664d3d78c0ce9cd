import type { StatementType } from '#contract/domain/statement';

export type Kind = {
  type: StatementType;
  title: string;
  about: string;
  /** 'estados de cuenta', after 'No hay' */
  plural: string;
  /** Prefix of the file names. */
  file: string;
  sentences: {
    /** Shown while the account has no movement. */
    upcoming: string;
    first: (date: string) => string;
    next: (date: string) => string;
    end: string;
    /** The telephone number follows this text. */
    older: (months: number) => string;
  };
  /** Link to the other kind, for the same account and year. */
  other: { path: string; label: string };
};

const ACCOUNT = '/settings/statements/account';
const FISCAL = '/settings/statements/fiscal';

const account: Kind = {
  type: 'ACCOUNT',
  title: 'Estados de cuenta',
  about: 'Lo que entró, lo que salió y tu saldo, mes por mes.',
  plural: 'estados de cuenta',
  file: 'estado-de-cuenta',
  sentences: {
    upcoming: 'Habrá uno cada mes a partir del primero.',
    first: (date) => `El primero estará listo el ${date}.`,
    next: (date) => `El siguiente estará aquí el ${date}.`,
    end: 'Ya viste todos.',
    older: (months) => `Guardamos los de ${months} meses; si necesitas uno anterior llama al`,
  },
  other: { path: FISCAL, label: 'Ver constancias fiscales' },
};

const fiscal: Kind = {
  type: 'FISCAL',
  title: 'Constancias fiscales',
  about:
    'Intereses, retenciones y comisiones de cada mes: el PDF es para leerlo y el XML para que lo lea un programa.',
  plural: 'constancias fiscales',
  file: 'constancia-fiscal',
  sentences: {
    upcoming: 'Habrá una cada mes a partir del primero.',
    first: (date) => `La primera estará lista el ${date}.`,
    next: (date) => `La siguiente estará aquí el ${date}.`,
    end: 'Ya viste todas.',
    older: (months) => `Guardamos las de ${months} meses; si necesitas una anterior llama al`,
  },
  other: { path: ACCOUNT, label: 'Ver estados de cuenta' },
};

export const kindAt = (pathname: string): Kind => (pathname.startsWith(FISCAL) ? fiscal : account);
