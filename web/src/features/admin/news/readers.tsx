import { type NewsContent, newsLanguageFor, writtenLanguages } from '@fanclub/contract/news/news';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '#admin-kit/use-language-name.ts';
import { Dotted } from '#ui/dotted.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Panel } from '#ui/panel.tsx';
import { Loading } from '#ui/skeletons.tsx';
import { useMessageTexts } from './use-message-texts.ts';
import { useReaders } from './use-news.ts';

/** Shows how many members would get a draft, and how many of them would read it in each language. */
export function Readers({ news }: { news: Pick<NewsContent, 'texts' | 'audience'> }) {
  const { t } = useTranslation('news');
  const languageName = useLanguageName();
  const { data, error } = useReaders(news.audience);
  const isWritten = writtenLanguages(news.texts).length > 0;
  return (
    <Panel
      variant="sunken"
      component="section"
      aria-label={t('audience.title')}
      sx={{ padding: 2 }}
    >
      <Typography variant="note">{useMessageTexts().audience(news)}</Typography>
      <ErrorAlert error={error} />
      {!data && !error && (
        <Loading>
          <Skeleton sx={{ inlineSize: '60%', fontSize: '1.25rem' }} />
        </Loading>
      )}
      {data && (
        <>
          <Typography role="status" sx={{ fontWeight: 650, fontSize: '1.25rem' }}>
            {t('readers.total', { count: data.total })}
          </Typography>
          {languageCodes
            .filter((code) => data.readers[code] > 0)
            .map((code) => {
              const count = data.readers[code];
              const got = newsLanguageFor(news.texts, code);
              return (
                <Typography key={code} variant="body2">
                  <Dotted
                    parts={[
                      languages[code].label,
                      t('readers.own', { count }),
                      isWritten &&
                        got !== code &&
                        t('readers.other', { language: languageName(got) }),
                    ]}
                  />
                </Typography>
              );
            })}
          {data.left_out > 0 && (
            <Typography variant="note">{t('readers.leftOut', { count: data.left_out })}</Typography>
          )}
        </>
      )}
    </Panel>
  );
}
