import type { AdminMember } from '@fanclub/contract/members/admin-member';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '#admin-kit/api/use-may.ts';

const tabNames = ['overview', 'money', 'card', 'mails', 'history'] as const;
type TabName = (typeof tabNames)[number];

const panelId = 'member-record';

/** Returns the tabs of a member's record. A tab that has nothing to show for this member or role is left out. */
function useTabs(member: AdminMember): TabName[] {
  const may = useMay();
  const hasCard = member.juventus_card || member.other_numbers.length > 0;
  return tabNames.filter(
    (name) => (name !== 'money' || may('listPayments')) && (name !== 'card' || hasCard),
  );
}

interface RecordTabsProps {
  member: AdminMember;
  /** The content of each tab. */
  parts: Record<TabName, ReactNode>;
}

/** The tabs of a member's record. The URL names the chosen tab, so that the same tab is open for the next member. */
export function RecordTabs({ member, parts }: RecordTabsProps) {
  const { t } = useTranslation('review');
  const [search, setSearch] = useSearchParams();
  const tabs = useTabs(member);
  const shown = tabs.find((name) => name === search.get('tab')) ?? 'overview';
  const show = (name: TabName) => {
    const after = new URLSearchParams(search);
    if (name === 'overview') after.delete('tab');
    else after.set('tab', name);
    setSearch(after, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, name: TabName) => show(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('record.label')}
        sx={tabsStyle}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${panelId}-${name}`}
            aria-controls={panelId}
            label={t(`record.tabs.${name}`)}
          />
        ))}
      </Tabs>
      <Box id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${shown}`}>
        {parts[shown]}
      </Box>
    </>
  );
}

/** On a phone the tabs are narrow, so that all fit. If letters are larger, arrows at both ends scroll the tabs. */
const tabsStyle = {
  marginBlockEnd: 2,
  borderBlockEnd: 'var(--line)',
  '& .MuiTab-root': { minInlineSize: { xs: 0, sm: 90 }, paddingInline: { xs: '6px', sm: 2 } },
  '& .MuiTabs-scrollButtons.Mui-disabled': { opacity: 0.3 },
} as const;
