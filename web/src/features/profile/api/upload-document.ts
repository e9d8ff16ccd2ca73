import { checkImageFile, type FileType } from '@fanclub/contract/uploads/file-rules';
import { uploadDocument as route } from '@fanclub/contract/uploads/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { type Profile, profileQuery } from './get-profile.ts';

/** Adds or replaces a document; `progress` is 0 to 1 while it is on its way. */
export function useUploadDocument(profile: Profile, fileType: FileType) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: async (file: File) => {
      const problem = checkImageFile(file);
      if (problem) throw new ApiError({ status: 400, code: problem, message: problem });
      setProgress(0);
      const { payment_method, euro_payment_method } = profile;
      return call(route, {
        body: {
          user_id: profile.id,
          file_type: fileType,
          ...(fileType === 'receipt' && { payment_method }),
          ...(fileType === 'receipt' && euro_payment_method && { euro_payment_method }),
        },
        files: { file },
        onProgress: setProgress,
      });
    },
    onSuccess: () => queryClient.invalidateQueries(profileQuery(profile.id)),
  });
  return { ...mutation, progress };
}
