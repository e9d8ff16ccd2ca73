import { changeImport, listImports } from '@fanclub/contract/admin/import-routes';
import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import { formatDay } from '@fanclub/contract/text/format';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

type ImportRow = RouteResponse<typeof listImports>['imports'][number];
type Change = RouteBody<typeof changeImport>['what'];
type Changed = RouteResponse<typeof changeImport>;

/** The imports of files of members: who was not invited can be invited, and an import can be taken back. */
export default function ImportsList() {
  const { t } = useTexts('settings');
  const { data } = useQuery(routeQuery(listImports));
  if (!data || data.imports.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="h6" sx={{ marginBlockStart: 2 }}>
        {t('memberImport.imports.title')}
      </Typography>
      <Box component="ul" aria-label={t('memberImport.imports.title')} sx={bareList}>
        {data.imports.map((one) => (
          <ImportLine key={one.id} {...one} />
        ))}
      </Box>
    </>
  );
}

/** Repeats the call until it has handled all members, because each call handles some. */
function useChange(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    ...prolongsGate,
    mutationFn: async (what: Change): Promise<Changed & { what: Change }> => {
      let done = 0;
      for (;;) {
        const answer = await call(changeImport, { params: { id }, body: { what } });
        done += answer.done;
        if (answer.done === 0) return { ...answer, done, what };
      }
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}

function ImportLine({ id, name, by, at, members, seasons, ...state }: ImportRow) {
  const { t, language } = useTexts('settings');
  const { mutate, data, isPending, error } = useChange(id);
  const [isAsking, setAsking] = useState(false);
  const { asked_by: asker, until, is_yours: isYours, is_taken_back: isTakenBack } = state;
  const isInTime = Date.parse(until) > Date.now();
  const isAgreeing = asker !== null && !isYours;
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBlockEnd: 'var(--line)' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="note">
        {t('memberImport.imports.line', { when: formatDay(at.slice(0, 10), language), by })}
        {' · '}
        {t('memberImport.imports.counts', { members, seasons })}
        {isTakenBack && ` · ${t('memberImport.imports.isTakenBack')}`}
      </Typography>
      {asker && !isTakenBack && isInTime && (
        <Typography variant="body2" role="status">
          {t('memberImport.imports.waits', { by: asker, day: until })}
        </Typography>
      )}
      {!isTakenBack && (
        <Row sx={{ gap: 1, marginBlockStart: 1 }}>
          <SecondaryButton size="small" loading={isPending} onClick={() => mutate('invite')}>
            {t('memberImport.imports.invite')}
          </SecondaryButton>
          {isInTime && (asker === null || isAgreeing) && (
            <SecondaryButton size="small" disabled={isPending} onClick={() => setAsking(true)}>
              {t(isAgreeing ? 'memberImport.imports.agree' : 'memberImport.imports.takeBack')}
            </SecondaryButton>
          )}
          {asker && isInTime && (
            <SecondaryButton size="small" disabled={isPending} onClick={() => mutate('keep')}>
              {t('memberImport.imports.drop')}
            </SecondaryButton>
          )}
        </Row>
      )}
      {data && <Outcome {...data} />}
      <ErrorAlert error={error} />
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('memberImport.imports.takeBack')}
        confirmLabel={t('memberImport.imports.takeBack')}
        onConfirm={() => {
          setAsking(false);
          mutate('take_back');
        }}
        onCancel={() => setAsking(false)}
      >
        {t('memberImport.imports.sure')}
      </ConfirmDialog>
    </Box>
  );
}

/** Says how many members were invited or deleted, and who stays, and why. */
function Outcome({ what, done, waits, kept }: Changed & { what: Change }) {
  const { t } = useTexts('settings');
  if (what === 'keep' || waits) return null;
  const key = what === 'invite' ? 'invited' : 'deleted';
  return (
    <Box role="status">
      <Typography variant="body2">{t(`memberImport.imports.${key}`, { count: done })}</Typography>
      {kept.length > 0 && (
        <>
          <Typography variant="body2">{t('memberImport.imports.kept')}</Typography>
          <Box component="ul" sx={bareList}>
            {kept.map(({ request_number, name, reason }) => (
              <Typography component="li" variant="note" key={request_number}>
                <bdi>{name}</bdi> · <Ltr>{request_number}</Ltr> ·{' '}
                {t(`memberImport.imports.reasons.${reason}`)}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
