import { initServer } from '@ts-rest/express';
import { DomainError } from '#bank/core/errors/domain-error';
import { branches, branchOf } from '#bank/shared/institutions/branches';
import { locations } from '#contract/locations';

/** 'mexico' finds 'Ciudad de México'. */
const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const locationRoutes = () =>
  initServer().router(locations, {
    branches: async ({ query: { name = '' } }) => {
      const search = foldText(name.trim());
      const data = branches.filter((branch) =>
        [branch.city, branch.name, branch.state].some((word) => foldText(word).includes(search)),
      );
      return { status: 200, body: { data } };
    },
    branch: async ({ params }) => {
      const branch = branchOf(params.branchId);
      if (!branch) throw new DomainError('CZ_NOT_FOUND');
      return { status: 200, body: branch };
    },
  });
