import type { CategoryStory } from '@okolitsa/domain/catalog/category-story.ts'
import { byId, storySchema } from '../schemas/text.ts'
import { readData } from './read-data.ts'

export const demoCategoryStories: Readonly<Record<number, CategoryStory>> = readData(
  'category-stories.json',
  byId(storySchema),
)
