import { officeCategories as text } from '@okolitsa/strings/ru/office-categories.ts'
import { CategoriesPage } from '../../features/office-categories/categories-page.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/catalog/categories`: the tree of goods' categories, and the editor of one. */
export function Page() {
  const { member, current } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note} />
      <CategoriesPage current={current} />
    </OfficeFrame>
  )
}
