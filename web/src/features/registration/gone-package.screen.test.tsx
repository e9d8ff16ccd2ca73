import { api } from '@fanclub/contract/api';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approved, buildFamilyMember } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { common, errors } from '#testing/texts.ts';
import { press } from '#testing/user-events.ts';
import { loadDraft } from './draft/draft-store.ts';
import { renewingPerson } from './renewal/renewing-person.ts';
import { family } from './testing/open-family.ts';
import { openRenewal, renewal, season } from './testing/open-renewal.ts';
import { arriveAtPage, openWizard, t } from './testing/open-wizard.ts';

const gone = { membership: { ...approved.membership, pack_type: 'gold' } };
const arrive = () =>
  screen.findByRole('heading', { level: 1, name: renewal('membership.title', { season }) });
const next = () => press(common('actions.next'));

test.each(languageCodes)(
  'a member whose package is gone is told so, and chooses another one: %s',
  async (language) => {
    await openRenewal('membership', { member: gone, language });
    expect(await screen.findByText(renewal('who.ownGone', { pack: 'gold' }))).toBeTruthy();
    expect(screen.queryAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(
      false,
    );
    next();
    expect(screen.queryByText(renewal('changes.title'))).toBeNull();
    fireEvent.click(screen.getByDisplayValue('base'));
    expect(screen.queryByText(renewal('who.ownGone', { pack: 'gold' }))).toBeNull();
    next();
    await arriveAtPage('payment');
  },
);

test('a person of the family whose package is gone gets none, and the form asks for one', async () => {
  const dana = buildFamilyMember({
    birth_date: `${new Date().getFullYear() - 3}-04-01`,
    request_status: 'approved',
    ...gone,
  });
  fakeServer.answer(api.renewFamily, { family: [dana] });
  await openRenewal('membership', {
    member: { family: [dana] },
    draft: { people: [renewingPerson(dana)] },
  });
  await arrive();
  const hers = within(await screen.findByRole('region', { name: 'Dana Ahmadi' }));
  expect(hers.getByText(renewal('who.gone', { pack: 'gold' }))).toBeTruthy();
  next();
  expect(hers.getByText(errors('package_required'))).toBeTruthy();
  fireEvent.click(hers.getByDisplayValue('base'));
  press(family('done'), hers);
  next();
  await arriveAtPage('payment');
});

test('a draft that names a package which is gone is kept, without a price', async () => {
  await openWizard('membership', { draft: { pack_type: 'gold' }, language: 'en' });
  expect(screen.getByText(t('resume.text'))).toBeTruthy();
  next();
  expect(screen.getByRole('heading', { level: 1, name: t('membership.title') })).toBeTruthy();
  expect(loadDraft()?.draft.first_name).toBe('Sara');
});
