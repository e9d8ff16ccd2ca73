import { listMailWords, type RewordedMail } from '@fanclub/contract/mail/words-routes';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '#api/route-query.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';
import { Loaded } from '#ui/loaded.tsx';
import { MailWordsForm } from './mail-words-form.tsx';

/** List of the automatic mails whose texts owners may change. */
export function MailWordsList() {
  const { t } = useTexts('news');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Loaded query={useQuery(routeQuery(listMailWords))}>
      {({ mails }) => {
        const open = mails.find(({ kind }) => kind === chosen);
        if (open) return <MailWordsForm mail={open} onClose={() => setChosen(null)} />;
        return (
          <Box component="ul" aria-label={t('views.mails')} sx={bareList}>
            {mails.map((mail) => (
              <MailRow key={mail.kind} mail={mail} onOpen={() => setChosen(mail.kind)} />
            ))}
          </Box>
        );
      }}
    </Loaded>
  );
}

function MailRow({ mail, onOpen }: { mail: RewordedMail; onOpen: () => void }) {
  const { t, format } = useTexts(['news', 'admin']);
  const changed = languageCodes.filter((code) => mail.languages[code].words !== null);
  return (
    <Box component="li" sx={{ borderBlockEnd: 'var(--line)' }}>
      <ButtonBase
        onClick={onOpen}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          gap: 1,
          // The text is at the page's edge, and the background under the pointer reaches beyond it.
          inlineSize: 'calc(100% + 16px)',
          marginInline: -1,
          minBlockSize: 52,
          padding: 1,
          textAlign: 'start',
          '&:hover': { backgroundColor: 'surface.sunken' },
        }}
      >
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {t(`admin:mails.kinds.${mail.kind}`)}
        </Typography>
        {changed.length > 0 && (
          <Chip
            size="small"
            variant="outlined"
            color="info"
            label={t('words.changed', {
              languages: format.series(changed.map((code) => languages[code].label)),
            })}
          />
        )}
      </ButtonBase>
    </Box>
  );
}
