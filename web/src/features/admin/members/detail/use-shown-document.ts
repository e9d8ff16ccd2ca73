import type { AdminMember, MemberRow } from '@fanclub/contract/members/admin-member';
import { identityRoles } from '@fanclub/contract/roles';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { useState } from 'react';
import { useAdminCheck } from '#api/use-admin-check.ts';

// Returns a key for one version of a member's identity document. The key contains the time of the image, because a row
// of a list does not contain the image's address.
const versionOf = ({ id, has_passport, passport_added_at }: MemberRow) =>
  `${id} ${has_passport} ${passport_added_at}`;

/**
 * Holds which document of an application is on screen, at first the receipt. The identity document can be shown if the
 * admin's role may see it and the application has, had or needs one. An admin with such a role can approve an
 * application with a club card only after the image of the identity document, if there is one, was on screen. Opening
 * the tab is not enough, because the image loads later or may fail. If the image fails to load, the admin can still
 * reject the application or request another document.
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
  const hasSeenIdentity = (one: MemberRow) => seen.includes(versionOf(one));
  const keepSeen = (one: AdminMember) => setSeen((before) => [...before, versionOf(one)]);
  const name = hasIdentity && chosen && chosen.id === member?.id ? chosen.name : 'receipt';
  return {
    hasIdentity,
    name,
    show: (next: FileType) => {
      if (!member || (next === 'passport' && !hasIdentity)) return;
      setChosen({ id: member.id, name: next });
      // If there is no image to load, opening the tab is enough.
      if (next === 'passport' && !member.passport_url) keepSeen(member);
    },
    /** Called once the image of the chosen tab is on screen. */
    onDrawn: () => {
      if (member && name === 'passport') keepSeen(member);
    },
    isIdentityUnseen: Boolean(hasIdentity && member?.juventus_card && !hasSeenIdentity(member)),
    hasSeenIdentity,
  };
}

export type ShownDocument = ReturnType<typeof useShownDocument>;
