import type { RecipeSections, recipeSectionsEndpoints } from '@okolitsa/contracts/recipes/recipe-sections.endpoints.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { slugOf } from '@okolitsa/domain/text/address-words.ts'
import { latinOf } from '@okolitsa/strings/ru/romanization.ts'
import type { RecipeCategoryFields } from '../../../../discovery/recipes/ports.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import { revisionOf } from '../../../../platform/revision/revision-of.ts'
import type { Deps } from '../../../../services.ts'

const MAX_KEY = 60

/** The office's editor of sections of recipes. */
export function recipeSectionsHandlers({
  database: { executor, inTransaction },
  recipes,
}: Deps<'database' | 'recipes'>): Handlers<typeof recipeSectionsEndpoints> {
  const read = async (on: Executor): Promise<RecipeSections> => {
    const [sections, counts] = [await recipes.listRecipeCategories(on), await recipes.countRecipes(on)]
    return {
      revision: revisionOf(sections),
      items: sections.map(({ position: _, ...section }) => ({
        ...section,
        imageUrl: imageUrl(section.image),
        recipesCount: counts.get(section.urlKey) ?? 0,
      })),
    }
  }
  return {
    listRecipeSections: () => read(executor),
    saveRecipeSections: ({ actor, body: { revision, sections } }) =>
      inTransaction(async (tx) => {
        await recipes.lockRecipeCategories(tx, 'change')
        const before = await recipes.listRecipeCategories(tx)
        if (revision !== revisionOf(before)) throw new Refusal('SHOWCASE_CHANGED')
        const known = new Map(before.map((section) => [section.urlKey, section]))
        const keys = new Set<string>()
        const saved = sections.map((section, position) => {
          const urlKey = section.urlKey ?? slugOf(section.title, latinOf, MAX_KEY)
          const isWrong = section.urlKey === null ? urlKey === '' || known.has(urlKey) : !known.has(urlKey)
          if (isWrong || keys.has(urlKey)) refuseMistakes({ [`sections.${position}.title`]: 'taken' })
          keys.add(urlKey)
          return { ...section, urlKey, position, rule: known.get(urlKey)?.rule ?? null }
        })
        const author = { kind: 'staff', staffId: actor.staffId } as const
        const changed = saved.filter((one) => revisionOf(fieldsOf(known.get(one.urlKey))) !== revisionOf(fieldsOf(one)))
        if (changed.length > 0) await recipes.saveRecipeCategories(tx, author, changed)
        const removed = before.filter(({ urlKey }) => !keys.has(urlKey))
        if (removed.length > 0) await recipes.removeRecipeCategories(tx, author, removed)
        return read(tx)
      }),
  }
}

const fieldsOf = (section: Omit<RecipeCategoryFields, 'urlKey' | 'rule'> | undefined) =>
  section ? [section.title, section.description, section.image, section.hue, section.position] : null
