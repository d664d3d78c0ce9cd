import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '#contract/brand';
import { errorText } from '#contract/errors';
import { TOKEN_LENGTH } from '#contract/signatures';
import { codeOf, operationTexts } from '../errors/texts';
import type { SignatureProps } from '../flow/signature';
import { useSingle } from '../flow/useSingle';
import { Button } from '../ui/Button';
import { Loading } from '../ui/Loading';
import { Note } from '../ui/Note';
import { initiate, type SignedCall, sign } from './signing';
import { TokenField } from './TokenField';
import { useTokenType } from './token-type';

/**
 * Begins the signature of a pending call and asks for the token's value until it is right. Whatever goes wrong
 * stays here, with an empty field: nothing of the operation is lost.
 */
export function TokenForm({ request, call, onSigned, onCancel }: SignatureProps & { call: SignedCall }) {
  const [round, setRound] = useState(() => crypto.randomUUID());
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState<string>();
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
  const signing = useSingle((token: string) => sign(begun.data ?? '', token));

  const submit = () => {
    setFailure(undefined);
    setWrong(undefined);
    if (!/^\d+$/.test(value) || value.length !== TOKEN_LENGTH) {
      setWrong(`Escribe los ${TOKEN_LENGTH} números que muestra ${device}.`);
      return;
    }
    signing.start(value, {
      onSuccess: (signed) => {
        setValue('');
        if (signed) return onSigned();
        const { heading, message } = errorText('NOK');
        setWrong(`${heading}. ${message}`);
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
      {refused === undefined || refused === null ? (
        <TokenField
          id="token"
          label="Clave de seguridad"
          hint={`Escribe los ${TOKEN_LENGTH} números que muestra ${device}.`}
          value={value}
          error={wrong}
          onChange={setValue}
        />
      ) : (
        <Refused error={refused} />
      )}
      <Actions>
        <Button type="submit" busy={signing.pending && 'Firmando...'}>
          {refused === undefined || refused === null ? 'Firmar' : 'Pedir otra firma'}
        </Button>
        <Button look="ghost" disabled={signing.pending} onClick={onCancel}>
          Cancelar
        </Button>
      </Actions>
    </Form>
  );
}

const Refused = ({ error }: { error: unknown }) => {
  const { heading, message } = operationTexts(error);
  return (
    <Note tone="danger" role="alert">
      <b>{heading}</b>
      <p>{message}</p>
      <p>Código de error: {codeOf(error)}</p>
    </Note>
  );
};

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
