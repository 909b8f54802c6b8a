import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ProductScreen } from '../../features/products-desk/form/product-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/goods/:id`: all fields of a product. */
export function Page() {
  const { member, product, categories, isOpen } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={product.form.title} isHidden />
      <div className="wrap section stack g5">
        <ProductScreen key={product.id} initial={product} categories={categories} isOpen={isOpen} />
      </div>
    </CabinetFrame>
  )
}
