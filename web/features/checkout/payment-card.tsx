import { paymentServiceOf } from '@okolitsa/domain/outside-services/payment-service-of.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { paymentMethodTexts } from '@okolitsa/strings/ru/payments.ts'
import type { ReactNode } from 'react'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { Card } from '../../ui/card.tsx'
import type { IconComponent } from '../../ui/icon.tsx'
import { BanknoteIcon, CreditCardIcon, LandmarkIcon, LinkIcon, QrCodeIcon, SproutIcon } from '../../ui/icons.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import css from './fields.module.css'

const ICONS: Record<PaymentMethod, IconComponent> = {
  sbp: QrCodeIcon,
  rbs: CreditCardIcon,
  payanyway: CreditCardIcon,
  paw: CreditCardIcon,
  paybylink: LinkIcon,
  cashondelivery: BanknoteIcon,
  banktransfer: LandmarkIcon,
  urozhaj: SproutIcon,
}

/** Payment methods of one order that its seller accepts. */
export function PaymentCard({
  title,
  methods,
  value,
  onChange,
  children,
}: {
  title: string
  methods: readonly PaymentMethod[]
  value: PaymentMethod | null
  onChange: (method: PaymentMethod) => void
  /** Discounts of the order, above the payment methods. */
  children?: ReactNode
}) {
  return (
    <Card as="section" className="stack g5">
      <h2 className="h3">{title}</h2>
      {children}
      <PaymentCards label={title} methods={methods} value={value} onChange={onChange} />
    </Card>
  )
}

export function PaymentCards({
  label,
  hideLabel = true,
  methods,
  value,
  onChange,
}: {
  label: string
  hideLabel?: boolean
  methods: readonly PaymentMethod[]
  value: PaymentMethod | null
  onChange: (method: PaymentMethod) => void
}) {
  return (
    <>
      <div className={css.twoColumns}>
        <RadioCards
          label={label}
          hideLabel={hideLabel}
          value={value}
          items={methods.map((code) => ({ value: code, icon: ICONS[code], ...paymentMethodTexts[code] }))}
          onValueChange={onChange}
        />
      </div>
      <Pretended service={value && paymentServiceOf(value)} />
    </>
  )
}
