import { type EarlierSeason, listEarlierSeasons } from '@fanclub/contract/admin/case-routes';
import type { ShownAccount } from '@fanclub/contract/members/account';
import { partsOf } from '@fanclub/contract/money/amounts';
import { formatMoney, formatParts } from '@fanclub/contract/money/format-money';
import { formatDay } from '@fanclub/contract/text/format';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#api/route-query.ts';
import { formatSeason } from '#i18n/format.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { StatusChip } from '#member/chips.tsx';
import { bareList } from '#ui/bare-list.ts';
import { Dotted } from '#ui/dotted.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { Loading } from '#ui/skeletons.tsx';

/** The amounts that the member still has to pay, by application. */
type OpenDues = ShownAccount['open_dues'];

const titleId = 'member-earlier-seasons';

/** Read-only list of the member's applications in earlier seasons. */
export default function EarlierSeasons({ id, openDues }: { id: string; openDues: OpenDues }) {
  const { t } = useTexts(['review', 'common']);
  const { data, error, isPending, refetch } = useQuery(
    routeQuery(listEarlierSeasons, { params: { id } }),
  );
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h5" component="h3">
        {t('seasons.title')}
      </Typography>
      {isPending && (
        <Loading>
          <Skeleton sx={{ inlineSize: '60%' }} />
        </Loading>
      )}
      <ErrorAlert error={error} fallback="error_loading_data" />
      {error && (
        <Button size="small" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      )}
      <Box component="ol" aria-labelledby={titleId} sx={bareList}>
        {data?.seasons.map((season) => (
          <SeasonRow key={season.request_number} {...season} openDues={openDues} />
        ))}
      </Box>
    </Box>
  );
}

function SeasonRow(props: EarlierSeason & { openDues: OpenDues }) {
  const { season, request_number, request_status, pack_type, juventus_card, valid_until } = props;
  const { t, language } = useTexts(['review', 'common']);
  const packName = usePackName();
  const due = props.openDues.find((each) => each.request_number === request_number);
  const open = due?.amount && formatMoney({ ...due, amount: due.amount }, language);
  const received = formatParts(partsOf(props.received), language);
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBlockEnd: 'var(--line)' }}>
      <Row apart>
        <Typography sx={{ fontWeight: 650 }}>
          <Dotted
            parts={[
              formatSeason(season, language),
              packName(pack_type),
              juventus_card && t('common:clubCard'),
            ]}
          />
        </Typography>
        <StatusChip status={request_status} />
      </Row>
      <Typography variant="note">
        <Dotted
          parts={[
            <Ltr key="number">{request_number}</Ltr>,
            valid_until && t('seasons.until', { day: formatDay(valid_until, language) }),
            received ? t('seasons.received', { amount: received }) : t('seasons.nothing'),
            open && t('seasons.open', { amount: open }),
          ]}
        />
      </Typography>
    </Box>
  );
}
