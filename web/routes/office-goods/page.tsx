import type { GoodsMove } from '@okolitsa/contracts/products/office-goods.ts'
import { officeGoods as text } from '@okolitsa/strings/ru/office-goods.ts'
import { lazy, Suspense, useState } from 'react'
import { GOODS_CHECK_PATH } from '../../data/office/goods-query.ts'
import { useOfficeGoods } from '../../data/office/use-office-goods.ts'
import { goodsList, goodsMoves } from '../../features/office-goods/goods-list.tsx'
import { OfficeList } from '../../features/office-list/office-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import type { loader } from './loader.ts'

const GoodsMoveDialog = lazy(() => import('../../features/office-goods/goods-move-dialog.tsx'))

/** `/office/goods`: goods of all sellers, with bulk moves. */
export function Page() {
  const { member, categories, shape, query } = useLoaderData<typeof loader>()
  const page = useOfficeGoods(query)
  const [asked, ask] = useState<{ move: GoodsMove; ids: readonly number[] } | null>(null)
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={page.count !== null && text.note(page.count)}
        actions={
          <Button size="medium" href={GOODS_CHECK_PATH}>
            {text.toCheck}
          </Button>
        }
      />
      <OfficeList
        key={JSON.stringify([query.filters, query.search, query.after])}
        list={goodsList(categories, shape)}
        query={query}
        page={page}
        bulk={goodsMoves((move, ids) => ask({ move, ids }))}
        empty={<p>{text.empty}</p>}
      />
      {asked && (
        <Suspense>
          <GoodsMoveDialog {...asked} categories={categories} onClose={() => ask(null)} />
        </Suspense>
      )}
    </OfficeFrame>
  )
}
