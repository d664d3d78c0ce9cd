import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { lazy } from 'react';
import type { Slot } from '#web/components/slot.ts';

/** Ends a dialog: with what was done, which is then said over the list, or without. */
export type CloseDialog = (done?: string) => void;

export type RowDialogProps<Row> = { row: Row; close: CloseDialog };

/** What is done with a row in a dialog: its button, and the dialog itself. */
export type RowDialog<Row> = {
  icon: LucideIcon;
  title: string;
  Dialog: ComponentType<RowDialogProps<Row>>;
};

type DialogModule<Row> = { default: ComponentType<RowDialogProps<Row>> };

/* With their forms and signatures dialogs weigh more than the list: they come when they are opened. */

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

/** A page about the row; `label` names the row too: 'Ver historial de Mamá'. */
export type RowLink = { icon: LucideIcon; title: string; label: string; to: string };

/** One of a list, as it is shown. */
export type RowView = {
  /** What stands before the words: an Avatar, a Badge. */
  lead?: Slot;
  name: string;
  /** What is said of it under its name. */
  details: readonly ReactNode[];
  /** How it stands, where that is worth a word: a Tag. */
  status?: Slot;
  /** What is done with it most: its words are a button's, on a phone the whole row leads there. */
  main?: RowLink | undefined;
  links?: readonly RowLink[];
  /** The address of its receipt. */
  receipt?: string;
};
