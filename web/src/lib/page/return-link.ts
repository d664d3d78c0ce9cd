/** Marks a link to a form's prerequisite, such as a limit or a recipient, after which the customer returns to the form. */
export const returnLink = { 'data-errand': '' } as const;

export const isReturnLink = ({ dataset }: HTMLElement): boolean => 'errand' in dataset;
