import { type CardProof, verifyCard } from '@fanclub/contract/verification/routes';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EndedIcon from '@mui/icons-material/EventBusyOutlined';
import LaterIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useMemberLine } from '#member/use-member-line.ts';
import { Loaded } from '#ui/loaded.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Panel } from '#ui/panel.tsx';

const marks: Record<CardProof, { icon: ReactNode; colour: string }> = {
  valid: { icon: <CheckIcon />, colour: 'success.main' },
  later: { icon: <LaterIcon />, colour: 'warning.main' },
  ended: { icon: <EndedIcon />, colour: 'text.secondary' },
  withdrawn: { icon: <BlockIcon />, colour: 'error.main' },
};

/**
 * Shows a shop or a doorkeeper whether the membership behind a card's code is valid now. The page asks the server at
 * each visit and keeps no response for a later visit.
 */
export default function VerifyPage() {
  const { t } = useTranslation(['verification', 'common', 'errors']);
  const format = useFormat();
  const memberLine = useMemberLine();
  const { code = '' } = useParams();
  const query = useQuery({
    queryKey: [verifyCard.path, code],
    queryFn: ({ signal }) => call(verifyCard, { body: { code }, signal }),
    gcTime: 0,
    retry: false,
  });
  const isUnknown = hasCode(query.error, 'card_unknown');
  return (
    <PageLayout width="text" lead={t('lead')}>
      {isUnknown ? (
        <MessageState
          role="alert"
          icon={<BlockIcon />}
          title={t('unknown')}
          text={t('errors:card_unknown')}
        />
      ) : (
        <Loaded query={query} lines={5}>
          {({
            state,
            first_name,
            initial,
            pack_type,
            season,
            valid_from: first,
            valid_until: last,
            ...member
          }) => (
            <Panel
              role="status"
              sx={{
                display: 'grid',
                justifyItems: 'center',
                gap: 1,
                paddingBlock: 5,
                paddingInline: 3,
                textAlign: 'center',
                borderTop: '6px solid',
                borderTopColor: marks[state].colour,
                '& svg': { fontSize: '3.5rem', color: marks[state].colour },
              }}
            >
              {marks[state].icon}
              <Typography variant="h3" component="p" sx={{ color: marks[state].colour }}>
                {t(`state.${state}`)}
              </Typography>
              <Typography variant="h4" component="p">
                <bdi>
                  {first_name} {initial}.
                </bdi>
              </Typography>
              <Typography>
                {t('card', { pack: t(`common:packages.${pack_type}`), season })}
              </Typography>
              {memberLine(member) && <Typography>{memberLine(member)}</Typography>}
              {state === 'later' && first && (
                <Typography sx={{ fontWeight: 650 }}>
                  {t('from', { day: format.day(first) })}
                </Typography>
              )}
              {last && (
                <Typography color="textSecondary">
                  {t(state === 'ended' ? 'ended' : 'until', { day: format.day(last) })}
                </Typography>
              )}
              <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
                {t('checked', { moment: format.dateTime(query.dataUpdatedAt) })}
              </Typography>
              <Button
                variant="outlined"
                color="secondary"
                loading={query.isFetching}
                onClick={() => void query.refetch()}
              >
                {t('again')}
              </Button>
            </Panel>
          )}
        </Loaded>
      )}
    </PageLayout>
  );
}
