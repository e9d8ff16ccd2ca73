import { rateHoldMs } from '@fanclub/contract/pricing/rial';
import { act, renderHook } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, it, vi } from 'vitest';
import { emptyDraft, type RegistrationDraft } from '../../draft/registration-draft.ts';
import { useDraft, WizardContext, type WizardValue } from '../../page/wizard-context.ts';
import { useRateHold } from './use-rate-hold.ts';

/**
 * Renders the hook with the rate `held`, and waits until this rate is no longer kept. The server's rate is `next` by
 * then.
 */
async function afterAHold(held: number, next: number) {
  vi.useFakeTimers();
  const exchange = {
    data: { rate: held },
    refetch: vi.fn(async () => ({ data: { rate: next } })),
  };
  const wizard = { bill: { exchange }, uploads: {} } as unknown as WizardValue;
  const draft: RegistrationDraft = { ...emptyDraft(), payment_method: 'rial' };
  const { result } = renderHook(
    () => ({
      hold: useRateHold(),
      held: useDraft().values.rate_held,
    }),
    {
      wrapper: ({ children }) => (
        <WizardContext value={wizard}>
          <Formik initialValues={draft} onSubmit={() => {}}>
            {children}
          </Formik>
        </WizardContext>
      ),
    },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(result.current).toMatchObject({ hold: { wasRenewed: false }, held: { rate: held } });
  await pass(rateHoldMs - 1);
  expect(exchange.refetch).not.toHaveBeenCalled();
  await pass(1);
  expect(result.current.held).toEqual({ rate: next, until: Date.now() + rateHoldMs });
  return result.current.hold.wasRenewed;
}

it('a hold reports that the rate was renewed if the new one differs', async () => {
  expect(await afterAHold(600_000, 610_000)).toBe(true);
});

it('a hold of an equal rate continues without a notice', async () => {
  expect(await afterAHold(600_000, 600_000)).toBe(false);
});
