import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { lazy } from 'react';
import type { Slot } from '#web/components/slot.ts';

/** Closes the dialog and shows `message` above the list. */
export type CloseDialog = (message?: string) => void;

export type RowDialogProps<Row> = { row: Row; close: CloseDialog };

export type RowDialog<Row> = {
  icon: LucideIcon;
  title: string;
  Dialog: ComponentType<RowDialogProps<Row>>;
};

type DialogModule<Row> = { default: ComponentType<RowDialogProps<Row>> };

/* Loaded on demand: dialogs with forms and signatures are larger than the list. */

export const editWith = <Row>(load: () => Promise<DialogModule<Row>>): RowDialog<Row> => ({
  icon: Pencil,
  title: 'Editar',
  Dialog: lazy(load),
});

export const removeWith = <Row>(load: () => Promise<DialogModule<Row>>): RowDialog<Row> => ({
  icon: Trash2,
  title: 'Eliminar',
  Dialog: lazy(load),
});

/** `label` includes the row's name: 'Ver historial de Mamá'. */
export type RowLink = { icon: LucideIcon; title: string; label: string; to: string };

export type RowView = {
  lead?: Slot;
  name: string;
  details: readonly ReactNode[];
  status?: Slot;
  /** Main action: a button, on phones the whole row. */
  main?: RowLink | undefined;
  /** Reason why there is no main action. On phones, a press on the row shows it. */
  unavailableReason?: string | undefined;
  links?: readonly RowLink[];
  receipt?: string;
};
