export const steps = ['information', 'payment', 'confirm', 'tracking'] as const;
export type Step = (typeof steps)[number];

export function parseStep(value: string | null): Step {
  return steps.find((step) => step === value) ?? 'information';
}

export function stepBefore(step: Step): Step {
  return steps[Math.max(steps.indexOf(step) - 1, 0)] ?? 'information';
}
