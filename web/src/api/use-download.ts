import { useMutation } from '@tanstack/react-query';

/** A mutation that fetches a file and offers it as a download with this name. */
export function useDownload(name: string, fetchFile: () => Promise<Blob>) {
  return useMutation({ mutationFn: async () => offer(name, await fetchFile()) });
}

function offer(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
