import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ExternalLink, MessageSquare, Smartphone } from 'lucide-react';
import { useLocation } from 'react-router';
import { brand } from '#contract/brand';
import { Icon } from '#web/components/Icon.tsx';
import { ariaCurrentOf, scrollToTop } from './aria-current';
import { mainLinks, type NavItem, settingsNavItem } from './links';
import { NavButton, NavEnd, NavLink, type NavProps } from './nav-item';
import { RecordsGroup } from './RecordsGroup';
import { useLeaveWarning } from './useLeaveWarning';

export const MainNav = ({ onNavigate }: NavProps) => (
  <>
    {mainLinks.map((item) => (
      <Item key={item.to} item={item} onNavigate={onNavigate} />
    ))}
    <RecordsGroup onNavigate={onNavigate} />
    <Divider />
    <ExternalItem href={brand.mobileAppUrl} icon={Smartphone} label="Descarga la app" />
    <Item item={settingsNavItem} onNavigate={onNavigate} />
  </>
);

export const FeedbackItem = () => (
  <ExternalItem href={brand.survey} icon={MessageSquare} label="Tu opinión" />
);

function Item({ item, onNavigate }: NavProps & { item: NavItem }) {
  const { pathname } = useLocation();
  const ariaCurrent = ariaCurrentOf(item, pathname);
  return (
    <NavLink
      to={item.to}
      aria-current={ariaCurrent}
      onClick={() => {
        onNavigate();
        if (ariaCurrent === 'page') scrollToTop();
      }}
    >
      <Icon as={item.icon} />
      <span>{item.label}</span>
    </NavLink>
  );
}

function ExternalItem({ href, icon, label }: { href: string; icon: typeof Smartphone; label: string }) {
  const { openWarning, warning } = useLeaveWarning(href);
  return (
    <>
      <NavButton type="button" onClick={openWarning}>
        <Icon as={icon} />
        <span>{label}</span>
        <NavEnd>
          <Icon as={ExternalLink} size="sm" />
          <VisuallyHidden>Abre un sitio externo</VisuallyHidden>
        </NavEnd>
      </NavButton>
      {warning}
    </>
  );
}

export const Divider = chakra('hr', { base: { borderTop: '1px solid {colors.border.subtle}', m: '3' } });
