import { sendMailsAgain } from '@fanclub/contract/mail/admin-routes';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { isMoney } from '@fanclub/contract/money/payments';
import type { StoryEvent } from '@fanclub/contract/story/routes';
import { readStory } from '@fanclub/contract/story/routes';
import { languages } from '@fanclub/contract/text/languages';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Dotted } from '#ui/dotted.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { HistoryRow } from './history-row.tsx';
import { Line, onItsOwnLine } from './line.tsx';

/** Row of a story: one event, or the looks that `foldLooks` put together. */
export function StoryRow({ events }: { events: readonly [StoryEvent, ...StoryEvent[]] }) {
  const [event] = events;
  const { application, payment, card, mail, note } = event;
  if (application) return <ApplicationLine event={event} application={application} />;
  if (payment) return <PaymentLine event={event} payment={payment} />;
  if (card) return <CardLine event={event} card={card} />;
  if (mail) return <MailLine event={event} mail={mail} />;
  if (note !== null) return <NoteLine event={event} note={note} />;
  const [first, ...others] = events.flatMap(({ at, by, record }) =>
    record ? [{ at, admin_email: by, ...record }] : [],
  );
  return first ? <HistoryRow records={[first, ...others]} /> : null;
}

type Part = 'application' | 'payment' | 'card' | 'mail' | 'note';
type LineOf<Name extends Part> = { event: StoryEvent } & {
  [One in Name]: NonNullable<StoryEvent[One]>;
};

const by = ({ by: email }: StoryEvent) => email && <Ltr>{email}</Ltr>;

function Detail({ parts }: { parts: ReactNode[] }) {
  return (
    <Typography variant="note">
      <Dotted parts={parts} />
    </Typography>
  );
}

function ApplicationLine({
  event,
  application: { season, request_number },
}: LineOf<'application'>) {
  const { t } = useTexts('history');
  return (
    <Line
      title={t('story.application', { season })}
      at={event.at}
      by={<Ltr>{request_number}</Ltr>}
    />
  );
}

function PaymentLine({ event, payment }: LineOf<'payment'>) {
  const { t, format } = useTexts(['history', 'member', 'admin']);
  const amount = formatMoney(payment, format.language);
  const { kind, is_reversal } = payment;
  const titleOf = () => {
    if (is_reversal) return t('story.payment.reversal', { amount });
    if (isMoney(kind)) return t(`story.payment.${kind}`, { amount });
    const named = t(`member:adjustments.${kind}`);
    if (kind === 'settled') return named;
    return t('story.payment.adjustment', { kind: named, amount });
  };
  return (
    <Line title={titleOf()} at={event.at} by={by(event)}>
      <Detail
        parts={[
          format.day(payment.day),
          isMoney(kind) && t(`member:ways.${payment.way}`),
          t('admin:find.season', { season: payment.season }),
        ]}
      />
    </Line>
  );
}

function CardLine({ event, card: { state, season, tracking } }: LineOf<'card'>) {
  const { t } = useTexts(['history', 'admin']);
  return (
    <Line title={t(`story.card.${state ?? 'reported'}`)} at={event.at} by={by(event)}>
      <Detail
        parts={[
          t('admin:find.season', { season }),
          tracking && (
            <>
              {t('story.tracking')} <Ltr>{tracking}</Ltr>
            </>
          ),
        ]}
      />
    </Line>
  );
}

const anHourMs = 3_600_000;
/** True if a mail was sent so long after it was written that the row says both times. */
const wasLate = (at: string, sentAt: string) => Date.parse(sentAt) - Date.parse(at) > anHourMs;

function MailLine({ event, mail }: LineOf<'mail'>) {
  const { t, format } = useTexts(['history', 'admin']);
  const may = useMay();
  const { mutate, isPending, error } = useRouteMutation(sendMailsAgain, {
    stale: [[readStory.path]],
  });
  const { id, kind, language, fate, sent_at } = mail;
  return (
    <Line
      title={
        kind
          ? t('story.mail.title', { name: t(`admin:mails.kinds.${kind}`) })
          : t('story.mail.unknown')
      }
      at={event.at}
      by={null}
    >
      <Detail
        parts={[
          sent_at && fate === 'sent' && wasLate(event.at, sent_at)
            ? t('story.mail.sentAt', { at: format.dateTime(sent_at) })
            : t(`story.mail.${fate}`),
          languages[language].label,
        ]}
      />
      {fate === 'failed' && id !== null && may('sendMailsAgain') && (
        <Button size="small" loading={isPending} onClick={() => mutate({ body: { ids: [id] } })}>
          {t('admin:mails.send')}
        </Button>
      )}
      <ErrorAlert error={error} sx={onItsOwnLine} />
    </Line>
  );
}

function NoteLine({ event, note }: LineOf<'note'>) {
  const { t } = useTexts('history');
  return (
    <Line title={t('story.note')} at={event.at} by={by(event)}>
      <Typography dir="auto" sx={{ ...onItsOwnLine, whiteSpace: 'pre-line' }}>
        {note}
      </Typography>
    </Line>
  );
}
