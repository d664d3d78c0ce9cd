// @ts-check
/** Imported first by each command, because an older Node fails later with an unclear error. */
export const MIN_NODE_VERSION = '20.19';

/** @param {string} version */
const numbers = (version) => version.split('.').map(Number);

/** @param {string} version */
export function isTooOld(version) {
  const [major = 0, minor = 0] = numbers(version);
  const [neededMajor = 0, neededMinor = 0] = numbers(MIN_NODE_VERSION);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

const { node } = process.versions;
if (isTooOld(node)) {
  console.error(`Cenzontle needs Node ${MIN_NODE_VERSION} or newer; this is ${node}.`);
  process.exit(1);
}
