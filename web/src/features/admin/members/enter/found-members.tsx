import { clubToday } from '@fanclub/contract/club/club-day';
import type { FoundMember } from '@fanclub/contract/members/admin-member';
import { periodOn } from '@fanclub/contract/members/membership';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useSettings } from '#api/use-settings.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { fullName } from '#member/full-name.ts';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { type EnterValues, identityOf } from './enter-values.ts';

interface FoundMembersProps {
  /** True if the person is the member; false if the members may be the person. */
  isSame: boolean;
  found: readonly FoundMember[];
  onOpen: (requestNumber: string) => void;
  onRenew: (member: FoundMember, values: EnterValues) => void;
}

/**
 * Alert in the form of a new member about the members who are, or may be, this person. Nothing has been written. Staff
 * open a record, renew the membership with the payment that they have typed, or say that this is another person.
 */
export function FoundMembers({ isSame, found, onOpen, onRenew }: FoundMembersProps) {
  const { t } = useTexts('review');
  const { settings } = useSettings();
  const { values, setFieldValue, submitForm } = useFormikContext<EnterValues>();
  const sayOther = async () => {
    await setFieldValue('another', identityOf(values));
    await submitForm();
  };
  return (
    <Alert severity="warning">
      {t(isSame ? 'enter.isThere' : 'enter.isAlike')}
      {found.map((member) => (
        <Box key={member.id} sx={{ marginBlockStart: 1 }}>
          <Typography variant="subtitle2">
            {fullName(member)} · <bdi>{member.request_number}</bdi>
          </Typography>
          <MembershipWords member={member} />
          <Row sx={{ gap: 1 }}>
            <SecondaryButton size="small" onClick={() => onOpen(member.request_number)}>
              {t('enter.openRecord')}
            </SecondaryButton>
            {renewalObstacle(member, settings.season) === null && (
              <SecondaryButton size="small" onClick={() => onRenew(member, values)}>
                {t('renew.open', { season: settings.season })}
              </SecondaryButton>
            )}
          </Row>
        </Box>
      ))}
      {!isSame && (
        <SecondaryButton size="small" onClick={sayOther} sx={{ marginBlockStart: 2 }}>
          {t('enter.another')}
        </SecondaryButton>
      )}
    </Alert>
  );
}

/** Says since when somebody is a member, under which number, and until when the membership is valid. */
function MembershipWords({ member }: { member: FoundMember }) {
  const { t, format } = useTexts('review');
  const { member_since: since, member_number: number, membership } = member;
  const day = membership?.valid_until && format.day(membership.valid_until);
  const state = membership && periodOn(membership, clubToday());
  const { season } = membership ?? member;
  return (
    <Typography variant="body2">
      {[
        since && t('enter.since', { day: format.day(since) }),
        number !== null && t('enter.number', { number: format.plainNumber(number) }),
        state === 'lapsed' ? t('enter.lapsed', { season, day }) : null,
        state && state !== 'lapsed' && t(day ? 'enter.validUntil' : 'enter.valid', { season, day }),
        member.request_status === 'submitted' && t('enter.underReview'),
      ]
        .filter(Boolean)
        .join(' ')}
    </Typography>
  );
}
