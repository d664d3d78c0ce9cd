import type { RecipientAccountType } from '#contract/domain/recipient-identifier';
import type { Recipient } from '#contract/recipients';
import { recipientsKey, useRecipients } from '#web/lib/api/queries/recipients.ts';
import { AdminList } from '#web/patterns/admin-list/AdminList.tsx';
import type { CreateLink } from '#web/patterns/admin-list/ListRows.tsx';
import { editWith, removeWith } from '#web/patterns/admin-list/row.ts';
import { recipientControls } from './filter-recipients';
import { recipientView } from './recipient-view';

const dialogs = [editWith(() => import('./edit')), removeWith(() => import('./removal'))];

type SavedRecipientsProps = {
  title: string;
  types: readonly RecipientAccountType[];
  creates: readonly CreateLink[];
};

export const SavedRecipients = ({ title, types, creates }: SavedRecipientsProps) => (
  <AdminList<Recipient>
    id="recipient"
    title={title}
    query={useRecipients(types)}
    queryKey={recipientsKey(types)}
    controls={recipientControls(types)}
    creates={creates}
    empty={{
      title: 'Aún no guardas nada aquí',
      text: 'Guarda a quién le envías dinero y la próxima vez será más rápido.',
    }}
    labels={{ counted: ['guardada', 'guardadas'], gender: 'feminine' }}
    row={recipientView}
    dialogs={dialogs}
  />
);
