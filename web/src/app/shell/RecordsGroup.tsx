import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronUp, History } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/Icon.tsx';
import { useSavingsAdmin } from '#web/lib/session/useSavingsAdmin.ts';
import { categoryOf } from './category';
import { recordsLinks } from './links';
import { NavButton, NavEnd, NavLink, type NavProps } from './nav-item';

export function RecordsGroup({ onNavigate }: NavProps) {
  const { pathname } = useLocation();
  const inside = categoryOf(pathname) === 'records';
  const [toggled, setToggled] = useState<boolean>();
  const list = useId();
  const open = toggled ?? inside;
  return (
    <>
      <NavButton
        type="button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setToggled(!open)}
      >
        <Icon as={History} />
        Registros
        <NavEnd>
          <Icon as={open ? ChevronUp : ChevronDown} size="sm" />
        </NavEnd>
      </NavButton>
      {open && <Records id={list} onNavigate={onNavigate} />}
    </>
  );
}

function Records({ id, onNavigate }: NavProps & { id: string }) {
  const { pathname } = useLocation();
  const savingsAdmin = useSavingsAdmin();
  return (
    <List id={id}>
      {recordsLinks
        .filter((link) => !('flag' in link) || savingsAdmin)
        .map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} nested aria-current={pathname === to ? 'page' : undefined} onClick={onNavigate}>
              {label}
            </NavLink>
          </li>
        ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    ml: { base: '21px', md: '0', lg: '21px' },
    mb: '1',
    pl: { base: '10px', md: '0', lg: '10px' },
    borderLeft: { base: '1px solid {colors.border}', md: 'none', lg: '1px solid {colors.border}' },
  },
});
