import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '../../ui/PageHeading';
import { Text } from '../../ui/Text';
import { ConstructionDrawing } from './ConstructionDrawing';
import { PreviousVersionButton } from './PreviousVersionButton';

const UnderConstruction = () => (
  <Column>
    <ConstructionDrawing />
    <PageHeading>Estamos construyendo esta sección</PageHeading>
    <Text tone="muted">Por ahora encuentras estas opciones en la versión anterior de tu banca.</Text>
    <PreviousVersionButton />
  </Column>
);

const Column = chakra('div', {
  base: { display: 'grid', gap: '4', justifyItems: 'start', maxWidth: '560px' },
});

export default UnderConstruction;
