import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { NewGoodsScreen } from '../../features/products-desk/form/new-goods-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/goods/new`: a product in three steps. */
export function Page() {
  const { member, organizationId, categories, isOpen } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.steps.title} isHidden />
      <div className="wrap section stack g5">
        <NewGoodsScreen organizationId={organizationId} categories={categories} isOpen={isOpen} />
      </div>
    </CabinetFrame>
  )
}
