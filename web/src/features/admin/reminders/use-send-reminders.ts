import { reminders, sendReminders } from '@fanclub/contract/reminders/routes';
import { useState } from 'react';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { prolongsGate } from '../api/member-actions.ts';

/**
 * Sends one call after the other until nobody waits, and answers whether it came to that; a fault, which
 * `error` tells, ends it, and the next click goes on.
 */
export function useSendReminders() {
  const [sent, setSent] = useState<number | null>(null);
  const { mutateAsync, isPending, error } = useRouteMutation(sendReminders, {
    ...prolongsGate,
    stale: [routeQuery(reminders).queryKey],
  });

  const send = async (): Promise<boolean> => {
    for (;;) {
      const answer = await mutateAsync({ body: {} }).catch(() => null);
      if (!answer) return false;
      setSent((before) => (before ?? 0) + answer.sent);
      if (answer.sent === 0 || answer.waiting === 0) return true;
    }
  };
  return { send, sent, isPending, error };
}
