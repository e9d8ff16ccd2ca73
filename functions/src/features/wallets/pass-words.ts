import type { LanguageCode } from '@fanclub/contract/text/languages';

interface PassWords {
  title: string;
  member: string;
  package: string;
  season: string;
  until: string;
}

export const passWords: Record<LanguageCode, PassWords> = {
  fa: { title: 'کارت عضویت', member: 'عضو', package: 'بسته', season: 'فصل', until: 'معتبر تا' },
  en: {
    ...{ title: 'Membership card', member: 'Member', package: 'Package' },
    ...{ season: 'Season', until: 'Valid until' },
  },
  it: {
    ...{ title: 'Tessera', member: 'Socio', package: 'Pacchetto' },
    ...{ season: 'Stagione', until: 'Valida fino al' },
  },
};
