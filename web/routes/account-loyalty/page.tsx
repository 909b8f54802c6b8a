import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { useLoaderData } from 'react-router'
import basketPicture from '../../assets/food/basket.webp'
import { BonusCard } from '../../features/loyalty/bonus-card.tsx'
import { BonusHistory } from '../../features/loyalty/bonus-history.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccountFrame } from '../account/account-frame.tsx'
import type { loader } from './loader.ts'

const text = loyalty.account

/** Bonuses: how many, what burns, what is awaited, and where they came from. */
export function Page() {
  const { bonuses } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={text.title} pageTitle={text.pageTitle}>
      <div className="stack g4">
        <BonusCard bonuses={bonuses} />
        {bonuses.totalItems === 0 ? (
          <Card>
            <EmptyState
              picture={basketPicture}
              title={text.emptyTitle}
              text={text.emptyText}
              action={
                <Button size="medium" shape="round" href="/farmers">
                  {text.emptyAction}
                </Button>
              }
            />
          </Card>
        ) : (
          <Card as="section" className="stack g2">
            <h2 className="h3">{text.history}</h2>
            <BonusHistory entries={bonuses.items} />
          </Card>
        )}
        <Pagination
          label={text.pages}
          page={bonuses.currentPage}
          pageCount={bonuses.totalPages}
          hrefOf={(page) => (page === 1 ? '/account/loyalty' : `/account/loyalty?page=${page}`)}
          pageLabel={text.page}
          previousLabel={text.previous}
          nextLabel={text.next}
        />
      </div>
    </AccountFrame>
  )
}
