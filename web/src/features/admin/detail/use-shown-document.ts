import { identityRoles } from '@fanclub/contract/admin/roles';
import type { AdminMember } from '@fanclub/contract/members/profile';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { useState } from 'react';
import { useAdminCheck } from '#api/use-admin-check.ts';

const versionOf = ({ id, passport_url }: AdminMember) => `${id} ${passport_url}`;

/**
 * Which of an application's images is on screen: the receipt first, the identity document for the
 * roles that get to see it, where there is or should be one. A club card goes to nobody whose
 * document this admin has not had on screen: its tab alone is not enough, for an image comes late or
 * not at all. Whoever can't get it there still asks for another one, or rejects.
 */
export function useShownDocument(member: AdminMember | undefined) {
  const { role } = useAdminCheck();
  const [chosen, setChosen] = useState<{ id: string; name: FileType } | null>(null);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const mayIdentify = role !== null && identityRoles.includes(role);
  const isThere = Boolean(
    member && (member.passport_url || member.passport_deleted_at || member.juventus_card),
  );
  const hasIdentity = mayIdentify && isThere;
  const hasSeenIdentity = (one: AdminMember) => seen.includes(versionOf(one));
  const keepSeen = (one: AdminMember) => setSeen((before) => [...before, versionOf(one)]);
  const name = hasIdentity && chosen && chosen.id === member?.id ? chosen.name : 'receipt';
  return {
    hasIdentity,
    name,
    show: (next: FileType) => {
      if (!member || (next === 'passport' && !hasIdentity)) return;
      setChosen({ id: member.id, name: next });
      // Where there is no image, that is all there is to see.
      if (next === 'passport' && !member.passport_url) keepSeen(member);
    },
    /** To be called once the image of the chosen tab stands on screen. */
    onDrawn: () => {
      if (member && name === 'passport') keepSeen(member);
    },
    isIdentityUnseen: Boolean(hasIdentity && member?.juventus_card && !hasSeenIdentity(member)),
    hasSeenIdentity,
  };
}

export type ShownDocument = ReturnType<typeof useShownDocument>;
