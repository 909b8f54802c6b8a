import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { mayCountPackages } from '@okolitsa/domain/orders/packages.ts'
import { packages as text } from '@okolitsa/strings/ru/packages.ts'
import { paperUrl } from '../../data/printing/desk/print-query.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PrinterIcon } from '../../ui/icons.ts'
import { PackagesField } from './packages-field.tsx'

/** Packages of an order in the cabinet: editable until the delivery, then read-only. */
export function OrderPackages({ order, mayWork }: Pick<CabinetOrder, 'order'> & { mayWork: boolean }) {
  const { id, farmer, packages, deliveryKind, deliveryStatus: state, deliveryDate: date, dinner } = order
  if (packages === null) return null
  const mayCount = mayWork && mayCountPackages({ deliveryKind, state, isDinner: dinner !== null })
  if (!mayCount && packages.total === 1 && packages.cold === 0) return null
  const labels = paperUrl(farmer.id, { date, paper: 'parcels', sheet: 'roll58' }, { orderIds: [id], withPrices: true })
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.title}</h2>
      {mayCount ? (
        <>
          <p className="sm muted">{text.hint}</p>
          <PackagesField orderId={id} packages={packages} />
          <Button look="secondary" icon={PrinterIcon} href={labels} target="_blank" rel="noopener" data-no-print="">
            {text.labels}
          </Button>
        </>
      ) : (
        <p>{text.count(packages)}</p>
      )}
    </Card>
  )
}
