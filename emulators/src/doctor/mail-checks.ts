import { resolveTxt } from 'node:dns/promises';
import type { Deployment } from '../deploy/deployment.ts';
import type { Check } from './check.ts';

/** Resolves with the TXT records of a DNS name, one text for each record. */
export type LookUp = (name: string) => Promise<string[]>;

export const lookUp: LookUp = async (name) =>
  (await resolveTxt(name).catch(() => [])).map((parts) => parts.join(''));

function senderDomain({ parameters }: Deployment): string {
  return /@([^>\s]+)/.exec(parameters.MAIL_FROM ?? '')?.[1] ?? '';
}

/** Returns a domain and its parent domains, except the top-level domain: `a.club.example` and `club.example`. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

/** Returns the records of the first name that has any. The DMARC record of a domain also applies to its subdomains. */
async function firstOf(find: LookUp, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map(find));
  return found.find((records) => records.length > 0) ?? [];
}

/** Checks the DNS records by which mail servers accept our mails (SPF, DKIM) and refuse forged ones (DMARC). */
export const mailChecks = (find: LookUp): readonly Check[] => [
  {
    name: 'Sender of mails',
    faults: async (deployment) => {
      const domain = senderDomain(deployment);
      const selector = deployment.parameters.DKIM_SELECTOR;
      const [spf, dkim, dmarc] = await Promise.all([
        find(domain),
        find(`${selector}._domainkey.${domain}`),
        firstOf(
          find,
          withParents(domain).map((name) => `_dmarc.${name}`),
        ),
      ]);
      return [
        ...(spf.some((it) => /^v=spf1 .*([-~]all|redirect=\S+)$/.test(it))
          ? []
          : [`SPF of ${domain}`]),
        ...(dkim.some((it) => /p=[A-Za-z0-9+/]/.test(it)) ? [] : [`DKIM of ${selector}`]),
        ...(dmarc.some((it) => /^v=DMARC1;.*p=(quarantine|reject)/.test(it))
          ? []
          : [`DMARC of ${domain} (p=quarantine or p=reject)`]),
      ];
    },
    mend: (deployment) =>
      `add the TXT records that your mail provider names at ${senderDomain(deployment)}'s name servers`,
  },
];
