import { club } from '@fanclub/contract/club/club';
import { cardProofs, verifyCard } from '@fanclub/contract/verification/routes';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usePackName } from '#i18n/use-pack-name.ts';
import { Outcome, SiteForm, SiteFormFoot } from '#ui/form/site-form.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import { Verdict } from './verdict.tsx';

/**
 * Shows a shop or a doorkeeper whether the membership behind a card's code is valid now. The page asks the server at
 * each visit, and whenever the button is pressed.
 */
export function VerifyPage() {
  const { t } = useTranslation(['verification', 'common', 'errors']);
  const packName = usePackName();
  const packs = Object.fromEntries(club.packages.map(({ id }) => [id, packName(id)]));
  return (
    <PageColumn width="text" heading={t('common:titles.verify')} lead={t('lead')}>
      <SiteForm route={verifyCard} adds={['code']} then="prove" atOnce>
        <Box sx={resultPlace}>
          <div data-packs={JSON.stringify(packs)}>
            {cardProofs.map((state) => (
              <Outcome key={state} when={state}>
                <Verdict state={state} />
              </Outcome>
            ))}
            <Outcome when="card_unknown">
              <MessageState
                role="alert"
                icon={<BlockIcon />}
                title={t('unknown')}
                text={t('errors:card_unknown')}
              />
            </Outcome>
          </div>
          <SiteFormFoot submit={t('again')} busy={t('common:state.loading')} />
        </Box>
      </SiteForm>
    </PageColumn>
  );
}

/** Has the height of the usual result with the button, so that the result moves nothing. */
const resultPlace = {
  position: 'relative',
  minBlockSize: 460,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '& [data-when="busy"]': { position: 'absolute', insetBlockStart: 0 },
} as const;
