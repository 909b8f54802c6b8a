import { bookingsDesk as text } from '@okolitsa/strings/ru/bookings-desk.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { useTourDesk } from '../../data/bookings/desk/use-tour-desk.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CameraIcon } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { hasTicketCamera, TicketCamera } from './ticket-camera.tsx'

/** Ticket check at the meeting point: a code is valid once; a second check shows the time of the first. */
export function TicketCheck() {
  const reference = useDayReference()
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { check } = useTourDesk()
  const [isCameraOpen, setCameraOpen] = useState(false)
  const [hasCamera, setHasCamera] = useState(false)
  // the server cannot know the abilities of the browser
  useEffect(() => setHasCamera(hasTicketCamera()), [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (code.trim()) check.mutate(code.trim())
  }
  const answer = check.data
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.ticket}</h2>
      <form method="post" className="stack g4" onSubmit={onSubmit}>
        <TextField
          label={text.ticketCode}
          hint={text.ticketHint}
          error={isAsked && code.trim() === '' ? validationTexts.required : undefined}
          value={code}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => {
            setCode(target.value)
            check.reset()
          }}
        />
        <Button type="submit" busy={check.isPending}>
          {text.check}
        </Button>
      </form>
      {isCameraOpen ? (
        <TicketCamera
          onClose={() => setCameraOpen(false)}
          onCode={(seen) => {
            setCameraOpen(false)
            setCode(seen)
            check.mutate(seen.trim())
          }}
        />
      ) : (
        hasCamera && (
          <Button look="secondary" icon={CameraIcon} onClick={() => setCameraOpen(true)}>
            {text.camera}
          </Button>
        )
      )}
      <div aria-live="polite">
        {check.error && <Notification tone="error" title={refusalWords(check.error, text.failed)} />}
        {answer && (
          <Notification
            tone={answer.isFirst ? 'success' : 'warning'}
            title={
              answer.isFirst
                ? text.first
                : text.again(
                    formatMoment(new Date(answer.checkedAt), { ...reference, zone: answer.booking.tour.timeZone }),
                  )
            }
          >
            <p>
              {answer.booking.tour.title} · {text.people(answer.booking.people)} · {answer.booking.contact.name}
            </p>
            {answer.booking.due > 0 && <p>{text.due(answer.booking.due)}</p>}
          </Notification>
        )}
      </div>
    </Card>
  )
}
