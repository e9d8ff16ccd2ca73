import { fileUrlPrefix } from '@fanclub/contract/uploads/file-rules';
import { getFile } from '@fanclub/contract/uploads/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { networkError } from '#api/api-error.ts';
import { callForBlob } from '#api/client.ts';

/** Query that downloads a stored image. The session's token is sent only for files of this server. */
export function fileBlobQuery(fileUrl: string) {
  return queryOptions({
    queryKey: ['file', fileUrl],
    queryFn: ({ signal }) => fetchImage(fileUrl, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function fetchImage(fileUrl: string, signal: AbortSignal): Promise<Blob> {
  if (fileUrl.startsWith(fileUrlPrefix)) {
    const id = fileUrl.slice(fileUrlPrefix.length);
    return callForBlob(getFile, { params: { id }, query: { t: String(Date.now()) }, signal });
  }
  const response = await fetch(fileUrl, { signal, credentials: 'omit' });
  if (!response.ok) throw networkError();
  return response.blob();
}

/**
 * Returns an object URL of a stored image for an `img`. The URL is revoked when the component unmounts or the
 * image changes.
 */
export function useImageSource(fileUrl: string) {
  const { data: blob, error, refetch, isFetching } = useQuery(fileBlobQuery(fileUrl));
  const [source, setSource] = useState<string>();

  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setSource(url);
    return () => {
      setSource(undefined);
      URL.revokeObjectURL(url);
    };
  }, [blob]);

  return { source, error: isFetching ? null : error, retry: () => void refetch() };
}
