import { officeSellers as text } from '@okolitsa/strings/ru/office-sellers.ts'
import { SELLERS_PATH } from '../../data/office/sellers-query.ts'
import { useSeller } from '../../data/office/use-sellers.ts'
import { ContractCard } from '../../features/office-sellers/contract-card.tsx'
import { MoneyCard } from '../../features/office-sellers/money-card.tsx'
import { PapersCard } from '../../features/office-sellers/papers-card.tsx'
import {
  CompanyCard,
  DeliveryCard,
  LastOrdersCard,
  LogCard,
  RequirementsCard,
} from '../../features/office-sellers/seller-cards.tsx'
import { SellerHead, SellerMoves, SellerNumbers } from '../../features/office-sellers/seller-page.tsx'
import { NotesCard, StaffCard } from '../../features/office-sellers/seller-people.tsx'
import css from '../../features/office-sellers/sellers.module.css'
import { VisitCard } from '../../features/office-sellers/visit-card.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeColumns } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/sellers/:id`: a seller with its state, papers, people, orders, log and notes. */
export function Page() {
  const { member, seller: initial } = useLoaderData<typeof loader>()
  const seller = useSeller(initial.id).data ?? initial
  return (
    <OfficeFrame member={member}>
      <PageHead title={seller.title} isHidden />
      <nav className="sm">
        <a className="link" href={SELLERS_PATH}>
          {text.page.back}
        </a>
      </nav>
      <SellerHead seller={seller} />
      <OfficeColumns>
        <div className={css.column}>
          <SellerNumbers seller={seller} />
          <PapersCard seller={seller} />
          <RequirementsCard seller={seller} />
          <DeliveryCard seller={seller} />
          <LastOrdersCard seller={seller} hasPages={member.permissions.includes('seeOrders')} />
          <LogCard seller={seller} />
        </div>
        <div className={css.column}>
          <SellerMoves seller={seller} />
          {member.permissions.includes('visitCabinets') && (
            <VisitCard seller={seller} mayAct={member.permissions.includes('actInCabinets')} />
          )}
          {member.permissions.includes('seeLedger') && <MoneyCard organizationId={seller.id} />}
          <CompanyCard seller={seller} />
          <ContractCard seller={seller} />
          {member.permissions.includes('seeSellerStaff') && <StaffCard id={seller.id} />}
          <NotesCard seller={seller} />
        </div>
      </OfficeColumns>
    </OfficeFrame>
  )
}
