import { DomainError, fieldError } from '../errors/domain-error';

const MAX_SHOWN_CHARACTERS = 60;

export function bankNotFound(id: string): DomainError {
  const name = JSON.stringify(id.slice(0, MAX_SHOWN_CHARACTERS));
  return new DomainError('CZ_BANK_NOT_FOUND', {
    description: `El banco de pruebas ${name} no existe. GET /__bank/banks dice cuáles hay y POST /__bank/banks crea uno. La petición lo nombra en x-bank, en el host, en una cookie o en la ruta.`,
    english: `There is no bank ${name}. GET /__bank/banks lists them, POST /__bank/banks creates one. The request names it by x-bank, host name, cookie or path.`,
  });
}

export const bankUnreadable = (id: string): DomainError =>
  new DomainError('CZ_UNAVAILABLE', {
    description: `Los archivos del banco ${id} no se pueden leer; la consola del servidor dice por qué.`,
    english: `The files of the bank ${id} cannot be read; the console of the server says why.`,
  });

export const idTaken = (id: string): DomainError => fieldError('id', `There is a bank ${id} already.`);

export const nothingStored = (): DomainError =>
  fieldError(
    'keep',
    'This server stores no banks. Start it with --data FOLDER, or dataDir of startBank, or leave this out.',
  );
