import { lookAtUser, stopLooking } from '@fanclub/contract/admin/company-routes';
import { lookingEveryMs } from '@fanclub/contract/admin/looking';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#api/client.ts';
import { useFormat } from '#i18n/use-format.ts';
import { isGateOpen } from '#session/admin-gate.ts';

/** Whoever steps from one to the next is not looking at each. */
const settledAfterMs = 1000;

/** Says, without a fuss, who else has this application on screen. */
export function OthersLooking({ id }: { id: string }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const others = useOthersLooking(id);
  if (others.length === 0) return null;
  const who = format.list(others.map(isolateLtr));
  return (
    <Typography role="status" color="textSecondary">
      {t('detail.looking', { count: others.length, who })}
    </Typography>
  );
}

/**
 * Tells the server that this application is on screen, again and again while the page is in sight, and
 * that it is not any more; answers who else says so.
 */
function useOthersLooking(id: string): string[] {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isSettled) return;
    // Where this fails, the server forgets it by itself.
    return () => void call(stopLooking, { params: { id } }).catch(() => undefined);
  }, [isSettled, id]);
  const { data } = useQuery({
    queryKey: [lookAtUser.path, id],
    queryFn: ({ signal }) =>
      isGateOpen(Date.now()) ? call(lookAtUser, { params: { id }, signal }) : { others: [] },
    enabled: isSettled,
    refetchInterval: lookingEveryMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data?.others ?? [];
}
