import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { LogOut, Search, X } from 'lucide-react';
import type { User } from '#contract/session';
import { Avatar } from '#web/components/Avatar.tsx';
import { Button, LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { LastAccess } from '#web/components/LastAccess.tsx';
import { Modal } from '#web/components/Modal.tsx';
import type { Slot } from '#web/components/slot.ts';
import { TopBar } from './Header';
import { FeedbackItem } from './MainNav';

interface MobileNavProps {
  user: User;
  navLabel: string;
  onClose: () => void;
  children: Slot;
}

export const MobileNav = ({ user, navLabel, onClose, children }: MobileNavProps) => (
  <Modal
    size="full"
    aria-label="Menú"
    onClose={onClose}
    // Closes on any link, including the brand.
    onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
  >
    {/* Not a `header`: the page behind has the banner landmark. */}
    <TopBar as="div">
      <Button variant="ghost" size="sm" color="fg" ml="auto" autoFocus onClick={onClose}>
        <Icon as={X} /> Cerrar
      </Button>
    </TopBar>
    <Customer>
      <Avatar name={user.name} />
      <div>
        <b translate="no">{user.name}</b>
        <Text textStyle="body.xs" color="fg.subtle">
          <LastAccess instant={user.dateLastLogin} />
        </Text>
      </div>
    </Customer>
    <Box px="4" pt="4">
      <LinkButton
        to="/search"
        variant="outline"
        width="100%"
        justifyContent="start"
        textAlign="start"
        color="fg.subtle"
      >
        <Icon as={Search} /> Busca personas, movimientos o acciones
      </LinkButton>
    </Box>
    <Links aria-label={navLabel}>
      {children}
      <FeedbackItem />
    </Links>
    <Box p="4">
      <LinkButton to="/signout" variant="outline" width="100%">
        <Icon as={LogOut} /> Cerrar sesión
      </LinkButton>
    </Box>
  </Modal>
);

const Customer = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mx: '4',
    py: '3',
    borderBottom: '1px solid {colors.border.subtle}',
  },
});

const Links = chakra('nav', {
  base: { display: 'grid', gap: '2px', px: '4', py: '3', flex: '1', alignContent: 'start' },
});
