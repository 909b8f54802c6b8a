import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { recipesPath } from '../../data/recipes/addresses.ts'
import { RecipeCategories } from '../../features/recipes/recipe-categories.tsx'
import { RecipeList } from '../../features/recipes/recipe-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/recipes`: the recipe book. */
export function Page() {
  const { state, categories, page } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const hasGoods = hasArea(useRootData(), 'goods')
  const path = recipesPath()
  return (
    <div className="wrap section stack g6">
      <PageHead
        title={text.title}
        description={hasGoods ? text.description : text.withoutGoods}
        canonical={absolute(path)}
        isHidden={state.narrowing !== 'all' || state.page > 1}
      />
      <link rel="alternate" type="application/rss+xml" title={text.heading} href={absolute('/feeds/recipes.xml')} />
      <div>
        <h1 className="h1">{text.heading}</h1>
        <p className="muted">{hasGoods ? text.lead : text.withoutGoods}</p>
      </div>
      <RecipeCategories categories={categories} />
      <RecipeList path={path} state={state} page={page} />
    </div>
  )
}
