// @ts-check
/** Imported first by each command, because an older Node fails later with an unclear error. */
export const NEEDED = '20.19';

/** @param {string} version */
const numbers = (version) => version.split('.').map(Number);

/** @param {string} version */
export function isTooOld(version) {
  const [major = 0, minor = 0] = numbers(version);
  const [neededMajor = 0, neededMinor = 0] = numbers(NEEDED);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

const { node } = process.versions;
if (isTooOld(node)) {
  console.error(`Cenzontle needs Node ${NEEDED} or newer; this is ${node}.`);
  process.exit(1);
}
