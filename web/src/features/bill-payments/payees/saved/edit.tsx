import { useState } from 'react';
import type { FieldDefinition } from '#contract/domain/field-definition';
import { isTopUp } from '#contract/domain/payment';
import type { Payee } from '#contract/payees';
import { Dialog } from '#web/components/Dialog.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { useMerchants } from '#web/features/bill-payments/shared/payees/merchants.ts';
import { editDialog } from '#web/patterns/admin-list/edit-dialog.tsx';
import type { RowDialogProps } from '#web/patterns/admin-list/row.ts';
import { usePayeeFields } from '../api';
import { editMobile } from './edit-mobile';
import { editService } from './edit-service';

type Props = RowDialogProps<Payee>;

/** Loads the company's fields for a service, or the list of companies for a phone. */
export default function EditPayee(props: Props) {
  return isTopUp(props.row.billType) ? <EditMobile {...props} /> : <EditService {...props} />;
}

function EditMobile(props: Props) {
  const [Edit] = useState(() => editDialog(editMobile(props.row)));
  const { data: companies = [] } = useMerchants('mobile-top-up');
  return <Edit {...props} row={{ ...props.row, companies }} />;
}

function EditService(props: Props) {
  const { row, close } = props;
  const { data, error, isFetching, refetch } = usePayeeFields(row.key);
  if (data && !isFetching) return <EditLoaded {...props} fields={data} />;
  if (!error) return null;
  return (
    <Dialog title={`Editar ${row.nickname}`} onClose={() => close()}>
      <ErrorPanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </Dialog>
  );
}

function EditLoaded({ fields, ...props }: Props & { fields: readonly FieldDefinition[] }) {
  const [Edit] = useState(() => editDialog(editService(props.row, fields)));
  return <Edit {...props} row={{ ...props.row, fields: [...fields] }} />;
}
