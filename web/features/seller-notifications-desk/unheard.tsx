import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { sellerNotifications as text } from '@okolitsa/strings/ru/seller-notifications.ts'
import { useUnheard } from '../../data/seller-notifications/desk/use-seller-notifications.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** Warning that a new order would cause no notification, with a link to the settings. */
export function Unheard({ member }: { member: StaffMember }) {
  const trade = useUnheard(member)
  if (trade === null) return null
  return (
    <Notification
      tone="warning"
      title={text.unheard(trade)}
      action={
        <Button size="medium" look="white" href="/cabinet/notifications">
          {text.arrange}
        </Button>
      }
    >
      <p>{text.unheardText}</p>
    </Notification>
  )
}
