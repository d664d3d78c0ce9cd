/** Fictitious businesses. */
export const groceries = [
  'Súper La Milpa',
  'Mercado Las Jacarandas',
  'Abarrotes Doña Chayo',
  'Panadería El Trigal',
] as const;

export const restaurants = [
  'Fonda Tres Nopales',
  'Taquería El Comal Azul',
  'Café Colibrí',
  'Mariscos Playa Norte',
  'Antojitos La Chiapaneca',
] as const;

export const transport = ['Gasolinera Los Volcanes', 'Viaje en taxi', 'Estacionamiento La Alameda'] as const;

export const shopping = [
  'Librería El Quetzal',
  'Zapatería Andador',
  'Farmacia El Ahuehuete',
  'Veterinaria Xolo',
  'Ferretería La Tuerca',
  'Cine Ollin',
] as const;
