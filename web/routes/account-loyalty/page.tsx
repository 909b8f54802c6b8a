import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { BonusCard } from '../../features/loyalty/bonus-card.tsx'
import { BonusHistory } from '../../features/loyalty/bonus-history.tsx'
import { OwnLevels } from '../../features/loyalty/own-levels.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

const text = loyalty.account

/** Bonuses: balance, expiring and pending ones, levels, history. */
export function Page() {
  const showcase = useShowcase()
  const { bonuses, standings } = useLoaderData<typeof loader>()
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      <div className="stack g4">
        <BonusCard bonuses={bonuses} />
        {standings.length > 0 && bonuses.currentPage === 1 && <OwnLevels standings={standings} />}
        {bonuses.totalItems === 0 ? (
          <EmptyBasket title={text.emptyTitle} text={text.emptyText} {...showcase} />
        ) : (
          <Card as="section" className="stack g2">
            <h2 className="h3">{text.history}</h2>
            <BonusHistory entries={bonuses.items} />
          </Card>
        )}
        <Pagination
          text={text.pages}
          page={bonuses.currentPage}
          pageCount={bonuses.totalPages}
          hrefOf={(page) => (page === 1 ? '/account/loyalty' : `/account/loyalty?page=${page}`)}
        />
      </div>
    </AccountLayout>
  )
}
