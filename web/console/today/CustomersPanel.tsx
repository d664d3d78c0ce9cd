import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { customersQuery } from '../lib/queries';
import { Loaded } from '../parts/Loaded';
import { OpenAs } from '../parts/OpenAs';
import { Panel } from '../parts/Panel';

export function CustomersPanel() {
  const customers = useQuery(customersQuery);
  return (
    <Panel
      title="Clientes"
      about="Cada uno sirve para algo. Al abrir, entra sin contraseña en la ventana de la banca."
    >
      <Loaded query={customers}>
        {({ data }) => (
          <Cards>
            {data.map(({ customer, name, description, token, tokenType }) => (
              <li key={customer}>
                <Head>
                  <PersonAvatar name={name} />
                  <div>
                    <b translate="no">{name}</b>
                    <small translate="no">{customer}</small>
                  </div>
                </Head>
                <Text textStyle="body.sm" color="fg.muted">
                  {description}
                </Text>
                <Footer>
                  {tokenType === 'none' ? (
                    <span>Sin token</span>
                  ) : (
                    <span>
                      <span translate="no">{`Token ${token}`}</span>
                      <CopyButton text={token} label={`Copiar el token de ${customer}`} />
                    </span>
                  )}
                  <OpenAs customer={customer} />
                </Footer>
              </li>
            ))}
          </Cards>
        )}
      </Loaded>
    </Panel>
  );
}

const Cards = chakra('ul', {
  base: {
    'listStyle': 'none',
    'display': 'grid',
    'gridTemplateColumns': 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    'columnGap': '6',
    '& > li': {
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      gap: '2',
      py: '4',
      borderTop: '1px solid {colors.border.subtle}',
    },
  },
});
const Head = chakra('div', {
  base: {
    'display': 'flex',
    'alignItems': 'center',
    'gap': '3',
    '& b': { display: 'block' },
    '& small': { color: 'fg.muted', fontSize: '0.875rem' },
  },
});
const Footer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    textStyle: 'body.sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > span': { display: 'inline-flex', alignItems: 'center' },
  },
});
