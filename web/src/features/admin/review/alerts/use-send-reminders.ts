import { readAlerts } from '@fanclub/contract/admin/routes';
import { sendReminders } from '@fanclub/contract/reminders/admin-routes';
import { useState } from 'react';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';

/**
 * Returns `send`, which calls the route until nobody is waiting or a call sends nothing, and then resolves to true.
 * After an error, which `error` holds, `send` resolves to false. Calling `send` again sends the remaining reminders.
 */
export function useSendReminders() {
  const [sent, setSent] = useState<number | null>(null);
  const { mutateAsync, isPending, error } = useRouteMutation(sendReminders, {
    stale: [routeQuery(readAlerts).queryKey],
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
