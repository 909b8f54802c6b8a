import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { useOpeningAlert } from '../../data/stock-alerts/use-opening-alert.ts'
import { BuyBar } from '../../ui/buy-bar.tsx'

export default function OpeningAlertBar({ farmer }: { farmer: { readonly id: number; readonly title: string } }) {
  const { isAsked, toggle } = useOpeningAlert(farmer.id)
  return (
    <BuyBar
      state="sold-out"
      text={isAsked ? text.asked : text.ask}
      label={farmer.title}
      isAsked={isAsked}
      onNotify={toggle}
    />
  )
}
