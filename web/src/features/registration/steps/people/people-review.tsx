import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePackName } from '#i18n/use-pack-name.ts';
import { FactList } from '#member/fact-list.tsx';
import { useMemberFacts } from '#member/member-facts.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { OwnAmount } from '../../bill/own-amount.tsx';
import { personPath } from '../../draft/person-draft.ts';
import { toPerson } from '../../draft/to-register-request.ts';
import { usePersonName } from '../../draft/use-person-name.ts';
import { Cart } from '../../page/cart.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { ReviewSection } from '../review/review-section.tsx';
import { UploadBadge } from '../review/upload-badge.tsx';

/**
 * Shows the data of each person of the family before sending. If the person who fills in the form does not
 * apply, it also shows the costs on narrow screens.
 */
export default function PeopleReview() {
  const { t } = useTranslation(['family', 'registration', 'member', 'common']);
  const packName = usePackName();
  const factsOf = useMemberFacts();
  const nameOf = usePersonName();
  const { application, goTo, bill } = useWizard();
  const { rules, parts } = application;
  const { values } = useDraft();
  const { people } = values;
  const isPhone = useIsNarrow('sm');
  // In a renewal the names are not in the form, so the first field to edit is the package.
  const first = parts.AboutPerson ? 'pack_type' : 'first_name';
  return (
    <>
      {people.map((person, index) => {
        const { key, pack_type: pack, juventus_card: hasCard, passportUrl } = person;
        const passport = {
          label: t('member:fields.passport'),
          value: <UploadBadge isUploaded={passportUrl !== ''} />,
        };
        const name = nameOf(person, index);
        const cost = bill.people[index];
        return (
          <ReviewSection
            key={key}
            title={name}
            changeText={t('common:actions.edit')}
            changeLabel={t('edit', { name })}
            onChange={() => goTo('membership', personPath(index, first))}
            summary={
              isPhone && (
                <>
                  <strong>
                    {pack && packName(pack)}
                    {hasCard && ` + ${t('common:clubCard')}`}
                  </strong>
                  <br />
                  {cost && <OwnAmount cost={cost} pack={pack} />}
                </>
              )
            }
          >
            <FactList
              facts={[
                ...(parts.AboutPerson ? [] : factsOf(toPerson(person), 'personal')),
                ...factsOf(toPerson(person), 'membership'),
                ...(hasCard && rules.personNeedsDocument(person) ? [passport] : []),
              ]}
            />
          </ReviewSection>
        );
      })}
      {rules.ownPart(values) === 'none' && (
        <Box sx={{ display: { lg: 'none' } }}>
          <Cart />
        </Box>
      )}
    </>
  );
}
