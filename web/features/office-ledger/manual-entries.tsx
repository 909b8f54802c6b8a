import { MAX_ENTRY_DOCUMENT, MAX_ENTRY_REASON } from '@okolitsa/domain/ledger/manual-entry.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import { useState } from 'react'
import { pairWords } from '../../data/office/pair-words.ts'
import { useEntryActions, useWaitingEntries } from '../../data/office/use-entries.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import Modal from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EntryForm } from './entry-form.tsx'
import css from './ledger.module.css'

const { manual: text } = statements.ledger

/** Entries that wait for the second person, and the form of a new one for those who may propose. */
export function ManualEntries() {
  const { data } = useWaitingEntries()
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const { waiting, abilities } = data
  return (
    <>
      {waiting.length > 0 && (
        <Card as="section" className="stack g3" aria-label={text.waiting}>
          <h2 className="h4">{text.waiting}</h2>
          <ul className={css.waiting}>
            {waiting.map(({ id, sellerTitle, reason, document, reverses, proposedBy, ...entry }) => (
              <li key={id}>
                <b>{pairWords(entry)}</b>
                <small>{[sellerTitle, reason, document].filter(Boolean).join(' · ')}</small>
                <small>
                  {[reverses !== null && text.reverses(reverses), text.by(proposedBy)].filter(Boolean).join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {abilities.includes('propose') &&
        (isOpen ? (
          <EntryForm />
        ) : (
          <div>
            <Button look="secondary" onClick={() => setOpen(true)}>
              {text.open}
            </Button>
          </div>
        ))}
    </>
  )
}

/** Asks for the grounds of a reversal and proposes it. */
export function ReverseButton({ entryId }: { entryId: number }) {
  const { data } = useWaitingEntries()
  const [isOpen, setOpen] = useState(false)
  if (!data?.abilities.includes('propose') || data.waiting.some(({ reverses }) => reverses === entryId)) return null
  return (
    <div>
      <Button look="secondary-gray" size="small" onClick={() => setOpen(true)}>
        {text.reverse}
      </Button>
      {isOpen && <ReverseDialog entryId={entryId} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ReverseDialog({ entryId, onClose }: { entryId: number; onClose: () => void }) {
  const { reverse } = useEntryActions()
  const [reason, setReason, reasonSent] = useDraftWords(`reversal-reason-${entryId}`)
  const [document, setDocument, documentSent] = useDraftWords(`reversal-document-${entryId}`)
  const errors = fieldErrorsOf(reverse.error)
  return (
    <Modal isOpen onOpenChange={onClose} title={text.reverseTitle(entryId)} closeLabel={text.close} size="medium">
      <form
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reverse.isPending) return
          reverse.mutate(
            { entryId, reason: reason.trim(), document: document.trim() },
            {
              onSuccess: () => {
                reasonSent()
                documentSent()
                onClose()
              },
            },
          )
        }}
      >
        <p>{text.reverseText}</p>
        <TextField
          label={text.reason}
          hint={text.reasonHint}
          required
          maxLength={MAX_ENTRY_REASON}
          error={errors.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextField
          label={text.document}
          hint={text.documentHint}
          required
          maxLength={MAX_ENTRY_DOCUMENT}
          error={errors.document}
          value={document}
          onChange={({ target }) => setDocument(target.value)}
        />
        <Button type="submit" block busy={reverse.isPending}>
          {text.send}
        </Button>
      </form>
    </Modal>
  )
}
