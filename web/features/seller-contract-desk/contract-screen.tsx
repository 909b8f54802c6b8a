import type { SellerContract } from '@okolitsa/contracts/seller-contract/seller-contract.ts'
import { sellerContract as text } from '@okolitsa/strings/ru/seller-contract.ts'
import type { ReactNode } from 'react'
import { useSellerContract } from '../../data/seller-contract/desk/use-seller-contract.ts'
import { Notification } from '../../ui/alert.tsx'
import css from './contract.module.css'
import { OfferCard } from './offer-card.tsx'
import { RequisitesCard } from './requisites-card.tsx'

/** The seller's contract with the market, and where its money goes. @param children other requisites */
export function ContractScreen({
  organizationId,
  initial,
  children,
}: {
  organizationId: number
  initial: SellerContract
  children: ReactNode
}) {
  const contract = useSellerContract(organizationId, initial)
  const { mayChange, phone } = contract
  return (
    <div className="wrap section stack g5">
      <div>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </div>
      {!mayChange && <Notification>{text.onlyOwner}</Notification>}
      {mayChange && phone === null && (
        <Notification tone="warning">
          <p>{text.noPhone}</p>
          <a className="link" href="/cabinet/staff">
            {text.toStaff}
          </a>
        </Notification>
      )}
      <div className={css.columns}>
        <OfferCard organizationId={organizationId} contract={contract} />
        <div className="stack g5">
          <RequisitesCard organizationId={organizationId} contract={contract} />
          {children}
        </div>
      </div>
    </div>
  )
}
