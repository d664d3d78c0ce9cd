import { useQuery } from '@tanstack/react-query';
import { clockQuery } from '../lib/queries';
import { ConsolePage } from '../parts/ConsolePage';
import { Loaded } from '../parts/Loaded';
import { BankList } from './BankList';
import { NewBank } from './NewBank';
import { SnapshotsPanel } from './SnapshotsPanel';
import { TransferPanel } from './TransferPanel';

export default function BanksPage() {
  const clock = useQuery(clockQuery);
  return (
    <ConsolePage title="Bancos" about="Cada banco tiene sus datos, su reloj, sus fallas y su bitácora.">
      <Loaded query={clock}>
        {({ bank }) => (
          <>
            <SnapshotsPanel bank={bank} />
            <TransferPanel bank={bank} />
          </>
        )}
      </Loaded>
      <BankList />
      <NewBank />
    </ConsolePage>
  );
}
