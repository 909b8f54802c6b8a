import type { Proposed } from '@okolitsa/contracts/office/office-approvals.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

const text = officeTeam.approvals

/** A change that was proposed and is not made yet. */
export function WaitingApproval({ approval: { aloneFrom }, onDone }: { approval: Proposed; onDone: () => void }) {
  const reference = useDayReference()
  return (
    <div className="stack g4">
      <div role="status">
        <Notification tone="warning" title={text.sent} />
      </div>
      <p>{aloneFrom === null ? text.awaited : text.alone(formatMoment(new Date(aloneFrom), reference))}</p>
      <Button look="secondary-gray" block onClick={onDone}>
        {officeTeam.link.done}
      </Button>
    </div>
  )
}
