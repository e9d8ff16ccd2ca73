import type { AdminMember } from '@fanclub/contract/members/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fileBlobQuery } from '#documents/api/file-blob.ts';

/** Loads the next receipt while this one is looked at, so that a long evening does not wait. */
export function usePrefetchNext(next: AdminMember | null): void {
  const queryClient = useQueryClient();
  const fileUrl = next?.receipt_url;
  useEffect(() => {
    if (fileUrl) void queryClient.prefetchQuery(fileBlobQuery(fileUrl));
  }, [queryClient, fileUrl]);
}
