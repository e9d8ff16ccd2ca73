interface Named {
  first_name: string;
  last_name: string;
}

/** A person's name in lists and headings. */
export const fullName = ({ first_name: first, last_name: last }: Named) => `${first} ${last}`;
