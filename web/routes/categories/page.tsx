import { categoriesText as text } from '@okolitsa/strings/ru/categories.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { CategoryCard, CategoryGrid } from '../../features/catalog/category-card.tsx'
import { NothingHere } from '../../features/catalog/nothing-here.tsx'
import CategoryRequest from '../../features/content/category-request.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { categories } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  return (
    <div className="wrap">
      <PageHead title={text.title} description={text.description} canonical={absolute('/category')} />
      <BreadcrumbTrail items={[{ title: text.title, href: '/category' }]} />
      <h1 className="h1" style={{ marginBottom: 16 }}>
        {text.title}
      </h1>
      {categories.length === 0 ? (
        <NothingHere />
      ) : (
        <CategoryGrid>
          {categories.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </CategoryGrid>
      )}
      <div className="section">
        <CategoryRequest />
      </div>
    </div>
  )
}
