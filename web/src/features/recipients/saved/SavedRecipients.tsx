import { BookUser } from 'lucide-react';
import { lazy } from 'react';
import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { AdminList } from '../../../admin-list/AdminList';
import type { CreateLink } from '../../../admin-list/ListRows';
import { useRecipients } from '../../../api/queries/recipients';
import { recipientControls } from './filter-recipients';
import { RecipientRow } from './RecipientRow';

/* With their forms and signatures they weigh more than the list: they come when they are opened. */
const EditDialog = lazy(() => import('./EditDialog'));
const RemoveDialog = lazy(() => import('./RemoveDialog'));

type SavedRecipientsProps = {
  title: string;
  types: readonly RecipientAccountType[];
  /** Where one more is saved. */
  creates: readonly CreateLink[];
};

/** What the customer has saved of some kinds: to find, pay, change and remove. */
export const SavedRecipients = ({ title, types, creates }: SavedRecipientsProps) => (
  <AdminList<Recipient, 'edit' | 'remove'>
    id="recipient"
    title={title}
    query={useRecipients(types)}
    controls={recipientControls(types)}
    creates={creates}
    empty={{
      icon: BookUser,
      title: 'Aún no guardas nada aquí',
      text: 'Guarda a quién le envías dinero y la próxima vez será más rápido.',
    }}
    words={{
      noMatch: 'Ninguna coincide. Cambia o quita los filtros.',
      counted: ['guardada', 'guardadas'],
      end: 'Ya viste todas.',
    }}
    row={(recipient, open) => (
      <RecipientRow
        key={recipient.key}
        recipient={recipient}
        onEdit={() => open('edit')}
        onRemove={() => open('remove')}
      />
    )}
    dialog={(kind, recipient, close) =>
      kind === 'edit' ? (
        <EditDialog
          recipient={recipient}
          onClose={() => close()}
          onSaved={({ alias }) => close(`Guardamos los cambios de ${alias}.`)}
        />
      ) : (
        <RemoveDialog
          recipient={recipient}
          types={types}
          onClose={() => close()}
          onRemoved={() => close(`Eliminamos a ${recipient.alias} de tu lista.`)}
        />
      )
    }
  />
);
