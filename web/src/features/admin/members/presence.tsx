import {
  announcePresence,
  endPresence,
  presenceEveryMs,
} from '@fanclub/contract/admin/presence-routes';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#api/client.ts';
import { useFormat } from '#i18n/use-format.ts';
import { isGateOpen } from '#session/admin-gate.ts';

/**
 * An application that is open for less than this time is not reported, so that stepping through the list reports
 * nothing.
 */
const settledAfterMs = 1000;

/** Shows which other admins have this application open. */
export function Presence({ id }: { id: string }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const others = useOthersPresent(id);
  if (others.length === 0) return null;
  const who = format.list(others.map(isolateLtr));
  return (
    <Typography role="status" color="textSecondary">
      {t('detail.looking', { count: others.length, who })}
    </Typography>
  );
}

/**
 * While the page is visible, tells the server repeatedly that this admin has the application open. Tells the server
 * once when the application is closed. Returns the e-mail addresses of the other admins who have the application open.
 */
function useOthersPresent(id: string): string[] {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isSettled) return;
    // If this call fails, the server's record expires after a while.
    return () => void call(endPresence, { params: { id } }).catch(() => undefined);
  }, [isSettled, id]);
  const { data } = useQuery({
    queryKey: [announcePresence.path, id],
    queryFn: ({ signal }) =>
      isGateOpen(Date.now()) ? call(announcePresence, { params: { id }, signal }) : { others: [] },
    enabled: isSettled,
    refetchInterval: presenceEveryMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data?.others ?? [];
}
