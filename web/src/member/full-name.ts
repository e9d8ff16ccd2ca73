interface Named {
  first_name: string;
  last_name: string;
}

/** A person as lists and headings call them. */
export const fullName = ({ first_name: first, last_name: last }: Named) => `${first} ${last}`;
