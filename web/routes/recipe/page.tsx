import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { recipePath, recipesPath } from '../../data/recipes/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { RecipeJsonLd } from '../../features/recipes/recipe-json-ld.tsx'
import { RecipeScreen } from '../../features/recipes/recipe-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { usePreviewUrl } from '../../platform/head/use-preview-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/recipes/{slug}/{recipeSlug}`: a recipe. */
export function Page() {
  const { recipe, loaded, similar } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const previewUrl = usePreviewUrl()
  return (
    <div className="wrap">
      <PageHead
        title={recipe.title}
        description={`${recipe.title}. ${recipe.line}`}
        canonical={absolute(recipePath(recipe))}
        picture={previewUrl('recipe', recipe.slug, recipe.title, recipe.line, recipe.minutes, recipe.imageUrl)}
      />
      <RecipeJsonLd recipe={recipe} />
      <BreadcrumbTrail
        items={[
          { title: text.wayHere, href: recipesPath() },
          { title: recipe.categoryTitle, href: recipesPath(recipe.categoryUrlKey) },
          { title: recipe.title, href: recipePath(recipe) },
        ]}
      />
      <RecipeScreen key={recipe.slug} recipe={recipe} loaded={loaded} similar={similar} />
    </div>
  )
}
