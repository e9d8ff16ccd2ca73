import { itemSentences } from '@fanclub/contract/words/items';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFieldLabel } from '#member/field-texts.ts';
import { useItemLabel } from '#member/item-texts.ts';
import MemberFields from '#member/member-fields.tsx';
import type { Profile } from '#member/profile-query.ts';
import { useShownValue } from '#member/shown-value.tsx';
import { lazyPart } from '#ui/lazily.tsx';
import { Panel } from '#ui/panel.tsx';
import { FixImage } from './fix-image.tsx';
import type { Section } from './sections.ts';

const WhereToPay = lazyPart(() => import('#member/where-to-pay.tsx'));

/** One part of the form: what is requested, the current value or image, and the input for the new one. */
export function FixSection({ section, profile }: { section: Section; profile: Profile }) {
  const { items, document, fields } = section;
  const id = useId();
  const language = useLanguage();
  const itemLabel = useItemLabel();
  const fieldLabel = useFieldLabel();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h4" component="h2">
        {document ? fieldLabel(document) : items.map(itemLabel).join('')}
      </Typography>
      {items.map((item) => (
        <Typography key={item} sx={{ marginBlockStart: 1 }}>
          {itemSentences[language][item]}
        </Typography>
      ))}
      {items.includes('amount') && <WhereToPay dues={profile.account.open_dues} />}
      {document ? (
        <FixImage
          fileType={document}
          present={profile[`${document}_url`]}
          request={{ memberId: profile.id, since: profile.requested?.since ?? '' }}
        />
      ) : (
        <FixFields fields={fields} profile={profile} />
      )}
    </Panel>
  );
}

function FixFields({ fields, profile }: Pick<Section, 'fields'> & { profile: Profile }) {
  const { t } = useTranslation('profile');
  const shown = useShownValue();
  return (
    <>
      {fields.map((name) => (
        <div key={name}>
          <Typography variant="note" sx={{ marginBlock: 1.5 }}>
            {t('fix.now')} {shown(name, profile[name] ?? '')}
          </Typography>
          <MemberFields names={[name]} />
        </div>
      ))}
    </>
  );
}
