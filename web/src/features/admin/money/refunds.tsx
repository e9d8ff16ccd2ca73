import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { Owed } from './payment-values.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundRow } from './refund-row.tsx';
import { type Refund, useRefunds } from './use-payments.ts';

/**
 * Lists the members to whom the club owes money, with actions to record a refund or to move the money to
 * another member.
 */
export function Refunds() {
  const { t } = useTranslation('money');
  const { refunds, ...list } = useRefunds();
  const [recording, setRecording] = useState<{ refund: Refund; owed: Owed } | null>(null);
  const [moving, setMoving] = useState<{ refund: Refund; owed: Owed } | null>(null);
  return (
    <>
      <PagedList
        label={t('refunds.title')}
        rows={refunds}
        list={list}
        empty={{ title: t('refunds.empty'), text: t('refunds.emptyText') }}
        renderRow={(refund) => (
          <RefundRow
            key={refund.user.id}
            refund={refund}
            onRecord={(owed) => setRecording({ refund, owed })}
            onMove={(owed) => setMoving({ refund, owed })}
          />
        )}
      />
      {moving && (
        <MoveDialog
          member={moving.refund.user}
          owed={moving.owed}
          onClose={() => setMoving(null)}
        />
      )}
      {recording && (
        <RefundDialog
          member={recording.refund.user}
          owed={recording.owed}
          onClose={() => setRecording(null)}
        />
      )}
    </>
  );
}
