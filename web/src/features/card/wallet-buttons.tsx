import type { ShownMembership } from '@fanclub/contract/verification/routes';
import { applePass, googlePass } from '@fanclub/contract/wallets/routes';
import type { Wallet } from '@fanclub/contract/wallets/wallets';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, callForBlob } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

interface WalletButtonsProps {
  wallets: readonly Wallet[];
  /** The membership on the card. `id` is the id of its member, and `ownId` the id of the signed-in member. */
  membership: Pick<ShownMembership, 'id' | 'season'>;
  ownId: string;
}

/** Buttons that add a card to the phone wallets that the club offers. */
export function WalletButtons({ wallets, membership, ownId }: WalletButtonsProps) {
  const { t } = useTranslation('card');
  const { id, season } = membership;
  const query = { season, ...(id !== ownId && { for: id }) };
  const apple = useDownload('membership.pkpass', () => callForBlob(applePass, { query }));
  const google = useMutation({
    mutationFn: () => call(googlePass, { query }),
    onSuccess: ({ url }) => location.assign(url),
  });
  const ways = { apple, google };
  const error = apple.error ?? google.error;
  if (wallets.length === 0) return null;
  return (
    <Row sx={{ justifyContent: 'center', padding: 2, paddingBlockStart: 0, displayPrint: 'none' }}>
      {wallets.map((wallet) => (
        <SecondaryButton
          key={wallet}
          loading={ways[wallet].isPending}
          onClick={() => ways[wallet].mutate()}
        >
          {t(`wallet.${wallet}`)}
        </SecondaryButton>
      ))}
      {error && <ErrorAlert error={error} />}
    </Row>
  );
}
