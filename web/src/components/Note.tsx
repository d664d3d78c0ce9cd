import { Alert } from '@chakra-ui/react/alert';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

interface NoteProps {
  status?: keyof typeof icons;
  role?: 'status' | 'alert';
  children: ReactNode;
}

export const Note = ({ status = 'info', role, children }: NoteProps) => (
  <Alert.Root status={status} role={role}>
    <Alert.Indicator>
      <Icon as={icons[status]} />
    </Alert.Indicator>
    <Alert.Content>{children}</Alert.Content>
  </Alert.Root>
);
