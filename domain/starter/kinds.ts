/** Kinds of starter data, in the order in which they are shown. */
export const STARTER_KINDS = [
  'categories',
  'kitchens',
  'recipeCategories',
  'reviewTags',
  'legalTexts',
  'notificationTemplates',
] as const
export type StarterKind = (typeof STARTER_KINDS)[number]
