import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { AdminList } from '../../../admin-list/AdminList';
import type { CreateLink } from '../../../admin-list/ListRows';
import { editWith, removeWith } from '../../../admin-list/row';
import { useRecipients } from '../../../api/queries/recipients';
import { recipientControls } from './filter-recipients';
import { recipientView } from './recipient-view';

const dialogs = [editWith(() => import('./edit')), removeWith(() => import('./removal'))];

type SavedRecipientsProps = {
  title: string;
  types: readonly RecipientAccountType[];
  /** Where one more is saved. */
  creates: readonly CreateLink[];
};

/** What the customer has saved of some kinds: to find, pay, change and remove. */
export const SavedRecipients = ({ title, types, creates }: SavedRecipientsProps) => (
  <AdminList<Recipient>
    id="recipient"
    title={title}
    query={useRecipients(types)}
    controls={recipientControls(types)}
    creates={creates}
    empty={{
      title: 'Aún no guardas nada aquí',
      text: 'Guarda a quién le envías dinero y la próxima vez será más rápido.',
    }}
    words={{ counted: ['guardada', 'guardadas'], gender: 'feminine' }}
    row={recipientView}
    dialogs={dialogs}
  />
);
