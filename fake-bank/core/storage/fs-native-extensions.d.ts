declare module 'fs-native-extensions' {
  /** Locks an open file for this process, as the operating system does it; false where another has it. */
  export function tryLock(fd: number): boolean;
}
