import type { OfficeLink } from '@okolitsa/contracts/office/office-people.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { showToast } from '../../ui/toast-queue.ts'
import css from './office-team.module.css'

const text = officeTeam.link

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast({ text: text.copied })
  } catch {
    showToast({ text: text.notCopied, tone: 'error' })
  }
}

/** A new one-time link, which is not shown again. `wasAsked` = an SMS was requested. */
export function MadeLink({
  made: { link, expiresAt, isSent },
  wasAsked,
  onDone,
}: {
  made: OfficeLink
  wasAsked: boolean
  onDone: () => void
}) {
  const reference = useDayReference()
  return (
    <div className="stack g4">
      <div role="status">
        <Notification
          tone={wasAsked && !isSent ? 'warning' : 'success'}
          title={isSent ? text.sent : wasAsked ? text.unsent : text.made}
        />
      </div>
      <output className={css.link}>{link}</output>
      <p className="sm muted">{text.text(formatMoment(new Date(expiresAt), reference))}</p>
      <Button look={isSent ? 'secondary' : 'primary'} block icon={CopyIcon} onClick={() => void copy(link)}>
        {text.copy}
      </Button>
      <Button look="secondary-gray" block onClick={onDone}>
        {text.done}
      </Button>
    </div>
  )
}
