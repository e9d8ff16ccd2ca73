/** Names of the great providers of mailboxes, and the endings of each; without an ending, all countries' are its own. */
const providers: Readonly<Record<string, readonly string[] | null>> = {
  gmail: ['com'],
  googlemail: ['com'],
  icloud: ['com'],
  protonmail: ['com', 'ch'],
  yahoo: null,
  hotmail: null,
  outlook: null,
  libero: ['it'],
  virgilio: ['it'],
};

/** Other names that are only one letter away from one of these. */
const realNames = /^(?:[a-eijkm-z]?mail|email|ymail|cloud|liber|liberto)$/;

/** Endings that no domain has, and those that a provider's name never has. */
const noEnding = /^(?:con|cmo|vom|xom|comm|coom|cim|ocm|cpm|clm|ckm|c0m|ccom|comn|comil)$/;
const rareEnding = /^(?:co|cm|om|col|dom|cop|net|org|com\.com)$/;

/**
 * Returns the address that was probably meant, if the domain of an e-mail address looks like a slip of the hand in the
 * name of a great provider; null otherwise. It is only asked about, because the address may be right.
 */
export function likelyEmail(email: string): string | null {
  const [local = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  const typed = domain.replace(/\.{2,}/g, '.').replace(/^([a-z]{4,})com$/, '$1.com');
  const [, name = '', ending = ''] = /^([^.]+)\.(.+)$/.exec(typed) ?? [];
  if (local === '' || name === '') return null;
  const provider = providerNamed(name);
  if (provider === undefined) {
    return noEnding.test(ending) ? `${local}@${name}.com` : null;
  }
  const likely = `${local}@${provider}.${endingOf(provider, ending)}`;
  return likely === email ? null : likely;
}

function endingOf(provider: string, typed: string): string {
  const own = providers[provider];
  const [first = 'com'] = own ?? [];
  if (noEnding.test(typed) || rareEnding.test(typed)) return first;
  return own && !own.includes(typed) ? first : typed;
}

const shortName = 7;

function providerNamed(name: string): string | undefined {
  const names = Object.keys(providers);
  if (names.includes(name)) return name;
  if (realNames.test(name)) return undefined;
  return names.find((each) => {
    const isAlike = each[0] === name[0] && Math.abs(each.length - name.length) <= 1;
    const most = isAlike && each.length >= shortName ? 2 : 1;
    return distance(name, each, most) <= most;
  });
}

/** Counts the letters to add, leave out, replace or exchange with the next one. Stops above `most`. */
function distance(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (most === 0) return 1;
  let [same, a, b] = [0, one, other];
  while (a[same] === b[same]) same += 1;
  [a, b] = [a.slice(same), b.slice(same)];
  const isExchanged = a[0] === b[1] && a[1] === b[0];
  const rests: [string, string][] = [
    [a.slice(1), b.slice(1)],
    [a.slice(1), b],
    [a, b.slice(1)],
    ...(isExchanged ? ([[a.slice(2), b.slice(2)]] as [string, string][]) : []),
  ];
  return 1 + Math.min(...rests.map(([left, right]) => distance(left, right, most - 1)));
}
