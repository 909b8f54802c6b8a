import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { recipesPath } from '../../data/recipes/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { RecipeList } from '../../features/recipes/recipe-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/recipes/{slug}`: one category of recipes. */
export function Page() {
  const { state, category, page } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const path = recipesPath(category.urlKey)
  return (
    <div className="wrap">
      <PageHead
        title={text.categoryTitle(category.title)}
        description={text.categoryDescription(category.title, category.description, category.recipesCount)}
        canonical={absolute(path)}
        isHidden={state.narrowing !== 'all' || state.page > 1}
      />
      <BreadcrumbTrail
        items={[
          { title: text.wayHere, href: recipesPath() },
          { title: category.title, href: path },
        ]}
      />
      <div className="stack g6">
        <div>
          <h1 className="h1">{category.title}</h1>
          <p className="muted">{category.description}</p>
        </div>
        <RecipeList path={path} state={state} page={page} />
      </div>
    </div>
  )
}
