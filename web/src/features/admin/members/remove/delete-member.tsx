import { deleteUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { formatParts } from '@fanclub/contract/money/format-money';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeletionAnswer, forgetMember } from '#admin-kit/api/member-actions.ts';
import { familyQuery, memberQuery } from '#admin-kit/api/queries.ts';
import { hasCode } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { fullName } from '#member/full-name.ts';
import { useWithFamily } from '#member/use-with-family.ts';
import { WithFamily } from '#member/with-family.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

const items = ['account', 'registration', 'documents', 'tokens', 'related'] as const;

interface DeleteDialogProps {
  member: AdminMember;
  open: boolean;
  onClose: () => void;
  /** Called even if this dialog has been unmounted together with the deleted member. */
  onDeleted: (answer: DeletionAnswer) => void;
}

/**
 * Asks for confirmation before a member is deleted. The dialog lists what is deleted and the money that the club owes
 * the member, because this cannot be looked up after the deletion.
 */
export function DeleteDialog({ member, open, onClose, onDeleted }: DeleteDialogProps) {
  const { t, language } = useTexts('review');
  const owed = member.account.over_dues.map((due) => ({ ...due, amount: due.amount ?? 0 }));
  const queryClient = useQueryClient();
  // This query only reads the cache, because `memberQuery` has fetched the family with the application.
  const { data } = useQuery({ ...familyQuery(member.request_number), queryFn: skipToken });
  const family = data?.guardian ? [] : (data?.family ?? []);
  const { choice, query, whenSaid, reset } = useWithFamily(family.length > 0);
  const { mutate, isPending, error } = useRouteMutation(deleteUser, {
    onSuccess: (answer) => {
      onDeleted(answer);
      for (const each of [...family, member]) forgetMember(queryClient, each);
    },
    // The family has a member whom the cache lacks. The application is fetched again, so that the dialog lists the
    // whole family.
    onError: (refused) =>
      hasCode(refused, 'family_remains') &&
      queryClient.invalidateQueries(memberQuery(member.request_number)),
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('delete.title', { name: fullName(member) })}
      confirmLabel={t('delete.submit')}
      mutation={{ isPending, error }}
      onConfirm={() => whenSaid(() => mutate({ params: { id: member.id }, query }))}
      onCancel={() => {
        reset();
        onClose();
      }}
    >
      <Typography>{t('delete.text')}</Typography>
      <Box component="ul" sx={{ marginBlock: 1.5, paddingInlineStart: 3 }}>
        {items.map((item) => (
          <li key={item}>{t(`delete.items.${item}`)}</li>
        ))}
      </Box>
      {family.length > 0 && (
        <WithFamily
          {...{ family, ...choice }}
          text={t('delete.family')}
          label={t('delete.withFamily')}
        />
      )}
      {owed.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockEnd: 1.5 }}>
          {t('delete.owed', {
            amount: formatParts(owed, language),
          })}
        </Alert>
      )}
      <Typography sx={{ fontWeight: 700 }}>{t('delete.final')}</Typography>
    </ConfirmDialog>
  );
}
