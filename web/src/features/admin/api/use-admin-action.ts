import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { renewGate } from '../gate/gate-clock.ts';

/** A mutation of the panel: each one prolongs the open gate. */
export function useAdminAction<Answer, Input>(options: UseMutationOptions<Answer, Error, Input>) {
  return useMutation({ ...options, onMutate: () => renewGate(Date.now()) });
}
