export type ErrorTexts = { heading: string; message: string };

/** What a failed read says where nothing more is known of it. */
export const unread: ErrorTexts = {
  heading: 'No se pudo obtener la información.',
  message: 'Se detectó un error en la petición, por favor intenta de nuevo.',
};

/** The same, said on a page in the place of what could not be read. */
export const NOT_LOADED = 'Oops, no pudimos cargar la información.';
