import { packTypes } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { radius } from '#theme/tokens.ts';
import { Loading } from '#ui/skeletons.tsx';
import { firstPage } from './draft/pages.ts';
import { PageHeading } from './page/page-heading.tsx';
import { MembershipLead } from './steps/information/membership-lead.tsx';
import { WizardColumns, WizardLayout } from './wizard/wizard-layout.tsx';

/** Shows the heading and lead of the first page, and placeholders for the packages, while the registration loads. */
export function RegisterFirstScreen() {
  return (
    <WizardLayout page={firstPage}>
      <WizardColumns>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <PageHeading page={firstPage} lead={<MembershipLead />} />
          <div className="waiting">
            <Loading sx={{ display: 'grid', gap: 1.5 }}>
              {packTypes.map((pack) => (
                <Skeleton
                  key={pack}
                  variant="rounded"
                  sx={{ blockSize: 96, borderRadius: radius.card }}
                />
              ))}
            </Loading>
          </div>
        </Box>
      </WizardColumns>
    </WizardLayout>
  );
}
