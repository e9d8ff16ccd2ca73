import { verifyCard } from '@fanclub/contract/verification/routes';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useMemberLine } from '#member/use-member-line.ts';
import { Loaded } from '#ui/loaded.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { UnknownCard, Verdict } from './verdict.tsx';

/**
 * Shows a shop or a doorkeeper whether the membership behind a card's code is valid now. The page asks the server at
 * each visit and keeps no response for a later visit.
 */
export default function VerifyPage() {
  const { t } = useTranslation(['verification', 'common']);
  const format = useFormat();
  const memberLine = useMemberLine();
  const { code = '' } = useParams();
  const query = useQuery({
    queryKey: [verifyCard.path, code],
    queryFn: ({ signal }) => call(verifyCard, { body: { code }, signal }),
    gcTime: 0,
    retry: false,
  });
  return (
    <PageLayout width="text" lead={t('lead')}>
      {/* The height of the usual response, so that the footer is not moved by it. */}
      <Box data-early="proveCard" sx={{ minBlockSize: 440 }}>
        {hasCode(query.error, 'card_unknown') ? (
          <UnknownCard />
        ) : (
          <Loaded query={query} lines={5}>
            {({ state, first_name, initial, pack_type, season, ...holder }) => (
              <Verdict
                state={state}
                name={`${first_name} ${initial}.`}
                pack={t(`common:packages.${pack_type}`)}
                season={season}
                memberLine={memberLine(holder)}
                first={holder.valid_from && format.day(holder.valid_from)}
                last={holder.valid_until && format.day(holder.valid_until)}
                checkedAt={format.dateTime(query.dataUpdatedAt)}
                isChecking={query.isFetching}
                onCheck={() => void query.refetch()}
              />
            )}
          </Loaded>
        )}
      </Box>
    </PageLayout>
  );
}
