import { firstPage } from './draft/pages.ts';
import { PageHeading } from './page/page-heading.tsx';
import { MembershipLead } from './steps/information/membership-lead.tsx';
import { WizardColumns, WizardLayout } from './wizard/wizard-layout.tsx';

/** The heading and lead of the first page, shown while the code of the registration loads. */
export function RegisterFirstScreen() {
  return (
    <WizardLayout page={firstPage}>
      <WizardColumns>
        <PageHeading page={firstPage} lead={<MembershipLead />} />
      </WizardColumns>
    </WizardLayout>
  );
}
