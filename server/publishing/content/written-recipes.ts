import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import type { WrittenRecipe } from '@okolitsa/domain/recipes/written-recipe.ts'
import type { SluggedRecipe } from '../../discovery/recipes/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { RECIPE_CODE } from './store/recipe-version.store.ts'
import { findVersion, type StoredFields } from './store/version.store.ts'

export const slugOfCode = (code: string): string => code.slice(RECIPE_CODE.length)
export const codeOfRecipe = (slug: string): string => RECIPE_CODE + slug

/** A recipe as the fields of a version. */
export const fieldsOfRecipe = ({ title, picture, ...details }: WrittenRecipe): ContentFields => ({
  kind: 'recipe',
  slot: null,
  position: 0,
  regionCodes: [],
  firstDay: null,
  lastDay: null,
  href: null,
  picture,
  look: 'dark',
  words: { ru: { title, body: [], action: '', links: [] }, en: null },
  details,
})

/** The recipe of a version; null = a version of something else. */
export const recipeOfFields = ({ words, picture, details }: Pick<StoredFields, 'words' | 'picture' | 'details'>) =>
  details && !('sort' in details) ? { ...details, title: words.ru.title, picture } : null

/** The draft of a link; null = none. */
export async function draftOfRecipe(
  executor: Executor,
  named: { readonly code: string; readonly version: number } | null,
): Promise<SluggedRecipe | null> {
  const fields = named && (await findVersion(executor, named.code, named.version))
  const recipe = fields && recipeOfFields(fields)
  return named && recipe ? { ...recipe, slug: slugOfCode(named.code) } : null
}
