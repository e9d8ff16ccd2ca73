import { identityRoles } from '@fanclub/contract/admin/roles';
import type { AdminMember } from '@fanclub/contract/members/profile';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { useState } from 'react';
import { useAdminCheck } from '#api/use-admin-check.ts';

const versionOf = ({ id, passport_url }: AdminMember) => `${id} ${passport_url}`;

/**
 * Which of an application's images is on screen: the receipt first, the identity document for the
 * roles that get to see it, where there is or should be one. A club card goes to nobody whose
 * document this admin has not had on screen.
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
  return {
    hasIdentity,
    name: hasIdentity && chosen && chosen.id === member?.id ? chosen.name : 'receipt',
    show: (name: FileType) => {
      if (!member || (name === 'passport' && !hasIdentity)) return;
      setChosen({ id: member.id, name });
      if (name === 'passport') setSeen((before) => [...before, versionOf(member)]);
    },
    isIdentityUnseen: Boolean(hasIdentity && member?.juventus_card && !hasSeenIdentity(member)),
    hasSeenIdentity,
  };
}

export type ShownDocument = ReturnType<typeof useShownDocument>;
