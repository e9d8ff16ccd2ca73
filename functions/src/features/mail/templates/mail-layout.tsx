import { palette } from '@fanclub/contract/club/colours';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { MailContent } from '../mail-content.ts';
import { Facts, Items, Quote } from './facts.tsx';
import { darkScheme, directionOf } from './mail-style.ts';
import { Masthead } from './masthead.tsx';
import { MembershipCard } from './membership-card.tsx';
import { Proof } from './proof.tsx';

const { light, band } = palette;

/** The layout of all mails. `dir` is set inside the body too, because some mail programs drop the `html` element. */
export function MailLayout({ content }: { content: MailContent }) {
  const { language, card, quote, proof, receipts = [], action, wayOut, contact } = content;
  const direction = directionOf(language);
  const { dir, start, fontFamily, lineHeight } = direction;
  const paragraph = { margin: '0 0 16px', fontSize: 16, lineHeight, color: light.text };
  const small = { ...paragraph, margin: '0 0 8px', fontSize: 13, color: light.muted };
  return (
    <Html lang={language} dir={dir}>
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme}</style>
      </Head>
      <Body
        className="page"
        style={{ margin: 0, padding: '24px 8px', backgroundColor: light.page, fontFamily }}
      >
        <Preview>{content.preview}</Preview>
        <Container
          className="sheet"
          style={{ maxWidth: 560, backgroundColor: light.surface, borderRadius: 14 }}
        >
          <div dir={dir} lang={language} style={{ direction: dir, textAlign: start }}>
            <Masthead language={language} direction={direction} />
            <Section style={{ padding: '28px 24px 8px' }}>
              <Heading as="h1" className="words" style={heading}>
                {content.heading}
              </Heading>
              <Text className="words" style={paragraph}>
                {content.greeting}
              </Text>
              {card && <MembershipCard card={card} direction={direction} />}
              <Facts facts={content.facts} direction={direction} />
              <Paragraphs
                className="words"
                texts={content.paragraphs.slice(0, 1)}
                style={paragraph}
              />
              <Items items={content.items ?? []} direction={direction} />
              {quote && <Quote quote={quote} direction={direction} />}
              <Paragraphs className="words" texts={content.paragraphs.slice(1)} style={paragraph} />
              {proof && <Proof proof={proof} direction={direction} />}
              {receipts.map(({ label, url }) => (
                <Text key={url} className="words" style={paragraph}>
                  <Link href={url} className="link" style={link}>
                    {label}
                  </Link>
                </Text>
              ))}
              {action && <Action action={action} hint={content.linkHint} small={small} />}
              <Paragraphs className="muted" texts={content.notes} style={small} />
              {wayOut && (
                <Text className="muted" style={small}>
                  {wayOut.question}{' '}
                  <Link href={wayOut.url} className="link" style={link}>
                    {wayOut.label}
                  </Link>
                </Text>
              )}
              <Text className="words" style={{ ...paragraph, marginTop: 24 }}>
                {content.signOff}
              </Text>
            </Section>
            <Section style={{ padding: '0 24px 24px' }}>
              <Hr className="line" style={{ borderColor: light.line, margin: '0 0 16px' }} />
              <Paragraphs className="muted" texts={[content.automatic]} style={small} />
              <Text className="muted" style={small}>
                {contact.words}{' '}
                <bdi dir="ltr">
                  <Link href={`mailto:${contact.email}`} className="link" style={link}>
                    {contact.email}
                  </Link>
                </bdi>
              </Text>
            </Section>
          </div>
        </Container>
      </Body>
    </Html>
  );
}

/** The button, and its URL as text for mail programs in which the button does not work. */
function Action({
  action,
  hint,
  small,
}: {
  action: NonNullable<MailContent['action']>;
  hint: string;
  small: Record<string, string | number>;
}) {
  return (
    <>
      <Button href={action.url} className="button" style={button}>
        {action.label}
      </Button>
      <Text className="muted" style={{ ...small, marginTop: 24 }}>
        {hint}
      </Text>
      <Text style={{ ...small, wordBreak: 'break-all' }}>
        <bdi dir="ltr">
          <Link href={action.url} className="link" style={link}>
            {action.url}
          </Link>
        </bdi>
      </Text>
    </>
  );
}

function Paragraphs({
  texts,
  className,
  style,
}: {
  texts: string[];
  className: 'words' | 'muted';
  style: Record<string, string | number>;
}) {
  return texts.map((text) => (
    <Text key={text} className={className} style={style}>
      {text}
    </Text>
  ));
}

const heading = { margin: '0 0 20px', fontSize: 26, lineHeight: '1.3', color: light.text };

const link = { color: light.accentText, textDecoration: 'underline' };

const button = {
  display: 'inline-block',
  margin: '8px 0 0',
  padding: '14px 28px',
  borderRadius: 10,
  backgroundColor: band.ground,
  color: band.text,
  fontSize: 16,
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
} as const;
