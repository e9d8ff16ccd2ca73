import type { Figures } from '@fanclub/contract/figures/routes';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '#admin-kit/api/use-may.ts';
import { historyPath } from '#admin-kit/history-path.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Ltr } from '#ui/ltr.tsx';
import { FigureTable } from './figure-table.tsx';

/** Table that says how many decisions each admin made. For owners, each name is a link to that admin's history. */
export function AdminTable({ admins }: { admins: Figures['admins'] }) {
  const { t } = useTranslation('figures');
  const format = useFormat();
  const mayReadOn = useMay()('auditLog');
  if (admins.length === 0) return null;
  return (
    <FigureTable
      title={t('byAdmin')}
      columns={[t('admin'), t('approved'), t('rejected'), t('asked')]}
    >
      {admins.map(({ admin_email: admin, approved, rejected, asked }) => (
        <tr key={admin}>
          <th scope="row">
            {mayReadOn ? (
              <Link
                component={RouterLink}
                to={historyPath({ admin })}
                color="inherit"
                underline="hover"
              >
                <Ltr>{admin}</Ltr>
              </Link>
            ) : (
              <Ltr>{admin}</Ltr>
            )}
          </th>
          <td>{format.number(approved)}</td>
          <td>{format.number(rejected)}</td>
          <td>{format.number(asked)}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
