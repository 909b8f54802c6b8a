import { MAX_PACKAGES, type Packages, withTotal } from '@okolitsa/domain/orders/packages.ts'
import { packages as text } from '@okolitsa/strings/ru/packages.ts'
import { usePackages } from '../../data/orders/desk/use-packages.ts'
import { useOnline } from '../../platform/offline/use-online.ts'
import { Notification } from '../../ui/alert.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import css from './packages.module.css'

/** Number of packages of an order, and of cold ones among them. */
export function PackagesField({ orderId, packages: known }: { orderId: number; packages: Packages }) {
  const { packages, count } = usePackages(orderId, known)
  const isOnline = useOnline()
  const { total, cold } = packages
  if (!isOnline) return <Notification tone="info" title={text.noNetwork} />
  return (
    <div className={css.field}>
      <span>{text.total}</span>
      <QuantityStepper
        text={String(total)}
        labels={{ group: text.total, decrease: text.fewer, increase: text.more, remove: text.fewer }}
        onDecrease={() => count(withTotal(packages, total - 1))}
        onIncrease={() => count(withTotal(packages, total + 1))}
        isMinimum={total === 1}
        noMoreText={total === MAX_PACKAGES ? text.most(MAX_PACKAGES) : undefined}
      />
      <span>{text.cold}</span>
      <QuantityStepper
        text={String(cold)}
        labels={{ group: text.cold, decrease: text.fewerCold, increase: text.moreCold, remove: text.fewerCold }}
        onDecrease={() => count({ total, cold: cold - 1 })}
        onIncrease={() => count({ total, cold: cold + 1 })}
        isMinimum={cold === 0}
        noMoreText={cold === total ? text.allCold : undefined}
      />
    </div>
  )
}
