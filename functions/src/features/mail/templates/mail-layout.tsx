import { brand } from '@fanclub/contract/brand/brand';
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
import { colours, directionOf } from './mail-style.ts';
import { Masthead } from './masthead.tsx';
import { MembershipCard } from './membership-card.tsx';
import { Quote } from './quote.tsx';

/** Every mail of the club. `dir` is set inside the body too: some programs drop the outer element. */
export function MailLayout({ content }: { content: MailContent }) {
  const { language, card, quote, action, wayOut } = content;
  const direction = directionOf(language);
  const { dir, start, fontFamily, lineHeight } = direction;
  const paragraph = { margin: '0 0 16px', fontSize: 16, lineHeight, color: colours.ink };
  const small = { ...paragraph, margin: '0 0 8px', fontSize: 13, color: colours.muted };
  return (
    <Html lang={language} dir={dir}>
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={{ margin: 0, padding: '24px 8px', backgroundColor: colours.paper, fontFamily }}>
        <Preview>{content.preview}</Preview>
        <Container style={{ maxWidth: 560, backgroundColor: colours.surface, borderRadius: 14 }}>
          <div dir={dir} lang={language} style={{ direction: dir, textAlign: start }}>
            <Masthead language={language} direction={direction} />
            <Section style={{ padding: '28px 24px 8px' }}>
              <Heading as="h1" style={{ margin: '0 0 20px', fontSize: 26, lineHeight: '1.3' }}>
                {content.heading}
              </Heading>
              <Text style={paragraph}>{content.greeting}</Text>
              {card && <MembershipCard card={card} direction={direction} />}
              <Paragraphs texts={content.paragraphs.slice(0, 1)} style={paragraph} />
              {quote && <Quote quote={quote} direction={direction} />}
              <Paragraphs texts={content.paragraphs.slice(1)} style={paragraph} />
              <Button href={action.url} style={button}>
                {action.label}
              </Button>
              <Text style={{ ...small, marginTop: 24 }}>{content.linkHint}</Text>
              <Text style={{ ...small, wordBreak: 'break-all' }}>
                <bdi dir="ltr">
                  <Link href={action.url} style={link}>
                    {action.url}
                  </Link>
                </bdi>
              </Text>
              <Paragraphs texts={content.notes} style={small} />
              {wayOut && (
                <Text style={small}>
                  {wayOut.question}{' '}
                  <Link href={wayOut.url} style={link}>
                    {wayOut.label}
                  </Link>
                </Text>
              )}
              <Text style={{ ...paragraph, marginTop: 24 }}>{content.signOff}</Text>
            </Section>
            <Section style={{ padding: '0 24px 24px' }}>
              <Hr style={{ borderColor: colours.line, margin: '0 0 16px' }} />
              <Paragraphs
                texts={[content.automatic, content.contact(brand.contact.email)]}
                style={small}
              />
            </Section>
          </div>
        </Container>
      </Body>
    </Html>
  );
}

function Paragraphs({ texts, style }: { texts: string[]; style: Record<string, string | number> }) {
  return texts.map((text) => (
    <Text key={text} style={style}>
      {text}
    </Text>
  ));
}

const link = { color: colours.goldText, textDecoration: 'underline' };

const button = {
  display: 'inline-block',
  margin: '8px 0 0',
  padding: '14px 28px',
  borderRadius: 10,
  backgroundColor: colours.ink,
  color: colours.paper,
  fontSize: 16,
  fontWeight: 700,
  textDecoration: 'none',
};
