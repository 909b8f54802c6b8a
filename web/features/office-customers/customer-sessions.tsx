import type { OfficeCustomer } from '@okolitsa/contracts/office-customers/office-customers.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { officeCustomers } from '@okolitsa/strings/ru/office-customers.ts'
import { useState } from 'react'
import { useCustomerWork } from '../../data/office/use-customers.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { Section } from './customer-page.tsx'
import css from './customers.module.css'

const text = officeCustomers.page

/** Devices on which the customer is signed in, and the end of all sessions. */
export function SessionsCard({ customer: { id, sessions, abilities } }: { customer: OfficeCustomer }) {
  const reference = useDayReference()
  const { endSessions } = useCustomerWork(id)
  const [isAsked, ask] = useState(false)
  const done = () => {
    ask(false)
    showToast({ tone: 'success', text: text.sessionsEnded })
  }
  return (
    <Section
      title={text.sessions}
      action={
        abilities.endSessions &&
        sessions.length > 0 && (
          <button type="button" className="link sm" onClick={() => ask(true)}>
            {text.endSessions}
          </button>
        )
      }
    >
      {sessions.length === 0 && <p className="muted">{text.noSessions}</p>}
      <ul className={css.lines}>
        {sessions.map(({ lastSeenAt, since, ...device }) => (
          <li key={since}>
            <span>
              {identity.sessions.device(device)}
              <small>{identity.sessions.lastSeen(formatMoment(new Date(lastSeenAt), reference))}</small>
            </span>
          </li>
        ))}
      </ul>
      <Modal isOpen={isAsked} onOpenChange={() => ask(false)} title={text.endSessionsTitle} closeLabel={text.close}>
        <div className="stack g4">
          <p>{text.endSessionsText}</p>
          {endSessions.isError && <Notification tone="error" title={refusalWords(endSessions.error, text.failed)} />}
          <Button
            look="danger"
            block
            busy={endSessions.isPending}
            onClick={() => endSessions.mutate(undefined, { onSuccess: done })}
          >
            {text.endSessions}
          </Button>
        </div>
      </Modal>
    </Section>
  )
}
