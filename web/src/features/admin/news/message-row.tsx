import type { News } from '@fanclub/contract/news/admin-routes';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { Dotted } from '#ui/dotted.tsx';
import { useMessageTexts } from './use-message-texts.ts';

/** Row of a message: its subject, audience, languages and date, the number of its mails, and its state. */
export function MessageRow({ news, onOpen }: { news: News; onOpen: () => void }) {
  const { t, format } = useTexts('news');
  const texts = useMessageTexts();
  const at = news.sent_at ?? news.changed_at;
  return (
    <Box component="li" sx={{ borderBlockEnd: 'var(--line)' }}>
      <ButtonBase onClick={onOpen} sx={rowStyle}>
        <Box sx={{ minInlineSize: 0 }}>
          <Typography
            component="span"
            dir="auto"
            sx={{ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' }}
          >
            {texts.subject(news)}
          </Typography>
          <Typography component="span" variant="note">
            <Dotted
              parts={[
                texts.audience(news),
                texts.languages(news),
                <span key="at" title={format.date(at)}>
                  {format.ownDate(at)}
                </span>,
              ]}
            />
          </Typography>
        </Box>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: { xs: 'none', sm: 'block' }, whiteSpace: 'nowrap' }}
        >
          {news.state !== 'draft' && t('written', { count: news.written })}
        </Typography>
        <StateChip state={news.state} />
      </ButtonBase>
    </Box>
  );
}

const colors = { draft: 'default', sending: 'info', sent: 'success', stopped: 'warning' } as const;

export function StateChip({ state }: Pick<News, 'state'>) {
  const { t } = useTexts('news');
  return (
    <Chip size="small" variant="outlined" color={colors[state]} label={t(`states.${state}`)} />
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 7rem' },
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: 2,
  inlineSize: '100%',
  paddingBlock: 1.5,
  paddingInline: 1,
  textAlign: 'start',
  '&:hover': { backgroundColor: 'surface.sunken' },
} as const;
