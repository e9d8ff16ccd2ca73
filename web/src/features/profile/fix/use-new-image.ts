import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { uploadFile } from '@fanclub/contract/uploads/routes';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import type { ImageHint } from '#documents/prepare/image-quality.ts';
import { checkChosenFile, ImageRefusal, prepareImage } from '#documents/prepare/prepare-image.ts';
import { type FixRequest, keepFixImage, loadFixImage } from '#store/fix-images.ts';

interface NewImage {
  /** The image that is ready to be sent; it is kept if sending fails. */
  file: File | null;
  hints: ImageHint[];
  /** From 0 to 1 while the image is being prepared or sent, otherwise null. */
  progress: number | null;
  error: Error | null;
}

const none: NewImage = { file: null, hints: [], progress: null, error: null };

/**
 * Prepares and uploads an image as soon as it is chosen, and puts its address into the form's field. The image
 * is also stored in the browser, and used again if the page is reopened.
 */
export function useNewImage(fileType: FileType, name: string, request: FixRequest) {
  const { setFieldValue } = useFormikContext();
  const [state, setState] = useState(none);
  const choice = useRef(0);

  const send = async (prepared: Pick<NewImage, 'file' | 'hints'>, mine: number) => {
    if (!prepared.file) return;
    const isMine = () => mine === choice.current;
    setState({ ...prepared, progress: 0, error: null });
    setFieldValue(name, '');
    try {
      const { file_url } = await call(uploadFile, {
        body: { file_type: fileType },
        files: { file: prepared.file },
        onProgress: (progress) => isMine() && setState((now) => ({ ...now, progress })),
      });
      if (!isMine()) return;
      keepFixImage(fileType, request, prepared.file, file_url);
      setState({ ...prepared, progress: null, error: null });
      setFieldValue(name, file_url);
    } catch (error) {
      if (isMine()) setState({ ...prepared, progress: null, error: asError(error) });
    }
  };

  const onLoaded = useEffectEvent((kept: Awaited<ReturnType<typeof loadFixImage>>) => {
    if (!kept || choice.current > 0) return;
    const { file, url } = kept;
    if (!url) return send({ file, hints: [] }, choice.current);
    setState({ ...none, file });
    setFieldValue(name, url);
  });
  const { memberId, since } = request;
  useEffect(() => {
    let isHere = true;
    loadFixImage(fileType, { memberId, since }).then((kept) =>
      isHere ? onLoaded(kept) : undefined,
    );
    return () => {
      isHere = false;
    };
  }, [fileType, memberId, since]);

  const choose = async (file: File) => {
    choice.current += 1;
    const mine = choice.current;
    const refuse = (error: Error) => setState((now) => ({ ...now, progress: null, error }));
    const problem = checkChosenFile(file);
    // An image that was sent earlier remains, so a wrong second choice does not lose it.
    if (problem) return refuse(new ImageRefusal(problem));
    setState((now) => ({ ...now, progress: 0, error: null }));
    try {
      const prepared = await prepareImage(file);
      if (mine !== choice.current) return;
      keepFixImage(fileType, request, prepared.file, '');
      await send(prepared, mine);
    } catch (error) {
      if (mine === choice.current) refuse(asError(error));
    }
  };
  return {
    ...state,
    choose,
    canTryAgain: state.file !== null && state.error instanceof ApiError,
    tryAgain: () => send(state, choice.current),
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
