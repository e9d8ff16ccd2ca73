import { exportOwnData as route } from '@fanclub/contract/members/routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { saveFile } from '../account/save-file.ts';

/** Fetches everything kept about the caller and hands it over as a file. */
export function useExportOwnData(fileName: string) {
  return useMutation({
    mutationFn: () => call(route),
    onSuccess: (data) => saveFile(fileName, JSON.stringify(data, null, 2), 'application/json'),
  });
}
