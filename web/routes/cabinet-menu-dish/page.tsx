import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ProductScreen } from '../../features/products-desk/form/product-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/menu/:id`: all fields of a dish. */
export function Page() {
  const { member, product, menu, isOpen } = useLoaderData<typeof loader>()
  const { sections } = menu
  const dishes = sections.flatMap((section) => section.dishes.filter(({ isArchived }) => !isArchived))
  return (
    <CabinetFrame member={member}>
      <PageHead title={product.form.title} isHidden />
      <div className="wrap section stack g5">
        <ProductScreen key={product.id} initial={product} categories={[]} menu={{ sections, dishes }} isOpen={isOpen} />
      </div>
    </CabinetFrame>
  )
}
