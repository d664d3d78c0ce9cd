import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/Icon.tsx';
import { settingsPages } from './links';
import { Divider } from './MainNav';
import { NavLink, type NavProps } from './nav-item';

export function SettingsNav({ onNavigate }: NavProps) {
  const { pathname } = useLocation();
  return (
    <>
      <NavLink to="/account-summary" onClick={onNavigate}>
        <Icon as={ArrowLeft} />
        Mis cuentas
      </NavLink>
      <Divider />
      {settingsPages.map(({ to, label, icon }) => (
        <NavLink
          key={to}
          to={to}
          aria-current={pathname === to ? 'page' : pathname.startsWith(`${to}/`) || undefined}
          onClick={onNavigate}
        >
          <Icon as={icon} />
          <span>{label}</span>
        </NavLink>
      ))}
    </>
  );
}
