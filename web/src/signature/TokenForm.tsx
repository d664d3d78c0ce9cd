import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { brand } from '#contract/brand';
import { type ErrorCode, errorText } from '#contract/errors';
import { TOKEN_LENGTH } from '#contract/signatures';
import { ApiError, codeOf, isOutcomeUnknown } from '../api/api-error';
import { operationTexts } from '../errors/texts';
import type { SignatureProps } from '../operation/signature-request';
import { useSingleFlight } from '../operation/useSingleFlight';
import { Button } from '../ui/Button';
import { Loading } from '../ui/Loading';
import { Note } from '../ui/Note';
import { SignatureActions } from './SignatureActions';
import { initiate, type SignedCall, sign } from './signing';
import { TokenField, type Wrong } from './TokenField';
import { useTokenType } from './token-type';

/**
 * Begins the signature of a pending call and asks for the token's value until it is right. Whatever goes wrong
 * stays here, with an empty field: nothing of the operation is lost.
 */
export function TokenForm({ request, call, onSigned, onCancel }: SignatureProps & { call: SignedCall }) {
  const [round, setRound] = useState(() => crypto.randomUUID());
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState<Wrong>();
  const [failure, setFailure] = useState<unknown>();
  const device = useTokenType().type === 'virtual' ? `tu llave virtual en ${brand.mobileApp}` : 'tu token';
  const begun = useQuery({
    queryKey: ['signature', request.key, round],
    queryFn: () => initiate(request.key, call),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const hint = `Escribe los ${TOKEN_LENGTH} números que muestra ${device}.`;
  const signing = useSingleFlight((token: string) => sign(begun.data ?? '', token));

  const submit = () => {
    setFailure(undefined);
    setWrong(undefined);
    if (value.length !== TOKEN_LENGTH) return setWrong({ reason: hint });
    signing.start(value, {
      onSuccess: (signed) => {
        setValue('');
        if (signed) return onSigned();
        const { heading, message } = errorText('NOK');
        setWrong({ reason: `${heading}. ${message}` });
      },
      onError: (error) => {
        setValue('');
        setFailure(error);
      },
    });
  };

  const refused = begun.error ?? failure;
  const again = () => {
    setFailure(undefined);
    setRound(crypto.randomUUID());
  };
  // The session is over: the page is leaving, and that says it all.
  if (refused instanceof ApiError && refused.status === 401) return null;
  if (begun.isPending) return <Loading label="Preparando tu firma..." />;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (refused === undefined) submit();
        else again();
      }}
    >
      {refused === undefined ? (
        <TokenField hint={hint} value={value} wrong={wrong} onChange={setValue} />
      ) : (
        <Refused error={refused} />
      )}
      <SignatureActions>
        <Button type="submit" busy={signing.pending && 'Firmando...'}>
          {refused === undefined ? 'Firmar' : 'Pedir otra firma'}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </SignatureActions>
    </Form>
  );
}

const LOCKED: ErrorCode = 'E_500BAASMXSIGN_007';

/** In the place of the field, whose focus it takes. */
function Refused({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  // What becomes of a signature that was not answered does not matter: nothing is done with it.
  const { heading, message } = operationTexts(isOutcomeUnknown(error) ? undefined : error);
  return (
    <div ref={place} tabIndex={-1}>
      <Note tone="danger" role="alert">
        <b>{heading}</b>
        <p>{message}</p>
        {codeOf(error) === LOCKED && (
          <p>Por seguridad bloqueamos tu firma unos minutos: espera antes de intentar.</p>
        )}
        <p>Tu operación no se ha enviado.</p>
        <p>Código de error: {codeOf(error)}</p>
      </Note>
    </div>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '5', mt: '2' } });
