import type { CategoryFields } from '@okolitsa/domain/catalog/product-fields.ts'
import type { ContentFields, ContentWords } from '@okolitsa/domain/content/content-block.ts'
import type { TemplateParts } from '@okolitsa/domain/notification-templates/template-table.ts'
import type { KitchenFields } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import type { ReviewTag } from '@okolitsa/domain/reviews/review-tags.ts'
import type { StarterKind } from '@okolitsa/domain/starter/kinds.ts'
import type { StarterFields } from '@okolitsa/domain/starter/merge-row.ts'
import type { StarterConstraints, StarterRow, StarterRows } from '@okolitsa/domain/starter/plan-starter.ts'
import { ALL_BUILT_IN } from '@okolitsa/strings/built-in-templates.ts'
import type { RecipeCategoryFields } from '../../discovery/recipes/ports.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Deps } from '../../services.ts'
import {
  starterCategories,
  starterKitchens,
  starterLegalTexts,
  starterRecipeSections,
  starterReviewTags,
} from '../../starter/starter-data.ts'

/** Where the rows of a kind come from and go to. */
export interface StarterKindRules extends StarterConstraints {
  /** Rows of this release, parents before children. */
  readonly theirs: StarterRows
  /** Rows of the market. */
  ours(executor: Executor): Promise<StarterRows>
  /** Writes rows by one command of the module that owns them. */
  save(tx: Executor, author: Author, rows: readonly StarterRow[]): Promise<void>
}

export const STARTER_DATA = {
  categories: starterCategories,
  kitchens: starterKitchens,
  recipeCategories: starterRecipeSections,
  reviewTags: starterReviewTags,
  legalTexts: starterLegalTexts,
  notificationTemplates: ALL_BUILT_IN,
}
export type StarterData = typeof STARTER_DATA

export type StarterDeps = Deps<'products' | 'menus' | 'recipes' | 'reviews' | 'content' | 'notificationTemplates'>

/** Distance between the positions of starter rows, so that an operator's row fits between them. */
const STEP = 10

/** Fields are merged field by field from rows of one type, so a merged row has that type, too. */
const fieldsOf = <Fields>(row: StarterRow): Fields => row.fields as unknown as Fields
const asFields = (fields: object): StarterFields => ({ ...fields })

export const starterKinds = (
  { products, menus, recipes, reviews, content, notificationTemplates }: StarterDeps,
  data: StarterData,
): Readonly<Record<StarterKind, StarterKindRules>> => ({
  categories: {
    theirs: new Map(
      data.categories.map(({ id, ...fields }, index) => {
        const before = data.categories.slice(0, index).filter(({ parentId }) => parentId === fields.parentId).length
        return [String(id), { ...fields, position: (before + 1) * STEP }]
      }),
    ),
    unique: ['urlKey'],
    parent: 'parentId',
    ours: async (executor) =>
      new Map((await products.listGoodsCategories(executor)).map(({ id, fields }) => [String(id), asFields(fields)])),
    save: (tx, author, rows) =>
      products.saveCategories(
        tx,
        author,
        rows.map((row) => ({ id: Number(row.key), fields: fieldsOf<CategoryFields>(row) })),
      ),
  },
  kitchens: {
    theirs: byKey(data.kitchens, 'slug'),
    ours: async (executor) => byKey(await menus.listKitchens(executor), 'slug'),
    save: (tx, author, rows) => menus.saveKitchens(tx, author, rows.map(fieldsOf<KitchenFields>)),
  },
  recipeCategories: {
    theirs: byKey(data.recipeCategories, 'urlKey'),
    ours: async (executor) => byKey(await recipes.listRecipeCategories(executor), 'urlKey'),
    save: (tx, author, rows) => recipes.saveRecipeCategories(tx, author, rows.map(fieldsOf<RecipeCategoryFields>)),
  },
  reviewTags: {
    theirs: new Map(data.reviewTags.map(({ id, ...tag }) => [String(id), { ...tag, isOffered: true }])),
    ours: async (executor) =>
      new Map((await reviews.listReviewTags(executor)).map(({ id, ...tag }) => [String(id), asFields(tag)])),
    save: (tx, author, rows) =>
      reviews.saveReviewTags(
        tx,
        author,
        rows.map((row) => ({ ...fieldsOf<Omit<ReviewTag, 'id'>>(row), id: Number(row.key) })),
      ),
  },
  legalTexts: {
    theirs: new Map(data.legalTexts.map(({ code, title, body }) => [code, { title, body }])),
    ours: async (executor) => {
      const codes = data.legalTexts.map(({ code }) => code)
      const blocks = await content.currentContent(executor, codes)
      return new Map(blocks.map(({ code, fields }) => [code, legalFieldsOf(fields)]))
    },
    save: async (tx, author, rows) => {
      const blocks = await content.currentContent(
        tx,
        rows.map(({ key }) => key),
      )
      const now = new Map(blocks.map(({ code, fields }) => [code, fields]))
      await content.saveContent(
        tx,
        author,
        rows.map((row) => ({ code: row.key, fields: withLegalFields(now.get(row.key) ?? LEGAL_BLOCK, row) })),
      )
    },
  },
  // a text that the operator has not changed follows the release without a row
  notificationTemplates: {
    theirs: new Map(data.notificationTemplates.map(({ key, language, parts }) => [`${key}.${language}`, parts])),
    ours: async (executor) =>
      new Map(
        (await notificationTemplates.effective(executor)).map(({ key, language, parts }) => [
          `${key}.${language}`,
          asFields(parts),
        ]),
      ),
    save: async (tx, author, rows) => {
      const texts = new Map(rows.map(({ key, fields }) => [key, fields as TemplateParts]))
      for (const { key, language, version } of await notificationTemplates.effective(tx)) {
        const parts = texts.get(`${key}.${language}`)
        if (parts) await notificationTemplates.saveTemplate(tx, author, { key, language, seen: version, parts })
      }
    },
  },
})

const byKey = <Row extends object, Key extends keyof Row>(rows: readonly Row[], key: Key): StarterRows =>
  new Map(rows.map((row) => [String(row[key]), asFields(row)]))

const NO_WORDS: ContentWords = { title: '', body: [], action: '', links: [] }
/** The block of a legal text, which pages request by its code. */
const LEGAL_BLOCK: ContentFields = {
  kind: 'text',
  slot: null,
  position: 0,
  regionCodes: [],
  firstDay: null,
  lastDay: null,
  href: null,
  picture: null,
  look: 'dark',
  words: { ru: NO_WORDS, en: null },
}

const legalFieldsOf = ({ words: { ru } }: ContentFields): StarterFields => ({ title: ru.title, body: ru.body })

const withLegalFields = (block: ContentFields, row: StarterRow): ContentFields => ({
  ...block,
  words: { ...block.words, ru: { ...block.words.ru, ...fieldsOf<Pick<ContentWords, 'title' | 'body'>>(row) } },
})
