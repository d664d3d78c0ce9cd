import { brand } from '#contract/brand';
import { type Environment, isTest, readEnvironment } from './environment';

export function previousVersionUrl(mobile: boolean, environment: Environment = readEnvironment()): string {
  const addresses = brand.previousVersion[isTest(environment) ? 'test' : 'production'];
  return mobile ? addresses.mobile : addresses.desktop;
}
