/** The pages of the wizard in their order, each on one of the four steps. */
const stepOf = {
  membership: 'information',
  personal: 'information',
  residence: 'information',
  contact: 'information',
  payment: 'payment',
  confirm: 'confirm',
  tracking: 'tracking',
} as const;

export type WizardPage = keyof typeof stepOf;
export type Step = (typeof stepOf)[WizardPage];

export const wizardPages = Object.keys(stepOf) as WizardPage[];
export const steps: readonly Step[] = [...new Set(Object.values(stepOf))];
export const firstPage: WizardPage = 'membership';

export const stepOfPage = (page: WizardPage): Step => stepOf[page];

export const pagesOf = (step: Step) => wizardPages.filter((page) => stepOf[page] === step);

export function parsePage(value: string | null): WizardPage {
  return wizardPages.find((page) => page === value) ?? firstPage;
}

export function pageBefore(page: WizardPage): WizardPage {
  return wizardPages[wizardPages.indexOf(page) - 1] ?? firstPage;
}

/**
 * The steps of a renewal and of a family registration. There is no tracking step, because members follow the
 * state of an application in their profile.
 */
export const renewalSteps = steps.filter((step) => step !== 'tracking');
