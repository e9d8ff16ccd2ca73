interface Named {
  first_name: string;
  last_name: string;
}

export const fullName = ({ first_name: first, last_name: last }: Named) => `${first} ${last}`;
