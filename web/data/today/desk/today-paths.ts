import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { Today, TodayTaskAnswer } from '@okolitsa/contracts/today/today.ts'
import type { Permission } from '@okolitsa/domain/identity/actor.ts'
import type { TodayTaskKind } from '@okolitsa/domain/today/today-tasks.ts'
import { DESK_PATH } from '../../bookings/desk/bookings-query.ts'
import { INBOX_PATH } from '../../inbox/desk/inbox-query.ts'
import { listPath, ORDERS_PATH } from '../../orders/desk/list-query.ts'
import { PICKING_PATH } from '../../picking/desk/picking-query.ts'
import { PAPERS_PATH } from '../../sellers/desk/papers-path.ts'
import { REQUESTS_PATH } from '../../site-requests/desk/requests-path.ts'
import { stockPath } from '../../stock/desk/stock-query.ts'

const NEEDS: Readonly<Record<TodayTaskKind, Permission>> = {
  confirm: 'workOrders',
  gather: 'workOrders',
  weigh: 'workOrders',
  handOver: 'workOrders',
  ship: 'workOrders',
  pickup: 'workOrders',
  missed: 'workOrders',
  depart: 'workOrders',
  claims: 'decideClaims',
  requests: 'answerCustomers',
  repay: 'takeMoney',
  bringNew: 'decideClaims',
  answer: 'answerCustomers',
  restock: 'manageGoods',
  papers: 'manageGoods',
}

export const tasksOf = ({ tasks }: Today, { permissions }: StaffMember): TodayTaskAnswer[] =>
  tasks.filter(({ kind }) => permissions.includes(NEEDS[kind]))

export function taskPath(kind: TodayTaskKind, { seller, newOrders, missedOrders, debtOrders }: Today): string {
  const [first, second] = newOrders
  switch (kind) {
    case 'confirm':
      if (seller.type === 'tour_operator') return DESK_PATH
      return first && !second ? `${ORDERS_PATH}/${first.id}` : listPath({ queue: 'new' })
    case 'gather':
      return PICKING_PATH
    case 'weigh':
      return `${PICKING_PATH}?by=orders`
    case 'handOver':
    case 'pickup':
      return listPath({ queue: 'leaving' })
    case 'missed':
      return missedOrders.length === 1 ? `${ORDERS_PATH}/${missedOrders[0]}` : listPath({ queue: 'leaving' })
    case 'ship':
      return listPath({ queue: 'assembling' })
    case 'depart':
      return `${DESK_PATH}?queue=ahead`
    case 'claims':
    case 'bringNew':
      return listPath({ queue: 'claims' })
    case 'requests':
      return REQUESTS_PATH
    case 'repay':
      return debtOrders.length === 1 ? `${ORDERS_PATH}/${debtOrders[0]}` : listPath({ queue: 'claims' })
    case 'restock':
      return stockPath({ state: 'low' })
    case 'papers':
      return PAPERS_PATH
    case 'answer':
      return INBOX_PATH
  }
}
