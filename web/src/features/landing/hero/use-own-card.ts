import type { MemberProfile } from '@fanclub/contract/members/profile';
import { useEffect, useState } from 'react';
import { useSession } from '#session/use-session.ts';

type OwnCard = Pick<MemberProfile, 'season' | 'request_number' | 'is_approved'> & {
  name: string;
  pack: MemberProfile['pack_type'];
};

/** What the card of the signed-in member says; null for visitors, and where it can't be had. */
export function useOwnCard() {
  const { user } = useSession();
  const [card, setCard] = useState<OwnCard | null>(null);
  const memberId = user && !user.is_admin && !user.special ? user.id : null;

  useEffect(() => {
    if (memberId === null) return setCard(null);
    const visit = new AbortController();
    // The client and its schemas are for members alone: no visitor loads them here.
    import('#api/own-profile.ts')
      .then(({ fetchOwnProfile }) => fetchOwnProfile(memberId, visit.signal))
      .then(({ first_name, last_name, pack_type, season, request_number, is_approved }) => {
        const name = `${first_name} ${last_name}`;
        setCard({ name, pack: pack_type, season, request_number, is_approved });
      })
      .catch(() => setCard(null));
    return () => visit.abort();
  }, [memberId]);

  if (!card) return null;
  const { request_number: requestNumber, is_approved: approved, ...rest } = card;
  return { ...rest, requestNumber, approved };
}
