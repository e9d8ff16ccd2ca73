import { isPaymentShown, restAtApproval } from '@fanclub/contract/admin/payment-shown';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { dueOf } from '@fanclub/contract/money/due';
import { formatMoney } from '@fanclub/contract/money/format-money';
import AskIcon from '@mui/icons-material/AssignmentReturnOutlined';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useFormat } from '#i18n/use-format.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import type { Review } from './use-review.ts';

interface DecisionBarProps {
  member: AdminMember;
  review: Review;
}

/** Buttons for the decisions that the application's state and the admin's role allow. Each button names its effect. */
export function DecisionBar({ member, review }: DecisionBarProps) {
  const { t } = useTranslation('review');
  const may = useMay();
  const approveEffect = useApproveEffect();
  const { request_status: status } = member;
  const offers = {
    approve: status !== 'approved' && may('approveUser'),
    reject: status !== 'rejected' && may('rejectUser'),
    ask: status === 'submitted' && may('requestItems'),
  };
  if (!Object.values(offers).includes(true)) return null;
  // Admins rarely open an approved application to withdraw its approval, so the button for that is small.
  const isQuiet = status === 'approved';
  return (
    <Box
      role="group"
      aria-label={t('decide.label')}
      sx={{
        display: 'grid',
        // Approving has the longest effect, and most applications are approved.
        gridTemplateColumns: { sm: 'minmax(0, 1fr)' },
        gridAutoFlow: 'column',
        // On a phone the doubts have the whole width, above the other buttons.
        ...(review.isDoubtSaid && doubtsAbove),
        gridAutoColumns: { xs: 'minmax(min-content, auto)', sm: 'auto' },
        '@container (max-width: 16rem)': { gridAutoFlow: 'row', gridAutoColumns: 'auto' },
        ...(isQuiet
          ? { justifyContent: 'end', gridTemplateColumns: 'auto', gridAutoColumns: 'auto' }
          : withLargeText),
        gap: { xs: 1, sm: 1.5 },
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: 0.75,
        borderBlockStart: 'var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      <Box role="status" sx={visuallyHidden}>
        {review.isDoubtSaid && approveEffect(member, review)}
      </Box>
      {offers.approve && (
        <DecisionButton
          color="success"
          variant="contained"
          icon={<CheckIcon />}
          title={t(review.isDoubtSaid ? 'decide.approveAgain' : 'decide.approve')}
          effect={approveEffect(member, review)}
          isEffectUrgent={review.isDoubtSaid}
          shortcut="a"
          loading={review.isDeciding}
          onClick={review.approve}
        />
      )}
      {offers.reject && (
        <DecisionButton
          color="error"
          variant={isQuiet ? 'text' : 'outlined'}
          isQuiet={isQuiet}
          icon={<CloseIcon />}
          title={t(status === 'approved' ? 'decide.withdraw' : 'decide.reject')}
          effect={t(status === 'approved' ? 'decide.withdrawEffect' : 'decide.rejectEffect')}
          shortcut="r"
          loading={review.isDeciding}
          onClick={review.askReject}
        />
      )}
      {offers.ask && (
        <DecisionButton
          color="secondary"
          variant="outlined"
          icon={<AskIcon />}
          title={t('decide.ask')}
          effect={t('decide.askEffect')}
          shortcut="i"
          loading={review.request.asking.isPending}
          onClick={review.request.open}
        />
      )}
    </Box>
  );
}

const firstAbove = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'row',
  '& > button:first-of-type': { gridColumn: '1 / -1' },
} as const;

const doubtsAbove = { '@media (max-width: 599.95px)': firstAbove } as const;

/** At a desk, too, three buttons do not fit beside each other if letters are twice as large. */
const withLargeText = {
  '@media (min-width: 600px)': {
    '@container (min-width: 16.01rem) and (max-width: 28rem)': firstAbove,
  },
} as const;

/** Returns a function for the text that says what the next press of the approve button does. */
function useApproveEffect() {
  const { t } = useTranslation('review');
  const { list, language } = useFormat();
  const effectOnMoney = (member: AdminMember) => {
    if (!isPaymentShown(member)) return t('decide.approveUnseen');
    const rest = restAtApproval(member);
    if (!rest) return t(dueOf(member)?.amount === 0 ? 'decide.approveFree' : 'decide.approvePaid');
    return rest.isConfirmed
      ? t('decide.approveEffect')
      : t('decide.approveOpen', { amount: formatMoney(rest.money, language) });
  };
  return (
    member: AdminMember,
    review: Pick<Review, 'isIdentityUnseen' | 'isDoubtSaid'>,
  ): string => {
    if (review.isIdentityUnseen) {
      return t(member.passport_url ? 'decide.approveLook' : 'decide.approveNoIdentity');
    }
    const doubts = list(member.flags.map((flag) => t(`decide.doubts.${flag}`)));
    if (member.flags.length > 0 && !review.isDoubtSaid) {
      return t('decide.approveDoubted', { doubts });
    }
    const effect = effectOnMoney(member);
    return review.isDoubtSaid ? t('decide.approveAllTheSame', { doubts, effect }) : effect;
  };
}

/** Title and effect stay on one line each, so that the receipt keeps its height. The tooltip has the whole effect. */
const cutFromTablet = {
  '@media (min-width: 600px)': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

const onlyWhereThereIsRoom = {
  // On a phone the effect of a button is only for screen readers, so that the buttons fit on one line.
  '@media (max-width: 599.95px)': visuallyHidden,
  // With large text the effects would leave no space for the application.
  '@container (max-width: 28rem)': visuallyHidden,
} as const;

interface DecisionButtonProps {
  color: NonNullable<ButtonProps['color']>;
  variant: 'contained' | 'outlined' | 'text';
  /** True if the effect is only for screen readers. */
  isQuiet?: boolean;
  icon: ReactNode;
  title: string;
  /** The text below the title, which says what pressing the button does. */
  effect: string;
  /** True if `effect` is visible on a phone as well. */
  isEffectUrgent?: boolean;
  shortcut: string;
  loading: boolean;
  onClick: () => void;
}

function DecisionButton(props: DecisionButtonProps) {
  const {
    icon,
    title,
    effect,
    isEffectUrgent = false,
    isQuiet = false,
    shortcut,
    ...button
  } = props;
  return (
    <Button
      {...button}
      startIcon={icon}
      aria-keyshortcuts={shortcut}
      sx={{
        justifyContent: { xs: 'center', sm: 'flex-start' },
        textAlign: 'start',
        paddingInline: { xs: 1, sm: 2 },
        paddingBlock: { xs: 0.5, sm: 0.25 },
        lineHeight: 1.4,
        '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0.5, sm: 1 } },
      }}
    >
      <Box component="span" sx={{ minInlineSize: 0 }}>
        <Box
          component="span"
          sx={{
            display: 'block',
            ...cutFromTablet,
            fontSize: isQuiet ? '0.875rem' : { xs: '0.9375rem', sm: '1.0625rem' },
          }}
        >
          {title}
        </Box>
        <Box
          component="span"
          title={effect}
          sx={{
            display: 'block',
            fontSize: '0.8125rem',
            fontWeight: 450,
            ...cutFromTablet,
            ...(isQuiet ? visuallyHidden : !isEffectUrgent && onlyWhereThereIsRoom),
          }}
        >
          {effect}
        </Box>
      </Box>
    </Button>
  );
}
