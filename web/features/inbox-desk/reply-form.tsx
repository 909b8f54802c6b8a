import type { ReadyReply } from '@okolitsa/contracts/inbox/inbox.ts'
import { LONGEST_REPLY, LONGEST_REPLY_TITLE } from '@okolitsa/domain/inbox/ready-reply.ts'
import { inbox } from '@okolitsa/strings/ru/inbox.ts'
import { type SyntheticEvent, useState } from 'react'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

const text = inbox.replies

/** Form of a new or an existing ready reply. */
export default function ReplyForm({
  reply,
  saving,
  onSave,
  onClose,
}: {
  reply: ReadyReply | null
  saving: { readonly isPending: boolean; readonly error: Error | null }
  onSave: (words: Omit<ReadyReply, 'id'>) => void
  onClose: () => void
}) {
  const [title, setTitle] = useState(reply?.title ?? '')
  const [words, setWords] = useState(reply?.text ?? '')
  const [isAsked, setAsked] = useState(false)
  const mistakes = fieldErrorsOf(saving.error)
  const missing = (value: string) => (isAsked && value.trim() === '' ? text.required : undefined)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (title.trim() && words.trim() && !saving.isPending) onSave({ title: title.trim(), text: words.trim() })
  }
  return (
    <Modal isOpen onOpenChange={onClose} closeLabel={text.close} title={reply ? text.changeTitle : text.newTitle}>
      <KeptForm
        id={`ready-reply-${reply?.id ?? 'new'}`}
        sending={{ isPending: saving.isPending, isError: saving.error !== null }}
        className="stack g4"
        noValidate
        onSubmit={save}
      >
        <TextField
          label={text.name}
          placeholder={text.namePlaceholder}
          error={missing(title) ?? mistakes.title}
          maxLength={LONGEST_REPLY_TITLE}
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label={text.text}
          placeholder={text.textPlaceholder}
          hint={text.textHint}
          error={missing(words) ?? mistakes.text}
          rows={5}
          maxLength={LONGEST_REPLY}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" size="xlarge" block busy={saving.isPending}>
          {text.save}
        </Button>
      </KeptForm>
    </Modal>
  )
}
