import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '#contract/brand';
import { ExternalLink } from '#web/components/Link.tsx';
import { ThemeSwitch } from './ThemeSwitch';

export const Footer = () => (
  <FooterBar>
    <Disclaimer>Banco ficticio de código abierto. Ningún dato es real.</Disclaimer>
    <ThemeSwitch />
    <Links>
      <ExternalLink href={brand.privacy}>Privacidad</ExternalLink>
      <ExternalLink href={brand.security}>Seguridad</ExternalLink>
      <ExternalLink href={brand.terms}>Términos</ExternalLink>
    </Links>
  </FooterBar>
);

const FooterBar = chakra('footer', {
  base: {
    _print: { display: 'none' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1',
    px: { base: '4', md: '6', lg: '8' },
    pt: '4',
    pb: { base: '80px', lg: '4' },
    borderTop: '1px solid {colors.border.subtle}',
    textStyle: 'body.sm',
    color: 'fg.subtle',
  },
});

const Links = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: { base: '5', md: '6' }, order: { mdDown: '-1' } },
});

const Disclaimer = chakra('p', {
  base: { mr: 'auto', flexBasis: { base: '100%', lg: 'auto' }, order: { mdDown: '-1' } },
});
