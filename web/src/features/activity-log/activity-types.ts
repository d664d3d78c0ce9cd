import {
  ArrowLeftRight,
  FileText,
  KeyRound,
  LogOut,
  type LucideIcon,
  MessageSquare,
  ReceiptText,
  Settings2,
  ShieldCheck,
  Sprout,
  WalletCards,
} from 'lucide-react';
import type { ActivityType } from '#contract/activity-log';

/** Mostly icons that the shell has loaded already. */
export const activityTypes: Record<ActivityType, { label: string; icon: LucideIcon }> = {
  SIGN_IN: { label: 'Acceso', icon: KeyRound },
  SIGN_OUT: { label: 'Acceso', icon: LogOut },
  RECIPIENT: { label: 'Cuentas guardadas', icon: WalletCards },
  PAYEE: { label: 'Servicios guardados', icon: FileText },
  TRANSFER: { label: 'Transferencias', icon: ArrowLeftRight },
  PAYMENT: { label: 'Pagos', icon: ReceiptText },
  INVESTMENT: { label: 'Inversiones', icon: Sprout },
  LIMIT: { label: 'Límites', icon: Settings2 },
  SIGNATURE: { label: 'Firma', icon: ShieldCheck },
  OFFER: { label: 'Ofertas', icon: MessageSquare },
};
