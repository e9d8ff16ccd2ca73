import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { useEffect, useRef } from 'react';
import { useUpload } from '#documents/upload/use-upload.ts';
import { draftCopy } from '../../draft/draft-images.ts';
import type { PersonDraft } from '../../draft/person-draft.ts';
import { useWizard } from '../../page/wizard-context.ts';
import { PersonCard } from './person-card.tsx';
import { PersonForm } from './person-form.tsx';
import type { SendingPeople } from './use-sending-people.ts';

interface PersonItemProps {
  person: PersonDraft;
  index: number;
  isOpen: boolean;
  /** True if the person has just been added by a press. */
  isNew: boolean;
  /** The person's current errors by form path. */
  errors: FieldErrors;
  onOpen: () => void;
  onDone: () => void;
  onRemove: (() => void) | undefined;
  countSending: SendingPeople['count'];
  setPassport: (key: string, url: string) => void;
}

/**
 * A person of the family, as a short card or as a form. This component holds the upload, so that it continues when the
 * form becomes a card.
 */
export function PersonItem(props: PersonItemProps) {
  const { person, index, isOpen, isNew, errors, onOpen, onDone, onRemove } = props;
  const { key } = person;
  const { countSending } = props;
  const isComplete = Object.keys(errors).length === 0;
  const { application, report } = useWizard();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasDone = useRef(false);
  const wasOpened = useRef(isNew);
  const upload = useUpload({
    fileType: 'passport',
    url: person.passportUrl,
    setUrl: (url) => props.setPassport(key, url),
    copy: draftCopy(application.images, `person-${key}`),
  });
  const isSending = person.juventus_card && upload.progress !== null;

  useEffect(() => {
    if (!isSending) return;
    countSending((count) => count + 1);
    return () => countSending((count) => count - 1);
  }, [isSending, countSending]);

  // The pressed button has been removed with the form, so the card's edit button gets the focus.
  useEffect(() => {
    if (!isOpen && wasDone.current) editButton.current?.focus();
    wasDone.current = false;
  }, [isOpen]);

  const remove =
    onRemove &&
    (() => {
      upload.remove();
      onRemove();
    });
  if (!isOpen) {
    return (
      <PersonCard
        {...{ person, index, editButton }}
        isComplete={isComplete}
        onEdit={() => {
          wasOpened.current = true;
          onOpen();
        }}
        onRemove={remove}
      />
    );
  }
  return (
    <PersonForm
      {...{ person, index, upload }}
      takesFocus={wasOpened.current}
      onRemove={remove}
      onDone={() => {
        if (!isComplete) return report(errors);
        wasDone.current = true;
        onDone();
      }}
    />
  );
}
