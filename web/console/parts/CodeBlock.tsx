import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';

/** Wraps long lines instead of scrolling, so that all code is visible. */
export const CodeBlock = ({ title, code }: { title: string; code: string }) => (
  <div>
    <Flex justify="space-between" align="center">
      <Title>{title}</Title>
      <CopyButton text={code} label={`Copiar ${title}`} />
    </Flex>
    <Code htmlTranslate="no">{code}</Code>
  </div>
);

const Title = chakra('h3', { base: { textStyle: 'label', color: 'fg' } });
const Code = chakra('pre', {
  base: {
    px: '3',
    py: '10px',
    borderRadius: 'control',
    bg: 'bg.subtle',
    color: 'fg',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.5',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
