import { exportPromoCodeUsers, promoCodeUsers } from '@fanclub/contract/promo/admin-routes';
import type { PromoUser } from '@fanclub/contract/promo/promo-code';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { SectionExport } from '#admin-kit/export/export-button.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { call } from '#api/client.ts';
import { paths } from '#config/paths.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { StatusChip } from '#member/chips.tsx';
import { fullName } from '#member/full-name.ts';
import { Dotted } from '#ui/dotted.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';

/** Lists the applications that used a code, each with a link. */
export function UsersDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTexts(['promo', 'common']);
  const { pages, ...list } = usePages([promoCodeUsers.path, code], (page, signal) =>
    call(promoCodeUsers, { query: { code, ...page }, signal }),
  );
  const title = t('users.title', { code: isolateLtr(code) });
  return (
    <TitledDialog
      maxWidth="sm"
      title={title}
      onClose={onClose}
      isText
      actions={
        <>
          <SectionExport list="code_users" route={exportPromoCodeUsers} filter={{ code }} />
          <Button color="secondary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <PagedList
        label={title}
        rows={pages.flatMap(({ users }) => users)}
        list={list}
        empty={{ title: t('users.empty'), text: t('users.emptyText') }}
        renderRow={(user) => <UserRow key={user.id} user={user} />}
      />
    </TitledDialog>
  );
}

function UserRow({ user }: { user: PromoUser }) {
  const { t, format } = useTexts(['promo', 'common']);
  const packName = usePackName();
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 1.25,
        borderBlockEnd: 'var(--line)',
      }}
    >
      <Row apart sx={{ rowGap: 0.5 }}>
        <Link
          component={RouterLink}
          to={paths.adminMembers.build({ request: user.request_number })}
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          <bdi>{fullName(user)}</bdi>
        </Link>
        <StatusChip status={user.request_status} />
      </Row>
      <Typography variant="note" sx={{ marginBlockStart: 0.25 }}>
        <Dotted
          parts={[
            <Ltr key="number">{user.request_number}</Ltr>,
            packName(user.pack_type),
            t('users.off', { amount: user.shipping_discount }),
            format.date(user.created_at),
          ]}
        />
      </Typography>
    </Box>
  );
}
