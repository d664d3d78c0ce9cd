import { brand } from '#contract/brand';
import { type Environment, isTest, readEnvironment } from './environment';

/** The sign-on address of the previous version of the bank: another one in test, another one on a phone. */
export function previousVersionUrl(mobile: boolean, environment: Environment = readEnvironment()): string {
  const addresses = brand.previousVersion[isTest(environment) ? 'test' : 'production'];
  return mobile ? addresses.mobile : addresses.desktop;
}
