import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { brand } from '#contract/brand';
import { TOKEN_LENGTH } from '#contract/signatures';
import { Button } from '#web/components/Button.tsx';
import { DialogActions } from '#web/components/Dialog.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { ApiError, codeOf, errorInside } from '#web/lib/api/api-error.ts';
import { randomHex } from '#web/lib/api/random-hex.ts';
import type { SignatureProps } from '../submission/signature-request';
import { useSingleFlight } from '../submission/useSingleFlight';
import { attemptsAfter, LOCKED, wrongText } from './lock';
import { SignatureError } from './SignatureError';
import { initiationQuery, type SignedCall, sign } from './signing';
import { type TokenError, TokenField } from './TokenField';
import { useTokenType } from './token-type';

/** Minimum wait, so that a habitual second press does not hit the next button. */
const MIN_WAIT_MS = 600;

async function waitMinimum<T>(response: Promise<T>): Promise<T> {
  const delay = new Promise((resolve) => setTimeout(resolve, MIN_WAIT_MS));
  try {
    return await response;
  } finally {
    await delay;
  }
}

/** Submits with the last digit. Errors stay in this form, so that the operation is not lost. */
export function TokenForm({ request, call, onSigned, onCancel }: SignatureProps & { call: SignedCall }) {
  const [round, setRound] = useState(() => randomHex(8));
  const [value, setValue] = useState('');
  const [isCut, setIsCut] = useState(false);
  const [tokenError, setTokenError] = useState<TokenError>();
  const wrongCount = useRef(0);
  const [failure, setFailure] = useState<unknown>();
  const device =
    useTokenType().type === 'virtual' ? `tu llave virtual en ${brand.mobileApp}, en Seguridad` : 'tu token';
  const initiation = useQuery(initiationQuery(request.key, call, round));
  const incompleteText = `Escribe los ${TOKEN_LENGTH} números que muestra ${device}.`;
  const signing = useSingleFlight((token: string) => waitMinimum(sign(initiation.data ?? '', token)));

  const clearField = () => {
    setValue('');
    setIsCut(false);
  };
  const signWith = (token: string) => {
    setFailure(undefined);
    setTokenError(undefined);
    signing.start(token, {
      onSuccess: (response) => {
        clearField();
        if (response.signed) return onSigned();
        wrongCount.current += 1;
        const attempts = attemptsAfter(wrongCount.current, response.attemptsLeft);
        if (attempts.left <= 0) setFailure(errorInside('', LOCKED));
        else setTokenError({ reason: wrongText(attempts) });
      },
      onError: (error) => {
        clearField();
        setFailure(error);
      },
    });
  };

  const submit = () => {
    if (value.length === TOKEN_LENGTH) return signWith(value);
    // A press after the automatic submission keeps the bank's error.
    setTokenError({ reason: value === '' && tokenError ? tokenError.reason : incompleteText });
  };

  const error = initiation.error ?? failure;
  const restart = () => {
    setFailure(undefined);
    setRound(randomHex(8));
  };
  // 401 ends the session.
  if (error instanceof ApiError && error.status === 401) return null;
  if (initiation.isPending) return <Loading label="Preparando tu firma..." />;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (error === undefined) submit();
        else restart();
      }}
    >
      {error === undefined ? (
        <TokenField
          hint={
            isCut
              ? `Quedaron los primeros ${TOKEN_LENGTH}: revísalos y elige Firmar.`
              : `${incompleteText} Con el último se firma.`
          }
          value={value}
          tokenError={tokenError}
          isSending={signing.pending}
          onChange={(text, isTextCut) => {
            setValue(text);
            setIsCut(isTextCut);
            if (isTextCut) setTokenError(undefined);
          }}
          onComplete={signWith}
        />
      ) : (
        <SignatureError error={error} />
      )}
      <DialogActions mt="0">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        {/* A locked token cannot sign anything else either. */}
        {codeOf(error) !== LOCKED && (
          <Button type="submit" busy={signing.pending && 'Firmando...'}>
            {error === undefined ? 'Firmar' : 'Pedir otra firma'}
          </Button>
        )}
      </DialogActions>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '5', mt: '2' } });
