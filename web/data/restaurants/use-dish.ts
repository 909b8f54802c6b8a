import { useQuery } from '@tanstack/react-query'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { dishQuery } from './queries.ts'

export const useDish = (slug: string) => useQuery(dishQuery(slug, useVisitorLocation()))
