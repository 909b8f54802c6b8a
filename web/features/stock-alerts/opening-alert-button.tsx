import { farmPause as text } from '@okolitsa/strings/ru/farm-pause.ts'
import { useOpeningAlert } from '../../data/stock-alerts/use-opening-alert.ts'
import { Button } from '../../ui/button.tsx'
import { BellIcon, CheckIcon } from '../../ui/icons.ts'

export default function OpeningAlertButton({
  organizationId,
  isWide = false,
}: {
  organizationId: number
  isWide?: boolean
}) {
  const { isAsked, isPending, toggle } = useOpeningAlert(organizationId)
  return (
    <Button
      look={isAsked ? 'secondary-gray' : 'primary'}
      size={isWide ? 'large' : 'medium'}
      icon={isAsked ? CheckIcon : BellIcon}
      block={isWide}
      aria-pressed={isAsked}
      busy={isPending}
      onClick={toggle}
    >
      {isAsked ? text.asked : text.ask}
    </Button>
  )
}
