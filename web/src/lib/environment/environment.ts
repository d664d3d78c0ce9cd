import { deviceStorage } from './storage';

export const environmentRank = { ist: 1, uat: 2, nft: 3, prd: 4 } as const;

export type Environment = keyof typeof environmentRank;

const isEnvironment = (name: string | null): name is Environment =>
  name !== null && Object.hasOwn(environmentRank, name);

export function readEnvironment(storage: Pick<Storage, 'getItem'> = deviceStorage): Environment {
  const name = storage.getItem('environment');
  return isEnvironment(name) ? name : 'prd';
}

export const isTest = (environment: Environment): boolean =>
  environmentRank[environment] < environmentRank.prd;
