import { randomInt } from 'node:crypto'
import type {
  OfficeRecipe,
  officeRecipesEndpoints,
  RecipeRow,
} from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { changedFields, recipeGaps, recipeState } from '@okolitsa/domain/recipes/written-recipe.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { slugOf } from '@okolitsa/domain/text/address-words.ts'
import { latinOf } from '@okolitsa/strings/ru/romanization.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import type { DraftPreview } from '../../draft-preview.ts'
import { MAX_HISTORY, MAX_PLAN_DAYS } from '../../policy.ts'
import type { ShowcaseCommands } from '../../showcase-commands.ts'
import { findRecipeRow, listRecipes, type RecipeVersionRow, recipeCodesLike } from '../../store/recipe-version.store.ts'
import { listSignedVersions } from '../../store/version.store.ts'
import { codeOfRecipe, fieldsOfRecipe, recipeOfFields, slugOfCode } from '../../written-recipes.ts'

interface RecipesDeskDeps extends Deps<'database' | 'clock' | 'images' | 'products' | 'recipes'> {
  readonly commands: ShowcaseCommands
  readonly preview: DraftPreview
}

const FOLDER = 'recipes'
const PAGE_SIZE = 50
const MAX_SLUG = 70
const NO_MOMENTS = { startsAt: null, endsAt: null }

/** The office's editor of recipes. */
export function recipesDeskHandlers({
  database: { executor, inTransaction },
  clock,
  images,
  products,
  recipes,
  commands,
  preview,
}: RecipesDeskDeps): Handlers<typeof officeRecipesEndpoints> {
  const sectionTitles = async (on: Executor) =>
    new Map((await recipes.listRecipeCategories(on)).map(({ urlKey, title }) => [urlKey, title]))
  const presentRow = (row: RecipeVersionRow, sections: ReadonlyMap<string, string>): RecipeRow => ({
    slug: slugOfCode(row.code),
    title: row.title,
    imageUrl: row.picture && imageUrl(row.picture),
    categoryTitle: sections.get(row.details.categoryKey ?? '') ?? null,
    state: recipeState(row),
    version: row.version,
    publishedVersion: row.publishedVersion,
    plannedVersion: row.plannedVersion,
    plannedAt: row.plannedAt?.toISOString() ?? null,
  })
  const read = async (on: Executor, slug: string): Promise<OfficeRecipe> => {
    const code = codeOfRecipe(slug)
    const row = await findRecipeRow(on, code)
    const versions = await listSignedVersions(on, code, MAX_HISTORY)
    const written = versions.flatMap((version) => recipeOfFields(version) ?? [])
    const [last] = written
    if (!row || !last) throw new Refusal('NOT_FOUND')
    const gaps = recipeGaps(last)
    return {
      ...presentRow(row, await sectionTitles(on)),
      fields: {
        ...last,
        ingredients: last.ingredients.map((one) => ({ ...one, words: [...one.words] })),
        steps: last.steps.map((step) => ({ ...step, imageUrl: step.picture && imageUrl(step.picture) })),
      },
      gaps,
      preview:
        gaps.length > 0 ? null : `/recipes/${last.categoryKey}/${slug}?draft=${preview.tokenOf(code, row.version)}`,
      history: versions.map(({ version, savedAt, author, firstPublishedAt }, index) => {
        const [now, before] = [written[index], written[index + 1]]
        return {
          version,
          author,
          savedAt: savedAt?.toISOString() ?? null,
          firstPublishedAt: firstPublishedAt?.toISOString() ?? null,
          changed: now && before ? changedFields(now, before) : [],
        }
      }),
    }
  }
  /** A free address: the words of the title, with a number when they are taken. */
  const freeSlug = async (on: Executor, title: string): Promise<string> => {
    const words = slugOf(title, latinOf, MAX_SLUG) || 'recept'
    const taken = new Set((await recipeCodesLike(on, codeOfRecipe(words))).map(({ code }) => slugOfCode(code)))
    return taken.has(words) ? `${words}-${randomInt(36 ** 5).toString(36)}` : words
  }

  return {
    listOfficeRecipes: async ({ query: { search, state, after } }) => {
      const [rows, sections] = await Promise.all([
        listRecipes(executor, { search, state: state ?? null, after, most: PAGE_SIZE + 1 }),
        sectionTitles(executor),
      ])
      const items = rows.slice(0, PAGE_SIZE).map((row) => presentRow(row, sections))
      return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.slug ?? null) : null }
    },
    listRecipeChoices: async () => {
      const [sections, categories] = await Promise.all([
        recipes.listRecipeCategories(executor),
        products.listGoodsCategories(executor),
      ])
      return {
        sections: sections.filter(({ rule }) => rule === null).map(({ urlKey, title }) => ({ urlKey, title })),
        categories: categories.map(({ id, fields: { parentId, title } }) => ({ id, parentId, title })),
      }
    },
    getOfficeRecipe: ({ params: { slug } }) => read(executor, slug),
    createRecipe: ({ actor, body, context }) =>
      inTransaction(async (tx) => {
        const slug = await freeSlug(tx, body.title)
        const seen = { version: 0, publishedVersion: null }
        const fields = { ...fieldsOfRecipe(body), ...NO_MOMENTS }
        await commands.save(tx, actor.staffId, { code: codeOfRecipe(slug), seen, fields }, context.closedAreas)
        return read(tx, slug)
      }),
    saveRecipe: ({ actor, params: { slug }, body, context }) =>
      inTransaction(async (tx) => {
        const fields = { ...fieldsOfRecipe(body.fields), ...NO_MOMENTS }
        const saved = { code: codeOfRecipe(slug), seen: body.seen, fields }
        await commands.save(tx, actor.staffId, saved, context.closedAreas)
        return read(tx, slug)
      }),
    publishRecipe: ({ actor, params: { slug }, body: { seen, version, at }, context }) =>
      inTransaction(async (tx) => {
        const code = codeOfRecipe(slug)
        const from = at === null ? null : new Date(at)
        if (from && from.getTime() > clock().getTime() + MAX_PLAN_DAYS * 86_400_000) refuseMistakes({ at: 'tooBig' })
        if (from && from > clock()) await commands.plan(tx, actor.staffId, { code, seen, version, at: from })
        else await commands.publish(tx, actor.staffId, { code, seen, version }, context.closedAreas)
        return read(tx, slug)
      }),
    cancelRecipePlan: ({ actor, params: { slug }, body: { seen } }) =>
      inTransaction(async (tx) => {
        const code = codeOfRecipe(slug)
        await commands.plan(tx, actor.staffId, { code, seen, version: seen.version, at: null })
        return read(tx, slug)
      }),
    hideRecipe: ({ actor, params: { slug }, body: { seen } }) =>
      inTransaction(async (tx) => {
        await commands.withdraw(tx, actor.staffId, codeOfRecipe(slug), seen)
        return read(tx, slug)
      }),
    addRecipePicture: async ({ scope, readForm }) => {
      const [picture] = await images.pictures.save(scope, FOLDER, (await readForm()).files)
      if (picture === undefined) throw new Refusal('PHOTO_REQUIRED')
      return { picture, imageUrl: imageUrl(picture) }
    },
  }
}
