import { useState } from 'react'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './office-queue.module.css'
import type { QueueReason, QueueWords } from './queue-description.ts'

/** Maximum characters of own words. */
const LONGEST = 500

/** Reasons of a decision by their keys; a reason in own words is written first. */
export function QueueReasons({
  legend,
  reasons,
  words,
  onChoose,
}: {
  legend: string
  reasons: readonly QueueReason[]
  words: QueueWords
  onChoose: (reason: string, message: string) => void
}) {
  const [own, setOwn] = useState<QueueReason | null>(null)
  const [message, setMessage, sent] = useDraftWords(`office-queue-${legend}`)
  return (
    <fieldset className={css.reasons}>
      <legend>{legend}</legend>
      {reasons.map((reason, index) => (
        <button
          key={reason.value}
          type="button"
          aria-keyshortcuts={reason.needsWords ? undefined : String(index + 1)}
          aria-expanded={reason.needsWords ? own === reason : undefined}
          onClick={() => (reason.needsWords ? setOwn(reason) : onChoose(reason.value, ''))}
        >
          <span className={css.key} aria-hidden="true">
            {index + 1}
          </span>
          {reason.title}
        </button>
      ))}
      {own && (
        <form
          className={css.own}
          onSubmit={(event) => {
            event.preventDefault()
            if (message.trim() === '') return
            onChoose(own.value, message.trim())
            sent()
          }}
        >
          <TextArea
            label={words.message ?? own.title}
            rows={3}
            required
            maxLength={LONGEST}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <Button size="medium" type="submit">
            {words.send ?? own.title}
          </Button>
        </form>
      )}
    </fieldset>
  )
}
