import { useQuery } from '@tanstack/react-query'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { dishQuery } from './queries.ts'

/** One dish with its options at the visitor's place. */
export const useDish = (slug: string) => useQuery(dishQuery(slug, useVisitorLocation()))
