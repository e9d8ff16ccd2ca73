import { readAlerts } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { listLetters, markLetters } from '@fanclub/contract/mail/letter-routes';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { call } from '#api/client.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { countryName } from '#i18n/format.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

type Letter = RouteResponse<typeof listLetters>['letters'][number];

/**
 * Page of the mails to members without a mailbox, each as a sheet to print. Only the first part of the list is loaded: a
 * button marks its sheets as printed, which removes them, and the next sheets take their place.
 */
export default function LettersPage() {
  const { t } = useTranslation('admin');
  const { pages, ...list } = usePages([listLetters.path], (page, signal) =>
    call(listLetters, { query: page, signal }),
  );
  const letters = pages[0]?.letters ?? [];
  const [printedIds, setPrintedIds] = useState<string[]>([]);
  const marking = useRouteMutation(markLetters, {
    stale: [[listLetters.path], [readAlerts.path]],
    onSuccess: (_, { body: { ids, printed } }) => setPrintedIds(printed ? ids : []),
  });
  const mark = (ids: string[], printed: boolean) => marking.mutate({ body: { ids, printed } });
  return (
    <SectionPage
      lead={t('letters.lead')}
      actions={
        letters.length > 0 && (
          <Row sx={{ gap: 1, displayPrint: 'none' }}>
            <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {t('letters.print')}
            </Button>
            <SecondaryButton
              loading={marking.isPending}
              onClick={() =>
                mark(
                  letters.map(({ id }) => id),
                  true,
                )
              }
            >
              {t('letters.done', { count: letters.length })}
            </SecondaryButton>
          </Row>
        )
      }
    >
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: '20mm' } }} />
      {printedIds.length > 0 && (
        <Alert
          severity="success"
          role="status"
          sx={{ displayPrint: 'none' }}
          action={
            <Button color="inherit" size="small" onClick={() => mark(printedIds, false)}>
              {t('letters.undo')}
            </Button>
          }
        >
          {t('letters.off', { count: printedIds.length })}
        </Alert>
      )}
      <ErrorAlert error={marking.error} />
      <PagedList
        label={t('letters.lead')}
        rows={letters}
        list={{ ...list, hasMore: false }}
        empty={{ title: t('letters.none'), text: t('letters.noneText') }}
        renderRow={(letter) => <Sheet key={letter.id} letter={letter} />}
      />
    </SectionPage>
  );
}

/**
 * One letter in the language of its recipient. The country's name is in English, so that the post offices of all
 * countries can read it.
 */
function Sheet({ letter }: { letter: Letter }) {
  const { recipient, language, facts, paragraphs, items, quote, notes } = letter;
  const [first, ...others] = paragraphs;
  return (
    <Box component="li" lang={language} dir="auto" sx={sheet}>
      <Box component="address" sx={{ fontStyle: 'normal', marginBlockEnd: 5 }}>
        <div>{recipient.name}</div>
        <div>{recipient.address}</div>
        <div>{recipient.postal_code}</div>
        <div>{countryName(recipient.country, 'en').toUpperCase()}</div>
      </Box>
      <Typography variant="h5" component="h2">
        {letter.heading}
      </Typography>
      <p>{letter.greeting}</p>
      {first && <p>{first}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {quote && (
        <p>
          <strong>{quote.label}</strong>
          <br />
          {quote.text}
        </p>
      )}
      {facts.map(({ label, value }) => (
        <div key={label}>
          {label}: <bdi>{value}</bdi>
        </div>
      ))}
      {notes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{letter.sign_off}</p>
      <Ltr>
        {letter.contact.email} · {letter.contact.phone}
      </Ltr>
    </Box>
  );
}

const sheet = {
  maxInlineSize: 640,
  paddingBlock: 4,
  borderBlockEnd: 'var(--line)',
  overflowWrap: 'anywhere',
  '@media print': { breakAfter: 'page', border: 'none', maxInlineSize: 'none' },
} as const;
