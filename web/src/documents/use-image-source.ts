import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fileBlobQuery } from './api/file-blob.ts';

/** A stored image as an address that an `img` can show; freed when nobody shows it any more. */
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
