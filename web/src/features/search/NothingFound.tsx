import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { UserPlus } from 'lucide-react';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Illustration } from '#web/components/Illustration.tsx';
import { CREATE_RECIPIENT } from './actions';

export const NothingFound = ({ search }: { search: string }) => (
  <MessageBox>
    <Illustration scene="not-found" compact />
    <div>
      <b>{`No encontramos “${search.trim()}”`}</b>
      <Text textStyle="body.sm" color="fg.muted" mt="1">
        Revisa cómo está escrito o busca con otras palabras. De tus movimientos vemos el último año.
      </Text>
      <LinkButton to={CREATE_RECIPIENT} variant="outline" size="sm" mt="3">
        <Icon as={UserPlus} /> Nuevo destinatario
      </LinkButton>
    </div>
  </MessageBox>
);

const MessageBox = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    px: { base: '4', md: '5' },
    py: '6',
    '& > div': { flex: '1 1 15rem', minWidth: '0', overflowWrap: 'anywhere' },
  },
});
