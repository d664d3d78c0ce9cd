type Fields<Name extends string> = Readonly<Record<Name, string>>;

/** Returns the trimmed texts of the named fields, without the empty ones. */
export const pickTexts = <Name extends string>(fields: Fields<Name>, ...names: readonly Name[]) =>
  names.reduce<Partial<Record<Name, string>>>((texts, name) => {
    if (fields[name].trim() !== '') texts[name] = fields[name].trim();
    return texts;
  }, {});

/** Returns the numbers of the named fields, without the empty ones. */
export const pickNumbers = <Name extends string>(fields: Fields<Name>, ...names: readonly Name[]) =>
  names.reduce<Partial<Record<Name, number>>>((numbers, name) => {
    if (fields[name].trim() !== '') numbers[name] = Number(fields[name]);
    return numbers;
  }, {});
