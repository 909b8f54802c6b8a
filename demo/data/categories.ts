import { z } from 'zod'
import { categorySchema, type DemoCategory } from '../schemas/organization.ts'
import { readData } from './read-data.ts'

/** The category tree: ids are fixed, a child is parent*100 + n. */
export const demoCategories: readonly DemoCategory[] = readData('categories.json', z.array(categorySchema))
