import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { isService } from '@okolitsa/domain/orders/order-status.ts'
import { officeOrderHelp } from '@okolitsa/strings/ru/office-order-help.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import { lazy, Suspense } from 'react'
import { LEDGER_PATH } from '../../data/office/ledger-paths.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EyeIcon } from '../../ui/icons.ts'

const VisitDialog = lazy(() => import('../../features/office-sellers/visit-dialog.tsx'))
const text = officeOrderHelp.sides

/** Ways to the order as its customer and its seller see it. The cabinet is opened by a visit with a reason. */
export function Sides({ order, member }: { order: OfficeOrder['order']; member: OfficeMember }) {
  const visiting = useModal()
  const may = (permission: OfficeMember['permissions'][number]) => member.permissions.includes(permission)
  return (
    <Card as="section" className="stack g2">
      <h2 className="h4">{text.title}</h2>
      {!isService(order.deliveryKind) && (
        <a className="link" href={`/office/orders/${order.id}/as-customer`}>
          {text.customer}
        </a>
      )}
      {may('visitCabinets') && (
        <Button look="soft" size="small" icon={EyeIcon} onClick={visiting.open}>
          {text.seller}
        </Button>
      )}
      {may('seeLedger') && (
        <a className="link" href={`${LEDGER_PATH}?order=${order.id}`}>
          {statements.office.toLedger}
        </a>
      )}
      {visiting.isOpen && (
        <Suspense>
          <VisitDialog
            seller={{ id: order.farmerId, title: order.farmer.title }}
            mayAct={may('actInCabinets')}
            page={`/cabinet/orders/${order.id}`}
            onClose={visiting.close}
          />
        </Suspense>
      )}
    </Card>
  )
}
