import { useState } from 'react';
import { Note } from '#web/components/Note.tsx';
import { lockNotice } from './lock';

/** Tells of a known lock before a form is filled in that must be signed. */
export function LockNote() {
  const [notice] = useState(lockNotice);
  return notice === undefined ? null : <Note status="warning">{notice}</Note>;
}
