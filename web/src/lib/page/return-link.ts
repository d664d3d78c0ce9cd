/** Marks a link to what a form needs, a limit or a saved person: whoever follows it from the form comes back. */
export const returnLink = { 'data-errand': '' } as const;

export const isReturnLink = ({ dataset }: HTMLElement): boolean => 'errand' in dataset;
