import { useState } from 'react';
import { Note } from '#web/components/Note.tsx';
import { lockNotice } from './lock';

/** Warns of a known lock before the customer fills in a form that needs a signature. */
export function LockNote() {
  const [notice] = useState(lockNotice);
  return notice === undefined ? null : <Note status="warning">{notice}</Note>;
}
