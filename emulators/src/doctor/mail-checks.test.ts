import { expect, it } from 'vitest';
import { examinedProject, records } from './testing/examined-project.ts';

const { faulty } = examinedProject();

it.each(Object.keys(records))(
  'a sender whose %s is not in the name servers is found',
  async (missing) => {
    const found = await faulty({}, async (name) => (name === missing ? [] : (records[name] ?? [])));
    expect(found.map(({ name }) => name)).toEqual(['Sender of mails']);
    expect(found[0]?.mend).toMatch(/TXT records/);
  },
);

it('a sender below a domain whose DMARC record covers it has no finding', async () => {
  const below: Record<string, string[]> = {
    'post.fanclub.test': ['v=spf1 redirect=_spf.mail.example'],
    'mail._domainkey.post.fanclub.test': records['mail._domainkey.fanclub.test'] ?? [],
    '_dmarc.fanclub.test': records['_dmarc.fanclub.test'] ?? [],
  };
  const found = await faulty(
    { MAIL_FROM: 'Club <club@post.fanclub.test>' },
    async (name) => below[name] ?? [],
  );
  expect(found).toEqual([]);
});
