import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { LONGEST_TITLE, SHORTEST_TITLE } from '@okolitsa/domain/content/category-request.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { categoryRequest as text } from '@okolitsa/strings/ru/category-request.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useVisitorLocation } from '../visitor/use-visitor.ts'

function messageOf(error: unknown): string {
  if (!isApiProblem(error)) return text.failed
  const { code, title, errors } = error.problem
  return errors?.title ?? (code === 'TOO_MANY_REQUESTS' ? text.enough : title)
}

/** Requests a missing category; anonymous. */
export function useCategoryRequest(initial: string) {
  const place = useVisitorLocation()
  const [title, setTitle] = useState(cutText(initial, LONGEST_TITLE))
  const [mistake, setMistake] = useState<string>()
  const request = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (wanted: string) =>
      shopApi().content.requestCategory({ query: locationQueryOf(place), body: { title: wanted } }),
    onError: (error) => setMistake(messageOf(error)),
  })
  return {
    title,
    setTitle(next: string) {
      setTitle(next)
      setMistake(undefined)
    },
    error: mistake,
    isSending: request.isPending,
    /** The sent request; null = none. */
    sent: request.isSuccess ? request.variables : null,
    send() {
      const wanted = title.trim()
      if (wanted.length < SHORTEST_TITLE) setMistake(text.empty)
      else request.mutate(wanted)
    },
    again() {
      request.reset()
      setTitle('')
    },
  }
}
