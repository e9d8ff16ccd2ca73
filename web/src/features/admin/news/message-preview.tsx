import { type NewsContent, writtenLanguages } from '@fanclub/contract/news/news';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenIn } from '#i18n/written-in.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Panel } from '#ui/panel.tsx';
import { LanguageChips } from './language-chips.tsx';

/** Preview of the message in each language that it is written in. */
export function MessagePreview({ news }: { news: NewsContent }) {
  const { t } = useTranslation('news');
  const written = writtenLanguages(news.texts);
  const [chosen, setChosen] = useState<LanguageCode | null>(null);
  const language = chosen ?? written[0];
  if (!language) return null;
  return (
    <section aria-label={t('preview.label')}>
      {written.length > 1 && (
        <LanguageChips
          label={t('preview.language')}
          values={written}
          chosen={language}
          onChoose={setChosen}
        />
      )}
      <MessagePaper news={news} language={language} />
    </section>
  );
}

interface MessagePaperProps {
  news: Pick<NewsContent, 'texts' | 'link'>;
  language: LanguageCode;
}

/** A message in one language, as its readers see it. */
export function MessagePaper({ news, language }: MessagePaperProps) {
  const { t } = useTranslation('news');
  const { subject, body } = news.texts[language];
  if (!subject && !body) {
    return (
      <Panel variant="sunken" sx={{ marginBlockStart: 1.5, padding: 2, color: 'text.secondary' }}>
        {t('preview.empty')}
      </Panel>
    );
  }
  return (
    <Panel
      {...writtenIn(language)}
      sx={{ marginBlockStart: 1.5, padding: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}
    >
      <Typography variant="h3" component="p">
        {subject}
      </Typography>
      <Typography sx={{ marginBlock: 2, whiteSpace: 'pre-line' }}>{body}</Typography>
      {news.link && (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          <Ltr>{news.link}</Ltr>
        </Box>
      )}
    </Panel>
  );
}
