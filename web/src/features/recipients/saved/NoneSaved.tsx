import { BookUser } from 'lucide-react';
import { LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import type { CreateLink } from '../addresses';

export const NoneSaved = ({ creates }: { creates: readonly CreateLink[] }) => (
  <EmptyState
    icon={BookUser}
    title="Aún no guardas nada aquí"
    action={creates.map(({ to, label }, index) => (
      <LinkButton key={to} to={to} size="sm" look={index === 0 ? 'solid' : 'line'}>
        {label}
      </LinkButton>
    ))}
  >
    Guarda a quién le envías dinero y la próxima vez será más rápido.
  </EmptyState>
);
