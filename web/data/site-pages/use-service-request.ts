import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { siteBlocks } from '@okolitsa/strings/ru/site-blocks.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'

const text = siteBlocks.form

export interface ServiceRequestFields {
  readonly name: string
  readonly phone: string
  readonly email: string
  /** Title of the service on its page; empty = a request to be called back. */
  readonly service: string
  /** A honeypot: hidden from people. */
  readonly website: string
}
const EMPTY: ServiceRequestFields = { name: '', phone: '', email: '', service: '', website: '' }

export function useServiceRequest(organizationId: number) {
  const [fields, setFields] = useState(EMPTY)
  const request = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ service, ...fields }: ServiceRequestFields) => {
      const { siteRequests } = shopApi()
      // pages identify services by title, calls by id
      const { items } =
        service === ''
          ? { items: [] }
          : await siteRequests.listServices({ params: { id: organizationId }, query: { perPage: 100 } })
      const serviceId = items.find(({ title }) => title === service)?.id ?? null
      // time since the page load: a visitor with autofill is quick, and may have filled the form before hydration
      const shownForMs = Math.round(performance.now())
      return siteRequests.requestService({ body: { ...fields, serviceId, organizationId, shownForMs } })
    },
  })
  const { error } = request
  const problem = isApiProblem(error) ? error.problem : null
  return {
    fields,
    change(change: Partial<ServiceRequestFields>) {
      setFields((known) => ({ ...known, ...change }))
      if (request.isError) request.reset()
    },
    errors: problem?.errors ?? {},
    /** Message under the form. */
    failure: !error || problem?.errors ? null : problem?.code === 'TOO_MANY_REQUESTS' ? text.enough : text.failed,
    isSending: request.isPending,
    isSent: request.isSuccess,
    send: () => request.mutate(fields),
  }
}
